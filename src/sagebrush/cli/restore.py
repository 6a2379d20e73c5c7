"""`sagebrush restore`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from sagebrush.cli.backup import DatabaseOption, DataOption


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    *,
    data: DataOption = None,
    database_url: DatabaseOption = None,
) -> None:
    """Fill the empty database of a stopped server from a backup."""
    from sagebrush.server.backup import restore as fill  # noqa: PLC0415  (slow to import)
    from sagebrush.server.config import load_settings  # noqa: PLC0415

    rows = fill(load_settings(data=data, database_url=database_url), file)
    print(f"{rows} rows have been restored from {file}")
