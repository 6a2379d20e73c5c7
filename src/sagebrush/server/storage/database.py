"""The connection to the database, for reading and for writing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine

#: Waiting for another writer, in milliseconds.
BUSY_MS = 10_000


class Database:
    """One pool of connections. SQLite has one writer at a time, so writers queue here and not in the file."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = make_url(url).get_backend_name() == "sqlite"
        if self.sqlite:
            Path(make_url(url).database or "").parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.engine = create_async_engine(url, pool_size=5, max_overflow=10, pool_pre_ping=not self.sqlite)
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

    async def ping(self) -> None:
        async with self.read() as session:
            await session.execute(text("SELECT 1"))

    async def close(self) -> None:
        await self.engine.dispose()


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
