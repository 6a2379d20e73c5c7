"""`kill -9` under load: no acknowledged answer is lost, every table resumes, every record verifies."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from sagebrush import Match
from sagebrush.bots import make_bot
from sagebrush.client import Client, TableStream
from sagebrush.core.results import Result
from sagebrush.core.rng import Chance
from sagebrush.server import fairness
from sagebrush.server.messages import Accepted, Snapshot, Update, Welcome
from tests.server.services import RunningServer

SHORT_KILLS = 5
#: `SAGEBRUSH_KILLS=50 pytest tests/server/test_crash.py` is the long form.
KILLS = int(os.environ.get("SAGEBRUSH_KILLS", SHORT_KILLS))
TABLES = 6
Answers = dict[int, tuple[int, str]]


class Player:
    """A client that plays game after game and writes down every answer the server has acknowledged."""

    def __init__(self, number: int, seed: int) -> None:
        self.name = f"Player {number}"
        self.bot = make_bot("random", "dice", seed)
        self.acknowledged: dict[str, Answers] = {}
        self.reconnected = 0
        #: Answers acknowledged on the present line; none while it is torn.
        self.on_this_line = 0

    async def run(self, url: str, enough: asyncio.Event) -> None:
        async with Client(url) as me:
            await self._until_it_works(lambda: me.guest(self.name))
            while not enough.is_set():
                await self._until_it_works(lambda: self._begin(me))
                async with me.stream(self.table, seat=None) as line:
                    await self._play(line, self.acknowledged[self.table])
                    self.reconnected += line.connections - 1

    async def _begin(self, me: Client) -> None:
        made = await me.create("dice", players=4, bots=[None, "random", "random", "random"])
        await me.start(made.id)
        self.table = made.id
        self.acknowledged[made.id] = {}

    async def _until_it_works(self, call: Callable[[], Awaitable[object]]) -> None:
        """Requests are not repeated by the client; while the server is down they fail."""
        while True:
            try:
                await call()
            except Exception:
                await asyncio.sleep(0.1)
            else:
                return

    async def _play(self, line: TableStream, known: Answers) -> Result:
        sent: dict[tuple[int, int], str] = {}
        while line.result is None:
            message = await line.next()
            if isinstance(message, Welcome):
                self.on_this_line = 0
            if isinstance(message, Accepted):
                known[message.seq] = (0, sent[message.era, message.number])
                self.on_this_line += 1
            own = line.decision
            if own is None or not isinstance(message, Welcome | Update | Snapshot):
                continue
            if isinstance(message, Update) and message.stage is None:
                continue
            if isinstance(message, Welcome) and line.seq != message.table.answers:
                continue
            sent[own.era, own.number] = line.choose(self.bot, own)
            await line.answer(sent[own.era, own.number])
        return line.result


@pytest.mark.slow
async def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    chance = Chance(7)
    server = RunningServer(tmp_path).start()
    players = [Player(number, number) for number in range(TABLES)]
    enough = asyncio.Event()
    tasks = [asyncio.create_task(player.run(server.url, enough)) for player in players]
    try:
        for _ in range(KILLS):
            await under_load(players)
            await asyncio.sleep(chance.below(500) / 1000)
            server.kill()
            for player in players:
                player.on_this_line = 0
            await asyncio.to_thread(server.start)
        enough.set()
        await asyncio.wait_for(asyncio.gather(*tasks), 200)
        games = await check_all(server.url, players)
    finally:
        for task in tasks:
            task.cancel()
        server.stop()
    acknowledged = sum(len(answers) for player in players for answers in player.acknowledged.values())
    reconnected = sum(player.reconnected for player in players)
    print(f"{KILLS} kills, {games} games, {acknowledged} acknowledged answers, {reconnected} reconnections, none lost")
    assert reconnected >= KILLS
    assert acknowledged > 5 * KILLS
    assert games >= TABLES


async def under_load(players: list[Player]) -> None:
    """However long it takes: all but one or two are in the middle of a game on a line to this server."""
    async with asyncio.timeout(100):
        while sum(player.on_this_line > 1 for player in players) < TABLES - 2:
            await asyncio.sleep(0.02)


async def check_all(url: str, players: list[Player]) -> int:
    """Every game that was begun is over, verifies, keeps its promise, and holds every acknowledged answer."""
    games = 0
    async with Client(url) as reader:
        for player in players:
            for table_id, acknowledged in player.acknowledged.items():
                async with reader.stream(table_id) as line:
                    while line.table is None or line.table.status != "finished":
                        await line.next()
                record = await reader.record(table_id)
                Match.replay(record)
                assert fairness.problem(table_id, line.table.fairness, record) is None
                for seq, answer in acknowledged.items():
                    assert record.answers[seq - 1] == answer
                games += 1
    return games
