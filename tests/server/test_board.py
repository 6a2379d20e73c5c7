"""The lobby: tables come and go on its board by themselves, and a quick match finds a seat."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update
from websockets.asyncio.client import connect

from sagebrush.server import lobby, quick
from sagebrush.server.clock import now
from sagebrush.server.fanout import Notice
from sagebrush.server.hosting.clients import Client as Follower
from sagebrush.server.hosting.host import Host
from sagebrush.server.messages import LobbyMessage, Pong
from sagebrush.server.services import Services
from sagebrush.server.storage import tables as store
from sagebrush.server.storage.models import Table
from sagebrush.server.wishes import JoinWish, QuickWish, TableWish
from tests.server.inside import come, go, parts, people, seated
from tests.server.services import RunningServer


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    async with parts(tmp_path) as running:
        yield running


def said(line: Follower) -> list[Any]:
    """What came, each a `LobbyMessage`."""
    messages = []
    while (data := line.take()) is not None:
        messages.append(msgspec.json.decode(data, type=LobbyMessage))
    return messages


async def test_tables_appear_change_and_go(services: Services) -> None:
    ann, bob = await people(services, "Ann", "Bob")
    before = await seated(services, ann, players=3)
    line = Follower(None, None)
    await services.board.join(line)
    (first,) = said(line)
    assert ([table.id for table in first.tables], first.fresh) == ([before.id], True)
    hidden = await seated(services, ann, private=True)
    table = await lobby.create(services.host, ann, TableWish("dice", players=3))
    await services.board.look()
    (shown,) = said(line)
    assert [one.id for one in shown.tables] == [table.id], f"not {hidden.id}, and what stands there already"
    await lobby.join(services.host, bob, table.id, JoinWish())
    await services.board.look()
    (joined,) = said(line)
    assert [seat.name for seat in joined.tables[0].seats] == ["Ann", "Bob", ""]
    await services.board.look()
    assert said(line) == [], "nothing has happened"
    await lobby.leave(services.host, bob, table.id)
    await lobby.leave(services.host, ann, table.id)
    await services.board.look()
    (left,) = said(line)
    assert (left.tables, left.gone) == ((), (table.id,))


async def test_whoever_sits_there_hears_of_their_own_tables(services: Services) -> None:
    ann, bob = await people(services, "Ann", "Bob")
    table = await seated(services, ann, private=True)
    lines = [Follower(person.id, None) for person in (ann, bob)]
    for line in lines:
        await services.board.join(line)
        said(line)
    await lobby.start(services.host, ann, table.id, "")
    await services.board.look()
    assert [len(said(line)) for line in lines] == [1, 0]


async def test_a_quick_match_finds_the_table_of_who_came_before(services: Services) -> None:
    ann, bob = await people(services, "Ann", "Bob")
    table = await quick.match(services.host, ann, QuickWish("dice", "salt"), 60)
    assert (table.row.private, table.row.pace, table.chairs[0].salt) == (False, "live", "salt")
    assert (await quick.match(services.host, ann, QuickWish("dice"), 60)).id == table.id, "one at a time"
    assert (await quick.match(services.host, bob, QuickWish("dice"), 60)).id == table.id
    other = await quick.match(services.host, bob, QuickWish("bang"), 60)
    assert other.row.game == "bang"


async def test_where_nobody_is_there_to_start_nobody_is_sent(services: Services) -> None:
    """A table that its host has left alone; and one that has sent this person away."""
    ann, bob = await people(services, "Ann", "Bob")
    table = await lobby.create(services.host, ann, TableWish("dice", players=3))
    mine = await quick.match(services.host, bob, QuickWish("dice"), 60)
    assert mine.id != table.id
    await lobby.leave(services.host, bob, mine.id)
    follower = await come(services, table, 0)
    assert (await quick.match(services.host, bob, QuickWish("dice"), 60)).id == table.id
    await lobby.remove(services.host, ann, table.id, 1)
    assert (await quick.match(services.host, bob, QuickWish("dice"), 60)).id != table.id
    await go(services, table, follower)


async def test_bots_fill_up_when_the_minute_is_over_and_somebody_is_there(services: Services) -> None:
    (ann,) = await people(services, "Ann")
    table = await quick.match(services.host, ann, QuickWish("dice"), 60)
    follower = await come(services, table, 0)
    await services.driver.look()
    assert table.row.status == "waiting"
    async with services.database.write() as session:
        await session.execute(update(Table).values(fill_at=now() - 1))
    await services.host.refresh(table)
    await go(services, table, follower)
    await services.driver.look()
    assert table.row.status == "waiting", "nobody is there"
    await come(services, table, 0)
    await services.driver.look()
    assert table.row.status == "playing"
    assert all(chair.bot for chair in table.chairs[1:])
    await quick.fill(services.host, table.id)
    assert table.row.status == "playing", "once is enough"


async def test_a_quick_match_that_everybody_left_is_closed(services: Services) -> None:
    (ann,) = await people(services, "Ann")
    table = await quick.match(services.host, ann, QuickWish("dice"), 0)
    assert await store.close_unfilled(services.database, now() - 60) == []
    assert await store.close_unfilled(services.database, now() + 1) == [table.id]


async def test_tables_that_another_process_opened_appear_too(services: Services) -> None:
    """All that is heard of them is a notice."""
    (ann,) = await people(services, "Ann")
    line = Follower(None, None)
    await services.board.join(line)
    said(line)
    there = Host(services.database, "")
    table = await lobby.create(there, ann, TableWish("dice", players=3))
    assert table.id not in services.host.tables
    await services.host._on_notice(Notice(there.process, "table", table.id))
    await services.board.look()
    assert [one.id for one in said(line)[0].tables] == [table.id]


async def test_who_asks_whether_the_line_is_alive_is_answered(server: RunningServer) -> None:
    """Anything else that is said in the lobby is not listened to, however malformed, and changes nothing."""
    async with connect(f"{server.url.replace('http', 'ws')}/api/lobby/stream") as line:
        assert msgspec.json.decode(await line.recv(), type=LobbyMessage).fresh
        for said in (
            "",
            "nonsense",
            '{"type":"say","text":"hello"}',
            '{"type":"ping"}',
            b"\xff",
            '{"type":"ping","n":7}',
        ):
            await line.send(said)
        assert msgspec.json.decode(await line.recv(), type=LobbyMessage) == Pong(7)
