"""Games at the pace of days: nobody needs to be there, and the clock goes on while the server is down."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import update

from sagebrush.server import lobby
from sagebrush.server.clock import now
from sagebrush.server.config import Settings
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.hosting.updates import DAY, seconds_left
from sagebrush.server.infos import Pace
from sagebrush.server.services import Services
from sagebrush.server.storage.migrate import migrate
from sagebrush.server.storage.models import Table
from sagebrush.server.wishes import JoinWish, TableWish

LIMIT = 2


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    """A server that looks at its clocks only when told to, and whose bots sleep."""
    services = Services(Settings(data=str(tmp_path), bot_delay=600, idle_after=0))
    await migrate(services.database)
    await services.host.start()
    yield services
    services.bots.close()
    for task in services.host._tasks:
        task.cancel()
    await services.host.stop()
    await services.database.close()


async def begun(services: Services, days_ago: float) -> LiveTable:
    """Ann plays on all three chairs, and started so long ago; nobody has looked since."""
    ann, _ = await services.people.guest("Ann")
    wish = TableWish("dice", players=3, pace=Pace("days", LIMIT))
    table = await lobby.create(services.host, ann, wish)
    for name in ("Bob", "Cat"):
        await lobby.join(services.host, ann, table.id, JoinWish(name=name))
    await lobby.start(services.host, ann, table.id, "")
    services.host.drop(table)
    async with services.database.write() as session:
        await session.execute(update(Table).values(started_at=now() - days_ago * DAY))
    return table


async def test_who_is_out_of_time_is_played_by_a_bot_though_nobody_looks(services: Services) -> None:
    forgotten = await begun(services, LIMIT + 0.01)
    await services.driver.overdue()
    table = services.host.tables[forgotten.id]
    seat = table.open_decisions()[0].seat
    await services.driver.check_clock(table, now())
    assert [(chair.seat, chair.stand_in_why) for chair in table.chairs if chair.stand_in] == [(seat, "time")]


async def test_who_has_time_left_is_waited_for(services: Services) -> None:
    forgotten = await begun(services, LIMIT - 0.5)
    await services.driver.overdue()
    assert forgotten.id not in services.host.tables, "nobody needs it now"
    table = await services.host.table(forgotten.id)
    assert table is not None
    assert seconds_left(table) == pytest.approx(DAY / 2, abs=120)
    await services.driver.look()
    assert not any(chair.stand_in for chair in table.chairs)
    assert forgotten.id not in services.host.tables, "it leaves the memory again"
