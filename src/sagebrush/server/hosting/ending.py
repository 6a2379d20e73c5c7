"""When a game is over: the result is stored once, whoever comes first, and the ratings change with it."""

from __future__ import annotations

import msgspec
from sqlalchemy import func, select, update

from sagebrush.core.results import Result
from sagebrush.server import history
from sagebrush.server.clock import now
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.ratings import rate
from sagebrush.server.refusals import Refusal
from sagebrush.server.storage.models import Move, Table


async def finish(host: Host, table: LiveTable) -> None:
    """Close the books of a finished game. Called again after a crash, it does what is left to do."""
    async with table.lock:
        result = table.match.result if table.match else None
        if result is None or table.row.status != "playing":
            return
        await _close_books(host, table, result)
    await host.table_changed(table.id)


async def _close_books(host: Host, table: LiveTable, result: Result) -> None:
    values = {
        "status": "finished",
        "result": msgspec.to_builtins(result),
        "ended_at": now(),
        "answers": table.playing.answer_count,
        "driver": None,
    }
    async with host.database.write() as session:
        this = update(Table).where(Table.id == table.id, Table.status == "playing").values(**values)
        # Another process may have taken the game out of the ratings: the database knows.
        closed = (await session.execute(this.returning(Table.rated))).first()
        last = await session.scalar(select(func.max(Move.number)).where(Move.table_id == table.id))
        if (last or 0) != table.seq:
            raise Refusal("already_decided", "The last play was taken back in the meantime.")
        if closed is not None:
            await history.count(session, table.row, table.chairs, result)
        if closed is not None and closed.rated:
            await rate(session, table.row.game, table.chairs, result)
    # So that nobody begins again before the row is read anew.
    table.row.status = "finished"
