"""Which bots there are, and what a wrong name gets."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from sagebrush.bots import Bot, levels, make_bot, registry
from sagebrush.core.decisions import Decision
from sagebrush.core.errors import BadConfig
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from tests.bots.tables import play


class Shy(Bot):
    """Takes the last option, and only ever in the dice game."""

    games = ("dice",)

    def choose(self, view: Any, decision: Decision[Option]) -> Option:
        return decision.options[-1]


class Elsewhere(Shy):
    games = ("checkers",)


def test_levels_of_the_dice_game() -> None:
    assert levels("dice") == ("random", "greenhorn", "tenderfoot", "simple", "marshal", "legend")


def test_a_bot_carries_its_level_as_name() -> None:
    assert make_bot("random", "dice", 1).name == "random"
    assert make_bot("simple", "dice", 1).name == "simple"


def test_an_unknown_level_names_the_known_ones() -> None:
    with pytest.raises(
        BadConfig, match="dice has no bot 'genius'; there is random, greenhorn, tenderfoot, simple, marshal"
    ):
        make_bot("genius", "dice", 1)


def test_an_unknown_game() -> None:
    with pytest.raises(BadConfig, match="there is no game 'poker'"):
        make_bot("random", "poker", 1)
    with pytest.raises(BadConfig, match="there is no game 'poker'"):
        levels("poker")


def test_a_bad_seed() -> None:
    with pytest.raises(BadConfig, match="seed -1"):
        make_bot("random", "dice", -1)


def test_a_bot_by_path_plays() -> None:
    bot = make_bot("tests.bots.test_registry:Shy", "dice", 3)
    assert isinstance(bot, Bot)
    assert bot.name == "tests.bots.test_registry:Shy"
    assert play(Match.new("dice", players=4, seed=1), [bot] * 4).winners


@pytest.mark.parametrize(
    ("path", "message"),
    [
        (
            "no_such_module:Bot",
            "cannot load bot 'no_such_module:Bot': ModuleNotFoundError: No module named 'no_such_module'",
        ),
        ("sagebrush.bots:Nobody", "cannot load bot 'sagebrush.bots:Nobody'"),
        (":Bot", "cannot load bot ':Bot'"),
        ("pathlib:Path", "'pathlib:Path' is not a subclass of sagebrush.bots.Bot"),
        ("tests.bots.test_registry:Elsewhere", "plays checkers, not dice"),
    ],
)
def test_a_path_that_leads_nowhere(path: str, message: str) -> None:
    with pytest.raises(BadConfig, match=message):
        make_bot(path, "dice", 0)


def test_a_bot_from_a_file_in_the_current_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "from sagebrush.bots.random_bot import RandomBot\nclass Mine(RandomBot):\n    pass\n"
    (tmp_path / "my_own_bot.py").write_text(code)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert type(make_bot("my_own_bot:Mine", "dice", 0)).__name__ == "Mine"


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("1 / 0", "cannot load bot 'broken:Vulture': ZeroDivisionError: division by zero"),
        ("class Vulture(:", "cannot load bot 'broken:Vulture': SyntaxError: "),
        (
            "from sagebrush.bots import Bot\nclass Vulture(Bot):\n    def __init__(self, seed): {}[seed]",
            "cannot make bot 'broken:Vulture': KeyError: 0",
        ),
    ],
)
def test_a_bot_with_a_mistake(source: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken.py").write_text(source)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "broken", raising=False)
    with pytest.raises(BadConfig, match=message):
        make_bot("broken:Vulture", "dice")


def test_bots_of_installed_packages_come_last(monkeypatch: pytest.MonkeyPatch) -> None:
    plugins = (
        EntryPoint("shy", "tests.bots.test_registry:Shy", registry.GROUP),
        EntryPoint("elsewhere", "tests.bots.test_registry:Elsewhere", registry.GROUP),
    )
    monkeypatch.setattr(registry, "_plugins", lambda: plugins)
    assert levels("dice") == ("random", "greenhorn", "tenderfoot", "simple", "marshal", "legend", "shy")
    assert isinstance(make_bot("shy", "dice", 0), Shy)


def test_a_package_cannot_replace_a_bot_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    plugins = (EntryPoint("simple", "tests.bots.test_registry:Shy", registry.GROUP),)
    monkeypatch.setattr(registry, "_plugins", lambda: plugins)
    with pytest.raises(BadConfig, match="two bots named 'simple' for dice"):
        make_bot("simple", "dice", 0)


def test_random_bots_with_one_seed_play_one_game() -> None:
    def game(seed: int) -> str:
        match = Match.new("dice", players=5, seed=9)
        play(match, [make_bot("random", "dice", seed * 8 + seat) for seat in range(5)])
        return match.digest

    assert game(1) == game(1)
    assert game(1) != game(2)
