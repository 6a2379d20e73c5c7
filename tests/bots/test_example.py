"""The example for bot writers does what the guide promises."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sagebrush import Match
from sagebrush.bots import make_bot
from sagebrush.server.thinking import task_for, think

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "lines"), [("custom_bot.py", 25), ("thinking_bot.py", 45), ("parts_bot.py", 45), ("patient_bot.py", 30)]
)
def test_an_example_plays_a_whole_game(name: str, lines: int) -> None:
    script = EXAMPLES / name
    run = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True, timeout=60)
    assert " won: " in run.stdout
    assert len(script.read_text().splitlines()) < lines


def test_the_thinking_bot_minds_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a moment to think it answers all the same, and in a worker of the server as at home."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.chdir(EXAMPLES)
    match = Match.new("bang", players=4, seed=3)
    assert match.decision
    for seconds in (0.0, 0.01):
        task = task_for(match, match.decision, "thinking_bot:Thinker", seconds=seconds)
        assert think(task) in match.decision.ids


def test_the_custom_bot_by_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.chdir(EXAMPLES)
    assert type(make_bot("custom_bot:Vulture", "dice", 0)).__name__ == "Vulture"


def test_the_guide_runs_as_written() -> None:
    guide = (EXAMPLES.parent / "docs" / "guides" / "add-a-bot.md").read_text("utf-8")
    blocks = [block.split("```")[0] for block in guide.split("```python\n")[1:]]
    run = subprocess.run(
        [sys.executable, "-c", "\n".join(blocks)], capture_output=True, text=True, check=True, timeout=60
    )
    assert run.stdout.startswith("Result(")
