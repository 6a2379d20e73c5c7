"""`sagebrush export`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from sagebrush.cli.common import JsonOption, console, print_json
from sagebrush.core.errors import BadConfig, BadRecord
from sagebrush.lab.export import export_record, records_in
from sagebrush.lab.tables import Tables


def export(
    records: Annotated[Path, typer.Argument(metavar="RECORDS", help="A folder of records, or one record.")],
    out: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the tables go: a new or empty folder.")],
    *,
    format: Annotated[str, typer.Option("--format", metavar="parquet|csv", help="How they are written.")] = "parquet",
    names: Annotated[
        bool, typer.Option("--names", help="Keep the names of people and files; left out otherwise.")
    ] = False,
    json: JsonOption = False,
) -> None:
    """Turn records into tables: games, seats, decisions, events."""
    paths = list(records_in(records))
    if not paths:
        raise BadConfig(f"there are no records in {records}")
    skipped: list[str] = []
    with Tables(out, format) as tables:
        watched = track(paths, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty() or json)
        for number, path in enumerate(watched):
            try:
                tables.add(export_record(path, number, names=names))
            except BadRecord as error:
                skipped.append(f"{path.name}: {error}")
    if json:
        print_json({"tables": tables.counts, "skipped": skipped})
        return
    for table, rows in sorted(tables.counts.items()):
        console().print(f"{table}: {rows:,}")
    for one in skipped:
        sys.stderr.write(f"sagebrush: left out {one}\n")
