"""Bots think in worker processes. A worker that crashes or hangs is replaced, and the game goes on."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from hashlib import blake2b
from typing import Any

import msgspec

from sagebrush.bots import levels, make_bot
from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option
from sagebrush.core.rng import SEED_BITS, Chance
from sagebrush.core.seats import Seat
from sagebrush.server.metrics import BOT_FAILURES, BOT_SECONDS
from sagebrush.server.turns import Turns

log = logging.getLogger(__name__)

#: Worker processes are started afresh, not forked: a fork would inherit sockets and locks.
SPAWN = multiprocessing.get_context("spawn")
#: Blocks of chance a bot has for a decision, before it would come to those of the next: 64 MB.
BLOCKS = 1 << 20
#: The first choice for who plays for somebody who is gone.
STAND_IN = "simple"


class Task(msgspec.Struct, frozen=True):
    """All a bot gets: what its seat may see, what it is asked, and a seed of its own."""

    level: str
    game: str
    seed: int
    view: Any
    seat: int
    number: int
    question: Any
    options: tuple[Any, ...]

    def chance(self) -> Chance:
        """The bot's own for this decision: however often it is made anew, it draws other numbers than before."""
        chance = Chance(self.seed)
        chance.counter = (self.number + 1) * BLOCKS
        return chance


def seed_of_bot(seed: int, seat: int) -> int:
    """The seed of a seat's bot for the whole match: the same match, the same bot; and it tells nothing of the match's.

    A hash keyed with the secret seed, under a name of its own so that it is no number the game ever draws.
    """
    key = seed.to_bytes(SEED_BITS // 8, "big")
    return int.from_bytes(blake2b(bytes([seat]), digest_size=SEED_BITS // 8, key=key, person=b"sagebrush bot").digest())


def think(task: Task) -> str:
    """In the worker: the id of the option the bot chooses."""
    bot = make_bot(task.level, task.game, task.seed)
    bot.chance = task.chance()
    decision: Decision[Option] = Decision(Seat(task.seat), task.question, task.options, False)
    decision.number = task.number
    return bot.choose(task.view, decision).id


def _prepare_worker() -> None:
    """A worker ends with its server, even one that was killed, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


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

    def pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, mp_context=SPAWN, initializer=_prepare_worker)
        return self._pool

    async def warm(self) -> None:
        """Start the workers before the first bot is asked, so that it does not pay for it."""
        loop = asyncio.get_running_loop()
        await asyncio.gather(*[loop.run_in_executor(self.pool(), levels, "dice") for _ in range(self.workers)])

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
        if self._pool is not None:
            end(self._pool)
            self._pool = None


def end(pool: ProcessPoolExecutor) -> None:
    """At once: its workers may hang for ever."""
    for worker in list((getattr(pool, "_processes", None) or {}).values()):
        with suppress(OSError, ValueError):
            worker.kill()
    pool.shutdown(wait=True, cancel_futures=True)
