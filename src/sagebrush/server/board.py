"""The board in the lobby: public tables that wait or are in play, told to all who look at it, as they come and go.

What is on it is read from the database, at most once a second however much happens, and told as what has changed.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic

from sqlalchemy import select

from sagebrush.server.hosting.clients import Client
from sagebrush.server.hosting.host import Host
from sagebrush.server.infos import BoardSeat, BoardTable, Pace
from sagebrush.server.messages import Board, Yours, encode
from sagebrush.server.storage import tables as store
from sagebrush.server.storage.models import Chair, Table

log = logging.getLogger(__name__)

#: Tables on the board.
SHOWN = 60
#: Seconds between two looks, at least; and at most, for the case that a notice was lost.
EVERY = 1.0
ANYWAY = 15.0


class Noticeboard:
    """One per process."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clients: set[Client] = set()
        self.tables: dict[str, BoardTable] = {}
        self._changed: set[str] = set()
        self._stale = True
        self._read_at = 0.0
        self._work = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        host.news.append(self.hear)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        for client in self.clients:
            client.close(1012, "restarting")
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def hear(self, kind: str, table_id: str) -> None:
        if not self.clients:
            self._stale = True
        elif kind in ("table", "moves"):
            self._stale = self._stale or kind == "table"
            self._changed.add(table_id)
            self._work.set()

    async def join(self, client: Client) -> None:
        if not self.clients:
            await self._read()
        self.clients.add(client)
        client.welcome([self.everything()])

    def leave(self, client: Client) -> None:
        self.clients.discard(client)

    def everything(self) -> bytes:
        return encode(Board(tuple(self.tables.values()), (), fresh=True))

    async def _run(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._work.wait(), ANYWAY)
            self._work.clear()
            if self.clients:
                try:
                    await self.look()
                except Exception:
                    log.exception("the board could not be read")
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Tell what has come, changed and gone, and to whom it is one of their own tables."""
        changed, self._changed = self._changed, set()
        if self._stale or monotonic() - self._read_at > ANYWAY:
            before = self.tables
            await self._read()
            shown = tuple([table for table in self.tables.values() if before.get(table.id) != table])
            gone = tuple([table_id for table_id in before if table_id not in self.tables])
            if shown or gone:
                self._tell(encode(Board(shown, gone, fresh=False)), self.clients)
        await self._tell_owners(changed)

    async def _read(self) -> None:
        self._stale = False
        found = await store.listed(self.host.database, None, SHOWN)
        self.tables = {row.id: _on_board(row, chairs) for row, chairs in found}
        self._read_at = monotonic()

    async def _tell_owners(self, changed: set[str]) -> None:
        people = {client.person_id for client in self.clients if client.person_id}
        if not changed or not people:
            return
        mine = Chair.table_id.in_(sorted(changed)) & Chair.person_id.in_(sorted(people))
        async with self.host.database.read() as session:
            owners = set((await session.scalars(select(Chair.person_id).where(mine))).all())
        self._tell(encode(Yours()), {client for client in self.clients if client.person_id in owners})

    def _tell(self, data: bytes, clients: set[Client]) -> None:
        for client in clients:
            client.put(data)


def _on_board(row: Table, chairs: list[Chair]) -> BoardTable:
    return BoardTable(
        id=row.id,
        game=row.game,
        players=row.players,
        expansions=tuple(row.expansions),
        status=row.status,  # type: ignore[arg-type]
        pace=Pace(row.pace, row.pace_limit),  # type: ignore[arg-type]
        rated=row.rated,
        host_name=row.host_name,
        seats=tuple([_on_chair(chair) for chair in chairs]),
    )


def _on_chair(chair: Chair) -> BoardSeat:
    kind = "bot" if chair.bot else "person" if chair.name else "open"
    return BoardSeat(chair.name, kind, bool(chair.account))  # type: ignore[arg-type]
