"""A load test: many tables with network clients, bots and watchers, measured from answer to broadcast."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

import msgspec

from sagebrush.bots import Bot, make_bot
from sagebrush.client.http import Client
from sagebrush.client.stream import TableStream
from sagebrush.core.errors import SagebrushError
from sagebrush.server.messages import Accepted, Snapshot, Update

#: Time for all tables to begin.
SIT_DOWN_SECONDS = 120


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to run. Each table has one client that plays, `watchers` that look on, and bots in the other chairs."""

    game: str = "dice"
    players: int = 5
    tables: int = 200
    watchers: int = 1
    seconds: float = 20.0
    #: Seconds a client, and a bot, take on average before they answer.
    think: float = 1.0
    bots: str = "random"
    #: The server and its bot workers get one core of their own.
    one_core: bool = True
    url: str = ""
    database_url: str = ""


class Report(msgspec.Struct, frozen=True):
    """Times are milliseconds from sending an answer to hearing its update, at the sender and at every watcher."""

    game: str
    tables: int
    clients: int
    seconds: float
    answers: int
    answers_per_second: float
    measured: int
    p50_ms: float
    p99_ms: float
    worst_ms: float
    server_cpu_percent: float
    memory_mb: float
    memory_per_table_kb: float
    finished_games: int
    errors: int


class Figures:
    """What the clients of all tables have seen so far."""

    def __init__(self) -> None:
        self.counting = False
        self.times: list[float] = []
        self.answers = 0
        self.started = 0
        self.finished = 0
        self.errors = 0


class Ticket:
    """When the answers of one table were sent, by the number they were given or will have."""

    def __init__(self) -> None:
        self.sent: dict[int, float] = {}


async def run(plan: Plan) -> Report:
    with _server(plan) as (url, pid):
        before = memory_kb(pid)
        figures = Figures()
        stop = asyncio.Event()
        players = [asyncio.create_task(_table(url, plan, figures, stop, number)) for number in range(plan.tables)]
        # Everyone sits down before the clock starts.
        async with asyncio.timeout(SIT_DOWN_SECONDS):
            while figures.started + figures.errors < plan.tables:
                await asyncio.sleep(0.1)
        # A pause of ours would be taken for one of the server's.
        gc.collect()
        gc.disable()
        figures.counting = True
        started, cpu = perf_counter(), cpu_seconds(pid)
        await asyncio.sleep(plan.seconds)
        figures.counting = False
        gc.enable()
        seconds, cpu = perf_counter() - started, cpu_seconds(pid) - cpu
        after = memory_kb(pid)
        stop.set()
        for task in players:
            task.cancel()
        await asyncio.gather(*players, return_exceptions=True)
    return _report(plan, figures, seconds, cpu, (before, after))


