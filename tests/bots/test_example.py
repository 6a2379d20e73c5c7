"""The example for bot writers does what the guide promises."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from sagebrush.bots import make_bot

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_custom_bot_plays_a_whole_game() -> None:
    script = EXAMPLES / "custom_bot.py"
    run = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True, timeout=60)
    assert " won: " in run.stdout
    assert len(script.read_text().splitlines()) < 25


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
