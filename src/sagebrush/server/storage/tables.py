"""Reading and changing stored tables."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import ColumnElement, Double, Select, case, cast, delete, func, literal, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from sagebrush.server.clock import now
from sagebrush.server.storage.database import Database
from sagebrush.server.storage.models import Chair, ChatRow, ConsentRow, Move, Process, Table

CHAT_SHOWN = 100
#: Lines a table keeps.
CHAT_KEPT = 500


async def table_with_chairs(
    session: AsyncSession, table_id: str, *, lock: bool = False
) -> tuple[Table, list[Chair]] | None:
    """With `lock`, other transactions that want to change this table wait until this one is done."""
    wanted = select(Table).where(Table.id == table_id)
    row = (await session.scalars(wanted.with_for_update() if lock else wanted)).one_or_none()
    if row is None:
        return None
    return row, await chairs_of(session, table_id)


async def chairs_of(session: AsyncSession, table_id: str) -> list[Chair]:
    return list((await session.scalars(select(Chair).where(Chair.table_id == table_id).order_by(Chair.seat))).all())


async def load(database: Database, table_id: str) -> tuple[Table, list[Chair]] | None:
    async with database.read() as session:
        return await table_with_chairs(session, table_id)


async def listed(database: Database, game: str | None, limit: int = 100) -> list[tuple[Table, list[Chair]]]:
    """Public tables that wait for players or are in play, the newest first."""
    wanted = select(Table).where(Table.private.is_(False), Table.uploaded.is_(False))
    wanted = wanted.where(Table.status.in_(("waiting", "playing")))
    if game:
        wanted = wanted.where(Table.game == game)
    return await _with_chairs(database, wanted.order_by(Table.created_at.desc()).limit(limit))


async def of_person(database: Database, person_id: str, limit: int = 100) -> list[tuple[Table, list[Chair]]]:
    """Tables somebody sits at or hosts, the newest first."""
    mine = select(Chair.table_id).where(Chair.person_id == person_id)
    wanted = select(Table).where((Table.host_id == person_id) | Table.id.in_(mine), Table.status != "closed")
    return await _with_chairs(database, wanted.order_by(Table.created_at.desc()).limit(limit))


async def _with_chairs(database: Database, wanted: Select[Table]) -> list[tuple[Table, list[Chair]]]:
    async with database.read() as session:
        rows = (await session.scalars(wanted)).all()
        by_table: dict[str, list[Chair]] = {row.id: [] for row in rows}
        chairs = select(Chair).where(Chair.table_id.in_(list(by_table))).order_by(Chair.seat)
        for chair in (await session.scalars(chairs)).all():
            by_table[chair.table_id].append(chair)
    return [(row, by_table[row.id]) for row in rows]


async def chat_of(database: Database, table_id: str) -> list[ChatRow]:
    """The latest lines, the oldest of them first."""
    wanted = select(ChatRow).where(ChatRow.table_id == table_id).order_by(ChatRow.id.desc()).limit(CHAT_SHOWN)
    async with database.read() as session:
        return list((await session.scalars(wanted)).all())[::-1]


async def prune_chat(session: AsyncSession, table_id: str) -> None:
    """Forget the oldest lines, so that talking does not fill the disk."""
    this = ChatRow.table_id == table_id
    last = select(ChatRow.id).where(this).order_by(ChatRow.id.desc()).offset(CHAT_KEPT).limit(1).scalar_subquery()
    await session.execute(delete(ChatRow).where(this, ChatRow.id <= last))


async def chat_line(database: Database, line: int) -> ChatRow | None:
    async with database.read() as session:
        return await session.get(ChatRow, line)


async def hosted(session: AsyncSession, person_id: str, since: float) -> int:
    """How many tables made since then somebody has waiting or in play."""
    open_now = Table.status.in_(("waiting", "playing")) & (Table.created_at > since)
    wanted = select(func.count()).select_from(Table).where(Table.host_id == person_id, open_now)
    return (await session.execute(wanted)).scalar_one()


async def close_waiting(database: Database, since: float, since_days: float) -> list[str]:
    """Close the tables that have waited since before then; those at the pace of days have a limit of their own.

    Returns all tables that this has changed.
    """
    old = case((Table.pace == "days", Table.created_at < since_days), else_=Table.created_at < since)
    closed = update(Table).where(Table.status == "waiting", old).values(status="closed").returning(Table.id)
    async with database.write() as session:
        ids = list((await session.scalars(closed)).all())
        return ids + await free_rematches(session, ids)


async def free_rematches(session: AsyncSession, closed: Sequence[str]) -> list[str]:
    """Those who wanted to play again at a table that was closed may ask anew; returns the tables they came from."""
    before = select(Table.rematch_of).where(Table.id.in_(closed))
    freed = update(Table).where(Table.id.in_(before), Table.rematch_id.in_(closed)).values(rematch_id=None)
    return list((await session.scalars(freed.returning(Table.id))).all())


async def overdue(database: Database, moment: float) -> list[str]:
    """Tables at the pace of days whose last move lies longer back than they allow."""
    latest = select(func.max(Move.at)).where(Move.table_id == Table.id).scalar_subquery()
    due = func.coalesce(latest, Table.started_at) + Table.pace_limit * 86_400.0
    wanted = select(Table.id).where(Table.status == "playing", Table.pace == "days", due < moment)
    async with database.read() as session:
        return list((await session.scalars(wanted)).all())


async def heads(database: Database, table_ids: Sequence[str]) -> dict[str, int]:
    """How far the stored logs of these tables go."""
    wanted = select(Move.table_id, func.max(Move.number)).where(Move.table_id.in_(table_ids)).group_by(Move.table_id)
    async with database.read() as session:
        return {row[0]: row[1] for row in (await session.execute(wanted)).all()}


# -------------------------------------------------------------------- taking back


async def consents(database: Database, table_id: str, seq: int) -> list[ConsentRow]:
    """What was said on the request made after move `seq`."""
    wanted = select(ConsentRow).where(ConsentRow.table_id == table_id, ConsentRow.seq == seq).order_by(ConsentRow.seat)
    async with database.read() as session:
        return list((await session.scalars(wanted)).all())


def still_asked(said: Sequence[ConsentRow]) -> bool:
    """Whether there is a request, and nobody has said no to it."""
    return any(row.asker for row in said) and all(row.agree for row in said)


# -------------------------------------------------------------------- who drives which table


def database_clock(database: Database) -> ColumnElement[float]:
    """The database's own clock: those of several machines need not agree. SQLite is on one machine with us."""
    return literal(now()) if database.sqlite else cast(func.extract("epoch", func.clock_timestamp()), Double)


