"""Notices between server processes. A notice may be lost; what it speaks of is in the database."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Protocol

import msgspec

from sagebrush.core.errors import BadConfig, NotInstalled, SagebrushError
from sagebrush.server.config import shown

log = logging.getLogger(__name__)

CHANNEL = "sagebrush"
RETRY_SECONDS = 0.5
SEND_SECONDS = 2.0
#: Seconds between two looks at whether we hear anything at all.
LISTEN_SECONDS = 1.0
#: Seconds after which who hears not even themselves is deaf.
DEAF_SECONDS = 5.0
#: Notices that wait for a carrier that is slow; of more, the oldest are lost.
MAX_WAITING = 1000
#: Seconds in which the last of them are sent at the end.
LAST_SECONDS = 1.0


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """`kind` is moves, table, chat, signal, presence, who, take_back, hurry or, of no table, signed_out."""

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
    """A way to send bytes to all processes and to get those of all, one's own among them; None if none came."""

    async def open(self) -> None: ...
    async def publish(self, data: bytes) -> None: ...
    async def next(self) -> bytes | None: ...
    async def close(self) -> None: ...


class RedisLink:
    def __init__(self, url: str) -> None:
        # Whoever plays at home has no use for it, and it need not be installed.
        from redis.asyncio import Redis  # noqa: PLC0415

        self.redis = Redis.from_url(url, socket_connect_timeout=5)
        self.pubsub: Any = None

    async def open(self) -> None:
        if self.pubsub is not None:
            with suppress(Exception):
                await self.pubsub.aclose()
        self.pubsub = self.redis.pubsub(ignore_subscribe_messages=True)
        await self.pubsub.subscribe(CHANNEL)

    async def publish(self, data: bytes) -> None:
        await self.redis.publish(CHANNEL, data)

    async def next(self) -> bytes | None:
        message = await self.pubsub.get_message(timeout=LISTEN_SECONDS)
        return None if message is None else bytes(message["data"])

    async def close(self) -> None:
        if self.pubsub is not None:
            await self.pubsub.aclose()
        await self.redis.aclose()


class PostgresLink:
    """LISTEN and NOTIFY; fine for a few processes where no Redis is at hand."""

    def __init__(self, url: str) -> None:
        import asyncpg  # noqa: PLC0415

        self.connect = asyncpg.connect
        self.url = url.replace("postgresql+asyncpg:", "postgresql:", 1)
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.connection: Any = None

    async def open(self) -> None:
        if self.connection is not None:
            self.connection.terminate()
        self.queue = asyncio.Queue()
        self.connection = await self.connect(self.url, timeout=5)
        self.connection.add_termination_listener(lambda _: self.queue.put_nowait(None))
        await self.connection.add_listener(CHANNEL, lambda *args: self.queue.put_nowait(str(args[3]).encode()))
        self.busy = asyncio.Lock()

    async def publish(self, data: bytes) -> None:
        async with self.busy:
            await self.connection.execute("SELECT pg_notify($1, $2)", CHANNEL, data.decode())

    async def next(self) -> bytes | None:
        try:
            data = await asyncio.wait_for(self.queue.get(), LISTEN_SECONDS)
        except TimeoutError:
            return None
        if data is None:
            raise ConnectionError("the connection for notices was closed")
        return data

    async def close(self) -> None:
        if self.connection is not None:
            await self.connection.close(timeout=2)


