"""Numbers for what a seat sees and for what it may do: complete, fixed, in step with the table, and without secrets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from sagebrush import Match, Seat
from sagebrush.core.config import Value, allowed_players, configure
from sagebrush.core.decisions import Decision
from sagebrush.core.errors import BadConfig, CannotImagine
from sagebrush.core.game import Game
from sagebrush.core.options import Option
from sagebrush.core.registry import game_named, games
from sagebrush.core.rng import Chance
from sagebrush.envs.encoding import encoding
from sagebrush.envs.layout import Book, NoEncoding
from sagebrush.envs.pages import page
from sagebrush.envs.sight import Choices, Plan, Sight
from sagebrush.games.legends.options import PlayJokers

ROOT = Path(__file__).parents[2]
GAMES = [game.info.name for game in games()]

#: The size of an observation, the number of actions, and a digest of what each of them means. A change that is meant
#: makes it another version: `version` in the game's encoding.toml.
PINNED = {
    "bang_v1": (14807, 34390, "ac5ed8ffd2a6ec86"),
    "dice_v1": (403, 80, "f3700cc37cdac1bc"),
    "legends_v3": (9418, 11111, "2827eef2d4c9c428"),
}


def mixes(game: str, count: int) -> Iterator[Match]:
    """Tables of every size, with all expansions or some, and with options by chance."""
    rules, chance = game_named(game), Chance(17)
    for seed in range(count):
        expansions = [one.name for one in rules.info.expansions if seed % 3 == 0 or chance.below(2)]
        sizes = allowed_players(rules.info, tuple(expansions))
        options = _some_options(rules, expansions, chance) if seed % 2 else {}
        try:
            config = configure(rules.info, players=sizes[seed % len(sizes)], expansions=expansions, options=options)
            match = Match.start(rules, config, seed)
        except BadConfig:
            # A combination of options that the game refuses.
            continue
        yield match


def _some_options(rules: Game[Any], expansions: list[str], chance: Chance) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for option in rules.info.options:
        if option.kind == "flag":
            found[option.name] = bool(chance.below(2))
        elif option.kind == "choice":
            found[option.name] = chance.pick(list(option.choices))
    return {name: value for name, value in found.items() if rules.info.known_options()[name].matters(expansions)}


def decisions(match: Match, seed: int) -> Iterator[Decision[Option]]:
    """A random game to its end, decision by decision."""
    chance = Chance(seed)
    while match.decision:
        decision = chance.pick(list(match.decisions))
        yield decision
        match.answer(chance.pick(list(decision.options)), seat=decision.seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_version_stays_as_it_is(game: str) -> None:
    found = encoding(game)
    assert PINNED[found.name] == (found.observation_size, found.action_size, found.digest)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_everything_has_a_place(game: str) -> None:
    check_places(game, 12)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_everything_has_a_place_in_many_games(game: str) -> None:
    check_places(game, 300)


def told_apart(options: Sequence[Option]) -> list[Option]:
    """All options, but of what jokers could stand for in the same cards only the first, which is the best."""
    found: dict[object, Option] = {}
    for option in options:
        found.setdefault((PlayJokers, option.cards) if isinstance(option, PlayJokers) else option.id, option)
    return list(found.values())


def check_places(game: str, count: int) -> None:
    """Whatever is met can be written down, and every option has an action of its own."""
    plan = encoding(game).plan
    for seed, match in enumerate(mixes(game, count)):
        sights = [Sight(plan, Seat(seat)) for seat in range(match.config.players)]
        choices = Choices(plan)
        for decision in decisions(match, seed):
            choices.ask(decision, match.config.players)
            offered = told_apart(decision.options)
            assert list(choices.options.values()) == offered
            assert sum(choices.mask) == len(offered)
            seen = sights[decision.seat].look(match, decision)
            if match.answer_count % 16 == 0:
                assert Sight(plan, decision.seat).look(match, decision) == seen, "an update has missed something"


@pytest.mark.parametrize("game", GAMES)
def test_nobody_sees_what_they_cannot_know(game: str) -> None:
    """All that the seat cannot know is dealt anew, and neither its observation nor its actions change."""
    plan = encoding(game).plan
    looks = 0
    for seed, match in enumerate(mixes(game, 4)):
        chance = Chance(seed)
        for decision in decisions(match, seed):
            if match.answer_count % 12:
                continue
            for seat in range(match.config.players):
                looks += _looks_alike(match, Seat(seat), chance, plan)
            own, imagined = Choices(plan), Choices(plan)
            own.ask(decision, match.config.players)
            twin = match.imagine(decision.seat, chance)
            imagined.ask(twin.decision_for(decision.seat), match.config.players)
            assert own.mask == imagined.mask
    assert looks > 40


def _looks_alike(match: Match, seat: Seat, chance: Chance, plan: Plan) -> bool:
    try:
        twin = match.imagine(seat, chance)
    except CannotImagine:
        return False
    truth = Sight(plan, seat).look(match, match.decision_for(seat))
    assert Sight(plan, seat).look(twin, twin.decision_for(seat)) == truth
    return True


def test_seats_are_counted_from_the_observer() -> None:
    """Everybody sees themselves first: at a table where nothing has happened yet, all see nearly the same."""
    plan = encoding("dice").plan
    match = Match.new("dice", players=5, seed=3)
    size = plan.view.size
    for seat in range(5):
        sight = Sight(plan, Seat(seat))
        own = sight.look(match, None)[plan.head : plan.head + size]
        roles = [slot for slot in encoding("dice").slots if slot.name == "players[0].role"]
        start = roles[0].start - plan.head
        assert sum(own[start : start + roles[0].size]) == 1, "one's own role is always known"


@pytest.mark.parametrize("game", GAMES)
def test_an_action_can_be_read(game: str) -> None:
    found = encoding(game)
    match = Match.new(game, seed=1)
    choices = Choices(found.plan)
    for decision in decisions(match, 1):
        choices.ask(decision, match.config.players)
        for action, option in choices.options.items():
            assert found.describe(action).split()[0] == option.kind


@pytest.mark.parametrize("game", GAMES)
def test_the_slots_are_the_whole_observation(game: str) -> None:
    """The documentation leaves no byte out, and says nothing twice."""
    found = encoding(game)
    place = 0
    for slot in found.slots:
        assert slot.start == place, slot
        place += slot.size
    assert place == found.observation_size


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_up_to_date(game: str) -> None:
    """`make docs` writes it anew."""
    found = encoding(game)
    assert (ROOT / "docs" / "encodings" / f"{found.name}.md").read_text("utf-8") == page(found)


def test_a_game_without_an_encoding_is_left_out() -> None:
    from tests.core.toy import TOY

    with pytest.raises(NoEncoding, match="no encoding"):
        Book(TOY)


@pytest.mark.parametrize("folder", ["envs", "lab"])
def test_no_game_is_named(folder: str) -> None:
    """Whatever works for all games names none."""
    for path in sorted((ROOT / "src" / "sagebrush" / folder).rglob("*.py")):
        text = path.read_text("utf-8")
        for game in GAMES:
            assert f'"{game}"' not in text, path
            assert f"games.{game}" not in text, path
            assert f"{game}_v" not in text, path
