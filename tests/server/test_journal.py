"""What the journal refuses to store."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from sagebrush.server import lobby
from sagebrush.server.hosting.host import Host
from sagebrush.server.people import People
from sagebrush.server.storage.database import Database
from sagebrush.server.storage.journal import Entry
from sagebrush.server.storage.migrate import migrate
from sagebrush.server.storage.models import Table
from sagebrush.server.wishes import TableWish
from tests.server.services import empty


async def test_nothing_is_taken_back_once_the_books_are_closed(tmp_path: Path) -> None:
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'moves.db'}")
    host = Host(database, "")
    try:
        await migrate(database)
        host.journal.start()
        person, _ = await People(database, b"key").guest("Ann")
        wish = TableWish("dice", players=3, bots=[None, "random", "random"])
        table = await lobby.start(host, person, (await lobby.create(host, person, wish)).id, "salt")
        answered = Entry(table.id, 1, "answer", 0, "stop", False, 0.0)
        undone = [Entry(table.id, number, "undo", 0, "0", False, 0.0) for number in (2, 3)]
        assert await host.journal.append(answered)
        assert not await host.journal.append(answered)
        assert await host.journal.append(undone[0])
        async with database.write() as session:
            await session.execute(update(Table).values(status="finished"))
        assert not await host.journal.append(undone[1])
        assert len(await host.journal.since(table.id, 0)) == 2
    finally:
        await host.journal.stop()
        await database.close()


@pytest.mark.services
@pytest.mark.slow
async def test_two_processes_that_store_the_same_moves_do_not_stand_in_each_others_way(postgres_url: str) -> None:
    """Each begins at another end, and both take something back here and there."""
    await empty(postgres_url)
    databases = [Database(postgres_url.replace("postgresql:", "postgresql+asyncpg:")) for _ in range(2)]
    hosts = [Host(database, "") for database in databases]
    try:
        await migrate(databases[0])
        for host in hosts:
            host.journal.start()
        tables = await several(hosts[0], 40)
        for number in range(1, 13):
            wanted = [moves(tables, number), moves(tables[::-1], number)]
            appended = [host.journal.append(entry) for host, own in zip(hosts, wanted, strict=True) for entry in own]
            stored = await asyncio.gather(*appended)
            assert sum(stored) == len(tables)
    finally:
        for host in hosts:
            await host.journal.stop()
            await host.database.close()


async def several(host: Host, count: int) -> list[str]:
    person, _ = await People(host.database, b"key").guest("Ann")
    wish = TableWish("dice", players=3, bots=[None, "random", "random"])
    tables = [await lobby.create(host, person, wish) for _ in range(count)]
    return [(await lobby.start(host, person, table.id, "salt")).id for table in tables]


def moves(tables: list[str], number: int) -> list[Entry]:
    kinds = [("undo", "0") if (place + number) % 5 == 0 else ("answer", "stop") for place in range(len(tables))]
    return [
        Entry(table, number, kind, 0, option, False, 0.0) for table, (kind, option) in zip(tables, kinds, strict=True)
    ]


async def test_a_move_that_cannot_be_stored_spoils_no_other(tmp_path: Path) -> None:
    """A table that does not exist any more, in the middle of those that do."""
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'moves.db'}")
    host = Host(database, "")
    try:
        await migrate(database)
        host.journal.start()
        tables = [*await several(host, 3), "gone"]
        appended = [host.journal.append(Entry(table, 1, "answer", 0, "stop", False, 0.0)) for table in tables]
        stored = await asyncio.gather(*appended, return_exceptions=True)
        assert stored[:3] == [True, True, True]
        assert isinstance(stored[3], IntegrityError)
    finally:
        await host.journal.stop()
        await database.close()
