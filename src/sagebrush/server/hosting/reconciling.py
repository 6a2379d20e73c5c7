"""What a process believes of its tables, held against the database: notices between processes may be lost.

A process that heard nothing of a start, a leave or an end must not be wrong for longer than a few seconds.
"""

from __future__ import annotations

from collections.abc import Sequence

from sagebrush.server.clock import now
from sagebrush.server.fanout import Notice
from sagebrush.server.hosting import presence, takeback, talk
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.storage import tables as store

#: Lines of chat that came in so many seconds are told, if nobody here has heard of them.
CHAT_SECONDS = 60.0


async def reconcile(host: Host) -> None:
    """Every table here becomes what the database says it is."""
    tables = list(host.tables.values())
    await freshen(host, tables)
    followed = [table for table in tables if table.clients]
    for row in await store.chat_since(host.database, [table.id for table in followed], now() - CHAT_SECONDS):
        if row.table_id in host.tables:
            talk.tell(host.tables[row.table_id], row)


async def freshen(host: Host, tables: Sequence[LiveTable]) -> None:
    """Read anew those whose row, chairs or log have changed without us."""
    ids = [table.id for table in tables]
    outlines = await store.outlines(host.database, ids)
    heads = await store.heads(host.database, ids)
    for table in tables:
        if outlines.get(table.id) != store.outline(table.row, table.chairs):
            await host.refresh(table)
        if table.match is not None and heads.get(table.id, 0) > table.seq:
            await host.catch_up(table)


async def after_gap(host: Host) -> None:
    """Notices were lost: read everything, ask who is there, and see whether somebody wants something back."""
    await reconcile(host)
    for table in list(host.tables.values()):
        await host.fanout.send(Notice(host.process, "who", table.id))
        if table.clients:
            await presence.send(host, table)
        if table.row.status == "playing":
            await takeback.tell_request(host, table)
