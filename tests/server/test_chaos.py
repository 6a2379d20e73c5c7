"""A bad day: carriers and databases that hang or crash, and notices that get lost, while people play at two servers.

A short form belongs to the suite; `SAGEBRUSH_CHAOS=100 pytest tests/server/test_chaos.py -s` is the long one.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from sagebrush.client import Client
from sagebrush.core.rng import Chance
from tests.server.carrier import TROUBLES, lines
from tests.server.playing import SECONDS
from tests.server.services import RunningServer, empty, redis_at
from tests.server.town import Game, Town, agree, believed, in_the_list, outline, sit_down

pytestmark = [pytest.mark.services, pytest.mark.slow]

ROUNDS = int(os.environ.get("SAGEBRUSH_CHAOS", "1"))
#: Enough to meet every kind of trouble, on either side.
PARTITIONS = max(3, ROUNDS)


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory, postgres_url: str) -> Iterator[Town]:
    asyncio.run(empty(postgres_url))
    folder = tmp_path_factory.mktemp("carrier")
    with redis_at(folder) as carrier, lines(folder, folder / "socket", 2) as pair:
        settings: dict[str, str | float] = {
            "database_url": postgres_url,
            "secret": "the same for both",
            "process_timeout": 20,
        }
        servers = [
            RunningServer(tmp_path_factory.mktemp("server"), channels_url=line.url, **settings).start() for line in pair
        ]
        try:
            yield Town(servers, pair, carrier, Path(postgres_url.partition("host=")[2]))
        finally:
            for server in servers:
                server.stop()


async def test_servers_that_hear_nothing_of_each_other_agree_all_the_same(town: Town) -> None:
    """A table is made, joined, started and played to its end while every notice is lost."""
    for seed in range(ROUNDS):
        async with town.people() as (ann, bob):
            table = await ann.create("dice", players=3, bots=[None, None, "random"])
            await bob.table(table.id)
            with town.deaf():
                await bob.join(table.id)
                await agree(table.id, ann, bob)
                await ann.start(table.id)
                await in_the_list(bob, table.id, "playing")
                await Game(table.id, (ann, bob), seed).verify()
                await in_the_list(bob, table.id, "finished")
            assert (await agree(table.id, ann, bob)).status == "finished"


async def test_partitions_heal(town: Town) -> None:
    """Lines lose notices at random, hang or are cut, on one side or both; then they are whole, and all agree."""
    chance, answers = Chance(11), 0
    for seed in range(PARTITIONS):
        async with town.people() as (ann, bob):
            answers += await live_apart(town, ann, bob, chance, seed)
    lost = sum(line.lost for line in town.lines)
    assert lost
    print(f"{PARTITIONS} partitions, {answers} acknowledged answers, none lost; {lost} notices lost; all agree")


async def live_apart(town: Town, ann: Client, bob: Client, chance: Chance, seed: int) -> int:
    """A game is played, and another table changes hands, while the servers hear little or nothing of each other."""
    table = await ann.create("dice", players=3, bots=[None, None, "random"])
    async with bob.stream(table.id) as ear:
        await believed(ear, outline(table))
        # Every pair of troubles in turn, and never none on both sides.
        town.lines[0].trouble = TROUBLES[seed % 5]
        town.lines[1].trouble = TROUBLES[1 + (seed + seed // 5 + 2) % 4]
        game = Game(await sit_down(ann, bob), (ann, bob), seed)
        await ann.set_chair(table.id, 1, "simple")
        await asyncio.sleep(chance.below(3000) / 1000)
        changed = await ann.set_chair(table.id, 2, None)
        for line in town.lines:
            line.trouble = "none"
        await believed(ear, outline(changed))
        answers = await game.verify()
        assert (await agree(game.table, ann, bob)).status == "finished"
    await ann.leave(table.id)
    return answers


@pytest.mark.parametrize("trouble", ["hung", "crashed"])
async def test_a_database_in_trouble_is_noticed_and_forgiven(town: Town, trouble: str) -> None:
    """The servers say that they are not ready, and live; then every game goes on where it was."""
    answers = 0
    for seed in range(ROUNDS):
        async with town.people() as (ann, bob):
            game = Game(await sit_down(ann, bob), (ann, bob), seed)
            with town.hung() if trouble == "hung" else town.crashed():
                await readiness(ann, 503)
                assert (await ann.http.get("/health")).status_code == 200
            answers += await game.verify()
            # For the next round, which does not ask twice.
            await readiness(ann, 200)
            await readiness(bob, 200)
    print(f"PostgreSQL {trouble} {ROUNDS} times, {answers} acknowledged answers, none lost")


async def readiness(person: Client, status: int) -> None:
    async with asyncio.timeout(SECONDS):
        while (await person.http.get("/ready")).status_code != status:
            await asyncio.sleep(0.2)
