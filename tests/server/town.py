"""A town for bad days: two servers on one PostgreSQL, each with a line of its own to Redis, and people at both."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

from sagebrush import Match
from sagebrush.client import Client, TableStream
from sagebrush.server.infos import TableInfo
from tests.server.carrier import Line
from tests.server.crowd import Answers, Player, kept
from tests.server.playing import SECONDS
from tests.server.services import RunningServer, kill_postgres, postgres_processes, start_postgres
from tests.server.test_stream import finished_record

#: Seconds in which all servers must agree again; it takes two or three on a machine that has nothing else to do.
HEALED = 30.0


class Town:
    """What can happen to it."""

    def __init__(
        self, servers: list[RunningServer], lines: list[Line], carrier: subprocess.Popen[str], database: Path
    ) -> None:
        self.servers = servers
        self.lines = lines
        self.carrier = carrier
        self.database = database

    @contextmanager
    def deaf(self) -> Iterator[None]:
        """Redis takes what it is sent and does not answer."""
        self.carrier.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.carrier.send_signal(signal.SIGCONT)

    @contextmanager
    def hung(self) -> Iterator[None]:
        """PostgreSQL holds its connections and does not answer."""
        processes = postgres_processes(self.database)
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in processes:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)

    @contextmanager
    def crashed(self) -> Iterator[None]:
        """PostgreSQL is killed with all its processes, and started again after the block."""
        kill_postgres(self.database)
        yield
        start_postgres(self.database)

    @asynccontextmanager
    async def people(self) -> AsyncIterator[tuple[Client, Client]]:
        """Ann at the first server, Bob at the second."""
        async with Client(self.servers[0].url) as ann, Client(self.servers[1].url) as bob:
            await ann.guest("Ann")
            await bob.guest("Bob")
            yield ann, bob


class Game:
    """Ann and Bob play, each at their own server, and keep what was acknowledged."""

    def __init__(self, table: str, everybody: tuple[Client, Client], seed: int) -> None:
        self.table = table
        self.everybody = everybody
        self.heard: list[Answers] = [{}, {}]
        self.tasks = [
            asyncio.create_task(self._play(person, heard, seed + number))
            for number, (person, heard) in enumerate(zip(everybody, self.heard, strict=True))
        ]

    async def _play(self, person: Client, heard: Answers, seed: int) -> object:
        async with person.stream(self.table) as line:
            return await Player(0, seed).play(line, heard)

    async def verify(self) -> int:
        """Wait for its end: the same for both, with every answer where it was said to be. How many there were."""
        results = await asyncio.wait_for(asyncio.gather(*self.tasks), 3 * SECONDS)
        assert results[0] == results[1]
        records = [await finished_record(person, self.table) for person in self.everybody]
        assert records[0] == records[1]
        Match.replay(records[0])
        for heard in self.heard:
            kept(records[0], heard)
        return sum(map(len, self.heard))


async def sit_down(ann: Client, bob: Client) -> str:
    table = await ann.create("dice", players=3, bots=[None, None, "random"])
    await bob.join(table.id)
    await ann.start(table.id)
    return table.id


async def agree(table: str, *everybody: Client) -> TableInfo:
    """Wait until all servers say the same of the table, whoever asks, and not for long."""
    async with asyncio.timeout(HEALED):
        while True:
            infos = [await person.table(table) for person in everybody]
            if len({outline(one) for one in infos}) == 1:
                return infos[0]
            await asyncio.sleep(0.2)


def outline(info: TableInfo | None) -> object:
    if info is None:
        return None
    return info.status, info.answers, tuple([(seat.name, seat.level, seat.stood_in) for seat in info.seats])


async def believed(line: TableStream, wanted: object) -> None:
    """Wait until a server that is not asked, but only listened to, says so: it has it in its memory."""
    async with asyncio.timeout(HEALED):
        while outline(line.table) != wanted:
            await line.next()


async def in_the_list(person: Client, table: str, status: str) -> None:
    """As the other server has it in its memory: nobody asks it for this table."""
    async with asyncio.timeout(HEALED):
        while True:
            found = [one.status for one in await person.tables() if one.id == table]
            if found == [status] or (not found and status == "finished"):
                return
            await asyncio.sleep(0.2)
