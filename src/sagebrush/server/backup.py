"""Backups: everything the server keeps, in one file that fits SQLite and PostgreSQL alike.

A gzip file of JSON lines: first what it is, then a line for each row. It is read in one transaction, so it is a
snapshot of a running server; it can be restored into any empty database.
"""

from __future__ import annotations

import asyncio
import gzip
import os
import zlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from sagebrush.core.errors import SagebrushError
from sagebrush.core.files import replacing
from sagebrush.server.config import Settings, signing_key
from sagebrush.server.storage.database import Database, existing, plainly, reason
from sagebrush.server.storage.migrate import check_schema, known, migrate, newest, revision
from sagebrush.server.storage.models import Base, Process

FORMAT = "sagebrush-backup/1"
BATCH = 500
#: In an order in which every row finds the rows it refers to; processes live and die with their servers.
TABLES = tuple(table for table in Base.metadata.sorted_tables if table.name != Process.__tablename__)
#: Those whose rows the database numbers by itself.
NUMBERED = tuple(table.name for table in TABLES if table.c.get("id") is not None and table.c.id.autoincrement is True)


class Head(msgspec.Struct, frozen=True):
    """The schema's version must be one that the restoring program knows. `key` signs the cookies of all people."""

    format: str
    revision: str
    key: str


class Row(msgspec.Struct, frozen=True, array_like=True):
    table: str
    values: dict[str, Any]


def back_up(settings: Settings, target: Path) -> int:
    """Write the backup, whole or not at all; returns the number of rows. The server may be running."""
    return asyncio.run(_back_up(settings, target))


async def _back_up(settings: Settings, target: Path) -> int:
    database = existing(settings.storage_url)
    count = 0
    try:
        await check_schema(database, "to back up")
        # Hidden cards and keys are in there: for the operator's eyes only.
        with replacing(target, mode=0o600) as file, gzip.open(file, "wb") as packed:
            async for line in _lines(database, signing_key(settings).decode()):
                packed.write(line + b"\n")
                count += 1
    finally:
        await database.close()
    return count - 1


async def _lines(database: Database, key: str) -> AsyncIterator[bytes]:
    with plainly("cannot read the database"):
        async with database.read() as session:
            if not database.sqlite:
                await session.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
            yield msgspec.json.encode(Head(FORMAT, await revision(session), key))
            for table in TABLES:
                rows = await session.stream(select(table))
                async for row in rows.mappings():
                    yield msgspec.json.encode(Row(str(table.name), {str(name): value for name, value in row.items()}))


def restore(settings: Settings, source: Path) -> int:
    """Fill an empty database from a backup; returns the number of rows. The server must not be running."""
    return asyncio.run(_restore(settings, source))


async def _restore(settings: Settings, source: Path) -> int:
    lines = _read(source)
    head = _head(next(lines, b""))
    database = Database(settings.storage_url)
    try:
        await migrate(database)
        async with database.write() as session:
            for table in TABLES:
                if (await session.execute(select(func.count()).select_from(table))).scalar_one():
                    raise SagebrushError(f"the database is not empty ({table.name}): restore into a new one")
            count = await _fill(session, lines)
            if not database.sqlite:
                for name in NUMBERED:
                    # PostgreSQL goes on counting where the rows that came with the backup end.
                    numbers = Base.metadata.tables[name].c.id
                    last = select(func.coalesce(func.max(numbers), 1)).scalar_subquery()
                    await session.execute(select(func.setval(f"{name}_id_seq", last)))
        _keep_key(settings, head.key)
    except SQLAlchemyError as error:
        raise SagebrushError(f"the backup does not fit: {reason(error)}") from error
    finally:
        await database.close()
    return count


def _read(source: Path) -> Iterator[bytes]:
    try:
        with gzip.open(source, "rb") as file:
            yield from file
    except (OSError, EOFError, zlib.error) as error:
        reason = getattr(error, "strerror", None) or error
        raise SagebrushError(f"cannot read the backup {source}: {reason}") from error


def _head(line: bytes) -> Head:
    """Columns that came later than the backup get their defaults; so every migration must give them one."""
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.MsgspecError as error:
        raise SagebrushError(f"this is not a backup: {error}") from error
    if head.format != FORMAT or head.revision not in known():
        raise SagebrushError(
            f"the backup is {head.format} at schema {head.revision}; this program reads {FORMAT} up to {newest()}"
        )
    return head


async def _fill(session: AsyncSession, lines: Iterator[bytes]) -> int:
    tables = {table.name: table for table in TABLES}
    batch: list[dict[str, Any]] = []
    count, current = 0, ""
    for line in lines:
        try:
            row = msgspec.json.decode(line, type=Row)
            table = tables[row.table]
        except (msgspec.MsgspecError, KeyError) as error:
            raise SagebrushError(f"row {count + 1} of the backup is damaged: {error}") from error
        if row.table != current or len(batch) >= BATCH:
            if batch:
                await session.execute(insert(tables[current]), batch)
            batch, current = [], table.name
        batch.append(row.values)
        count += 1
    if batch:
        await session.execute(insert(tables[current]), batch)
    return count


def _keep_key(settings: Settings, key: str) -> None:
    """So that everybody stays signed in; a secret from the settings wins."""
    path = settings.folder / "secret.key"
    if not settings.secret and not path.exists():
        settings.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600), "w") as file:
            file.write(key)
