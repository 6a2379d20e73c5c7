"""What one person or one address may take for themselves."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sagebrush.client import Client, ClientError
from sagebrush.server import limits, lobby
from sagebrush.server.hosting import talk
from sagebrush.server.hosting.host import Host
from sagebrush.server.infos import Pace
from sagebrush.server.messages import GiveSignal, Refused, Say, Signalled, Welcome
from sagebrush.server.people import People
from sagebrush.server.storage import tables as store
from sagebrush.server.storage.database import Database
from sagebrush.server.storage.migrate import migrate
from sagebrush.server.wishes import TableWish
from tests.server.playing import heard, new_table
from tests.server.services import running_server

#: Servers are started and stopped for each of these.
pytestmark = pytest.mark.slow


def test_who_has_not_come_for_a_while_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bucket that has filled up again is as good as none."""
    clock = 1000.0
    monkeypatch.setattr(limits, "monotonic", lambda: clock)
    buckets = limits.Buckets(60, burst=10)
    for number in range(50):
        assert buckets.take(f"guest {number}")
    assert len(buckets) == 50
    clock += 11
    for _ in range(30):
        buckets.take("regular")
    assert len(buckets) == 1
    assert not buckets.take("regular"), "who comes too often is remembered"


def test_without_a_limit_nobody_is_remembered() -> None:
    buckets = limits.Buckets(0)
    assert all(buckets.take(str(number)) for number in range(10))
    assert len(buckets) == 0


async def test_a_person_has_so_many_tables_open_and_no_more(tmp_path: Path) -> None:
    with running_server(tmp_path, tables_per_person=2) as server:
        async with Client(server.url) as ann, Client(server.url) as bob:
            await ann.guest("Ann")
            await bob.guest("Bob")
            first = await new_table(ann)
            await new_table(ann)
            with pytest.raises(ClientError, match="too many tables"):
                await new_table(ann)
            await new_table(bob)
            await ann.leave(first.id)
            await new_table(ann)


async def test_tables_that_nobody_starts_are_closed(tmp_path: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
    try:
        await migrate(database)
        person, _ = await People(database, b"key").guest("Ann")
        host = Host(database, "")
        soon = (await lobby.create(host, person, TableWish("dice", players=3))).row
        slow = (await lobby.create(host, person, TableWish("dice", players=3, pace=Pace("days", 2)))).row
        assert await store.close_waiting(database, soon.created_at, soon.created_at) == []
        assert await store.close_waiting(database, slow.created_at + 1, soon.created_at) == [soon.id]
        assert await store.close_waiting(database, slow.created_at + 1, slow.created_at + 1) == [slow.id]
    finally:
        await database.close()


async def opened(socket: ClientConnection) -> bool:
    """Whether the server lets this stream in."""
    try:
        await socket.send('{"type": "hello", "v": 2}')
        return "welcome" in str(await socket.recv())
    except ConnectionClosed:
        return False


async def test_an_address_has_so_many_streams_and_no_more(tmp_path: Path) -> None:
    with running_server(tmp_path, streams_per_address=2) as server:
        async with Client(server.url) as ann:
            await ann.guest("Ann")
            table = await new_table(ann)
            async with ann.stream(table.id) as mine, Client(server.url) as stranger:
                await heard(mine, Welcome)
                async with connect(stranger.stream(table.id).url) as watching:
                    assert await opened(watching)
                    with pytest.raises(InvalidStatus):
                        await connect(stranger.stream(table.id).url)
                # The client tries again until there is room.
                async with stranger.stream(table.id) as again:
                    await heard(again, Welcome)


async def test_a_table_has_so_many_watchers_and_its_players_still_come_in(tmp_path: Path) -> None:
    with running_server(tmp_path, watchers_per_table=1) as server:
        async with Client(server.url) as ann, Client(server.url) as stranger:
            await ann.guest("Ann")
            table = await new_table(ann)
            url = stranger.stream(table.id).url
            async with connect(url) as first, connect(url) as second:
                assert await opened(first)
                assert not await opened(second)
                async with ann.stream(table.id) as mine:
                    assert (await heard(mine, Welcome)).seat == 0


async def test_streams_are_opened_so_often_and_no_more(tmp_path: Path) -> None:
    with running_server(tmp_path, streams_per_minute=4) as server:
        async with Client(server.url) as ann:
            await ann.guest("Ann")
            url = ann.stream((await new_table(ann)).id).url
            async with connect(url) as first, connect(url) as second:
                assert await opened(first)
                assert await opened(second)
                with pytest.raises(InvalidStatus):
                    await connect(url)


async def test_reading_has_its_limit_and_what_is_dear_a_lower_one(tmp_path: Path) -> None:
    with running_server(tmp_path, requests_per_minute=4, reads_per_minute=12, operator_token="right") as server:
        async with Client(server.url) as ann, Client(server.url) as stranger:
            await ann.guest("Ann")
            replays = [(await ann.http.get("/api/tables/none/replay")).status_code for _ in range(5)]
            assert replays[0] == 404
            assert 429 in replays
            reads = [(await ann.http.get("/api/games")).status_code for _ in range(25)]
            assert reads[0] == 200
            assert 429 in reads
            guesses = [(await stranger.http.get("/api/admin/overview")).status_code for _ in range(5)]
            assert guesses[0] == 403
            assert 429 in guesses
            assert (await ann.http.get("/health")).status_code == 200


async def test_talking_has_a_limit_of_its_own_on_all_ways(tmp_path: Path) -> None:
    with running_server(tmp_path, lines_per_minute=1) as server:
        async with Client(server.url) as ann:
            await ann.guest("Ann")
            table = await new_table(ann)
            async with ann.stream(table.id) as mine:
                for number in range(6):
                    await mine.send(Say(f"line {number}"))
                await mine.send(GiveSignal("howdy"))
                await heard(mine, Signalled)
                said = [await ann.http.post(f"/api/tables/{table.id}/chat", json={"text": "x"}) for _ in range(2)]
                assert [answer.status_code for answer in said] == [201, 429]
                await mine.send(Say("one more"))
                assert (await heard(mine, Refused)).code == "too_fast"


async def test_a_table_keeps_so_many_lines_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "CHAT_KEPT", 3)
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'chat.db'}")
    try:
        await migrate(database)
        person, _ = await People(database, b"key").guest("Ann")
        host = Host(database, "")
        tables = [await lobby.create(host, person, TableWish("dice", players=3)) for _ in range(2)]
        for number in range(5):
            for table in tables:
                await talk.say(host, table, talk.Speaker(person.id, "Ann", 0), str(number))
        for table in tables:
            assert [line.text for line in await store.chat_of(database, table.id)] == ["2", "3", "4"]
    finally:
        await database.close()
