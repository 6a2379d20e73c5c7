"""What the journal refuses to store."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import update

from sagebrush.server import lobby
from sagebrush.server.hosting.host import Host
from sagebrush.server.people import People
from sagebrush.server.storage.database import Database
from sagebrush.server.storage.journal import Entry
from sagebrush.server.storage.migrate import migrate
from sagebrush.server.storage.models import Table
from sagebrush.server.wishes import TableWish


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
