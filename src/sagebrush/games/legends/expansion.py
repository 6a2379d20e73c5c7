"""An expansion of Western Legends is one folder: its rows, its systems, its words."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import ClassVar

import msgspec
from mypy_extensions import mypyc_attr

from sagebrush.core.config import OptionInfo
from sagebrush.games.legends.table import LegendsTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """An expansion; an option named like one of its `sets` brings the rows of that set into play.

    `records` are the modules of its events, questions and options, `parts` the views of its systems by name.
    """

    sets: ClassVar[tuple[str, ...]] = ()

    def __init__(
        self,
        name: str,
        folder: Path,
        *,
        records: tuple[ModuleType, ...] = (),
        parts: dict[str, type[msgspec.Struct]] | None = None,
    ) -> None:
        self.name = name
        self.folder = folder
        self.records = records
        self.parts: dict[str, type[msgspec.Struct]] = parts or {}

    def options(self) -> tuple[OptionInfo, ...]:
        """Choices to be made before the game."""
        return ()

    def prepare(self, table: LegendsTable) -> None:
        """Lay its systems on the table."""
