"""Pauses in long work, so that everybody else at the server has their turn."""

from __future__ import annotations

import asyncio
from time import perf_counter

#: Seconds of work between two pauses.
STRETCH = 0.003


class Pauses:
    """Breathe after every step: a pause is made only when it is time for one."""

    def __init__(self) -> None:
        self._since = perf_counter()

    async def breathe(self) -> None:
        if perf_counter() - self._since > STRETCH:
            await asyncio.sleep(0)
            self._since = perf_counter()