class Fanout:
    """Sends and receives notices, and connects again by itself; `on_gap` is called when some may have been missed.

    Nobody waits for a notice to be sent: with a carrier that is down or hangs, play goes on without, until it is back.
    """

    def __init__(self, process: str, url: str, receive: Receive, on_gap: Callable[[], Awaitable[None]]) -> None:
        self.process = process
        self.receive = receive
        self.on_gap = on_gap
        self.url = url
        self.link = _link(url) if url else None
        self._waiting: deque[bytes] = deque(maxlen=MAX_WAITING)
        self._work = asyncio.Event()
        #: When the first notice was sent that we have not heard come back; 0 if there is none.
        self._unheard_since = 0.0
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def shared(self) -> bool:
        return self.link is not None

    async def start(self) -> None:
        if self.link is not None:
            await self._open(self.link)
            self._tasks = [asyncio.create_task(self._listen(self.link)), asyncio.create_task(self._speak(self.link))]

    async def _open(self, link: Link) -> None:
        """For the first time: who cannot be reached at all is more likely named wrongly than down for a moment."""
        try:
            async with asyncio.timeout(DEAF_SECONDS):
                await link.open()
        except Exception as error:  # Each carrier has errors of its own.
            raise SagebrushError(f"cannot use the channels {shown(self.url)}: {error or 'no answer'}") from error

    async def stop(self) -> None:
        if self.link is None:
            return
        until = monotonic() + LAST_SECONDS
        while self._waiting and self._tasks and monotonic() < until:
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        with suppress(Exception):
            async with asyncio.timeout(SEND_SECONDS):
                await self.link.close()

    async def send(self, notice: Notice) -> None:
        """Have it sent, soon. If it gets lost, the others will find the news in the database."""
        if self.link is not None:
            self._waiting.append(msgspec.json.encode(notice))
            self._work.set()

    async def _speak(self, link: Link) -> None:
        working = True
        while True:
            await self._work.wait()
            self._work.clear()
            while self._waiting:
                before, working = working, await self._publish(link, self._waiting.popleft())
                if working != before:
                    log.warning("notices are sent again" if working else "notices cannot be sent; we go on without")
                if not working:
                    await asyncio.sleep(RETRY_SECONDS)

    async def _publish(self, link: Link, data: bytes) -> bool:
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await link.publish(data)
        except Exception as error:
            log.debug("a notice was lost: %s", error)
            return False
        self._unheard_since = self._unheard_since or monotonic()
        return True

    async def _listen(self, link: Link) -> None:
        while True:
            try:
                data = await link.next()
                self._check_ears(heard=data is not None)
                notice = decode(data) if data is not None else None
            except msgspec.MsgspecError:
                log.warning("a notice could not be read")
                continue
            except Exception as error:
                log.warning("notices were cut off: %s", error)
                await self._reopen(link)
                continue
            if notice is not None and notice.sender != self.process:
                await self._deliver(notice)

    def _check_ears(self, *, heard: bool) -> None:
        """A line may be dead without anybody being told: whoever speaks must hear themselves."""
        if heard:
            self._unheard_since = 0.0
        elif self._unheard_since and monotonic() - self._unheard_since > DEAF_SECONDS:
            self._unheard_since = 0.0
            raise ConnectionError("we do not hear ourselves")

    async def _deliver(self, notice: Notice) -> None:
        try:
            await self.receive(notice)
        except Exception:
            log.exception("a notice was not understood", extra={"table": notice.table})

    async def _reopen(self, link: Link) -> None:
        while True:
            await asyncio.sleep(RETRY_SECONDS)
            try:
                async with asyncio.timeout(DEAF_SECONDS):
                    await link.open()
                await self.on_gap()
            except Exception as error:
                log.warning("notices are still cut off: %s", error)
            else:
                return


def _link(url: str) -> Link:
    try:
        if url.startswith(("redis:", "rediss:", "unix:")):
            return RedisLink(url)
        if url.startswith(("postgresql:", "postgresql+asyncpg:")):
            return PostgresLink(url)
    except ImportError as error:
        raise NotInstalled(f"channels need more packages: pip install 'sagebrush[postgres]' ({error})") from error
    except ValueError as error:
        raise BadConfig(f"the address of the channels cannot be read: {shown(url)}") from error
    raise BadConfig(f"channels are redis://… or postgresql://…, not {url.partition(':')[0]!r}")
