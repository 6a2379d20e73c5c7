"""Games that nobody comes back to: they are not in the way of the others, and they come to an end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import update

from sagebrush.server import lobby
from sagebrush.server.bots import Bots
from sagebrush.server.clock import now
from sagebrush.server.config import Settings
from sagebrush.server.hosting.driver import Driver
from sagebrush.server.hosting.host import Host
from sagebrush.server.people import People
from sagebrush.server.storage import tables as store
from sagebrush.server.storage.models import Move, Table
from sagebrush.server.wishes import TableWish
from tests.server.playing import SECONDS
from tests.server.shootout import process

DAY = 86_400.0


class Town:
    """Two games of Ann's with bots, one of them a month old, and a server that has just started."""

    def __init__(self, host: Host, driver: Driver, old: str, young: str) -> None:
        self.host = host
        self.driver = driver
        self.old = old
        self.young = young


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    async with process(tmp_path) as before:
        ann, _ = await People(before.database, b"key").guest("Ann")
        wish = TableWish("dice", players=3, bots=[None, "random", "random"])
        tables = [await lobby.create(before, ann, wish) for _ in range(2)]
        old, young = [(await lobby.start(before, ann, table.id, "")).id for table in tables]
        async with before.database.write() as session:
            await session.execute(update(Table).where(Table.id == old).values(started_at=now() - 30 * DAY))
            await session.execute(update(Move).where(Move.table_id == old).values(at=now() - 30 * DAY))
    async with process(tmp_path) as host:
        bots = Bots(1, 60.0)
        driver = Driver(host, People(host.database, b"key"), bots, Settings(bot_delay=0.0))
        await driver.start()
        try:
            yield Town(host, driver, old, young)
        finally:
            host.leaving = True
            await driver.stop()
            bots.close()


async def test_only_what_goes_on_is_loaded_at_the_start(town: Town) -> None:
    async with asyncio.timeout(SECONDS):
        while town.young not in town.host.tables:
            await asyncio.sleep(0.01)
    assert town.old not in town.host.tables
    table = await town.host.table(town.old)
    assert table is not None
    assert town.driver.drives(table), "who comes to it finds it as it was"


@pytest.mark.slow
async def test_bots_end_what_nobody_came_back_to(town: Town) -> None:
    await town.driver.tidy()
    async with asyncio.timeout(SECONDS):
        while True:
            found = await store.load(town.host.database, town.old)
            assert found is not None
            if found[0].status == "finished":
                break
            await asyncio.sleep(0.05)
    assert found[1][0].stand_in_why == "gone"
    young = await town.host.table(town.young)
    assert young is not None
    assert not young.chairs[0].stand_in


async def test_what_cannot_be_played_on_is_closed(town: Town) -> None:
    async with town.host.database.write() as session:
        await session.execute(update(Table).where(Table.id == town.old).values(rules=999))
    await town.driver.tidy()
    found = await store.load(town.host.database, town.old)
    assert found is not None
    assert found[0].status == "closed"
