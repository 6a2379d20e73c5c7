"""`sagebrush backup`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

DataOption = Annotated[str | None, typer.Option("--data", help="Data folder of the server; `data` unless given.")]
DatabaseOption = Annotated[
    str | None, typer.Option("--database-url", help="sqlite:///… or postgresql://…; SQLite in the data folder.")
]


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The backup to write, such as sagebrush.jsonl.gz.")],
    *,
    data: DataOption = None,
    database_url: DatabaseOption = None,
) -> None:
    """Write all people, tables and games of a server, running or not, to one file. Keep it secret."""
    from sagebrush.server.backup import back_up  # noqa: PLC0415  (slow to import)
    from sagebrush.server.config import load_settings  # noqa: PLC0415

    rows = back_up(load_settings(data=data, database_url=database_url), file)
    print(f"{rows} rows are in {file}")
