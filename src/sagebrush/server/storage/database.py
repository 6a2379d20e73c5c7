"""The connection to the database, for reading and for writing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, NullPool, create_engine, event, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine

from sagebrush.core.errors import SagebrushError
from sagebrush.server.config import shown

#: Waiting for another writer, in milliseconds.
BUSY_MS = 10_000
#: Waiting for a connection of the pool, for a new one, and for an answer of PostgreSQL, in seconds.
POOL_SECONDS = 10.0
CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 10.0


class Database:
    """One pool of connections. SQLite has one writer at a time, so writers queue here and not in the file."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = make_url(url).get_backend_name() == "sqlite"
        if self.sqlite:
            Path(make_url(url).database or "").parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.engine = create_async_engine(url, **_engine_settings(sqlite=self.sqlite))
        self._writers = self.engine.execution_options(sagebrush_write=True)
        #: Held by the one who writes, on SQLite.
        self.turn = asyncio.Lock()
        if self.sqlite:
            listen(self.engine.sync_engine)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        async with AsyncSession(self.engine, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """A transaction, committed at the end; on SQLite it holds the write lock from its beginning."""
        async with AsyncExitStack() as stack:
            if self.sqlite:
                await stack.enter_async_context(self.turn)
            session = await stack.enter_async_context(AsyncSession(self._writers, expire_on_commit=False))
            await stack.enter_async_context(session.begin())
            yield session

    async def reach(self) -> None:
        """Before anything is done with it: whether it is there, and lets us in."""
        try:
            if self.sqlite:
                # A thread of aiosqlite that can't open the file may outlive the loop, and would complain of that.
                plain = make_url(self.url).set(drivername="sqlite")
                create_engine(plain, poolclass=NullPool).connect().close()
            async with self.engine.connect():
                pass
        except Exception as error:  # Each driver has errors of its own for what is wrong with an address.
            raise SagebrushError(f"cannot use the database {shown(self.url)}: {reason(error)}") from error

    async def close(self) -> None:
        await self.engine.dispose()


def existing(url: str) -> Database:
    """For whoever only reads: a file that is not there is not made either."""
    file = make_url(url).database
    if url.startswith("sqlite") and not (file and Path(file).is_file()):
        raise SagebrushError(f"there is no database {file}")
    return Database(url)


@contextmanager
def plainly(doing: str) -> Iterator[None]:
    """What goes wrong with the database meanwhile is one line, which begins with what could not be done."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        raise SagebrushError(f"{doing}: {reason(error)}") from error


def reason(error: Exception) -> str:
    """The first line of what a driver says; the others are statements and advice."""
    return (str(error).splitlines() or [type(error).__name__])[0]


def _engine_settings(*, sqlite: bool) -> dict[str, Any]:
    """Nobody waits for ever for a server that hangs. And what is stored stays out of errors, which end up in logs."""
    settings: dict[str, Any] = {"pool_size": 5, "max_overflow": 10, "pool_timeout": POOL_SECONDS}
    settings["hide_parameters"] = True
    if not sqlite:
        settings["pool_pre_ping"] = True
        settings["connect_args"] = {"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS}
    return settings


def listen(engine: Engine) -> None:
    """Make an engine for SQLite durable, and its transactions begin where they should."""
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)


def _prepare(connection: Any, _record: object) -> None:
    # Transactions begin where `_begin` says; the driver would begin them too late, after the first read.
    connection.isolation_level = None
    cursor = connection.cursor()
    # WAL with a full sync: a committed answer survives a power cut, and readers never wait.
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Any) -> None:
    write = connection.get_execution_options().get("sagebrush_write")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")
