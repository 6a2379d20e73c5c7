"""Whose rating a seat counts for, when somebody else played it in the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select

from sagebrush.client import Client, ClientError
from sagebrush.core.results import Result, Standing
from sagebrush.core.seats import Seat
from sagebrush.server.infos import TableInfo
from sagebrush.server.ratings import MODEL, rate
from sagebrush.server.storage.database import Database
from sagebrush.server.storage.migrate import migrate
from sagebrush.server.storage.models import Chair, Person, RatingRow
from sagebrush.server.wishes import JoinWish
from tests.server.playing import my_turn


async def skills(folder: Path, chairs: list[Chair], winners: set[int]) -> dict[str, float]:
    """How good each holder of a rating is thought to be after one game."""
    database = Database(f"sqlite+aiosqlite:///{folder / 'ratings.db'}")
    try:
        await migrate(database)
        people = [chair.person_id for chair in chairs if chair.person_id]
        result = Result("over", tuple(Standing(Seat(chair.seat), chair.seat in winners) for chair in chairs))
        async with database.write() as session:
            session.add_all([Person(id=name, name=name, account=name, created_at=0.0) for name in people])
            await session.flush()
            await rate(session, "dice", chairs, result)
        async with database.read() as session:
            rows = (await session.scalars(select(RatingRow))).all()
            assert all(row.games == 1 for row in rows)
            return {row.holder: row.mu for row in rows}
    finally:
        await database.close()


def chairs_of(*people: str | None) -> list[Chair]:
    """One chair each; None is a bot's."""
    return [
        Chair(table_id="t", seat=seat, person_id=name, bot=None if name else "random", name=name or "Bot", salt="")
        for seat, name in enumerate(people)
    ]


async def test_who_wins_goes_up_and_who_loses_goes_down(tmp_path: Path) -> None:
    """The bots at the table, one of which wins, are nobody to be measured by."""
    skill = await skills(tmp_path, chairs_of("ann", "bob", None, None), {0, 2})
    assert skill["ann"] > MODEL.mu > skill["bob"]
    assert skill.keys() == {"ann", "bob"}


async def test_where_all_fare_alike_nothing_changes(tmp_path: Path) -> None:
    assert await skills(tmp_path, chairs_of("ann", "bob", None), {2}) == {}


@pytest.mark.slow
@pytest.mark.parametrize("why", ["choice", "time", "gone"])
@pytest.mark.parametrize("won", [True, False])
async def test_who_leaves_comes_last_whatever_the_bot_makes_of_it(tmp_path: Path, why: str, won: bool) -> None:  # noqa: FBT001
    """Ann leaves and Bob stays: even where both lose to a bot, it is Ann who loses."""
    for winners in ({0} if won else {1}, {2}):
        chairs = chairs_of("ann", "bob", None)
        chairs[0].stand_in, chairs[0].stand_in_why = "random", why
        folder = tmp_path / str(winners)
        skill = await skills(folder, chairs, winners)
        assert skill["ann"] < MODEL.mu < skill["bob"]


async def test_who_leaves_when_they_are_out_has_not_run_away(tmp_path: Path) -> None:
    chairs = chairs_of("ann", "bob", "cat")
    chairs[0].stand_in, chairs[0].stand_in_why = "random", "out"
    skill = await skills(tmp_path, chairs, {0})
    assert skill["ann"] > MODEL.mu > skill["bob"] == skill["cat"]


async def test_a_seat_the_host_gave_away_counts_for_nobody(tmp_path: Path) -> None:
    chairs = chairs_of("ann", "bob", "cat")
    chairs[0].stand_in, chairs[0].stand_in_why = "random", "host"
    assert (await skills(tmp_path, chairs, {1})).keys() == {"bob", "cat"}


async def test_a_game_is_rated_between_accounts_on_one_chair_each(ann: Client, bob: Client, cat: Client) -> None:
    """As the table stands, everybody sees whether it counts."""
    for person, name in ((ann, "Rita"), (bob, "Raul")):
        await person.http.patch("/api/people/me", json={"name": name})
        await person.set_passphrase("a horse in the river")
    table = await ann.create("dice", players=4, bots=[None, None, None, "random"])
    assert not table.rated
    assert not (await cat.join(table.id)).rated, "a guest is not rated"
    assert (await bob.join(table.id)).rated
    await cat.leave(table.id)
    twice = await bob.call("POST", f"/api/tables/{table.id}/join", TableInfo, JoinWish(name="Raul's brother"))
    assert not twice.rated, "nobody plays against themselves"


async def test_the_host_of_a_rated_game_gives_no_seats_away(ann: Client, bob: Client) -> None:
    for person, name in ((ann, "Roy"), (bob, "Rosalind")):
        await person.http.patch("/api/people/me", json={"name": name})
        await person.set_passphrase("a horse in the river")
    table = await my_turn(ann, bob)
    with pytest.raises(ClientError, match="gives no seats away"):
        await ann.hand_over(table, 1, "random")
    assert (await bob.hand_over(table, 1, "random")).seats[1].stood_in


async def test_only_the_owner_takes_a_seat_back_that_the_host_gave_away(ann: Client, bob: Client) -> None:
    table = await my_turn(ann, bob)
    assert (await ann.hand_over(table, 1, "random")).seats[1].stood_in
    async with bob.stream(table) as his:
        await his.next()
        assert (await bob.table(table)).seats[1].stood_in
    assert not (await bob.take_over(table, 1)).seats[1].stood_in
