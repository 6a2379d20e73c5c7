"""Whoever is asked and not there is called: it is written down since when the game waits, and they are told."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from time import monotonic
from typing import Any

from sqlalchemy import update

from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.storage.models import Chair

#: Tells a person (by id) that a table, of a game, waits for them.
Tell = Callable[[str, str, str], Coroutine[Any, Any, None]]


async def call(host: Host, table: LiveTable, patience: float, tell: Tell | None) -> None:
    """Once for each decision, after a moment: whose line is broken for a second need not be told."""
    if table.row.status != "playing" or monotonic() - table.moved_at < patience:
        return
    here = table.connected()
    for decision in table.open_decisions():
        key = (table.era, decision.number)
        person_id = table.chairs[decision.seat].person_id
        if key in table.called or person_id is None or decision.seat in here or table.bot_of(decision.seat):
            continue
        table.called.add(key)
        if await _write(host, table, decision.seat) and tell is not None:
            host.spawn(tell(person_id, table.id, table.row.game))


async def _write(host: Host, table: LiveTable, seat: int) -> bool:
    """False if that was written down already, by who drove the table before."""
    this = (Chair.table_id == table.id) & (Chair.seat == seat)
    fresh = Chair.waits_seq.is_(None) | (Chair.waits_seq != table.seq)
    written = update(Chair).where(this, fresh).values(waits_since=table.last_at, waits_seq=table.seq)
    async with host.database.write() as session:
        return (await session.execute(written.returning(Chair.seat))).first() is not None
