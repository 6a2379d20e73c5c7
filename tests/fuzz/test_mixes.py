"""The short form of `python -m tests.fuzz`: a few games of random mixes."""

import importlib.util
from pathlib import Path

import pytest

from sagebrush.core.config import configure
from sagebrush.core.registry import game_named
from sagebrush.core.rng import Chance
from tests.fuzz.__main__ import play, play_with, some_config


@pytest.mark.long
@pytest.mark.parametrize("name", ["bang", "dice"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_mixes(name: str, seed: int) -> None:
    """Four games of each seed, and one through the eyes of everybody."""
    chance = Chance(seed)
    for game in range(5):
        config = some_config(game_named(name).info, chance)
        assert play(name, config, chance.spawn().seed, look=game == 4) > 5


@pytest.mark.long
@pytest.mark.parametrize("name", ["bang", "dice"])
def test_bots_in_random_mixes(name: str) -> None:
    """Ten games of bots, which all come to an end."""
    chance = Chance(4)
    for _ in range(10):
        config = some_config(game_named(name).info, chance)
        assert play_with("simple", name, config, chance.spawn().seed) > 5


def test_mixes_are_of_all_kinds() -> None:
    """Alone and together, with and without options, for few and for many."""
    info, chance = game_named("bang").info, Chance(1)
    configs = [some_config(info, chance) for _ in range(300)]
    assert {name for config in configs for name in config.expansions} == {each.name for each in info.expansions}
    assert {name for config in configs for name in config.options} == {option.name for option in info.options}
    assert {config.players for config in configs} >= set(info.players)
    assert any(not config.expansions for config in configs)
    assert any(not config.options for config in configs)


@pytest.mark.parametrize("expansions", [[], ["ante_up"]], ids=str)
def test_the_matrix_of_western_legends_leaves_no_option_out(expansions: list[str]) -> None:
    """Every cell is a table that can be set up; every option that matters has one, for any number of players."""
    path = Path(__file__).parents[2] / "tools" / "matrix-legends.py"
    spec = importlib.util.spec_from_file_location("matrix_legends", path)
    assert spec
    assert spec.loader
    matrix = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(matrix)
    game, met = game_named("legends"), set()
    for players, options in matrix.cells(expansions):
        game.check(configure(game.info, players=players, expansions=expansions, options=options))
        met |= {(name, players) for name in options}
    there = {option.name for option in game.info.options if option.matters(expansions)}
    assert {name for name, _ in met} == there - ({"first_game"} if expansions else set())
    assert {players for name, players in met if name == "jokers"} == set(game.info.players)
