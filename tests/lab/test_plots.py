"""The pictures of docs/strength.md are drawn by a tool."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def draw(*choices: str) -> str:
    tool = ROOT / "tools" / "strength-plots.py"
    done = subprocess.run([sys.executable, tool, *choices], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_measured_table_is_that_of_the_kept_games() -> None:
    """The page tells what lies in docs/strength, no more and no less."""
    tool = ROOT / "tools" / "strength-table.py"
    done = subprocess.run([sys.executable, tool], capture_output=True, text=True, check=True)
    page = (ROOT / "docs" / "strength.md").read_text("utf-8")
    measured = "".join([part.split("-->\n")[1].split("<!-- end")[0] for part in page.split("<!-- measured: ")[1:]])
    assert measured == done.stdout, "python tools/strength-table.py --write"
    assert measured.count("\n| ") > 10


@pytest.mark.slow
def test_reliability(tmp_path: Path) -> None:
    draw("reliability", "--games", "1", "--into", str(tmp_path))
    picture = (tmp_path / "reliability.svg").read_text("utf-8")
    assert picture.startswith("<svg")
    for word in ("believed", "true", "BANG!", "Dice", "100%"):
        assert word in picture


@pytest.mark.long
def test_strength_over_training(tmp_path: Path) -> None:
    """Each lesson is learned and measured once, and what is shipped comes last."""
    choices = ("--game", "dice", "--players", "4", "--bot", "tenderfoot", "--deals", "1", "--learned", "2,1")
    folders = ("--work", str(tmp_path / "work"), "--into", str(tmp_path))
    said = draw("training", *choices, *folders).splitlines()
    assert [line.split(",")[0] for line in said if line.startswith("{")] == [
        "{'games': 1",
        "{'games': 2",
        "{'games': 6000",
    ]
    assert all("'seats': 4" in line for line in said if line.startswith("{"))
    picture = tmp_path / "training.svg"
    first = picture.read_bytes()
    assert b"games learned from" in first
    played = {path: path.stat().st_mtime_ns for path in (tmp_path / "work").rglob("*.json*")}
    assert len(played) >= 2 * 2 + 3
    draw("training", *choices, *folders)
    assert picture.read_bytes() == first
    assert {path: path.stat().st_mtime_ns for path in (tmp_path / "work").rglob("*.json*")} == played
