"""Forgetting what has no use any more, so that the database does not grow by it for ever."""

from __future__ import annotations

from sqlalchemy import delete, select

from sagebrush.server.clock import now
from sagebrush.server.storage.database import Database
from sagebrush.server.storage.models import ConsentRow, Process, Session, Table
from sagebrush.server.storage.tables import database_clock

#: Seconds after which a process that does not report is not coming back under its name.
PROCESS_KEPT = 86_400.0


async def prune(database: Database, session_seconds: float) -> None:
    """Sessions too old to be used, processes that died, and what was said on taking back in games that are over."""
    over = select(Table.id).where(Table.status != "playing")
    async with database.write() as session:
        await session.execute(delete(Session).where(Session.created_at <= now() - session_seconds))
        await session.execute(delete(Process).where(Process.beat_at < database_clock(database) - PROCESS_KEPT))
        await session.execute(delete(ConsentRow).where(ConsentRow.table_id.in_(over)))
