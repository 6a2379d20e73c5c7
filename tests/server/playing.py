"""Short words for what the tests do at a table.

Nobody knows what a server deals, so a test must hold whatever it is. Whoever sits with bots may be out of the game, and
the game over, before they are asked for the first time; once they are asked, everybody waits for them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from sagebrush.client import Client, TableStream
from sagebrush.server.infos import TableInfo
from sagebrush.server.messages import FromServer, Snapshot, Update

M = TypeVar("M", bound=FromServer)

#: Patience, for machines that are busy with other things; no test waits for it to pass.
SECONDS = 60


async def new_table(person: Client, *, people: int = 1, players: int = 3, **wish: Any) -> TableInfo:
    """A table for dice with `people` open chairs (the host's own among them) and random bots on the others."""
    bots: list[str | None] = [None] * people + ["random"] * (players - people)
    return await person.create("dice", players=players, bots=bots, **wish)


async def my_turn(person: Client, *others: Client, **wish: Any) -> str:
    """A game whose host is the first of all people to be asked: it stands still until they answer."""
    while True:
        table = await new_table(person, people=1 + len(others), **wish)
        for other in others:
            await other.join(table.id)
        await person.start(table.id)
        async with person.stream(table.id) as line:
            if await waited_for(line) == 0:
                return table.id


async def waited_for(line: TableStream) -> int | None:
    """Read on until a person is asked: which seat; None if the game is over before."""
    async with asyncio.timeout(SECONDS):
        while line.result is None:
            message = await line.next()
            if line.table is None or not isinstance(message, Snapshot | Update) or message.stage is None:
                continue
            asked = [question.seat for question in message.asked if line.table.seats[question.seat].kind == "person"]
            if asked:
                return asked[0]
    return None


async def heard(line: TableStream, kind: type[M], fits: Callable[[M], bool] = lambda _: True) -> M:
    """Read on until such a message comes."""
    async with asyncio.timeout(SECONDS):
        while True:
            message = await line.next()
            if isinstance(message, kind) and fits(message):
                return message


async def asked(line: TableStream) -> None:
    """Read on until this seat is asked."""
    async with asyncio.timeout(SECONDS):
        while line.decision is None:
            await line.next()


async def answer(line: TableStream, choice: int = 0) -> None:
    """Wait until asked, and take the option in that place of the list."""
    await asked(line)
    assert line.decision is not None
    await line.answer(line.decision.options[choice].id)
    line.decision = None
