"""Whole games, told line by line: any change of behaviour shows up here as a difference to read."""

from __future__ import annotations

import pytest

from sagebrush.core.registry import games
from tests.playthroughs.catalogue import FOLDER, PLAYTHROUGHS, told

AGAIN = "if the new behaviour is meant: python -m tests.playthroughs, read the difference, mind the rules version"


@pytest.mark.parametrize("name", list(PLAYTHROUGHS))
def test_the_game_goes_as_it_is_written(name: str) -> None:
    written = (FOLDER / name).read_text("utf-8").splitlines()
    for number, (now, then) in enumerate(zip(told(name).splitlines(), written, strict=False), 1):
        assert now == then, f"{name}, line {number}; {AGAIN}"
    assert told(name).splitlines() == written, f"{name} has another length; {AGAIN}"


def test_every_file_is_compared() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == set(PLAYTHROUGHS)


def test_no_game_and_no_expansion_lacks_one() -> None:
    """A game that is registered is written down at least once, and so is each of its expansions."""
    matches = [make() for make in PLAYTHROUGHS.values()]
    for game in games():
        own = [match.config for match in matches if match.game is game]
        assert own, f"there is no playthrough of {game.info.name}"
        for expansion in game.info.expansions:
            used = [config for config in own if expansion.name in config.expansions]
            assert used, f"there is no playthrough of {game.info.name} with {expansion.name}"


def test_a_playthrough_tells_everything() -> None:
    """Every decision, every answer, every event, the result and the digest."""
    text = told("dice-5.txt")
    match = PLAYTHROUGHS["dice-5.txt"]()
    assert text.startswith(f"game dice, rules {match.game.info.rules}, seed ")
    asked, answered = text.count("\n? "), text.count("\n> ")
    assert asked == answered > 50
    for kind in ("CharacterTaken", "DiceRolled", "LifeLost", "PlayerEliminated", "GameWon", "Result", "digest "):
        assert kind in text
