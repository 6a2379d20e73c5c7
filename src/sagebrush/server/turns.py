"""Taking turns at something scarce: round and round by key, so that the many wishes of one hold nobody up."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many at once, and of each key one at a time; of the keys that wait, the one whose last turn is longest ago."""

    def __init__(self, places: int) -> None:
        self.free = places
        self._busy: set[str] = set()
        #: In the order of the round: a key that has had its turn goes to the end.
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it for as long as the block lasts."""
        await self.enter(key)
        try:
            yield
        finally:
            self.leave(key)

    async def enter(self, key: str) -> None:
        """Wait for a turn; whoever is given it owes a `leave`."""
        if self.free and key not in self._busy:
            self._take(key)
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                # It was given to us at the very moment we left.
                self.leave(key)
            raise

    def _take(self, key: str) -> None:
        self.free -= 1
        self._busy.add(key)

    def leave(self, key: str) -> None:
        self.free += 1
        self._busy.discard(key)
        if key in self._waiting:
            self._waiting[key] = self._waiting.pop(key)
        for other in [other for other in self._waiting if other not in self._busy]:
            if not self.free:
                return
            self._call(other)

    def _call(self, key: str) -> None:
        """Give the next of this key its turn; those who left without it are passed over."""
        queue = self._waiting[key]
        while queue:
            turn = queue.popleft()
            if not turn.done():
                self._take(key)
                turn.set_result(None)
                break
        if not queue:
            del self._waiting[key]
