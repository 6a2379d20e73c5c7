"""Taking the expansion out is deleting its folder and its lines: the base game goes on without it (BANG-251)."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import sagebrush
from tests.ruling import ruling

ROOT = Path(__file__).parents[4]
BASE = "tests/rulings/bang/base"
#: Plugins of pytest that these scenarios do not need take seconds to load.
QUICK = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONDONTWRITEBYTECODE": "1"}

#: Twenty base games, each answer drawn by chance.
GAMES = """
import sys
from pathlib import Path

import sagebrush
from sagebrush.core.config import configure
from sagebrush.core.rng import Chance
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.library import CARDS, HOMES
from sagebrush.testing.fuzz import MAX_DECISIONS, step
from sagebrush.core.match import Match

assert Path(sagebrush.__file__).is_relative_to(sys.argv[1]), sagebrush.__file__
assert not [name for name in sys.modules if "dodge_city" in name]
assert GAME.info.players == (4, 5, 6, 7)
assert not GAME.info.has_expansion("dodge_city")
assert len([card for card in CARDS if card.expansion == "base"]) == 80
assert len([home for home in HOMES.values() if home == "base"]) == 19
for seed in range(20):
    match = Match.start(GAME, configure(GAME.info, players=4 + seed % 4), seed)
    chance = Chance(seed)
    while match.decision:
        step(match, chance)
        assert match.answer_count < MAX_DECISIONS
    assert match.result is not None
print("20 games")
"""


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source without the folder of Dodge City and without the lines that name it."""
    copy = tmp_path_factory.mktemp("without") / "sagebrush"
    shutil.copytree(Path(sagebrush.__file__).parent, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    expansions = copy / "games" / "bang" / "expansions"
    shutil.rmtree(expansions / "dodge_city")
    listed = expansions / "__init__.py"
    lines = listed.read_text("utf-8").splitlines(keepends=True)
    listed.write_text("".join(line for line in lines if "dodge_city" not in line.lower()), "utf-8")
    return copy.parent


def run(source: Path, *arguments: str) -> str:
    """A Python of its own that finds the copy first."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, **QUICK, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@ruling("BANG-251")
def test_base_games_without_the_folder(source: Path) -> None:
    """Without its folder the game still loads, knows 80 cards and 4 to 7 players, and 20 random games end."""
    assert run(source, "-c", GAMES, str(source)) == "20 games\n"


@pytest.mark.slow
@ruling("BANG-251")
def test_base_scenarios_without_the_folder(source: Path) -> None:
    """All scenarios of the base game pass without it."""
    quiet = ("-qp", "no:cacheprovider", "-c", os.devnull, "--rootdir", str(ROOT), "-W", "ignore")
    assert " passed" in run(source, "-m", "pytest", *quiet, BASE)