async def beat(database: Database, process: str, timeout: float) -> set[str]:
    """Say that this process lives; returns all that have said so in time."""
    moment = database_clock(database)
    insert = sqlite.insert(Process) if database.sqlite else postgresql.insert(Process)
    said = insert.values(id=process, beat_at=moment)
    async with database.write() as session:
        await session.execute(said.on_conflict_do_update(index_elements=["id"], set_={"beat_at": moment}))
        return set((await session.scalars(select(Process.id).where(Process.beat_at >= moment - timeout))).all())


async def claim(database: Database, process: str, living: Collection[str]) -> list[str]:
    """Take over the tables in play that no living process drives."""
    free = Table.driver.is_(None) | Table.driver.not_in(sorted(living))
    async with database.write() as session:
        taken = update(Table).where(Table.status == "playing", free).values(driver=process).returning(Table.id)
        return list((await session.scalars(taken)).all())


async def driven_by(database: Database, process: str) -> set[str]:
    async with database.read() as session:
        wanted = select(Table.id).where(Table.status == "playing", Table.driver == process)
        return set((await session.scalars(wanted)).all())


async def release(database: Database, process: str) -> None:
    async with database.write() as session:
        await session.execute(update(Table).where(Table.driver == process).values(driver=None))
        await session.execute(delete(Process).where(Process.id == process))
