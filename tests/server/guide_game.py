"""The guide's own game, gold panning, as a package that a stranger has installed."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from sagebrush.core import registry

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "add-a-game.md"


def install_panning(folder: Path) -> None:
    """Lay the guide's program into a folder, with the entry point that the guide tells of."""
    programs = dict(re.findall(r"```python\n# (\S+)\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL))
    (folder / "panning.py").write_text(programs["panning.py"], "utf-8")
    about = folder / "panning-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: panning\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[sagebrush.games]\npanning = panning:GAME\n")


@contextmanager
def panning_known(folder: Path) -> Iterator[None]:
    """Here, too, as long as it is needed: the other tests know only the games of the project."""
    sys.path.insert(0, str(folder))
    try:
        registry.register(import_module("panning").GAME)
        yield
    finally:
        registry._games.pop("panning", None)
        sys.modules.pop("panning", None)
        sys.path.remove(str(folder))
