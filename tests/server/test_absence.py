"""Somebody who is away from a table without a clock: since when, and what the others may do about it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sagebrush.server import standins
from sagebrush.server.hosting import presence, told
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.infos import Pace, SeatInfo
from sagebrush.server.services import Services
from sagebrush.server.storage.models import Person
from sagebrush.server.stream import _back
from tests.server.inside import asked_first, code, come, go, parts, people


def clock() -> float:
    return asyncio.get_running_loop().time()


class Saloon:
    """Ann is asked and not there; Bob, the host of none, and Cat and Dan wait for her."""

    def __init__(self, services: Services, persons: list[Person], table: LiveTable) -> None:
        self.services = services
        self.ann, self.bob, self.cat, self.dan = persons
        self.table = table

    def seat(self, number: int = 0) -> SeatInfo:
        return told.live_info(self.table, None).seats[number]

    async def call(self, person: Person, seat: int = 0) -> LiveTable:
        return await standins.call_bot(self.services.host, person, self.table.id, seat)


@pytest.fixture
async def saloon(tmp_path: Path) -> AsyncIterator[Saloon]:
    async with parts(tmp_path) as services:
        persons = await people(services, "Ann", "Bob", "Cat", "Dan")
        table = await asked_first(services, *persons)
        for seat in (1, 2, 3):
            await come(services, table, seat)
        yield Saloon(services, persons, table)


async def test_most_of_those_who_wait_let_a_bot_play(saloon: Saloon) -> None:
    """Of three who are there two are enough; until then everybody sees who wants it."""
    await saloon.call(saloon.bob)
    assert (saloon.seat().stood_in, saloon.seat().votes) == (False, (1,))
    await saloon.call(saloon.bob)
    assert not saloon.seat().stood_in, "nobody has two voices"
    await saloon.call(saloon.cat)
    assert (saloon.seat().stood_in, saloon.seat().why, saloon.seat().votes) == (True, "gone", ())


async def test_a_program_has_no_vote(saloon: Saloon) -> None:
    """Of three who wait two are programs: the third decides. A person who takes such a seat has a voice again."""
    for follower in [one for one in saloon.table.clients if one.seat in (2, 3)]:
        await presence.note_program(saloon.services.host, saloon.table, follower, program=True)
    assert [seat for seat in range(4) if saloon.seat(seat).program] == [2, 3]
    assert await code(saloon.call(saloon.cat)) == "not_yours"
    await presence.note_program(saloon.services.host, saloon.table, follower, program=False)
    await saloon.call(saloon.bob)
    assert not saloon.seat().stood_in
    await saloon.call((saloon.cat, saloon.dan)[int(follower.seat or 0) - 2])
    assert saloon.seat().stood_in


async def test_who_comes_back_has_the_seat_at_once(saloon: Saloon) -> None:
    for person in (saloon.bob, saloon.cat):
        await saloon.call(person)
    await come(saloon.services, saloon.table, 0)
    await _back(saloon.services, saloon.table, 0, by_choice=False)
    assert (saloon.seat().stood_in, saloon.seat().away) == (False, None)


async def test_who_came_back_in_the_moment_they_were_given_up_has_it_too(saloon: Saloon) -> None:
    """The driver looks after it: at another process nobody knew of it yet."""
    await come(saloon.services, saloon.table, 0)
    for person in (saloon.bob, saloon.cat):
        assert await code(saloon.call(person)) == "not_away", "nobody who is here is voted away"
    saloon.table.chairs[0].stand_in = saloon.table.chairs[0].stand_in_why = "gone"
    await saloon.services.driver.check_clock(saloon.table, clock())
    assert not saloon.seat().stood_in


async def test_an_absence_that_ends_begins_anew(saloon: Saloon) -> None:
    await saloon.call(saloon.bob)
    back = await come(saloon.services, saloon.table, 0)
    await _back(saloon.services, saloon.table, 0, by_choice=False)
    assert saloon.seat().votes == ()
    await go(saloon.services, saloon.table, back)
    saloon.table.gone_after = 60
    assert await code(saloon.call(saloon.cat)) == "not_away_yet"
    assert 50 < (saloon.seat().bot_in or 0) <= 60


async def test_everybody_sees_since_when_also_after_a_restart(saloon: Saloon) -> None:
    back = await come(saloon.services, saloon.table, 0)
    await go(saloon.services, saloon.table, back)
    since = saloon.table.away_since(0)
    assert since is not None
    assert since > (saloon.table.row.started_at or 0)
    saloon.services.host.drop(saloon.table)
    again = await saloon.services.host.table(saloon.table.id)
    assert again is not None
    await come(saloon.services, again, 1)
    assert again.away_since(0) == since
    assert told.live_info(again, None).seats[1].away is None, "Bob is here"


async def test_only_those_are_given_up_for_whom_somebody_waits(saloon: Saloon) -> None:
    follower = next(iter([one for one in saloon.table.clients if one.seat == 3]))
    await go(saloon.services, saloon.table, follower)
    assert await code(saloon.call(saloon.bob, 3)) == "not_away", "it is not Dan's turn"
    (stranger,) = await people(saloon.services, "Eve")
    assert await code(saloon.call(stranger)) == "not_yours"
    saloon.table.row.pace = "live"
    assert await code(saloon.call(saloon.bob)) == "has_clock"


@pytest.mark.slow
async def test_the_host_decides_alone_unless_ratings_are_at_stake(tmp_path: Path) -> None:
    for rated in (False, True):
        async with parts(tmp_path / str(rated)) as services:
            ann, bob, cat = await people(services, "Ann", "Bob", "Cat")
            if rated:
                for person in (ann, bob, cat):
                    await services.people.set_passphrase(person.id, "a horse in the river", None)
            table = await asked_first(services, ann, bob, cat)
            async with services.database.write() as session:
                table.row.host_id = bob.id
                await session.merge(table.row)
            for seat in (1, 2):
                await come(services, table, seat)
            await standins.call_bot(services.host, bob, table.id, 0)
            assert bool(table.chairs[0].stand_in) is not rated
            if rated:
                await standins.call_bot(services.host, cat, table.id, 0)
                assert table.chairs[0].stand_in_why == "gone", "who does not come back comes last"


@pytest.mark.slow
async def test_at_a_table_with_a_clock_it_goes_by_itself(tmp_path: Path) -> None:
    async with parts(tmp_path) as services:
        table = await asked_first(services, *await people(services, "Ann", "Bob"), pace=Pace("live", 60))
        await come(services, table, 1)
        await services.driver.check_clock(table, clock() + 1)
        assert table.chairs[0].stand_in_why == "gone"
