"""Short words for what the tests do at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from sagebrush.client import Client, TableStream
from sagebrush.server.infos import TableInfo
from sagebrush.server.messages import FromServer

M = TypeVar("M", bound=FromServer)

SECONDS = 20


async def new_table(person: Client, *, people: int = 1, players: int = 3, **wish: Any) -> TableInfo:
    """A table for dice with `people` open chairs (the host's own among them) and random bots on the others."""
    bots: list[str | None] = [None] * people + ["random"] * (players - people)
    return await person.create("dice", players=players, bots=bots, **wish)


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
