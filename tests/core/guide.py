"""The programs of the guide for adding a game, taken out of the page as a stranger would take them."""

from __future__ import annotations

import re
import runpy
import tomllib
from pathlib import Path
from typing import Any

from sagebrush.core.game import Game

ROOT = Path(__file__).parent.parent.parent
GUIDE = ROOT / "docs" / "guides" / "add-a-game.md"


def write_programs(folder: Path) -> list[str]:
    """Every program of the guide, in a file of the name that its first line gives."""
    programs = re.findall(r"```(?:python|toml|fluent)\n# (\S+)\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    for name, text in programs:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return [name for name, _ in programs]


def install(folder: Path) -> None:
    """What `pip install` leaves of the package: whoever has the folder on the path knows its entry points."""
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    about = folder / f"{project['name']}-{project['version']}.dist-info"
    about.mkdir()
    about.joinpath("METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n")
    lines = []
    for group, names in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {place}" for name, place in names.items())]
    about.joinpath("entry_points.txt").write_text("\n".join(lines))


def panning(folder: Path) -> Game[Any]:
    """The guide's own game, without words, as it stands there."""
    write_programs(folder)
    game: Game[Any] = runpy.run_path(str(folder / "panning.py"))["GAME"]
    return game
