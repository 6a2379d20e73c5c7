"""The door of the server: how much a stranger may send, and how long they may take, before anybody listens to them.

Uvicorn reads headers of any size for any length of time. Here a request has a size and a time; an address has so many
connections; and when all places are taken, whoever has stood at the door without a word for longest makes room.
"""

from __future__ import annotations

import asyncio
import resource
from contextlib import suppress
from functools import cache
from ipaddress import ip_address, ip_network

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sagebrush.server.limits import Buckets, Places, address_key

#: Bytes, and lines, of a request before its body.
MAX_HEAD = 32 * 1024
MAX_HEADERS = 100
#: Requests on one connection that wait for the answer to an earlier one; browsers and proxies send none.
MAX_AHEAD = 8
#: Seconds for which nobody listens to an address that asks too fast.
HELD_SECONDS = 1.0
#: Seconds in which whoever asked takes nothing of the answer.
STALLED_SECONDS = 30.0
#: Files that are kept for the database, the workers and the notices.
SPARE_FILES = 64


class TooLarge(Exception):
    """The head of a request has more than anybody needs."""


class Doorman:
    """Who stands at the door of this process, those who wait with nothing to say in the order in which they came.

    `head_seconds` is the time until somebody has said what they want, `request_seconds` until they have said it all.
    """

    def __init__(
        self, places: int, each: int, head_seconds: float, request_seconds: float, per_minute: float = 0
    ) -> None:
        self.places = places
        self.addresses = Places(each)
        # At once, enough for a few who open the page behind one address.
        self.pace = Buckets(per_minute, per_minute / 10)
        self.head_seconds = head_seconds
        self.request_seconds = request_seconds
        self.silent: dict[Door, None] = {}

    def make_room(self, taken: int) -> bool:
        """With every place taken, the one who has been silent for longest goes; False if everybody is being served."""
        if taken <= self.places:
            return True
        oldest = next(iter(self.silent), None)
        if oldest is None:
            return False
        oldest.turn_out()
        return True


class Door(HttpToolsProtocol):
    """A connection, as uvicorn serves it, with limits."""

    doorman: Doorman

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._new_head()
        self._refused = False
        self._timer: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._held: asyncio.TimerHandle | None = None
        host = self.client[0] if self.client else ""
        self._place = None if speaks_for_many(host, str(self.config.forwarded_allow_ips)) else address_key(host)
        if self._place is not None and not self.doorman.addresses.take(self._place):
            self._place = None
            self.turn_out()
        elif not self.doorman.make_room(len(self.connections)):
            self.refuse(503)
        else:
            self.doorman.silent[self] = None
            self._within(self.doorman.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        # From here on it is a stream: those have limits of their own.
        self._let_go()
        super().handle_websocket_upgrade()

    def _let_go(self) -> None:
        self._in_time()
        self._moving()
        if self._held is not None:
            self._held.cancel()
            self._held = None
        self.doorman.silent.pop(self, None)
        if self._place is not None:
            self.doorman.addresses.give_back(self._place)
            self._place = None

    # ---------------------------------------------------------------- size

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        if self._in_head and self._timer is None:
            self._within(self.doorman.head_seconds)
        self._unread += len(data)
        super().data_received(data)
        # What of a long line has not been reported waits in the parser: so the bytes are counted as well.
        if self._in_head and not self._refused and self._unread > MAX_HEAD:
            self.refuse(431)

    def _new_head(self) -> None:
        self._size = self._count = self._unread = 0
        self._in_head = True

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._new_head()
        self.doorman.silent.pop(self, None)

    def on_url(self, url: bytes) -> None:
        self._weigh(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count += 1
        self._weigh(len(name) + len(value))
        super().on_header(name, value)

    def _weigh(self, size: int) -> None:
        self._size += size
        if self._size > MAX_HEAD or self._count > MAX_HEADERS:
            raise TooLarge

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._within(self.doorman.request_seconds)
        super().on_headers_complete()
        if len(self.pipeline) > MAX_AHEAD:
            raise TooLarge
        if self._place is not None and not self.doorman.pace.take(self._place):
            self._hold()

    def on_message_complete(self) -> None:
        self._in_time()
        self._new_head()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._held is not None:
            self.flow.pause_reading()
        if not self.transport.is_closing() and not self.pipeline and self._timer is None:
            self.doorman.silent[self] = None

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        """The parser has given up: of its own accord, or because we would not hear more."""
        if self.pipeline:
            self._hear_no_more()
            return
        large = self._size > MAX_HEAD or self._count > MAX_HEADERS
        self.refuse(431 if large else 400)

    def _hold(self) -> None:
        """Whoever asks too fast is answered, and then not listened to for a while: that costs us nothing."""
        self.flow.pause_reading()
        if self._held is None:
            self._held = self.loop.call_later(HELD_SECONDS, self._listen_again)

    def _hear_no_more(self) -> None:
        """Too much in one breath: the first is answered, and the line is cut after a while.

        Were it cut at once, the next would be there at once; so it keeps one of the places of its address meanwhile.
        """
        self._refused = True
        self.pipeline.clear()
        self._in_time()
        self.flow.pause_reading()
        if self._held is not None:
            self._held.cancel()
        self._held = self.loop.call_later(HELD_SECONDS, self.turn_out)

    def _listen_again(self) -> None:
        self._held = None
        if not self.pipeline:
            self.flow.resume_reading()

    def refuse(self, status: int) -> None:
        """One line, and the door is shut."""
        self._refused = True
        self._let_go()
        self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    def turn_out(self) -> None:
        """Without a word: it would not have been heard."""
        self._refused = True
        self._let_go()
        self.transport.abort()

    # ---------------------------------------------------------------- time

    def _within(self, seconds: float) -> None:
        self._in_time()
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _in_time(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        self._timer = None
        if self.cycle is not None and not self._in_head and self.cycle.response_started:
            self.turn_out()
        elif not self.transport.is_closing():
            self.refuse(408)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._moving()
        self._stalled = self.loop.call_later(STALLED_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        self._moving()
        super().resume_writing()

    def _moving(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


class StreamDoor(WebSocketsSansIOProtocol):
    """A stream, as uvicorn serves it; but who reads nothing is cut off, and not asked to read the goodbye first."""

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


@cache
def speaks_for_many(host: str, proxies: str) -> bool:
    """Whether this is a proxy that the operator trusts to say for whom it speaks."""
    if proxies == "*":
        return True
    for proxy in proxies.split(","):
        with suppress(ValueError):
            if ip_address(host) in ip_network(proxy.strip(), strict=False):
                return True
    return False


def make_places() -> int:
    """As many connections as this process may have, with some files to spare; the limit is raised as far as it goes."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return max(1, (hard if hard != resource.RLIM_INFINITY else 1 << 20) - SPARE_FILES)
