"""Taking an expansion out is deleting its folder and its lines: the others go on without it.

Every expansion in the box is taken out in its turn, once all of them together, and once all but one.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import sagebrush
from sagebrush.games.bang.library import BOX
from sagebrush.lab.bench import compiled

ROOT = Path(__file__).parents[3]
SCENARIOS = ROOT / "tests" / "rulings" / "bang"
#: What is copied is source, whatever the tests around it run on.
pytestmark = pytest.mark.skipif(compiled(), reason="shown by the interpreted tests")
OTHERS = [expansion.name for expansion in BOX if expansion.name != "base"]
#: Plugins of pytest that these scenarios do not need take seconds to load.
QUICK = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONDONTWRITEBYTECODE": "1"}

#: Twelve games, each answer drawn by chance, with all that is left in the box and with nothing of it.
GAMES = """
import sys
from pathlib import Path

import sagebrush
from sagebrush.core.config import configure
from sagebrush.core.rng import Chance
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.library import BOX, CARDS, cast_for
from sagebrush.testing.fuzz import MAX_DECISIONS, step
from sagebrush.core.match import Match

source, *gone = sys.argv[1:]
assert Path(sagebrush.__file__).is_relative_to(source), sagebrush.__file__
for name in gone:
    assert not [module for module in sys.modules if module.startswith(f"sagebrush.games.bang.expansions.{name}")]
    assert not GAME.info.has_expansion(name)
assert GAME.info.players == (4, 5, 6, 7)
assert len([card for card in CARDS if card.expansion == "base"]) == 80
assert len(cast_for(())) == 19
left = [expansion.name for expansion in BOX if not expansion.always]
for seed in range(12):
    config = configure(GAME.info, players=4 + seed % 4, expansions=left if seed % 2 else [])
    match = Match.start(GAME, config, seed)
    chance = Chance(seed)
    while match.decision:
        step(match, chance)
        assert match.answer_count < MAX_DECISIONS
    assert match.result is not None
print("12 games")
"""


def without(gone: list[str], copy: Path) -> Path:
    """A copy of the source without the folders of these expansions and without the lines that name them."""
    shutil.copytree(Path(sagebrush.__file__).parent, copy, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    expansions = copy / "games" / "bang" / "expansions"
    for name in gone:
        shutil.rmtree(expansions / name)
    listed = expansions / "__init__.py"
    lines = listed.read_text("utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not any(name in line.lower() for name in gone)]
    listed.write_text("".join(kept), "utf-8")
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


@pytest.mark.slow
@pytest.mark.parametrize("gone", [*[[name] for name in OTHERS], OTHERS], ids=lambda gone: "-".join(gone) or "none")
def test_games_without_the_folder(gone: list[str], tmp_path: Path) -> None:
    """Without it the game still loads, knows 80 cards and 4 to 7 players, and random games of the others end."""
    source = without(gone, tmp_path / "sagebrush")
    assert run(source, "-c", GAMES, str(source), *gone) == "12 games\n"


@pytest.mark.slow
def test_base_scenarios_without_any(tmp_path: Path) -> None:
    """All scenarios of the base game pass without any expansion."""
    source = without(OTHERS, tmp_path / "sagebrush")
    quiet = ("-qp", "no:cacheprovider", "-c", os.devnull, "--rootdir", str(ROOT), "-W", "ignore")
    assert " passed" in run(source, "-m", "pytest", *quiet, str(SCENARIOS / "base"))


@pytest.mark.slow
@pytest.mark.parametrize("alone", OTHERS)
def test_scenarios_without_all_others(alone: str, tmp_path: Path) -> None:
    """Beside the base game alone, all scenarios of an expansion pass, but for those in which others take part."""
    source = without([name for name in OTHERS if name != alone], tmp_path / "sagebrush")
    quiet = ("-qp", "no:cacheprovider", "-c", os.devnull, "--rootdir", str(ROOT), "-W", "ignore")
    ignored = [f"--ignore-glob=*test_{kind}.py" for kind in ("fuzz", "gag", "secrets", "simple_bot", "terminal")]
    assert " passed" in run(source, "-m", "pytest", *quiet, *ignored, str(SCENARIOS / alone))