def _report(plan: Plan, figures: Figures, seconds: float, cpu: float, memory: tuple[int, int]) -> Report:
    times = sorted(figures.times)
    if not times:
        raise SagebrushError("no answer was measured: the test was too short, or the server did not answer")
    return Report(
        game=plan.game,
        tables=plan.tables,
        clients=plan.tables * (1 + plan.watchers),
        seconds=round(seconds, 1),
        answers=figures.answers,
        answers_per_second=round(figures.answers / seconds, 1),
        measured=len(times),
        p50_ms=round(times[len(times) // 2] * 1000, 2),
        p99_ms=round(times[int(len(times) * 0.99)] * 1000, 2),
        worst_ms=round(times[-1] * 1000, 2),
        server_cpu_percent=round(100 * cpu / seconds, 1),
        memory_mb=round(memory[1] / 1024, 1),
        memory_per_table_kb=round(max(0, memory[1] - memory[0]) / plan.tables, 1),
        finished_games=figures.finished,
        errors=figures.errors,
    )


# -------------------------------------------------------------------- one table


async def _table(url: str, plan: Plan, figures: Figures, stop: asyncio.Event, number: int) -> None:
    """Play game after game at one table until it is enough."""
    # Not all at once: people arrive one by one.
    await asyncio.sleep(number * 0.015)
    try:
        async with Client(url) as me:
            await me.guest(f"Player {number}")
            while not stop.is_set():
                await _game(me, plan, figures)
    except Exception as error:
        figures.errors += 1
        print(f"table {number}: {error!r}", file=sys.stderr)


async def _game(me: Client, plan: Plan, figures: Figures) -> None:
    bots = [None, *[plan.bots] * (plan.players - 1)]
    table = await me.create(plan.game, players=plan.players, bots=bots)
    ticket = Ticket()
    async with me.stream(table.id) as line:
        others = [asyncio.create_task(_watch(me.server, table.id, ticket, figures)) for _ in range(plan.watchers)]
        try:
            await me.start(table.id)
            figures.started += 1
            await _play(line, make_bot("random", plan.game, random.getrandbits(32)), plan, ticket, figures)
        finally:
            for other in others:
                other.cancel()
            await asyncio.gather(*others, return_exceptions=True)


async def _play(line: TableStream, bot: Bot, plan: Plan, ticket: Ticket, figures: Figures) -> None:
    answered: tuple[int, int] | None = None
    async for message in line:
        if isinstance(message, Update):
            figures.answers += figures.counting
            _note(message.seq, ticket, figures)
        if line.result is not None:
            figures.finished += figures.counting
            return
        own = line.decision
        if isinstance(message, Accepted) or own is None or (own.era, own.number) == answered:
            continue
        if isinstance(message, Update | Snapshot):
            answered = (own.era, own.number)
            choice = line.choose(bot, own)
            await asyncio.sleep(plan.think * random.uniform(0.5, 1.5))  # noqa: S311
            ticket.sent[(line.seq or 0) + 1] = perf_counter()
            await line.answer(choice)


async def _watch(url: str, table_id: str, ticket: Ticket, figures: Figures) -> None:
    async with Client(url) as me, me.stream(table_id) as line:
        async for message in line:
            if isinstance(message, Update):
                _note(message.seq, ticket, figures)


def _note(seq: int, ticket: Ticket, figures: Figures) -> None:
    sent = ticket.sent.get(seq)
    if sent is not None and figures.counting:
        figures.times.append(perf_counter() - sent)


# -------------------------------------------------------------------- the server


@contextmanager
def _server(plan: Plan) -> Iterator[tuple[str, int]]:
    """A server of our own on a free port, on one core if asked; or the one that was named."""
    if plan.url:
        yield plan.url, 0
        return
    with tempfile.TemporaryDirectory(prefix="sagebrush-load-") as folder:
        environment = {
            **os.environ,
            "SAGEBRUSH_PORT": "0",
            "SAGEBRUSH_DATA": folder,
            "SAGEBRUSH_DATABASE_URL": plan.database_url,
            "SAGEBRUSH_BOT_DELAY": str(plan.think),
            "SAGEBRUSH_REQUESTS_PER_MINUTE": "0",
            "SAGEBRUSH_SIGN_INS_PER_MINUTE": "0",
            "SAGEBRUSH_STREAMS_PER_MINUTE": "0",
            "SAGEBRUSH_STREAMS_PER_ADDRESS": "0",
            "SAGEBRUSH_LOG_LEVEL": "warning",
        }
        command = [sys.executable, "-m", "sagebrush.server"]
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603
            try:
                assert process.stdout is not None
                line = process.stdout.readline()
                if not line:
                    raise SagebrushError("the server did not start")
                if plan.one_core:
                    _split_cores(process.pid)
                yield line.split()[-1], process.pid
            finally:
                process.terminate()
                process.wait(timeout=30)


def _split_cores(pid: int) -> None:
    """The server on the first core, we on the others, so that the measuring does not disturb what is measured."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, cores[1:])
    for process in family(pid):
        os.sched_setaffinity(process, cores[:1])


def family(pid: int) -> list[int]:
    """A process and all that it started."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            found += family(int(child))
    return found


def memory_kb(pid: int) -> int:
    """The memory of the server process itself, in kB."""
    if not pid:
        return 0
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def cpu_seconds(pid: int) -> float:
    """The time the server and its workers have computed."""
    if not pid:
        return 0.0
    ticks = 0
    for process in family(pid):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")
