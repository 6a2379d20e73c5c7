"""Notices between server processes. A notice may be lost; what it speaks of is in the database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

import asyncpg
import msgspec
from redis.asyncio import Redis

from sagebrush.core.errors import BadConfig

log = logging.getLogger(__name__)

CHANNEL = "sagebrush"
RETRY_SECONDS = 0.5
SEND_SECONDS = 2.0


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """`kind` is moves, table, chat, signal, presence, who, take_back or, of no table, signed_out."""

    sender: str
    kind: str
    table: str
    number: int = 0
    seats: tuple[int, ...] = ()
    watchers: int = 0
    seat: int | None = None
    text: str = ""
    name: str = ""


Receive = Callable[[Notice], Awaitable[None]]
decode = msgspec.json.Decoder(Notice).decode


class Link(Protocol):
    """A way to send bytes to all processes and to get those of all."""

    async def open(self) -> None: ...
    async def publish(self, data: bytes) -> None: ...
    async def next(self) -> bytes: ...
    async def close(self) -> None: ...


class RedisLink:
    def __init__(self, url: str) -> None:
        self.redis = Redis.from_url(url, socket_connect_timeout=5)
        self.pubsub: Any = None

    async def open(self) -> None:
        self.pubsub = self.redis.pubsub(ignore_subscribe_messages=True)
        await self.pubsub.subscribe(CHANNEL)

    async def publish(self, data: bytes) -> None:
        await self.redis.publish(CHANNEL, data)

    async def next(self) -> bytes:
        while True:
            message = await self.pubsub.get_message(timeout=60)
            if message is not None:
                return bytes(message["data"])

    async def close(self) -> None:
        if self.pubsub is not None:
            await self.pubsub.aclose()
        await self.redis.aclose()


class PostgresLink:
    """LISTEN and NOTIFY; fine for a few processes where no Redis is at hand."""

    def __init__(self, url: str) -> None:
        self.url = url.replace("postgresql+asyncpg:", "postgresql:", 1)
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.connection: Any = None

    async def open(self) -> None:
        self.queue = asyncio.Queue()
        self.connection = await asyncpg.connect(self.url, timeout=5)
        self.connection.add_termination_listener(lambda _: self.queue.put_nowait(None))
        await self.connection.add_listener(CHANNEL, lambda *args: self.queue.put_nowait(str(args[3]).encode()))
        self.busy = asyncio.Lock()

    async def publish(self, data: bytes) -> None:
        async with self.busy:
            await self.connection.execute("SELECT pg_notify($1, $2)", CHANNEL, data.decode())

    async def next(self) -> bytes:
        data = await self.queue.get()
        if data is None:
            raise ConnectionError("the connection for notices was closed")
        return data

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close(timeout=2)


class Fanout:
    """Sends and receives notices, and connects again by itself; `on_gap` is called when some may have been missed."""

    def __init__(self, process: str, url: str, receive: Receive, on_gap: Callable[[], Awaitable[None]]) -> None:
        self.process = process
        self.receive = receive
        self.on_gap = on_gap
        self.link = _link(url) if url else None
        self._task: asyncio.Task[None] | None = None

    @property
    def shared(self) -> bool:
        return self.link is not None

    async def start(self) -> None:
        if self.link is not None:
            await self.link.open()
            self._task = asyncio.create_task(self._listen(self.link))

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self.link is not None:
            await self.link.close()

    async def send(self, notice: Notice) -> None:
        """A failure is logged and not raised: the others will find the news in the database."""
        if self.link is None:
            return
        try:
            # Whoever answered waits for this: a link that hangs must not hold them up.
            async with asyncio.timeout(SEND_SECONDS):
                await self.link.publish(msgspec.json.encode(notice))
        except Exception:
            log.exception("a notice could not be sent", extra={"table": notice.table})

    async def _listen(self, link: Link) -> None:
        while True:
            try:
                notice = decode(await link.next())
            except msgspec.MsgspecError:
                log.warning("a notice could not be read")
                continue
            except Exception:
                log.exception("notices were cut off")
                await self._reopen(link)
                continue
            if notice.sender != self.process:
                await self._deliver(notice)

    async def _deliver(self, notice: Notice) -> None:
        try:
            await self.receive(notice)
        except Exception:
            log.exception("a notice was not understood", extra={"table": notice.table})

    async def _reopen(self, link: Link) -> None:
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            try:
                await link.open()
                await self.on_gap()
            except Exception as error:
                log.warning("notices are still cut off: %s", error)
            else:
                return


def _link(url: str) -> Link:
    if url.startswith(("redis:", "rediss:", "unix:")):
        return RedisLink(url)
    if url.startswith(("postgresql:", "postgresql+asyncpg:")):
        return PostgresLink(url)
    raise BadConfig(f"channels are redis://… or postgresql://…, not {url.partition(':')[0]!r}")
