"""What stays of finished games: whose page says what, and to whom."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select

from sagebrush.bots import make_bot
from sagebrush.core.seats import Seat
from sagebrush.server import history, lobby, quick
from sagebrush.server.hosting import ending
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.services import Services
from sagebrush.server.storage import tables as store
from sagebrush.server.storage.models import Person, Tally
from sagebrush.server.wishes import QuickWish
from tests.server.inside import code, come, go, parts, people, seated, settled
from tests.server.services import empty


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    async with parts(tmp_path) as running:
        yield running


async def account(services: Services, name: str) -> Person:
    person, _ = await services.people.guest(name)
    return (await services.people.set_passphrase(person.id, "a horse in the river", None))[0]


async def played(services: Services, *persons: Person, **wish: bool) -> LiveTable:
    """A whole game, at random."""
    table = await seated(services, *persons, players=3, **wish)
    await lobby.start(services.host, persons[0], table.id, "")
    bot = make_bot("random", "dice", 1)
    while decision := table.playing.decision:
        option = bot.choose(table.playing.view(Seat(decision.seat)), decision)
        await services.host.answer(table, decision.seat, decision.number, table.era, option.id, by_bot=False)
    await ending.finish(services.host, table)
    await settled(services)
    return table


async def test_a_page_says_how_often_somebody_won_as_what(services: Services) -> None:
    ann, bob = await account(services, "Ann"), await account(services, "Bob")
    tables = [await played(services, ann, bob) for _ in range(2)]
    page = await history.player(services.database, ann, None)
    wins = [table.row.result["standings"][0]["won"] for table in tables if table.row.result]  # type: ignore[index]
    assert (page.name, page.account, page.you) == ("Ann", True, False)
    (record,) = page.games
    assert (record.game, record.played, record.won) == ("dice", 2, sum(wins))
    assert {tallied.kind for tallied in record.by} == {"role", "character"}
    assert sum(tallied.played for tallied in record.by if tallied.kind == "role") == 2
    if record.rating is not None:
        assert len(record.course) == record.rating.games
        assert record.course[-1].shown == record.rating.shown


async def test_nobody_but_oneself_hears_of_private_games(services: Services) -> None:
    ann, bob = await account(services, "Ann"), await account(services, "Bob")
    open_one, private = await played(services, ann, bob), await played(services, ann, bob, private=True)

    async def seen(of: Person | None, by: Person | None) -> list[str]:
        found = await history.past(services.database, of, by, game=None, before=None, count=20)
        return [game.id for game in found.games]

    assert await seen(ann, None) == await seen(ann, bob) == await seen(None, ann) == [open_one.id]
    assert await seen(ann, ann) == [private.id, open_one.id]
    for visitor, games in ((bob, 1), (ann, 2)):
        page = await history.player(services.database, ann, visitor)
        assert sum(record.played for record in page.games) == games


async def test_games_come_in_pages_the_newest_first(services: Services) -> None:
    ann = await account(services, "Ann")
    ids = [(await played(services, ann)).id for _ in range(3)]
    first = await history.past(services.database, ann, None, game="dice", before=None, count=2)
    assert [game.id for game in first.games] == ids[:0:-1]
    rest = await history.past(services.database, ann, None, game=None, before=first.next, count=2)
    assert ([game.id for game in rest.games], rest.next) == (ids[:1], None)
    none = await history.past(services.database, ann, None, game="bang", before=None, count=2)
    assert none.games == ()
    mine = [seat for seat in rest.games[0].seats if seat.player]
    assert [seat.name for seat in mine] == ["Ann"]
    assert set(mine[0].labels) == {"role", "character"}


async def test_a_page_is_found_by_the_name_of_an_account_however_it_is_written(services: Services) -> None:
    ann = await account(services, "Ann Oakley")
    (guest,) = await people(services, "Bob")
    assert (await history.find(services.database, "ANN  oakley", None)).id == ann.id
    assert (await history.find(services.database, None, guest)).id == guest.id
    for name in ("Bob", "nobody", "\u200b"):
        assert await code(history.find(services.database, name, None)) == "no_such_player"
    assert await code(history.find(services.database, None, None)) == "not_signed_in"


async def test_what_was_branched_off_is_not_counted(services: Services) -> None:
    from sagebrush.server import afterwards
    from sagebrush.server.wishes import BranchWish

    ann = await account(services, "Ann")
    table = await played(services, ann)
    branch = await afterwards.branch(services.host, ann, table, BranchWish(table.row.answers))
    await lobby.start(services.host, ann, branch.id, "")
    await ending.finish(services.host, branch)
    await settled(services)
    assert branch.row.status == "finished"
    async with services.database.read() as session:
        whole = (await session.scalars(select(Tally).where(Tally.kind == ""))).all()
    assert [(tally.played, tally.private) for tally in whole] == [(1, False)]


@pytest.mark.services
async def test_postgresql_counts_and_remembers_the_same(tmp_path: Path, postgres_url: str) -> None:
    """The schema, two games of one person, an absence, a quick match and a subscription, in the other database."""
    await empty(postgres_url)
    async with parts(tmp_path, database_url=postgres_url, push_anywhere=True) as services:
        ann = await account(services, "Ann")
        for _ in range(2):
            await played(services, ann)
        page = await history.player(services.database, ann, None)
        assert [record.played for record in page.games] == [2]
        first = await history.past(services.database, ann, None, game=None, before=None, count=1)
        assert first.next is not None
        table = await quick.match(services.host, ann, QuickWish("dice"), 60)
        follower = await come(services, table, 0)
        assert (await quick.fill(services.host, table.id)).row.status == "playing"
        await go(services, table, follower)
        found = await store.load(services.database, table.id)
        assert found is not None
        assert found[1][0].seen_at is not None
        await services.driver.look()
        assert await store.close_unfilled(services.database, 0.0) == []
