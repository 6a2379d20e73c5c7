"""Bots think in worker processes. A worker that crashes or hangs is replaced, and the game goes on."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from sagebrush.bots import levels
from sagebrush.server.metrics import BOT_FAILURES, BOT_SECONDS
from sagebrush.server.thinking import Task, think
from sagebrush.server.turns import Turns
from sagebrush.server.workers import end, new_pool

log = logging.getLogger(__name__)

#: How much of the deadline a bot is told of; the rest is for the way there and back.
THINKING_SHARE = 0.8
#: The first choice for who plays for somebody who is gone.
STAND_IN = "simple"


def _ready() -> None:
    """Nothing to do: by the time a worker comes to it, everything is imported."""


def stand_in_level(game: str) -> str:
    known = levels(game)
    return STAND_IN if STAND_IN in known else known[-1]


class Bots:
    """A pool of workers, and the patience to deal with bots that fail."""

    def __init__(self, workers: int, deadline: float) -> None:
        self.workers = workers
        self.deadline = deadline
        self._pool: ProcessPoolExecutor | None = None
        # No more tasks than workers are handed over, so that the deadline counts thinking and not waiting. A table has
        # one worker at a time, and the tables take turns: slow bots at one hold the others up for one decision at most.
        self._turns = Turns(workers)
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

    async def choose(self, task: Task, table: str = "") -> str:
        """The bot's choice; if it crashes twice, breaks the rules or thinks too long, any legal option."""
        offered = [option.id for option in task.options]
        if len(offered) == 1:
            return str(offered[0])
        with BOT_SECONDS.time():
            for _ in range(2):
                async with self._turns.turn(table):
                    chosen = await self._ask_worker(task)
                if chosen is not None:
                    break
        if chosen in offered:
            return str(chosen)
        if chosen is not None:
            self._failed("illegal", task)
        return str(task.chance().pick(offered))

    async def _ask_worker(self, task: Task) -> str | None:
        pool = self.pool()
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(pool, think, task), self.deadline)
        except TimeoutError:
            self._failed("slow", task)
            self._replace(pool)
            return str(task.chance().pick(list(task.options)).id)
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
        log.warning("a bot failed", extra={"why": why, "bot": task.level, "game": task.game})

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
