"""The guide's own game, gold panning, as a package that a stranger has installed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from sagebrush.core import registry
from tests.core.guide import install, write_programs


def install_panning(folder: Path) -> None:
    """Lay the guide's programs into a folder, with the entry point that the guide tells of."""
    write_programs(folder)
    install(folder)


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
