"""The finished games of a server as records, one after the other: whoever reads them never holds more than one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from typing import NamedTuple

from sqlalchemy import Select, func, select, text
from sqlalchemy.ext.asyncio import AsyncSession

from sagebrush.core.config import LESSON
from sagebrush.core.record import FORMAT, Record
from sagebrush.core.seats import Seat
from sagebrush.server.config import load_settings
from sagebrush.server.hosting.live import config_of
from sagebrush.server.storage.database import existing, plainly
from sagebrush.server.storage.journal import Entry
from sagebrush.server.storage.migrate import check_schema
from sagebrush.server.storage.models import Chair, Move, Table
from sagebrush.server.storage.tables import chairs_of

#: Tables fetched at once.
PAGE = 50


class Finished(NamedTuple):
    """A game that is over: where it was played, its log, and who is a bot (None: a person)."""

    table_id: str
    record: Record
    bots: tuple[str | None, ...]


def answers_of(moves: Iterable[Move | Entry]) -> tuple[tuple[Seat, str], ...]:
    """What stands in the end, after all that was taken back."""
    answers: list[tuple[Seat, str]] = []
    for move in moves:
        if move.kind == "undo":
            del answers[int(move.option) :]
        else:
            answers.append((Seat(move.seat), move.option))
    return tuple(answers)


class Archive:
    """The finished games in a server's database; it may be running. Private tables only where they are asked for.

    What was uploaded, branched off or learnt was not played here, and is left out.
    """

    def __init__(self, url: str, *, private: bool = False) -> None:
        self.database = existing(load_settings(database_url=url).storage_url)
        self.private = private

    def _wanted(self) -> Select[Table]:
        wanted = select(Table).where(
            Table.status == "finished", Table.uploaded.is_(False), Table.branched_table.is_(None)
        )
        return wanted if self.private else wanted.where(Table.private.is_(False))

    async def count(self) -> int:
        """How many games there are at most; also whether there is a database that fits."""
        await check_schema(self.database)
        async with self.database.read() as session:
            number = await session.scalar(select(func.count()).select_from(self._wanted().subquery()))
        return int(number or 0)

    async def games(self) -> AsyncIterator[Finished]:
        """In the order in which they ended, as they are at this moment."""
        with plainly("cannot read the database"):
            async with self.database.read() as session:
                if not self.database.sqlite:
                    await session.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
                after: tuple[float, str] = (float("-inf"), "")
                while rows := await self._page(session, after):
                    for row in rows:
                        after = (row.ended_at or 0.0, row.id)
                        if not row.options.get(LESSON):
                            yield await self._finished(session, row)
                    session.expunge_all()

    async def _page(self, session: AsyncSession, after: tuple[float, str]) -> list[Table]:
        ended = func.coalesce(Table.ended_at, 0.0)
        later = (ended > after[0]) | ((ended == after[0]) & (Table.id > after[1]))
        wanted = self._wanted().order_by(ended, Table.id).limit(PAGE)
        if after[1]:
            wanted = wanted.where(later)
        return list((await session.scalars(wanted)).all())

    async def _finished(self, session: AsyncSession, row: Table) -> Finished:
        moves = (await session.scalars(select(Move).where(Move.table_id == row.id).order_by(Move.number))).all()
        chairs: list[Chair] = await chairs_of(session, row.id)
        record = Record(FORMAT, row.game, row.rules, config_of(row), row.seed or "", answers_of(moves), "")
        session.expunge_all()
        return Finished(row.id, record, tuple([chair.bot for chair in chairs]))

    async def close(self) -> None:
        await self.database.close()
