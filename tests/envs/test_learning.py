"""The tutorial: a network that learned the dice game from itself is better than chance, and so is a bot of it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sagebrush.bots import make_bot
from sagebrush.core.errors import BadConfig
from sagebrush.core.registry import games
from sagebrush.core.rng import Chance
from sagebrush.envs import encoding
from sagebrush.envs.table import Table
from sagebrush.lab.bench import whole_box
from tests.cli.command import sagebrush

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("game", [game.info.name for game in games()])
def test_a_bot_sees_what_an_environment_shows(game: str) -> None:
    """Made from a view and a decision, without the match: the same bytes and the same actions."""
    box = whole_box(game)
    table, found, chance = Table(game, None, box), encoding(game), Chance(2)
    table.start(4)
    players = table.config.players
    for _ in range(60):
        decision = table.decision
        assert decision is not None
        seen = found.observe(table.match.view(decision.seat), decision, players, box)
        assert seen.tobytes() == table.observe(decision.seat).tobytes()
        assert found.choices(decision, players) == table.options
        table.act(chance.pick(sorted(table.options)))


@pytest.mark.slow
def test_it_learns(tmp_path: Path) -> None:
    """A seventh of the games of the tutorial are enough to win far more than `random` does."""
    pytest.importorskip("sklearn")
    for name in ("learn_dice.py", "learned_bot.py"):
        shutil.copy(EXAMPLES / name, tmp_path)
    wish = [sys.executable, "learn_dice.py", "--games", "600", "--batch", "120"]
    done = subprocess.run(wish, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    games = ["--players", "5", "--games", "80", "--json"]
    rated = sagebrush("simulate", "dice", "--bots", "random,learned_bot:Learner", *games, cwd=tmp_path)
    assert rated.returncode == 0, rated.stderr
    won = {name: wins["won"] / wins["played"] for name, wins in json.loads(rated.stdout)["wins"]["by_bot"].items()}
    assert won["learned_bot:Learner"] > won["random"] + 0.08, won


def test_without_a_policy_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(EXAMPLES / "learned_bot.py", tmp_path / "untaught_bot.py")
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.chdir(tmp_path)
    bot, table = make_bot("untaught_bot:Learner", "dice"), Table("dice", 5)
    table.start(1)
    assert table.decision is not None
    with pytest.raises(BadConfig, match=r"`python learn_dice\.py` makes one"):
        bot.answer(table.match.eyes(table.decision.seat))
