"""Taking the expansion out is deleting its folder and its lines: the others go on without it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import sagebrush
from tests.ruling import ruling

ROOT = Path(__file__).parents[4]

#: Games of both bots with whatever else is in the box.
GAMES = """
import sys
from pathlib import Path

import sagebrush
from sagebrush.core.config import allowed_players
from sagebrush.games.bang.game import GAME
from sagebrush.lab import simulate

assert Path(sagebrush.__file__).is_relative_to(sys.argv[1]), sagebrush.__file__
assert not GAME.info.has_expansion("wild_west_show")
rest = [expansion.name for expansion in GAME.info.expansions]
assert not [name for name in sys.modules if "expansions.wild_west_show" in name]
for expansions in ([], rest):
    for players in allowed_players(GAME.info, expansions):
        simulate("bang", games=2, players=players, bots=["simple", "random"], expansions=expansions, seed=players)
print("all played")
"""


@pytest.mark.slow
@ruling("BANG-705")
def test_games_without_the_folder(tmp_path: Path) -> None:
    """The game loads without it, and bots play to the end."""
    copy = tmp_path / "sagebrush"
    shutil.copytree(Path(sagebrush.__file__).parent, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    expansions = copy / "games" / "bang" / "expansions"
    shutil.rmtree(expansions / "wild_west_show")
    listed = expansions / "__init__.py"
    lines = listed.read_text("utf-8").splitlines(keepends=True)
    listed.write_text("".join(line for line in lines if "wild_west_show" not in line.lower()), "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", GAMES, str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "all played\n"), done.stderr
