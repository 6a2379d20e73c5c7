"""Every command shown in the README and in the guides works as written."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from sagebrush.envs import encoding
from tests.cli.command import sagebrush

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "docs" / "results.md", *sorted((ROOT / "docs" / "guides").glob("*.md"))]

#: These want a person, a port, a built web client or a lot of time; that their options exist is shown by their help.
NOT_RUN = ("train", "play", "serve", "backup", "restore", "loadtest", "lend", "doctor")

#: A shown number of games may be a long one; fewer prove as much.
FEWER = ("--games", "4", "--workers", "1")
PLAYS = ("simulate", "tournament", "report")


def shown() -> Iterator[str]:
    """Each as the shell reads it: what stands behind a # or a | makes no other command of it."""
    for page in PAGES:
        for block in re.findall(r"^```(?:console|sh)\n(.*?)^```", page.read_text("utf-8"), re.DOTALL | re.MULTILINE):
            for line in block.replace("\\\n", " ").splitlines():
                words = shlex.split(line.removeprefix("$ ").removeprefix(".venv/bin/").partition("|")[0], comments=True)
                if words[:1] == ["sagebrush"]:
                    yield shlex.join(words)


def untaught(path: Path) -> None:
    """A policy as the tutorial leaves one, before anything is learned: the command is tried, not the teacher."""
    found = encoding("dice")
    np.savez(
        path,
        *[
            np.zeros(shape)
            for shape in ((found.observation_size, 4), (4,), (4, found.action_size), (found.action_size,))
        ],
    )


@cache
def options_of(name: str) -> str:
    """The help of a command, as it is printed."""
    return sagebrush(name, "--help").stdout


@pytest.mark.long
@pytest.mark.parametrize("command", dict.fromkeys(shown()))
def test_a_shown_command_works(command: str, record: Path, tmp_path: Path) -> None:
    _, name, *arguments = shlex.split(command)
    shutil.copy(record, tmp_path / "game.json")
    for example in (ROOT / "examples").glob("*.py"):
        shutil.copy(example, tmp_path)
    shutil.copytree(ROOT / "examples" / "own-content", tmp_path / "my-box")
    if "learned_bot" in command:
        untaught(tmp_path / "dice-policy.npz")
    if name in NOT_RUN:
        assert [word for word in arguments if word.startswith("--") and word not in options_of(name)] == []
        return
    if name in PLAYS:
        arguments += FEWER
    if name == "bench":
        arguments += ["--seconds", "0.05"]
    done = sagebrush(name, *[word for word in arguments if word != "--step"], cwd=tmp_path)
    assert done.returncode == 0, done.stderr
