"""Play Western Legends in every shape a table can have, and see that nothing breaks.

    python tools/matrix-legends.py --games 200 --bots random
    python tools/matrix-legends.py --games 200 --bots simple --again 1
    python tools/matrix-legends.py --games 50 --expansions ante_up

A cell is a number of players, a length, a preset, and goals or not; or a first game of any number of players and any
preset, which there is not with expansions. To these come every other choice that matters by itself for any number of
players (guests, jokers, ways to deal, …), everything that can be switched on at once, and every reading on which
editions differ. Each is played so many times; of every so many cells (`--again`) one is played once more by two
workers, and must come to the same digest. With a compiled copy on `PYTHONPATH` (`tools/compile.py`) it is several times
as fast. What breaks stops it, and leaves its record in this folder.
"""

from __future__ import annotations

import argparse
import sys
from itertools import cycle, product
from time import process_time

from sagebrush.core.config import OptionInfo, Value
from sagebrush.core.registry import game_named
from sagebrush.games.legends.content import PRESETS
from sagebrush.games.legends.game import BY_PRESET
from sagebrush.lab.simulate import simulate

GAME = "legends"
LENGTHS = ("short", "medium", "long")
#: What the usual cells and first games are about.
USUAL = ("length", "rules", "goals", "first_game")

Cell = tuple[int, dict[str, Value]]


def cells(expansions: list[str]) -> list[Cell]:
    """The number of players and the options of each."""
    sizes = game_named(GAME).info.players
    usual = product(sizes, LENGTHS, PRESETS, (False, True))
    found: list[Cell] = [
        (players, {"length": length, "rules": preset, "goals": goals}) for players, length, preset, goals in usual
    ]
    if not expansions:
        found += [(players, {"first_game": True, "rules": preset}) for players, preset in product(sizes, PRESETS)]
    return found + choices(expansions)


def choices(expansions: list[str]) -> list[Cell]:
    """Everything else that can be chosen, with presets and numbers of players in turn where not each has a cell."""
    info = game_named(GAME).info
    others = [one for one in info.options if one.name not in USUAL and one.matters(expansions)]
    readings = [one for one in others if one.default == BY_PRESET]
    switches: list[dict[str, Value]] = [
        {one.name: value} for one in others if one not in readings for value in _other_values(one)
    ]
    switches.append({one.name: True for one in others if one.kind == "flag"})
    presets, sizes = cycle(PRESETS), cycle(info.players)
    found = [(players, {**options, "rules": next(presets)}) for options, players in product(switches, info.players)]
    return found + [(next(sizes), {one.name: value}) for one in readings for value in _other_values(one)]


def _other_values(option: OptionInfo) -> list[Value]:
    return [True] if option.kind == "flag" else [choice for choice in option.choices if choice != option.default]


def play(players: int, options: dict[str, Value], wish: argparse.Namespace, boxes: list[str], *, again: bool) -> int:
    """One cell; the number of its decisions comes back."""
    level, games = wish.bots, wish.games
    report = simulate(GAME, games=games, players=players, bots=[level], expansions=boxes, options=options, seed=1)
    if again:
        twin = simulate(
            GAME, games=games, players=players, bots=[level], expansions=boxes, options=options, seed=1, workers=2
        )
        if twin.digest != report.digest:
            sys.exit(f"two workers play other games: {players} players, {options}")
    return report.decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="in each cell")
    parser.add_argument("--bots", default="random", help="the level that plays")
    parser.add_argument("--again", type=int, default=7, help="of so many cells one is played by two workers too")
    parser.add_argument("--expansions", default="", help="with commas between them")
    wish = parser.parse_args()
    boxes = [name for name in wish.expansions.split(",") if name]
    decisions, twice, found = 0, 0, cells(boxes)
    for number, (players, options) in enumerate(found, 1):
        again = number % wish.again == 0
        decisions += play(players, options, wish, boxes, again=again)
        twice += again
        print(f"{number:>4} of {len(found)}: {players} players, {options}", flush=True)
    print(
        f"{len(found)} cells of {wish.games} games of {wish.bots} bots, {decisions:,} decisions in "
        f"{process_time():.0f} s of one core; {twice} cells played again by two workers, with the same digests"
    )


if __name__ == "__main__":
    main()
