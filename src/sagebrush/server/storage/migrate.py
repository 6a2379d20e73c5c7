"""Bring a database up to date with Alembic, at every start."""

from __future__ import annotations

import fcntl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, make_url, text
from sqlalchemy.ext.asyncio import AsyncSession

from sagebrush.core.errors import SagebrushError
from sagebrush.server.config import shown
from sagebrush.server.storage.database import Database, plainly

#: Any number will do, as long as every process uses the same.
ADVISORY_LOCK = 0x5A6EB4


def alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def newest() -> str:
    """The schema this program works with."""
    return str(ScriptDirectory.from_config(alembic_config()).get_current_head())


def known() -> set[str]:
    """All the schemas that led to it."""
    return {script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()}


async def migrate(database: Database) -> None:
    """Run the migrations that are missing; of several processes that start at once, one does it and the rest wait."""
    await database.reach()
    with plainly(f"cannot bring the database {shown(database.url)} up to date"):
        async with _alone(database), database.engine.begin() as connection:
            await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    try:
        command.upgrade(alembic_config(connection), "head")
    except CommandError as error:
        raise SagebrushError(f"the database is of another program than this one: {error}") from error


@asynccontextmanager
async def _alone(database: Database) -> AsyncIterator[None]:
    if not database.sqlite:
        async with database.engine.connect() as connection:
            await connection.execute(text("SELECT pg_advisory_lock(:key)"), {"key": ADVISORY_LOCK})
            yield
            await connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": ADVISORY_LOCK})
        return
    path = Path(f"{make_url(database.url).database}.lock")
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


async def check_schema(database: Database, purpose: str = "to read") -> None:
    """For whoever only reads, and changes nothing: a server with an older program may be running on this database."""
    await database.reach()
    with plainly(f"there is no database {purpose}"):
        async with database.read() as session:
            found = await revision(session)
    if found != newest():
        raise SagebrushError(f"the database is at schema {found}, this program at {newest()}: start its server first")


async def revision(session: AsyncSession) -> str:
    """The version of the schema that a database has."""
    return str((await session.execute(text("SELECT version_num FROM alembic_version"))).scalar_one())
