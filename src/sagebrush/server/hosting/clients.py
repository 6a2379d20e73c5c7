"""A client of a table: a bounded queue between the table and one stream."""

from __future__ import annotations

import asyncio
from collections import deque

from sagebrush.server.messages import SOMEBODY_ELSE
from sagebrush.server.metrics import BEHIND

#: Messages, and bytes, that wait for a client before it counts as behind.
MAX_WAITING = 64
MAX_BYTES = 512 * 1024


class Client:
    """Whoever follows a table: `seat` is None for a watcher. Putting never waits, so a slow client slows nobody.

    `owner` sat on the chair when the stream was opened: it speaks for the chair only as long as they sit there.
    `session` is the one it was opened with: it hears no more than a stranger once that has ended.
    """

    def __init__(
        self, person_id: str | None, seat: int | None, owner: str | None = None, session: str | None = None
    ) -> None:
        self.person_id = person_id
        self.seat = seat
        self.owner = owner
        self.session = session
        #: The code of the link they came by.
        self.invite: str | None = None
        #: Whether what people say at the table is for this client too.
        self.hears_talk = True
        self.behind = False
        self.closing: tuple[int, str] | None = None
        #: Whether it is a stranger now, to whom nothing is said any more.
        self.unmasked = False
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        #: How many of the waiting messages, at their beginning, do not count.
        self._spared = 0
        self._news = asyncio.Event()

    def welcome(self, messages: list[bytes]) -> None:
        """The first messages, with all that the client missed: however many, it has not fallen behind by them."""
        if self.unmasked:
            return
        self._waiting.extend(messages)
        self._spared += len(messages)
        self._news.set()

    def put(self, data: bytes) -> None:
        """Queue a message; when too many wait, drop them all: the client will get a fresh start instead."""
        if self.behind or self.unmasked:
            return
        self._waiting.append(data)
        self._bytes += len(data)
        if len(self._waiting) - self._spared > MAX_WAITING or self._bytes > MAX_BYTES:
            BEHIND.inc()
            self.behind = True
            self._waiting.clear()
            self._bytes = self._spared = 0
        self._news.set()

    def close(self, code: int, reason: str) -> None:
        """Close the stream once the waiting messages are sent."""
        self.closing = (code, reason)
        self._news.set()

    def unmask(self, reason: str) -> None:
        """It is not any more who it was: what it was told is not for it, and it finds out who it is by coming back."""
        self.seat = None
        self.unmasked = True
        self._waiting.clear()
        self._bytes = self._spared = 0
        self.close(SOMEBODY_ELSE, reason)

    async def wait(self) -> None:
        await self._news.wait()
        self._news.clear()

    def take(self) -> bytes | None:
        """The next message to send, if any waits."""
        if not self._waiting:
            return None
        data = self._waiting.popleft()
        if self._spared:
            self._spared -= 1
        else:
            self._bytes -= len(data)
        return data
