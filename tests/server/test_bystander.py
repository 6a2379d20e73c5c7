"""Ann plays, and somebody else does all they can to slow the server: how long does she wait for her answers?

Quiet times and attacks take turns, so that what other programs do to the machine falls on both; of each kind the middle
one of several is taken. `SAGEBRUSH_SIEGE=200 pytest tests/server/test_bystander.py -s` is the long form, with so many
answers in each time, for a machine that does nothing else.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from statistics import median
from typing import TypeVar

import pytest

from sagebrush.bots import make_bot
from sagebrush.client import Client, ClientError, TableStream
from sagebrush.server.config import Settings
from sagebrush.server.messages import Accepted
from tests.server.attacks import ATTACKS
from tests.server.playing import SECONDS, heard
from tests.server.services import DIE_WITH_THE_TESTS, RunningServer, running_server

pytestmark = pytest.mark.slow

T = TypeVar("T")

SIEGE = int(os.environ.get("SAGEBRUSH_SIEGE", "0"))
#: Answers of each time; it takes as long as it takes.
ANSWERS = SIEGE or 25
#: Quiet times, and as many times under attack.
ROUNDS = 5 if SIEGE else 1
#: Seconds between two answers: somebody who plays fast, and within the limits.
PAUSE = 0.05
#: Answers of each attack that are not counted: a server that has just started has much to do for the first time.
FIRST = 20 if SIEGE else 5
#: Seconds in which an attack has done what it may do at once, and in which what it left behind is done.
BEGUN = 2.0
#: What Ann may wait at worst, of what she waits in quiet times.
TIMES = 5
#: A quiet time of a few answers says little about the worst, when others make the disk wait: it is taken for this at
#: least, in seconds.
AT_LEAST = 0.0 if SIEGE else 0.040
#: With two cores the server has one for itself, and its workers; the attacker, who is a machine of their own, gives way
#: to Ann on the other.
CORES = sorted(os.sched_getaffinity(0))
LIMITS = (
    "requests_per_minute",
    "sign_ins_per_minute",
    "messages_per_second",
    "reads_per_minute",
    "streams_per_minute",
    "streams_per_address",
    "lines_per_minute",
    "tables_per_person",
    "work_per_minute",
    "uploads_per_hour",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """As it comes: with the limits it has if nobody sets any."""
    limits = {name: getattr(Settings(), name) for name in LIMITS}
    with running_server(tmp_path_factory.mktemp("server"), on_core(CORES[0]), **limits) as running:
        os.sched_setaffinity(0, CORES[1:] or CORES)
        yield running
        os.sched_setaffinity(0, CORES)


def on_core(core: int) -> list[str]:
    return ["taskset", "--cpu-list", str(core)]


class Watch:
    """How long something takes, without what the server's loop and we ourselves waited for a core.

    It is never less than what the loop has worked meanwhile.
    """

    def __init__(self, server: RunningServer) -> None:
        assert server.process is not None
        pids = (server.process.pid, os.getpid())
        self.threads = [Path(f"/proc/{pid}/task/{pid}/schedstat") for pid in pids]
        self.clock = asyncio.get_running_loop().time
        self.started = self._read()

    def start(self) -> None:
        self.started = self._read()

    def _read(self) -> tuple[float, float, float]:
        """The time, the work of the loop, and the waiting of both, in seconds."""
        told = [[int(word) / 1e9 for word in thread.read_text().split()] for thread in self.threads]
        return self.clock(), told[0][0], told[0][1] + told[1][1]

    def stop(self) -> float:
        took, worked, waited = [now - then for now, then in zip(self._read(), self.started, strict=True)]
        return max(worked, took - waited)


async def within_the_limits(ask: Callable[[], Awaitable[T]]) -> T:
    """Ann plays faster than people do: a game that ends early makes her wait for the next like anybody else."""
    while True:
        try:
            return await ask()
        except ClientError as refused:
            if refused.code != "too_fast":
                raise
        await asyncio.sleep(BEGUN)


class Bystander:
    """Ann, who plays one game after the other against bots."""

    def __init__(self, person: Client, watch: Watch) -> None:
        self.person = person
        self.watch = watch
        self.bot = make_bot("random", "dice", 5)

    @asynccontextmanager
    async def seated(self) -> AsyncIterator[TableStream]:
        table = await within_the_limits(lambda: self.person.create("dice", players=3, bots=[None, "random", "random"]))
        await within_the_limits(lambda: self.person.start(table.id))
        async with self.person.stream(table.id) as line:
            yield line
        await within_the_limits(lambda: self.person.leave(table.id))

    async def waits(self, answers: int) -> list[float]:
        """From sending an answer to hearing that it is stored, again and again."""
        found: list[float] = []
        while len(found) < answers:
            async with self.seated() as line:
                while len(found) < answers and await self._asked(line):
                    found.append(await self._wait(line))
                    await asyncio.sleep(PAUSE)
        return found

    async def _wait(self, line: TableStream) -> float:
        assert line.decision is not None
        choice = line.choose(self.bot, line.decision)
        self.watch.start()
        await line.answer(choice)
        line.decision = None
        await heard(line, Accepted)
        return self.watch.stop()

    async def _asked(self, line: TableStream) -> bool:
        async with asyncio.timeout(SECONDS):
            while line.decision is None and line.result is None:
                await line.next()
        return line.result is None


class Mallory:
    """The attacker: a process of its own, so that what it does costs Ann nothing on her side."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def told(self, what: str, answer: str) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(what + "\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == answer + "\n"

    @contextmanager
    def attacking(self, kind: str) -> Iterator[None]:
        self.told(kind, "begun")
        try:
            yield
        finally:
            self.told("stop", "ended")


@pytest.fixture(scope="module")
def mallory(server: RunningServer) -> Iterator[Mallory]:
    aside = [*on_core(CORES[-1]), "nice", "-n", "10"]
    command = [*aside, *DIE_WITH_THE_TESTS, sys.executable, "-m", "tests.server.attacks", server.url]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield Mallory(process)
        finally:
            process.kill()


def worst(waits: list[float]) -> float:
    """The 99th percentile; of a few answers, on a machine that others use, the 90th."""
    return sorted(waits)[int(len(waits) * (0.99 if SIEGE else 0.9))]


@pytest.mark.parametrize("kind", ATTACKS)
async def test_one_guest_slows_nobody_much(server: RunningServer, mallory: Mallory, kind: str) -> None:
    quiet: list[float] = []
    loud: list[float] = []
    async with Client(server.url) as ann:
        await ann.guest("Ann")
        bystander = Bystander(ann, Watch(server))
        await bystander.waits(FIRST)
        for _ in range(ROUNDS):
            quiet.append(worst(await bystander.waits(ANSWERS)))
            with mallory.attacking(kind):
                await asyncio.sleep(BEGUN)
                loud.append(worst(await bystander.waits(ANSWERS)))
            if SIEGE:
                await asyncio.sleep(BEGUN)
    usual, attacked = median(quiet), median(loud)
    told = " ".join(f"{1000 * one:.1f}/{1000 * other:.1f}" for one, other in zip(quiet, loud, strict=True))
    print(f"{kind}: {1000 * usual:.1f} ms in quiet, {1000 * attacked:.1f} ms under attack ({told})")
    assert attacked <= TIMES * max(usual, AT_LEAST)
