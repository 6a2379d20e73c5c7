"""The journal of moves: an entry is durable before `append` returns.

Entries of many tables that arrive while the disk is busy are committed together, so that a full sync for every answer
costs little.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import msgspec
from sqlalchemy import Connection, Engine, create_engine, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError

from sagebrush.core.errors import SagebrushError
from sagebrush.server.metrics import COMMIT_SECONDS, COMMIT_SIZE
from sagebrush.server.storage.database import Database, listen
from sagebrush.server.storage.models import Chair, Move, Table

MAX_BATCH = 200
COPIED_AT_ONCE = 200
#: PostgreSQL's classes of errors that undo the transaction: conflicts between transactions, and locks.
ROLLED_BACK = ("40", "55")


def _own_engine(url: str) -> Engine:
    engine = create_engine(url.replace("+aiosqlite", "", 1), hide_parameters=True)
    listen(engine)
    return engine.execution_options(sagebrush_write=True)


class Entry(msgspec.Struct, frozen=True):
    """A move to be stored; `number` is its place in the log of its table, from 1.

    `revives` are the seats that an undo brings back into the game; that is checked and not stored.
    """

    table_id: str
    number: int
    kind: str
    seat: int
    option: str
    by_bot: bool
    at: float
    revives: tuple[int, ...] = ()

    def row(self) -> dict[str, object]:
        row = msgspec.structs.asdict(self)
        del row["revives"]
        return row


class Journal:
    """Appends moves in groups; the first to come to a (table, number) wins."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self._work = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        table = Move.__table__
        insert = sqlite.insert(table) if database.sqlite else postgresql.insert(table)  # type: ignore[arg-type]
        self._insert = insert.on_conflict_do_nothing().returning(table.c.table_id, table.c.number)
        # On SQLite an asynchronous driver crosses threads ten times for a commit; a thread of our own does it once.
        self._thread = ThreadPoolExecutor(1, "journal") if database.sqlite else None
        self._engine = _own_engine(database.url) if database.sqlite else None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._thread is not None and self._engine is not None:
            self._thread.shutdown()
            self._engine.dispose()

    async def append(self, entry: Entry) -> bool:
        """Store a move for good; False if another process has stored that number already."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        self._work.set()
        # Shielded from whoever waits: a client that hangs up must not leave its table in doubt.
        return await asyncio.shield(done)

    async def copy(self, entries: Sequence[Entry]) -> None:
        """Store a log that was played elsewhere, in pieces, so that those who play now come in between."""
        for start in range(0, len(entries), COPIED_AT_ONCE):
            piece = list(entries[start : start + COPIED_AT_ONCE])
            if len(await self._store(piece)) < len(piece):
                raise SagebrushError(f"table {entries[0].table_id} has moves already")

    async def _run(self) -> None:
        while True:
            await self._work.wait()
            batch, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
            if not self._waiting:
                self._work.clear()
            await self._commit(batch)

    async def _commit(self, batch: list[tuple[Entry, asyncio.Future[bool]]]) -> None:
        COMMIT_SIZE.observe(len(batch))
        try:
            with COMMIT_SECONDS.time():
                stored = await self._store([entry for entry, _ in batch])
        except Exception as error:
            if len(batch) > 1 and _rolled_back(error):
                # One of them spoilt it for all: each for itself.
                for one in batch:
                    await self._commit([one])
                return
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return
        for entry, done in batch:
            if not done.done():
                done.set_result((entry.table_id, entry.number) in stored)

    async def _store(self, entries: list[Entry]) -> set[tuple[str, int]]:
        if self._thread is not None:
            async with self.database.turn:
                return await asyncio.get_running_loop().run_in_executor(self._thread, self._store_here, entries)
        async with self.database.engine.begin() as connection:
            return await connection.run_sync(self._write, entries)

    def _store_here(self, entries: list[Entry]) -> set[tuple[str, int]]:
        assert self._engine is not None
        with self._engine.begin() as connection:
            return self._write(connection, entries)

    def _write(self, connection: Connection, entries: list[Entry]) -> set[tuple[str, int]]:
        # In one order in every process: two that store the same moves wait for each other at the first of them.
        ordered = sorted(entries, key=lambda entry: (entry.table_id, entry.number))
        rows = [entry.row() for entry in _allowed(connection, ordered)]
        if not rows:
            return set()
        return {(row.table_id, row.number) for row in connection.execute(self._insert, rows)}

    async def since(self, table_id: str, number: int) -> list[Entry]:
        """The moves of a table after `number`, in order."""
        wanted = select(Move).where(Move.table_id == table_id, Move.number > number).order_by(Move.number)
        async with self.database.read() as session:
            rows = (await session.scalars(wanted)).all()
        return [Entry(r.table_id, r.number, r.kind, r.seat, r.option, r.by_bot, r.at) for r in rows]


def _rolled_back(error: Exception) -> bool:
    """Whether nothing was stored, for sure: moves that do not fit, a deadlock. After a lost connection nobody knows."""
    if isinstance(error, IntegrityError):
        return True
    state = getattr(getattr(error, "orig", None), "sqlstate", None)
    return isinstance(error, DBAPIError) and str(state or "").startswith(ROLLED_BACK)


def _allowed(connection: Connection, entries: list[Entry]) -> list[Entry]:
    """Nothing is taken back once the books are closed, nor what would bring back somebody who has seen all cards."""
    undone = sorted({entry.table_id for entry in entries if entry.kind == "undo"})
    if not undone:
        return entries
    # Whoever closes the books, or looks, waits for us, or we for them.
    locked = select(Table.id).where(Table.id.in_(undone), Table.status == "playing").order_by(Table.id)
    playing = set(connection.scalars(locked.with_for_update(key_share=True)))
    looked = select(Chair.table_id, Chair.seat).where(Chair.table_id.in_(undone), Chair.looked)
    seen = {(row.table_id, row.seat) for row in connection.execute(looked)}
    return [
        entry
        for entry in entries
        if entry.kind != "undo"
        or (entry.table_id in playing and seen.isdisjoint((entry.table_id, seat) for seat in entry.revives))
    ]
