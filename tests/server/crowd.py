"""A crowd that plays on through kills and power cuts, and knows every answer that was acknowledged."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from sagebrush import Match
from sagebrush.bots import make_bot
from sagebrush.client import Client, TableStream
from sagebrush.core.record import Record
from sagebrush.core.results import Result
from sagebrush.core.rng import Chance
from sagebrush.server import fairness
from sagebrush.server.messages import Accepted, Snapshot, Update, Welcome
from tests.server.services import RunningServer

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
        #: Why the last request failed.
        self.trouble = ""

    def __str__(self) -> str:
        lines = f"{self.reconnected} lines torn in games that are over, {self.on_this_line} answers on this one"
        return f"{self.name}: {len(self.acknowledged)} games, {lines}; {self.trouble}"

    async def run(self, url: str, enough: asyncio.Event) -> None:
        async with Client(url) as me:
            await self._until_it_works(lambda: me.guest(self.name))
            while not enough.is_set():
                await self._until_it_works(lambda: self._begin(me))
                async with me.stream(self.table, seat=None) as line:
                    await self.play(line, self.acknowledged[self.table])
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
            except Exception as error:
                self.trouble = repr(error)
                await asyncio.sleep(0.1)
            else:
                return

    async def play(self, line: TableStream, known: Answers) -> Result:
        sent: dict[tuple[int, int], str] = {}
        while line.result is None:
            message = await line.next()
            if isinstance(message, Welcome):
                self.on_this_line = 0
            if isinstance(message, Accepted):
                known[message.seq] = (line.seat or 0, sent[message.era, message.number])
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


class Crowd:
    """Six tables in play at one server on a bad day."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.players = [Player(number, number) for number in range(TABLES)]
        self.games = 0

    @asynccontextmanager
    async def at_play(self) -> AsyncIterator[None]:
        """They play for as long as the block lasts, and end the games they have begun; then all of them are checked."""
        enough = asyncio.Event()
        tasks = [asyncio.create_task(player.run(self.server.url, enough)) for player in self.players]
        try:
            yield
            enough.set()
            await asyncio.wait_for(asyncio.gather(*tasks), 200)
            self.games = await check_all(self.server.url, self.players)
        finally:
            for task in tasks:
                task.cancel()

    async def live_through(self, times: int, chance: Chance, blow: Callable[[], object]) -> str:
        """So often, at any moment, the blow falls, and the server is started again. Says what was found afterwards."""
        async with self.at_play():
            for _ in range(times):
                await self.under_load()
                await asyncio.sleep(chance.below(500) / 1000)
                # They play on while it falls.
                await asyncio.to_thread(blow)
                self.forget_lines()
                await asyncio.to_thread(self.server.start)
        assert self.reconnected >= times
        assert self.acknowledged > 5 * times
        return self.found()

    async def under_load(self) -> None:
        """However long it takes: all but one or two are in the middle of a game on a line to this server."""
        clock = asyncio.get_running_loop().time
        began = clock()
        while sum(player.on_this_line > 1 for player in self.players) < TABLES - 2:
            assert clock() < began + 100, "\n".join(
                ["too few play on:", *map(str, self.players), self.server.log()[-2000:]]
            )
            await asyncio.sleep(0.02)

    def forget_lines(self) -> None:
        for player in self.players:
            player.on_this_line = 0

    @property
    def acknowledged(self) -> int:
        return sum(len(answers) for player in self.players for answers in player.acknowledged.values())

    @property
    def reconnected(self) -> int:
        return sum(player.reconnected for player in self.players)

    def found(self) -> str:
        assert self.games >= TABLES
        return (
            f"{self.games} games, {self.acknowledged} acknowledged answers, {self.reconnected} reconnections, none lost"
        )


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
                kept(record, acknowledged)
                games += 1
    return games


def kept(record: Record, acknowledged: Answers) -> None:
    """Whatever was acknowledged stands where it was said to stand: nothing is lost, nothing decided twice."""
    for seq, answer in acknowledged.items():
        assert record.answers[seq - 1] == answer
