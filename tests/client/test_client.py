"""The Python client: games over the network, through lost connections."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from sagebrush import Match, Seat
from sagebrush.bots import Bot, make_bot
from sagebrush.client import Client, ClientError, TableStream
from sagebrush.core.errors import CannotImagine
from sagebrush.core.eyes import Eyes
from sagebrush.core.options import Option
from sagebrush.core.registry import games
from sagebrush.server.infos import Pace
from tests.server.playing import SECONDS, new_table
from tests.server.services import RunningServer, running_server
from tests.server.test_stream import finished_record

EXAMPLE = Path(__file__).parents[2] / "examples" / "network_bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running_server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.mark.slow
async def test_the_example_joins_a_table_and_plays_to_the_end(server: RunningServer) -> None:
    """Two terminals: one runs the example, the other plays from here, and a bot of the server makes three."""
    async with Client(server.url) as ann:
        await ann.guest("Ann")
        table = await new_table(ann, people=2, players=3)
        program = await asyncio.create_subprocess_exec(
            sys.executable, str(EXAMPLE), server.url, table.id, "Robot", stdout=asyncio.subprocess.PIPE
        )
        async with ann.stream(table.id) as line:
            while line.table is None or line.table.seats[1].name != "Robot":
                await line.next()
        await ann.start(table.id)
        result, (printed, _) = await asyncio.wait_for(
            asyncio.gather(ann.play(table.id, make_bot("random", "dice", 1)), program.communicate()), 3 * SECONDS
        )
    assert printed.decode() == f"Robot has seen the end of it: {result.outcome}\n"


@pytest.mark.slow
@pytest.mark.parametrize("game", [game.info.name for game in games() if game.online])
async def test_every_game_can_be_played_over_the_network(server: RunningServer, game: str) -> None:
    """The client rebuilds the game's own views, questions and options from what it is sent."""
    async with Client(server.url) as ann:
        await ann.guest("Ann")
        players = next(offer for offer in await ann.games() if offer.info.name == game).info.players[0]
        table = await ann.create(game, players=players, bots=[None, *["random"] * (players - 1)])
        await ann.start(table.id)
        result = await asyncio.wait_for(ann.play(table.id, make_bot("random", game, 1)), 3 * SECONDS)
        assert len(result.standings) == players


@pytest.mark.slow
async def test_a_cut_line_is_mended_and_nothing_is_missed(server: RunningServer) -> None:
    async with Client(server.url) as ann:
        await ann.guest("Ann")
        table = await new_table(ann, players=4)
        await ann.start(table.id)
        async with ann.stream(table.id) as line:
            cutting = asyncio.create_task(cut(line))
            await asyncio.wait_for(line.play(make_bot("random", "dice", 1)), 3 * SECONDS)
            cutting.cancel()
            assert line.connections > 1


async def cut(line: TableStream) -> None:
    """Tear the line again and again, as a bad network does; each lasts for a few moves, or nobody could play."""
    torn = 0
    while True:
        await asyncio.sleep(0.005)
        if line._socket is not None and (line.seq or 0) > torn:
            line._socket.transport.abort()
            torn = (line.seq or 0) + 10


async def test_a_server_that_stays_away_is_told(server: RunningServer) -> None:
    stream = TableStream("http://127.0.0.1:9", "x", "", patience=0.2)
    with pytest.raises(ClientError) as error:
        await stream.__aenter__()
    assert error.value.code == "unreachable"
    async with Client("http://127.0.0.1:9") as nobody:
        with pytest.raises(ClientError):
            await nobody.games()


async def test_a_table_that_is_not_there_is_told(server: RunningServer) -> None:
    async with Client(server.url) as ann, ann.stream("nothing") as line:
        with pytest.raises(ClientError, match="no such table"):
            await line.next()


async def test_a_bot_sees_over_the_network_what_it_would_see_at_home(server: RunningServer) -> None:
    """At every decision the view, the events, the question and the options of the record's own match."""
    seen: list[tuple[int, bytes]] = []

    class Witness(Bot):
        def answer(self, eyes: Eyes) -> Option:
            seen.append((eyes.decision.number, shown(eyes)))
            with pytest.raises(CannotImagine, match="over the network"):
                eyes.imagine(self.chance)
            return self.chance.pick(list(eyes.decision.options))

    async with Client(server.url) as ann:
        await ann.guest("Ann")
        table = await ann.create("bang", players=4, bots=[None, "simple", "random", "random"], pace=Pace("live", 600))
        await ann.start(table.id)
        await asyncio.wait_for(ann.play(table.id, Witness(3)), 3 * SECONDS)
        record = await finished_record(ann, table.id)
    expected = []
    match = Match.opening(record)
    for seat, option in record.answers:
        if seat == 0:
            eyes = match.eyes(Seat(0), 1.0)
            expected.append((eyes.decision.number, shown(eyes)))
        match.answer(option, seat=seat)
    assert seen == expected


def shown(eyes: Eyes) -> bytes:
    assert eyes.seconds
    return msgspec.json.encode(
        [eyes.view.seat, eyes.events(), eyes.events(5), eyes.decision.question, eyes.decision.options]
    )
