"""Rows written to files as they come, Parquet in parts or CSV: no more than a part is ever in memory."""

from __future__ import annotations

import shutil
from pathlib import Path
from types import TracebackType
from typing import Any

from sagebrush.core.errors import BadConfig, NotInstalled, SagebrushError
from sagebrush.lab.observing import Cell, Rows

FORMATS = ("parquet", "csv")

#: Rows of a part.
PART = 50_000

#: By table and column.
Schema = dict[str, dict[str, type]]


class Tables:
    """A folder for tables: `<table>/part-00000.parquet`, … or `<table>.csv`. Read them with `polars.scan_parquet`.

    The folder must be new or empty, so that what is in it belongs together.
    """

    def __init__(self, folder: Path, format: str = "parquet", part: int = PART, schema: Schema | None = None) -> None:
        """`schema` says what a column holds that may be empty for a whole part; the others are plain to see."""
        if format not in FORMATS:
            raise BadConfig(f"tables are written as {' or '.join(FORMATS)}, not {format!r}")
        try:
            import polars  # noqa: PLC0415 (large, and optional)
        except ImportError as error:
            raise NotInstalled(f"tables need more packages: pip install 'sagebrush[lab]' ({error})") from error
        self._polars = polars
        self.folder, self.format, self.part = folder, format, part
        self._schema = schema or {}
        self.counts: dict[str, int] = {}
        self._waiting: dict[str, list[dict[str, Cell]]] = {}
        self._parts: dict[str, int] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if any(folder.iterdir()):
                raise BadConfig(f"{folder} is not empty; give another folder")
        except OSError as error:
            raise SagebrushError(f"cannot write {folder}: {error.strerror or error}") from error

    def __enter__(self) -> Tables:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        whole = False
        try:
            if kind is None:
                for table in list(self._waiting):
                    self._write(table)
                whole = True
        finally:
            if not whole:
                self._take_back()

    def _take_back(self) -> None:
        """What stopped in the middle leaves nothing that could be taken for the whole; what is not ours stays."""
        for table in self._parts:
            if self.format == "csv":
                self._page(table).unlink(missing_ok=True)
            else:
                shutil.rmtree(self.folder / table, ignore_errors=True)

    def _page(self, table: str) -> Path:
        return self.folder / f"{table}.csv"

    def add(self, rows: Rows) -> None:
        for table, more in rows.items():
            waiting = self._waiting.setdefault(table, [])
            waiting += more
            if len(waiting) >= self.part:
                self._write(table)

    def _write(self, table: str) -> None:
        rows = self._waiting.pop(table, [])
        if not rows:
            return
        columns: Any = {name: kind for name, kind in self._schema.get(table, {}).items() if name in rows[0]}
        frame = self._polars.DataFrame(rows, infer_schema_length=None, schema_overrides=columns)
        number = self._parts.get(table, 0)
        self._parts[table] = number + 1
        self.counts[table] = self.counts.get(table, 0) + len(rows)
        try:
            if self.format == "csv":
                with self._page(table).open("ab") as file:
                    frame.write_csv(file, include_header=number == 0)
            else:
                (self.folder / table).mkdir(exist_ok=True)
                frame.write_parquet(self.folder / table / f"part-{number:05}.parquet")
        except OSError as error:
            raise SagebrushError(f"cannot write to {self.folder}: {error.strerror or error}") from error
