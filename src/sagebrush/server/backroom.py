"""The back room: dear work that must not hold up the tables is done there, and whoever asks for it pays.

To look back at a game, or to check a record, it is played again: a second of work for a line of a request. That is done
by a worker of low priority, one piece for each person at a time, and counted in seconds.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from time import process_time
from typing import ParamSpec, TypeVar

from sagebrush.server import workers
from sagebrush.server.limits import Buckets
from sagebrush.server.metrics import WORK_SECONDS
from sagebrush.server.refusals import Refusal
from sagebrush.server.turns import Turns

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

NICENESS = 10
#: Seconds after which a piece of work is given up.
DEADLINE = 60.0
#: Sending so much is as dear as a second of work.
BYTES_A_SECOND = 10_000_000


class Tab:
    """What somebody's work is written down on: their own account, and that of their address."""

    def __init__(self, accounts: dict[Buckets, str]) -> None:
        self.accounts = accounts

    @property
    def name(self) -> str:
        return next(iter(self.accounts.values()), "")

    def check(self) -> None:
        """Work is paid for afterwards; whoever owes waits until it is paid off."""
        if any(account.owes(key) for account, key in self.accounts.items()):
            raise Refusal("too_dear", "That was much work for the server; please wait a minute.", 429)

    def charge(self, seconds: float, size: int = 0) -> None:
        for account, key in self.accounts.items():
            account.charge(key, seconds + size / BYTES_A_SECOND)


#: On the house: for the server itself, and for tests.
FREE = Tab({})


class Backroom:
    """Workers that start when there is something to do; with none, whoever asks does it on the spot."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._pool: ProcessPoolExecutor | None = None
        self._turns = Turns(max(1, places))

    async def do(self, tab: Tab, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have it done, when it is this tab's turn."""
        async with self._turns.turn(tab.name):
            tab.check()
            done, seconds = await self._have_done(work, *args, **kwargs)
        WORK_SECONDS.inc(seconds)
        tab.charge(seconds)
        return done

    async def _have_done(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> tuple[T, float]:
        if not self.places:
            return timed(work, *args, **kwargs)
        if self._pool is None:
            self._pool = workers.new_pool(self.places, NICENESS)
        pool = self._pool
        try:
            done = asyncio.get_running_loop().run_in_executor(pool, partial(timed, work, *args, **kwargs))
            return await asyncio.wait_for(done, DEADLINE)
        except (TimeoutError, BrokenProcessPool) as error:
            log.warning("work in the back room was given up", extra={"why": type(error).__name__})
            if self._pool is pool:
                self._pool = None
            await asyncio.to_thread(workers.end, pool)
            raise Refusal("too_dear", "That is more work than the server can do.", 503) from error

    def close(self) -> None:
        if self._pool is not None:
            workers.end(self._pool)
            self._pool = None


def timed(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> tuple[T, float]:
    start = process_time()
    return work(*args, **kwargs), process_time() - start
