"""Bots think in worker processes. A worker that crashes or hangs is replaced, and the game goes on."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from sagebrush.bots import levels
from sagebrush.server.metrics import BOT_FAILURES, BOT_SECONDS
from sagebrush.server.thinking import Task, think
from sagebrush.server.turns import Turns
from sagebrush.server.workers import end, new_pool

log = logging.getLogger(__name__)

#: How much of the deadline a bot is told of; the rest is for the way there and back.
THINKING_SHARE = 0.8
#: The first choice for who plays for somebody who is gone, and for a bot that is not done in time.
STAND_IN = "simple"
#: Failures that say more of the server than of the bot: it has too few workers for all that bots have to think about.
BUSY = ("queued", "late")


def _ready() -> None:
    """Nothing to do: by the time a worker comes to it, everything is imported."""


def stand_in_level(game: str) -> str:
    known = levels(game)
    return STAND_IN if STAND_IN in known else known[-1]


def quick(task: Task) -> str:
    """What a quick player chooses at once, with what the seat sees and nothing else; any legal option, if it cannot."""
    if task.view is not None and STAND_IN in levels(task.game):
        try:
            return think(msgspec.structs.replace(task, level=STAND_IN, events=None, past=None, seconds=None))
        except Exception:
            log.exception("the quick player failed", extra={"game": task.game})
    return any_option(task)


def any_option(task: Task) -> str:
    return str(task.chance().pick(list(task.options)).id)


class Bots:
    """A pool of workers, and the patience to deal with bots that fail."""

    def __init__(self, workers: int, deadline: float) -> None:
        self.workers = workers
        self.deadline = deadline
        self._pool: ProcessPoolExecutor | None = None
        # No more tasks than workers are handed over: whoever is tired of waiting is not in a worker's way. A table has
        # one worker at a time, and the tables take turns: slow bots at one hold the others up for one decision at most.
        self._turns = Turns(workers)
        self._asking: set[asyncio.Task[str | None]] = set()
        self._closed = False

    @property
    def seconds(self) -> float:
        """How long a bot may think."""
        return self.deadline * THINKING_SHARE

    def pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = new_pool(self.workers)
        return self._pool

    async def warm(self) -> None:
        """Start the workers before the first bot is asked, so that it does not pay for it."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*[loop.run_in_executor(self.pool(), _ready) for _ in range(self.workers)])

    async def choose(self, task: Task, table: str = "", patience: float | None = None) -> str:
        """The bot's choice. If it crashes twice, breaks the rules or is not done in time, a quick player's.

        The table waits for so many seconds (None: for the deadline), and waiting for a worker counts.
        """
        offered = [option.id for option in task.options]
        if len(offered) == 1:
            return str(offered[0])
        loop = asyncio.get_running_loop()
        until = loop.time() + (self.deadline if patience is None else min(patience, self.deadline))
        with BOT_SECONDS.time():
            try:
                async with asyncio.timeout_at(until):
                    await self._turns.enter(table)
            except TimeoutError:
                self._failed("queued", task)
                return quick(task)
            chosen = await self._thought(task, table, until)
        if chosen in offered:
            return str(chosen)
        if chosen is not None:
            self._failed("illegal", task)
        # If the quick player itself hangs in a worker, it must not hang here, where everybody waits for it.
        return any_option(task) if task.level == STAND_IN else quick(task)

    async def _thought(self, task: Task, table: str, until: float) -> str | None:
        """The bot's answer, if it comes in time. The turn lasts for as long as its worker is busy with it."""
        left = max(0.0, until - asyncio.get_running_loop().time())
        told = task if task.seconds is None else msgspec.structs.replace(task, seconds=min(left, task.seconds))
        asking = asyncio.create_task(self._ask(told, until))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
        asking.add_done_callback(lambda _: self._turns.leave(table))
        try:
            await asyncio.wait({asking}, timeout=left)
        except asyncio.CancelledError:
            asking.cancel()
            raise
        if asking.done():
            return asking.result()
        self._failed("late", task)
        return None

    async def _ask(self, task: Task, until: float) -> str | None:
        """What a worker says, whenever that is; None if it fails twice, or once when nobody waits any more."""
        loop = asyncio.get_running_loop()
        for attempt in range(2):
            if attempt and loop.time() > until:
                break
            pool = self.pool()
            try:
                return await asyncio.wait_for(loop.run_in_executor(pool, think, task), self.deadline)
            except TimeoutError:
                self._failed("slow", task)
                self._replace(pool)
                break
            except BrokenProcessPool:
                if self._closed:
                    # Its worker was ended with the server; nobody waits for the answer any more.
                    raise asyncio.CancelledError from None
                self._failed("crashed", task)
                self._replace(pool)
            except Exception:
                log.exception("a bot failed", extra={"bot": task.level, "game": task.game})
                self._failed("error", task)
        return None

    def _failed(self, why: str, task: Task) -> None:
        BOT_FAILURES.labels(why).inc()
        level = logging.INFO if why in BUSY else logging.WARNING
        log.log(level, "a bot failed", extra={"why": why, "bot": task.level, "game": task.game})

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """A stuck or dead worker spoils its pool: end it, and start another when it is needed."""
        if self._pool is pool:
            self._pool = None
        end(pool)

    def close(self) -> None:
        self._closed = True
        if self._pool is not None:
            end(self._pool)
            self._pool = None
