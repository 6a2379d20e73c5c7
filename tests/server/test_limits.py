"""What one person or one address may take for themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from sagebrush.client import Client, ClientError
from sagebrush.server import lobby
from sagebrush.server.hosting.host import Host
from sagebrush.server.infos import Pace
from sagebrush.server.people import People
from sagebrush.server.storage import tables as store
from sagebrush.server.storage.database import Database
from sagebrush.server.storage.migrate import migrate
from sagebrush.server.wishes import TableWish
from tests.server.playing import new_table
from tests.server.services import running_server


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
