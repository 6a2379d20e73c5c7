"""Reading and changing stored tables."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import ColumnElement, Double, Select, case, cast, delete, func, insert, literal, select, update
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
    """With `lock`, other transactions that want to change this table wait until this one is done; moves do not."""
    wanted = select(Table).where(Table.id == table_id)
    row = (await session.scalars(wanted.with_for_update(key_share=True) if lock else wanted)).one_or_none()
    if row is None:
        return None
    return row, await chairs_of(session, table_id)


async def chairs_of(session: AsyncSession, table_id: str) -> list[Chair]:
    return list((await session.scalars(select(Chair).where(Chair.table_id == table_id).order_by(Chair.seat))).all())


async def load(database: Database, table_id: str) -> tuple[Table, list[Chair]] | None:
    async with database.read() as session:
        return await table_with_chairs(session, table_id)


#: What a process must know of a table to tell people of it, besides its log: it changes without a move.
ROW_OUTLINE = (
    "status",
    "host_id",
    "host_name",
    "rated",
    "rematch_id",
    "started_at",
    "names",
    "invite",
    "private",
    "fill_at",
)
CHAIR_OUTLINE = (
    *("seat", "person_id", "name", "account", "bot", "stand_in", "stand_in_why", "program", "looked", "salt", "votes"),
)

Outline = tuple[tuple[object, ...], ...]


def outline(row: Table, chairs: Sequence[Chair]) -> Outline:
    return _values(row, ROW_OUTLINE), *[_values(chair, CHAIR_OUTLINE) for chair in chairs]


def _values(row: object, names: Sequence[str]) -> tuple[object, ...]:
    return tuple([getattr(row, name) for name in names])


async def outlines(database: Database, table_ids: Sequence[str]) -> dict[str, Outline]:
    """As they are stored: many tables in two questions."""
    rows = select(Table.id, *[getattr(Table, name) for name in ROW_OUTLINE]).where(Table.id.in_(table_ids))
    chairs = select(Chair.table_id, *[getattr(Chair, name) for name in CHAIR_OUTLINE])
    chairs = chairs.where(Chair.table_id.in_(table_ids)).order_by(Chair.seat)
    async with database.read() as session:
        found = {row[0]: [tuple(row[1:])] for row in (await session.execute(rows)).all()}
        for chair in (await session.execute(chairs)).all():
            if chair[0] in found:
                found[chair[0]].append(tuple(chair[1:]))
    return {table_id: tuple(lines) for table_id, lines in found.items()}


async def listed(database: Database, game: str | None, limit: int = 100) -> list[tuple[Table, list[Chair]]]:
    """Public tables that wait for players or are in play, the newest first."""
    wanted = select(Table).where(Table.private.is_(False), Table.uploaded.is_(False))
    wanted = wanted.where(Table.status.in_(("waiting", "playing")))
    if game:
        wanted = wanted.where(Table.game == game)
    return await with_chairs(database, wanted.order_by(Table.created_at.desc()).limit(limit))


async def of_person(database: Database, person_id: str, limit: int = 100) -> list[tuple[Table, list[Chair]]]:
    """Tables somebody sits at or hosts, the newest first."""
    mine = select(Chair.table_id).where(Chair.person_id == person_id)
    wanted = select(Table).where((Table.host_id == person_id) | Table.id.in_(mine), Table.status != "closed")
    return await with_chairs(database, wanted.order_by(Table.created_at.desc()).limit(limit))


async def waits(database: Database, person_id: str) -> dict[str, float]:
    """Since when games wait for somebody who was not there when they were asked; a move later that is past."""
    wanted = select(Chair.table_id, Chair.waits_since, Chair.waits_seq).join(Table, Table.id == Chair.table_id)
    wanted = wanted.where(Chair.person_id == person_id, Chair.waits_seq.is_not(None), Table.status == "playing")
    async with database.read() as session:
        found = (await session.execute(wanted.where(Chair.stand_in.is_(None)))).all()
    last = await heads(database, [row.table_id for row in found])
    return {row.table_id: row.waits_since for row in found if last.get(row.table_id, 0) == row.waits_seq}


async def waiting_for(database: Database, person_id: str, limit: int = 100) -> list[str]:
    """Tables that have not begun, at which somebody sits."""
    mine = select(Chair.table_id).where(Chair.person_id == person_id)
    wanted = select(Table.id).where(Table.status == "waiting", (Table.host_id == person_id) | Table.id.in_(mine))
    async with database.read() as session:
        return list((await session.scalars(wanted.limit(limit))).all())


async def with_chairs(database: Database, wanted: Select[Table]) -> list[tuple[Table, list[Chair]]]:
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


async def chat_since(database: Database, table_ids: Sequence[str], moment: float) -> list[ChatRow]:
    """What was said at these tables since then."""
    if not table_ids:
        return []
    wanted = select(ChatRow).where(ChatRow.table_id.in_(table_ids), ChatRow.at > moment).order_by(ChatRow.id)
    async with database.read() as session:
        return list((await session.scalars(wanted)).all())


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


async def copied(session: AsyncSession, person_id: str) -> int:
    """How many answers somebody keeps in games that came from elsewhere."""
    taken = Table.uploaded | Table.branched_table.is_not(None)
    wanted = select(func.coalesce(func.sum(Table.answers), 0)).where(Table.host_id == person_id, taken)
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


async def close_unfilled(database: Database, since: float) -> list[str]:
    """Close the tables that bots should have filled by then: nobody was there to be played with."""
    late = (Table.status == "waiting") & (Table.fill_at < since)
    closed = update(Table).where(late).values(status="closed").returning(Table.id)
    async with database.write() as session:
        return list((await session.scalars(closed)).all())


async def quick(session: AsyncSession, game: str, limit: int) -> list[tuple[Table, list[Chair]]]:
    """Public tables of a game that wait for people, those that fill up by themselves first."""
    wanted = select(Table).where(Table.status == "waiting", Table.private.is_(False), Table.game == game)
    rows = (await session.scalars(wanted.order_by(Table.fill_at.is_(None), Table.created_at).limit(limit))).all()
    return [(row, await chairs_of(session, row.id)) for row in rows]


async def free_rematches(session: AsyncSession, closed: Sequence[str]) -> list[str]:
    """Those who wanted to play again at a table that was closed may ask anew; returns the tables they came from."""
    before = select(Table.rematch_of).where(Table.id.in_(closed))
    freed = update(Table).where(Table.id.in_(before), Table.rematch_id.in_(closed)).values(rematch_id=None)
    return list((await session.scalars(freed.returning(Table.id))).all())


def _last_at() -> ColumnElement[float]:
    """When something last happened in a game."""
    latest = select(func.max(Move.at)).where(Move.table_id == Table.id).scalar_subquery()
    return func.coalesce(latest, Table.started_at)


async def stirring(database: Database, process: str, since: float) -> list[str]:
    """The tables this process drives in which something happened since then, or whose clock runs, the latest first."""
    wanted = select(Table.id).where(Table.status == "playing", Table.driver == process)
    wanted = wanted.where((_last_at() > since) | (Table.pace == "live")).order_by(_last_at().desc())
    async with database.read() as session:
        return list((await session.scalars(wanted)).all())


async def abandoned(database: Database, process: str, since: float, limit: int) -> list[str]:
    """Games this process drives in which nothing has happened since before then; those of days have a clock."""
    wanted = select(Table.id).where(Table.status == "playing", Table.driver == process, Table.pace != "days")
    wanted = wanted.where(_last_at() < since).order_by(_last_at()).limit(limit)
    async with database.read() as session:
        return list((await session.scalars(wanted)).all())


async def give_to_bots(database: Database, table_id: str, level: str) -> None:
    """Bots play for everybody who has not left already."""
    absent = (Chair.table_id == table_id) & Chair.person_id.is_not(None) & Chair.stand_in.is_(None)
    async with database.write() as session:
        await session.execute(update(Chair).where(absent).values(stand_in=level, stand_in_why="gone"))


async def close(database: Database, table_id: str) -> None:
    """A game that cannot be played on any more."""
    async with database.write() as session:
        await session.execute(update(Table).where(Table.id == table_id).values(status="closed", driver=None))


async def overdue(database: Database, moment: float) -> list[str]:
    """Tables at the pace of days whose last move lies longer back than they allow."""
    due = _last_at() + Table.pace_limit * 86_400.0
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


async def probe(database: Database, process: str) -> None:
    """Store something and forget it again: reading alone would not tell of a disk that is full."""
    mark = f"probe {process}"
    async with database.write() as session:
        await session.execute(insert(Process).values(id=mark, beat_at=0.0))
        await session.execute(delete(Process).where(Process.id == mark))


async def beat(database: Database, process: str, timeout: float) -> set[str]:
    """Say that this process lives; returns all that have said so in time."""
    moment = database_clock(database)
    process_row = sqlite.insert(Process) if database.sqlite else postgresql.insert(Process)
    said = process_row.values(id=process, beat_at=moment)
    async with database.write() as session:
        await session.execute(said.on_conflict_do_update(index_elements=["id"], set_={"beat_at": moment}))
        return set((await session.scalars(select(Process.id).where(Process.beat_at >= moment - timeout))).all())


async def claim(database: Database, process: str, living: Collection[str]) -> list[str]:
    """Take over the tables in play that no living process drives."""
    free = Table.driver.is_(None) | Table.driver.not_in(sorted(living))
    async with database.write() as session:
        wanted = select(Table.id).where(Table.status == "playing", free).order_by(Table.id)
        # What another process is taking at this moment is its own.
        ids = list((await session.scalars(wanted.with_for_update(skip_locked=True, key_share=True))).all())
        if ids:
            await session.execute(update(Table).where(Table.id.in_(ids)).values(driver=process))
        return ids


async def driven_by(database: Database, process: str) -> set[str]:
    async with database.read() as session:
        wanted = select(Table.id).where(Table.status == "playing", Table.driver == process)
        return set((await session.scalars(wanted)).all())


async def release(database: Database, process: str) -> None:
    async with database.write() as session:
        await session.execute(update(Table).where(Table.driver == process).values(driver=None))
        await session.execute(delete(Process).where(Process.id == process))
