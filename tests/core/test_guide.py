"""The guide for adding a game: its programs are taken out of the page and run as a stranger would run them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.core.guide import GUIDE, ROOT, install, write_programs


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    names = write_programs(tmp_path)
    assert names == [
        "panning.py",
        "play.py",
        "pyproject.toml",
        "words/fields.toml",
        "words/en/play.ftl",
        "test_panning.py",
    ]
    return tmp_path


def run(folder: Path, *command: str, code: int = 0) -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path]), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stderr if code else done.stdout


def sagebrush(folder: Path, *arguments: str, code: int = 0) -> str:
    return run(folder, "-c", "from sagebrush.cli.app import main; raise SystemExit(main())", *arguments, code=code)


def test_the_game_is_played(folder: Path) -> None:
    assert run(folder, "play.py").startswith("['")
    assert (folder / "panning.json").exists()


@pytest.mark.slow
@pytest.mark.parametrize("installed", [False, True])
def test_its_tests_pass(folder: Path, *, installed: bool) -> None:
    """Installed too, where whoever imports the game first makes Sagebrush look for it."""
    if installed:
        install(folder)
    assert "6 passed" in run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_panning.py")


@pytest.mark.slow
def test_every_command_knows_it_once_it_is_installed(folder: Path) -> None:
    install(folder)
    assert "panning" in [game["name"] for game in json.loads(sagebrush(folder, "games", "--json"))["games"]]
    wins = json.loads(sagebrush(folder, "simulate", "panning", "--games", "5", "--json"))["wins"]["by_bot"]
    assert wins["random"]["played"] > 5
    run(folder, "play.py")
    assert "Bob pans and finds" in sagebrush(folder, "replay", "panning.json")
    assert sagebrush(folder, "replay", "panning.json", "--verify")


@pytest.mark.parametrize("broken", ["import nothing_of_that_name\n", "GAME = 'panning'\n"])
def test_an_installed_game_that_does_not_load_is_told_in_one_line(folder: Path, broken: str) -> None:
    install(folder)
    (folder / "panning.py").write_text(broken)
    told = sagebrush(folder, "games", code=2)
    assert "panning" in told
    assert "Traceback" not in told


def test_it_is_small(folder: Path) -> None:
    """Lines that say something, without imports, blank lines and docstrings."""
    lines = [line.strip() for line in (folder / "panning.py").read_text("utf-8").splitlines()]
    saying = [line for line in lines if line and not line.startswith(("from ", "import ", '"""'))]
    assert len(saying) <= 80


def test_every_file_it_names_exists() -> None:
    named = re.findall(r"`((?:src|tests|docs)/[\w./-]+)`", GUIDE.read_text("utf-8"))
    assert named
    assert [path for path in named if not (ROOT / path).exists()] == []
