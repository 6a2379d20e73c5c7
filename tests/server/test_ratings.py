"""Whose rating a seat counts for, when somebody else played it in the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select

from sagebrush.client import Client
from sagebrush.core.results import Result, Standing
from sagebrush.core.seats import Seat
from sagebrush.server.ratings import rate
from sagebrush.server.storage.database import Database
from sagebrush.server.storage.migrate import migrate
from sagebrush.server.storage.models import Chair, Person, RatingRow
from tests.server.playing import my_turn


async def rated(folder: Path, why: str | None, *, won: bool) -> set[str]:
    """Who has a rating after a game that Ann left, or not, and that she or Bob won."""
    database = Database(f"sqlite+aiosqlite:///{folder / 'ratings.db'}")
    try:
        await migrate(database)
        names = ("ann", "bob")
        level = "random" if why else None
        chairs = [
            Chair(table_id="t", seat=0, person_id="ann", name="Ann", stand_in=level, stand_in_why=why, salt=""),
            Chair(table_id="t", seat=1, person_id="bob", name="Bob", salt=""),
        ]
        result = Result("over", (Standing(Seat(0), won), Standing(Seat(1), not won)))
        async with database.write() as session:
            session.add_all([Person(id=name, name=name, account=name, created_at=0.0) for name in names])
            await session.flush()
            await rate(session, "dice", chairs, result)
        async with database.read() as session:
            return set((await session.scalars(select(RatingRow.holder))).all())
    finally:
        await database.close()


@pytest.mark.parametrize("why", ["choice", "time", "gone"])
async def test_who_leaves_a_lost_game_has_lost_it(tmp_path: Path, why: str) -> None:
    assert await rated(tmp_path, why, won=False) == {"ann", "bob"}


@pytest.mark.parametrize("why", ["choice", "time", "gone", "host"])
async def test_what_a_bot_wins_is_nobodys(tmp_path: Path, why: str) -> None:
    assert await rated(tmp_path, why, won=True) == {"bob"}


async def test_a_seat_the_host_gave_away_counts_for_nobody(tmp_path: Path) -> None:
    assert await rated(tmp_path, "host", won=False) == {"bob"}


async def test_only_the_owner_takes_a_seat_back_that_the_host_gave_away(ann: Client, bob: Client) -> None:
    table = await my_turn(ann, bob)
    assert (await ann.hand_over(table, 1, "random")).seats[1].stood_in
    async with bob.stream(table) as his:
        await his.next()
        assert (await bob.table(table)).seats[1].stood_in
    assert not (await bob.take_over(table, 1)).seats[1].stood_in
