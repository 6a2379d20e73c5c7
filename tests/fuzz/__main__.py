"""As many random decisions as you like, over random mixes of everything a game offers.

    python -m tests.fuzz bang --decisions 1000000 --seed 1
    python -m tests.fuzz bang --decisions 1000000 --bots simple
    python -m tests.fuzz legends --decisions 100000 --always jokers,goals

Each game has a table of its own: any expansions, any number of players they allow, any options, any characters. All
that must always hold is checked at every decision; every so often a game is also played through the eyes of everybody,
with imagined worlds held against the true one. Bots are greedy where chance is not: with `--bots` they go round in any
circle that the rules leave open, and a game without an end is found. What breaks is told with the config and the seed
that show it again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import Any

import msgspec

from sagebrush.bots import make_bot
from sagebrush.core.config import Config, GameInfo, OptionInfo, Value, allowed_players, configure
from sagebrush.core.errors import BadConfig
from sagebrush.core.match import Match
from sagebrush.core.registry import game_named
from sagebrush.core.rng import Chance
from sagebrush.testing.fuzz import MAX_DECISIONS, Invariant, fuzz
from sagebrush.testing.worlds import Secrets, check_game
from tests.fuzz.test_bang import everything_in_its_place
from tests.fuzz.test_dice import arrows_and_life
from tests.fuzz.test_legends import nothing_is_lost
from tests.views.secrets import BangSecrets, DiceSecrets, LegendsSecrets

#: What must hold of a table, and what is hidden on it, by game.
INVARIANTS: dict[str, Callable[[Config], Invariant]] = {
    "bang": everything_in_its_place,
    "dice": lambda config: arrows_and_life,
    "legends": lambda config: nothing_is_lost,
}
SECRETS: dict[str, Callable[[Config], Secrets[Any]]] = {
    "bang": BangSecrets,
    "dice": lambda config: DiceSecrets(),
    "legends": lambda config: LegendsSecrets(),
}
#: How seldom an option is not as usual.
SELDOM = 4
#: Tables that are thought of before it is given up to find one.
PATIENCE = 1000


def some_config(info: GameInfo, chance: Chance, among: tuple[str, ...] = (), always: tuple[str, ...] = ()) -> Config:
    """Any table that the game allows, with these options on; of wishes that contradict each other none is granted."""
    names = among or tuple(expansion.name for expansion in info.expansions)
    refused = ""
    for _ in range(PATIENCE):
        expansions = _some_of(names, chance)
        players = chance.pick(list(allowed_players(info, tuple(expansions))))
        options = {option.name: _some_value(option, players, chance) for option in info.options}
        chosen = {name: value for name, value in options.items() if not chance.below(SELDOM)}
        chosen |= dict.fromkeys(always, True)
        try:
            config = configure(info, players=players, expansions=expansions, options=chosen)
            game_named(info.name).check(config)
        except BadConfig as error:
            refused = str(error)
            continue
        return config
    raise BadConfig(f"no table was found that the game allows: {refused}")


def _some_of(names: tuple[str, ...], chance: Chance) -> list[str]:
    """None, few or all of them, each number as often as any other."""
    mixed = list(names)
    chance.shuffle(mixed)
    return mixed[: chance.below(len(mixed) + 1)]


def _some_value(option: OptionInfo, players: int, chance: Chance) -> Value:
    match option.kind:
        case "flag":
            return bool(chance.below(2))
        case "number":
            return option.lowest + chance.below(option.highest - option.lowest + 1)
        case "choice":
            return chance.pick(list(option.choices))
        case "list":
            return ",".join(chance.pick(list(option.choices)) for _ in range(players))


def play(name: str, config: Config, seed: int, *, look: bool) -> int:
    """One game; the number of its decisions comes back."""
    game = game_named(name)
    if not look:
        return fuzz(game, config, seed, INVARIANTS[name](config), fork_every=29)
    match = Match.start(game, config, seed)
    check_game(match, SECRETS[name](config), Chance(seed), round_every=37, play_every=101)
    return match.answer_count


def play_with(level: str, name: str, config: Config, seed: int) -> int:
    """One game of bots, which must come to an end; the number of its decisions comes back."""
    match, invariant = Match.start(game_named(name), config, seed), INVARIANTS[name](config)
    bots = [make_bot(level, name, seed + seat) for seat in range(config.players)]
    while (decision := match.decision) is not None:
        invariant(match.table)
        match.answer(bots[decision.seat].answer(match.eyes(decision.seat)))
        assert match.answer_count < MAX_DECISIONS, "the game does not end"
    return match.answer_count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(INVARIANTS))
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1, help="another seed, other games")
    parser.add_argument("--look", type=int, default=25, help="of so many games one is played through everybody's eyes")
    parser.add_argument("--bots", default="", help="bots of this level play, instead of chance")
    parser.add_argument("--among", default="", help="only these expansions, with commas between them")
    parser.add_argument("--always", default="", help="these options are on at every table, with commas between them")
    wish = parser.parse_args()
    among = tuple(name for name in wish.among.split(",") if name)
    always = tuple(name for name in wish.always.split(",") if name)
    if strange := sorted({*always} - {option.name for option in game_named(wish.game).info.options}):
        parser.error(f"no option of this game: {', '.join(strange)}")
    info, chance = game_named(wish.game).info, Chance(wish.seed)
    decisions, games, told = 0, 0, 0
    while decisions < wish.decisions:
        try:
            config = some_config(info, chance, among, always)
        except BadConfig as error:
            parser.error(str(error))
        seed, look = chance.spawn().seed, games % wish.look == wish.look - 1
        try:
            if wish.bots:
                decisions += play_with(wish.bots, wish.game, config, seed)
            else:
                decisions += play(wish.game, config, seed, look=look)
        except Exception:
            print(f"seed {seed}{' looked into' * look}: {msgspec.json.encode(config).decode()}", file=sys.stderr)
            raise
        games += 1
        if decisions - told >= wish.decisions // 20:
            told = decisions
            print(f"{decisions:>10,} decisions, {games:,} games", flush=True)
    print(f"{decisions:>10,} decisions, {games:,} games: nothing is broken")


if __name__ == "__main__":
    main()
