"""`sagebrush export`."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress, track

from sagebrush.cli.common import JsonOption, console, print_json
from sagebrush.core.errors import BadConfig, BadRecord
from sagebrush.lab.export import SCHEMA, export_record, records_in, rows_of
from sagebrush.lab.tables import Tables

#: How the address of a database begins.
DATABASES = ("sqlite:", "postgresql:")


def export(
    records: Annotated[
        str, typer.Argument(metavar="RECORDS", help="A folder of records, one record, or the database of a server.")
    ],
    out: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the tables go: a new or empty folder.")],
    *,
    format: Annotated[str, typer.Option("--format", metavar="parquet|csv", help="How they are written.")] = "parquet",
    names: Annotated[
        bool, typer.Option("--names", help="Keep the names of people, files and tables; left out otherwise.")
    ] = False,
    private: Annotated[bool, typer.Option("--private", help="A server's private tables, too.")] = False,
    json: JsonOption = False,
) -> None:
    """Turn records into tables: games, seats, decisions, events.

    A server's finished games come from its database, sqlite:///data/sagebrush.db or postgresql://…; it may be running.
    """
    skipped: list[str] = []
    quiet = not sys.stderr.isatty() or json
    if records.startswith(DATABASES):
        with Tables(out, format, schema=SCHEMA) as tables:
            asyncio.run(_from_server(records, tables, skipped, names=names, private=private, quiet=quiet))
    else:
        paths = _paths(Path(records))
        with Tables(out, format, schema=SCHEMA) as tables:
            for number, path in enumerate(track(paths, console=Console(stderr=True), transient=True, disable=quiet)):
                with _left_out(path.name, skipped):
                    tables.add(export_record(path, number, names=names))
    _tell(tables, skipped, json=json)


def _paths(folder: Path) -> list[Path]:
    paths = list(records_in(folder))
    if not paths:
        database = folder / "sagebrush.db"
        hint = f"; the games of a server: sagebrush export sqlite:///{database} …" if database.is_file() else ""
        raise BadConfig(f"there are no records in {folder}{hint}")
    return paths


async def _from_server(
    url: str, tables: Tables, skipped: list[str], *, names: bool, private: bool, quiet: bool
) -> None:
    from sagebrush.server.finished import Archive  # noqa: PLC0415  (slow to import)

    archive = Archive(url, private=private)
    try:
        with Progress(console=Console(stderr=True), transient=True, disable=quiet) as bar:
            task = bar.add_task("", total=await archive.count())
            number = 0
            async for one in archive.games():
                with _left_out(f"table {one.table_id}" if names else f"game {number}", skipped):
                    source = one.table_id if names else f"{number}"
                    tables.add(rows_of(one.record, number, source, names=names, bots=one.bots))
                number += 1
                bar.advance(task)
    finally:
        await archive.close()


@contextmanager
def _left_out(name: str, skipped: list[str]) -> Iterator[None]:
    """What cannot be played again is left out, and named."""
    try:
        yield
    except BadRecord as error:
        skipped.append(f"{name}: {error}")


def _tell(tables: Tables, skipped: list[str], *, json: bool) -> None:
    if json:
        print_json({"tables": tables.counts, "skipped": skipped})
        return
    for table, rows in sorted(tables.counts.items()):
        console().print(f"{table}: {rows:,}")
    for one in skipped:
        sys.stderr.write(f"sagebrush: left out {one}\n")
    if not tables.counts:
        sys.stderr.write("sagebrush: there are no finished games yet\n")
