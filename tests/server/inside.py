"""A server's parts in the process of the test: its clocks are looked at only when told to, and its bots sleep."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sagebrush.server import lobby
from sagebrush.server.config import Settings
from sagebrush.server.hosting import presence
from sagebrush.server.hosting.clients import Client as Follower
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.refusals import Refusal
from sagebrush.server.services import Services
from sagebrush.server.storage.migrate import migrate
from sagebrush.server.storage.models import Person
from sagebrush.server.wishes import JoinWish, TableWish


@asynccontextmanager
async def parts(folder: Path, **settings: Any) -> AsyncIterator[Services]:
    services = Services(Settings(data=str(folder), **{"bot_delay": 600, "gone_after": 0, **settings}))
    await migrate(services.database)
    await services.host.start()
    try:
        yield services
    finally:
        services.bots.close()
        # Bots that sleep are not waited for; what else is under way ends by itself.
        for task in list(services.host._tasks):
            if task.get_coro().__name__ == "_think":  # type: ignore[union-attr]
                task.cancel()
        await services.host.stop()
        await services.subscribers.close()
        await services.database.close()


async def people(services: Services, *names: str) -> list[Person]:
    return [(await services.people.guest(name))[0] for name in names]


async def seated(services: Services, *persons: Person, players: int = 4, **wish: Any) -> LiveTable:
    """A table with these people on the first chairs and bots on the others; the first is the host."""
    bots: list[str | None] = [None] * len(persons) + ["random"] * (players - len(persons))
    table = await lobby.create(services.host, persons[0], TableWish("dice", players=players, bots=bots, **wish))
    for person in persons[1:]:
        await lobby.join(services.host, person, table.id, JoinWish(invite=table.row.invite))
    return table


async def asked_first(services: Services, *persons: Person, **wish: Any) -> LiveTable:
    """A game that waits for the first of them: nobody knows who begins, so it is dealt until it is so."""
    while True:
        table = await seated(services, *persons, **wish)
        await lobby.start(services.host, persons[0], table.id, "")
        if table.open_decisions()[0].seat == 0:
            return table


async def come(services: Services, table: LiveTable, seat: int) -> Follower:
    """Somebody opens the table on their chair."""
    owner = table.chairs[seat].person_id
    follower = Follower(owner, seat, owner)
    await presence.join(services.host, table, follower, None)
    return follower


async def go(services: Services, table: LiveTable, follower: Follower) -> None:
    await presence.leave(services.host, table, follower)


async def code(work: Any) -> str:
    """The code with which something is refused."""
    try:
        await work
    except Refusal as refusal:
        return refusal.code
    return ""


async def settled(services: Services) -> None:
    """What was begun besides is done, but for the bots' sleep."""
    while rest := [task for task in services.host._tasks if task.get_coro().__name__ != "_think"]:  # type: ignore[union-attr]
        await asyncio.wait(rest)
