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
from time import monotonic, process_time
from traceback import format_exc
from typing import ParamSpec, TypeVar

import msgspec

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


class Failed(msgspec.Struct, frozen=True):
    """Work that came to an end by raising this, and where: that is lost on the way between processes."""

    error: Exception
    where: str


class Backroom:
    """Workers that start when there is something to do; with none, whoever asks does it on the spot."""

    def __init__(self, places: int) -> None:
        self.places = places
        #: A pool of one worker for each place, so that a piece that is ended takes nobody else's with it.
        self._busy: set[ProcessPoolExecutor] = set()
        self._idle: list[ProcessPoolExecutor] = []
        self._turns = Turns(max(1, places))

    async def do(self, tab: Tab, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have it done, when it is this tab's turn. It is paid for, whatever becomes of it."""
        async with self._turns.turn(tab.name):
            tab.check()
            began, seconds = monotonic(), None
            try:
                done, seconds = await self._have_done(partial(timed, work, *args, **kwargs))
            finally:
                # Work that was ended cannot tell how long it was at it: it had its worker all the while.
                spent = monotonic() - began if seconds is None else seconds
                WORK_SECONDS.inc(spent)
                tab.charge(spent)
        if isinstance(done, Failed):
            done.error.add_note(done.where)
            raise done.error
        return done

    async def _have_done(self, piece: Callable[[], tuple[T | Failed, float]]) -> tuple[T | Failed, float]:
        if not self.places:
            return piece()
        pool = self._idle.pop() if self._idle else workers.new_pool(1, NICENESS)
        self._busy.add(pool)
        try:
            done = await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, piece), DEADLINE)
        except BaseException as error:
            # Whoever left may have left an endless piece behind: the next one starts with a new worker.
            await asyncio.to_thread(workers.end, pool)
            # What work itself raises does not come this way: time was up (an OSError too), or the worker is gone.
            if not isinstance(error, OSError | BrokenProcessPool):
                raise
            log.warning("work in the back room was given up", extra={"why": type(error).__name__})
            raise Refusal("too_dear", "That is more work than the server can do.", 503) from error
        else:
            self._idle.append(pool)
            return done
        finally:
            self._busy.discard(pool)

    def close(self) -> None:
        for pool in [*self._busy, *self._idle]:
            workers.end(pool)
        self._idle.clear()


def timed(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> tuple[T | Failed, float]:
    """What came of it, and the seconds it took. What it raises is handed over, for that has taken its time too."""
    start = process_time()
    done: T | Failed
    try:
        done = work(*args, **kwargs)
    except Exception as error:
        done = Failed(error, format_exc())
    return done, process_time() - start
