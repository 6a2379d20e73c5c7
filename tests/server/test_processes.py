"""Two server processes on one PostgreSQL, told of each other's moves by Redis or by PostgreSQL itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from sagebrush import Match
from sagebrush.bots import make_bot
from sagebrush.client import Client, TableStream
from sagebrush.core.results import Result
from sagebrush.server.messages import (
    Accepted,
    Answer,
    Chat,
    GiveSignal,
    Refused,
    Say,
    Signalled,
    Snapshot,
    TableChanged,
    Update,
    Welcome,
)
from tests.server.playing import SECONDS, heard, my_turn
from tests.server.services import RunningServer, empty

pytestmark = [pytest.mark.services, pytest.mark.slow]

Pair = tuple[RunningServer, RunningServer]


@pytest.fixture(params=["redis", "postgresql"], scope="module")
def pair(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgres_url: str, redis_url: str
) -> Iterator[Pair]:
    """Both serve the same, at first empty, database."""
    asyncio.run(empty(postgres_url))
    servers = [
        RunningServer(
            tmp_path_factory.mktemp("server"),
            database_url=postgres_url,
            channels_url=redis_url if request.param == "redis" else postgres_url,
            secret="the same for both",
            process_timeout=2,
        )
        for _ in range(2)
    ]
    first, second = servers
    try:
        first.start()
        second.start()
        yield first, second
    finally:
        first.stop()
        second.stop()


async def elsewhere(person: Client, server: RunningServer) -> Client:
    """The same person at the other process: one cookie is good for both."""
    other = Client(server.url)
    other.http.cookies.update(person.http.cookies)
    return other


async def test_a_game_with_players_spread_over_both_ends_the_same_for_all(pair: Pair) -> None:
    """With one bot, which never plays on alone: faster than a busy machine reads, and some updates would be skipped."""
    first, second = pair
    async with Client(first.url) as ann, Client(second.url) as bob, Client(second.url) as stranger:
        await ann.guest("Ann")
        await bob.guest("Bob")
        table = await ann.create("dice", players=3, bots=[None, None, "random"])
        await bob.join(table.id)
        await ann.start(table.id)
        watching = asyncio.create_task(watch(stranger, table.id))
        players = [ann.play(table.id, make_bot("random", "dice", 1)), bob.play(table.id, make_bot("random", "dice", 2))]
        results = await asyncio.wait_for(asyncio.gather(*players), 2 * SECONDS)
        numbers, seen = await asyncio.wait_for(watching, SECONDS)
        assert list(results) == [seen, seen]
        assert numbers == list(range(numbers[0], numbers[-1] + 1))
        async with bob.stream(table.id) as line:
            while line.table is None or line.table.status != "finished":
                await line.next()
        Match.replay(await bob.record(table.id))


async def watch(person: Client, table: str) -> tuple[list[int], Result]:
    """The numbers of the moves a watcher hears, which must have no gap."""
    numbers: list[int] = []
    async with person.stream(table) as line:
        while line.result is None:
            message = await line.next()
            if isinstance(message, Snapshot | Update):
                numbers.append(message.seq)
        return numbers, line.result


async def test_two_answers_to_one_decision_at_two_processes(pair: Pair) -> None:
    """Ann answers on her phone and on her laptop at the same moment: one counts, the other is told so."""
    first, second = pair
    async with Client(first.url) as ann, await elsewhere(ann, second) as phone:
        await ann.guest("Ann")
        phone.http.cookies.update(ann.http.cookies)
        table = await my_turn(ann)
        rounds = 0
        async with ann.stream(table) as one, phone.stream(table) as two:
            while rounds < 5 and await both_asked(one, two):
                assert one.decision == two.decision
                assert one.decision is not None
                own = one.decision
                one.decision = two.decision = None
                choices = [Answer(own.number, own.era, offer.id) for offer in (own.options[0], own.options[-1])]
                await asyncio.gather(one.send(choices[0]), two.send(choices[1]))
                said = await asyncio.gather(verdict(one), verdict(two))
                # The one that counts may have ended the game.
                assert sorted(said) in (["accepted", "already_decided"], ["accepted", "game_over"])
                rounds += 1
    assert rounds


async def both_asked(*lines: TableStream) -> bool:
    """Read on until both are asked the same, or the game is over."""
    for line in lines:
        while line.decision is None and line.result is None:
            await line.next()
    return all(line.result is None for line in lines)


async def verdict(line: TableStream) -> str:
    while True:
        message = await line.next()
        if isinstance(message, Accepted):
            return "accepted"
        if isinstance(message, Refused):
            return message.code


async def test_talk_and_presence_cross_over(pair: Pair) -> None:
    first, second = pair
    async with Client(first.url) as ann, Client(second.url) as bob:
        await ann.guest("Ann")
        await bob.guest("Bob")
        table = await ann.create("dice", players=3, bots=[None, None, "random"])
        async with ann.stream(table.id) as mine:
            await heard(mine, Welcome)
            await bob.join(table.id)
            await heard(mine, TableChanged, lambda m: m.table.seats[1].name == "Bob")
            async with bob.stream(table.id) as his:
                await heard(mine, TableChanged, lambda m: m.table.seats[1].connected)
                await heard(his, TableChanged, lambda m: m.table.seats[0].connected)
                await his.send(Say("Howdy"))
                assert (await heard(mine, Chat)).line.text == "Howdy"
                await mine.send(GiveSignal("laugh"))
                assert (await heard(his, Signalled)).signal == "laugh"
                await ann.start(table.id)
                # The bot may have played before the start is heard of there.
                assert (await heard(his, Snapshot)).view["seat"] == 1


async def test_who_signs_out_at_one_process_is_a_stranger_at_the_other(pair: Pair) -> None:
    first, second = pair
    async with Client(first.url) as ann, await elsewhere(ann, second) as phone:
        await ann.guest("Ann")
        phone.http.cookies.update(ann.http.cookies)
        table = await ann.create("dice", players=3, bots=[None, "random", "random"])
        await ann.start(table.id)
        async with phone.stream(table.id) as line:
            assert (await heard(line, Snapshot)).view["seat"] == 0
            await ann.http.post("/api/people/sign-out")
            # A sweep would find out as well, but only once a minute.
            async with asyncio.timeout(SECONDS / 4):
                assert (await heard(line, Snapshot)).view["seat"] is None


def again(server: RunningServer) -> None:
    """In this thread, not in one of the test's own: a server ends with the thread that started it."""
    server.start()


