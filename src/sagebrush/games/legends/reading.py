"""Reading the rows. A misspelt key or word stops the program, and says in which file, line and row it is."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from sagebrush.core.errors import BadConfig
from sagebrush.games.legends.rows import Rows

BASE: Final[Path] = Path(__file__).parent / "expansions" / "base"

#: Files beside the rows of an expansion.
NO_ROWS: Final[tuple[str, ...]] = ("rulings", "lesson", "encoding")

#: Effects inside effects; ours go down to 12.
MAX_DEPTH: Final = 30

#: How msgspec ends its sentences.
_AT: Final = re.compile(r"^(.*) - at `\$\.?([^`]*)`$", re.DOTALL)


class BadRow(BadConfig):
    """A row that says something the game does not know."""


class Pages:
    """The text of some files by name (`stories`), and whose they are: where a fault is found again."""

    def __init__(self, home: str, texts: Mapping[str, str]) -> None:
        self.home = home
        self.texts = dict(texts)

    def fault(self, path: str, what: str) -> BadRow:
        """The error for a fault at a path such as `stories.story[13].reward[0].what`."""
        file, _, rest = path.partition(".")
        found = re.match(r"(\w+)(?:\[(\d+)\])?\.?(.*)", rest)
        if file not in self.texts:
            return BadRow(f"{self.home}: {what}")
        if not found:
            return BadRow(f"{self.home}/{file}.toml: {what}")
        table, index, inside = found.groups()
        where = [f"{self.home}/{file}.toml", *self._row(file, table, index)]
        return BadRow(f"{', '.join(where)}: {what}{f' (at {inside})' if inside else ''}")

    def _row(self, file: str, table: str, index: str | None) -> list[str]:
        """The line and the name of a row."""
        head = f"[[{table}]]" if index else f"[{table}]"
        lines = [n for n, line in enumerate(self.texts[file].splitlines(), 1) if line.strip().startswith(head)]
        number = int(index or 0)
        found = [f"line {lines[number]}"] if number < len(lines) else []
        row = tomllib.loads(self.texts[file])[table]
        row = row[number] if index else row
        name = row.get("id") if isinstance(row, dict) else None
        return [*found, f"{head} {name}" if name else head]


def pages_of(folder: Path) -> Pages:
    """The TOML files of a folder, but for those that others read."""
    paths = sorted([path for path in folder.glob("*.toml") if path.stem not in NO_ROWS])
    return Pages(folder.name, {path.stem: path.read_text("utf-8") for path in paths})


def parse(pages: Pages) -> Rows:
    """The typed rows. Words that name other rows are not looked up yet: that is for `check.py`."""
    known = Rows.__struct_fields__
    for file in pages.texts:
        if file not in known:
            raise pages.fault(file, f"no such file is read; there are {', '.join(known)}")
    try:
        return msgspec.convert({file: _toml(pages, file) for file in pages.texts}, Rows)
    except msgspec.ValidationError as error:
        found = _AT.match(str(error))
        what, path = found.groups() if found else (str(error), "")
        raise pages.fault(path, what) from None


def read_rows(folder: Path) -> Rows:
    return parse(pages_of(folder))


def _toml(pages: Pages, file: str) -> dict[str, Any]:
    try:
        read = tomllib.loads(pages.texts[file])
    except tomllib.TOMLDecodeError as error:
        raise pages.fault(file, f"is no TOML: {error}") from None
    except RecursionError:
        raise pages.fault(file, "is nested too deeply") from None
    if _depth(read) > MAX_DEPTH:
        raise pages.fault(file, "is nested too deeply")
    return read


def _depth(value: object) -> int:
    """How many tables and lists lie inside each other, as far as it matters."""
    level: list[object] = [value]
    for depth in range(MAX_DEPTH + 1):
        inside = [part.values() if isinstance(part, dict) else part for part in level if isinstance(part, dict | list)]
        if not inside:
            return depth
        level = [part for parts in inside for part in parts]
    return MAX_DEPTH + 1


@cache
def base_pages() -> Pages:
    return pages_of(BASE)
