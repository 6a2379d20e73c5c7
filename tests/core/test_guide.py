"""The guide for adding a game: its programs are taken out of the page and run as a stranger would run them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
GUIDE = ROOT / "docs" / "guides" / "add-a-game.md"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Every program of the guide, in a file of the name that its first line gives."""
    programs = re.findall(r"```python\n# (\S+)\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert [name for name, _ in programs] == ["panning.py", "play.py", "test_panning.py"]
    for name, text in programs:
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def run(folder: Path, *command: str) -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_game_is_played(folder: Path) -> None:
    assert run(folder, "play.py").startswith("['")
    assert (folder / "panning.json").exists()


def test_its_tests_pass(folder: Path) -> None:
    assert "5 passed" in run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_panning.py")


def test_it_is_small(folder: Path) -> None:
    """Lines that say something, without imports, blank lines and docstrings."""
    lines = [line.strip() for line in (folder / "panning.py").read_text("utf-8").splitlines()]
    saying = [line for line in lines if line and not line.startswith(("from ", "import ", '"""'))]
    assert len(saying) <= 80


def test_every_file_it_names_exists() -> None:
    named = re.findall(r"`((?:src|tests|docs)/[\w./-]+)`", GUIDE.read_text("utf-8"))
    assert named
    assert [path for path in named if not (ROOT / path).exists()] == []