async def test_when_one_process_dies_the_other_drives_its_tables(pair: Pair) -> None:
    """The table was started at the first process, whose bots play; it is killed in the middle of the game."""
    first, second = pair
    async with Client(first.url) as ann, await elsewhere(ann, second) as moved:
        await ann.guest("Ann")
        moved.http.cookies.update(ann.http.cookies)
        table = await my_turn(ann, players=4)
        first.kill()
        try:
            await asyncio.wait_for(moved.play(table, make_bot("random", "dice", 3)), 2 * SECONDS)
        finally:
            again(first)


async def test_who_was_connected_to_a_dead_process_is_gone(pair: Pair) -> None:
    first, second = pair
    async with Client(first.url) as ann, Client(second.url) as bob:
        await ann.guest("Ann")
        await bob.guest("Bob")
        table = await bob.create("dice", players=3, bots=[None, None, "random"])
        await ann.join(table.id)
        async with bob.stream(table.id) as his, ann.stream(table.id) as hers:
            await heard(hers, Welcome)
            await heard(his, TableChanged, lambda m: m.table.seats[1].connected)
            first.kill()
            try:
                await heard(his, TableChanged, lambda m: not m.table.seats[1].connected)
            finally:
                again(first)


async def test_a_process_that_ends_in_order_lets_go_of_its_tables_at_once(pair: Pair, postgres_url: str) -> None:
    """Nobody has to wait until it is missed: it is not listed any more, and no table is its own."""
    first, _ = pair
    async with Client(first.url) as ann:
        await ann.guest("Ann")
        await my_turn(ann)
    before, _ = await listed_and_drivers(postgres_url)
    first.stop()
    try:
        listed, drivers = await listed_and_drivers(postgres_url)
        assert len(before - listed) == 1
        assert not drivers & (before - listed)
    finally:
        again(first)


async def listed_and_drivers(url: str) -> tuple[set[str], set[str | None]]:
    """The processes that the database knows, and those that drive a table."""
    engine = create_async_engine(url.replace("postgresql:", "postgresql+asyncpg:"))
    async with engine.connect() as connection:
        listed = set((await connection.scalars(text("SELECT id FROM processes"))).all())
        drivers = set((await connection.scalars(text("SELECT driver FROM tables WHERE status = 'playing'"))).all())
    await engine.dispose()
    return listed, drivers
