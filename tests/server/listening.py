"""Ears at a table: everything that one seat or a watcher is sent, kept to the letter."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import websockets

from sagebrush.client import Client
from sagebrush.core.happenings import apply_changes
from sagebrush.core.rng import Chance
from sagebrush.server.messages import (
    VERSION,
    Answer,
    FromServer,
    Hello,
    Snapshot,
    Update,
    Welcome,
    decode_server,
    encode,
)
from tests.server.playing import SECONDS


class Ear:
    """A client that understands no game: it keeps every message, and answers what it is asked by chance."""

    def __init__(self, person: Client, table: str, chance: Chance) -> None:
        self.person = person
        self.url = f"ws{person.server.removeprefix('http')}/api/tables/{table}/stream"
        self.chance = chance
        self.raw: list[str] = []
        self.seat: int | None = None
        self.view: Any = None
        self.last: Snapshot | Update | None = None
        self.over = False
        self.welcomed = asyncio.Event()
        self._answered = (-1, -1)

    async def listen(self) -> None:
        """Until the game is over."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.person.http.cookies.jar)
        headers = {"Cookie": cookies} if cookies else {}
        async with websockets.connect(self.url, additional_headers=headers, max_size=None) as line:
            await line.send(encode(Hello(VERSION)).decode())
            while not self.over:
                self.raw.append(str(await line.recv()))
                if choice := self.take(decode_server(self.raw[-1])):
                    await line.send(encode(choice).decode())

    def take(self, message: FromServer) -> Answer | None:
        """Keep the view as the protocol says; what to answer, if anything is asked."""
        if isinstance(message, Welcome):
            self.seat = message.seat
            self.welcomed.set()
        if not isinstance(message, Snapshot | Update):
            return None
        self.last = message
        if isinstance(message, Update):
            for happening in message.happenings:
                self.view = apply_changes(self.view, happening.changes)
        if message.view is not None:
            self.view = message.view
        self.over = message.result is not None
        own = message.decision
        if own is None or (own.era, own.number) == self._answered:
            return None
        self._answered = (own.era, own.number)
        return Answer(own.number, own.era, self.chance.pick(list(own.options)).id)


def told(ear: Ear, kind: str) -> list[tuple[str, dict[str, Any]]]:
    """The messages of one kind, as they came and as plain data."""
    read = [(raw, msgspec.json.decode(raw)) for raw in ear.raw]
    return [(raw, message) for raw, message in read if message["type"] == kind]


async def play_out(ears: list[Ear], start: Callable[[], Awaitable[object]]) -> None:
    """Once everybody listens, start the game; they play it to its end."""
    async with asyncio.timeout(4 * SECONDS), asyncio.TaskGroup() as group:
        for ear in ears:
            group.create_task(ear.listen())
        for ear in ears:
            await ear.welcomed.wait()
        await start()
