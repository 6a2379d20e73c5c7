"""A server that is killed and started again: every table is as it was, in whatever state."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sagebrush.bots import make_bot
from sagebrush.client import Client, TableStream
from sagebrush.server.infos import TableInfo
from sagebrush.server.messages import (
    Accepted,
    AskTakeBack,
    Consent,
    Ping,
    Pong,
    Snapshot,
    TakeBack,
    TakeBackOver,
)
from tests.server.playing import SECONDS, asked, heard, new_table
from tests.server.services import RunningServer
from tests.server.shootout import Shot, find_shot
from tests.server.test_stream import finished_record

#: Servers are started and stopped for each of these.
pytestmark = pytest.mark.slow

NAMES = ("Ann", "Bob", "Cat")


@asynccontextmanager
async def people(server: RunningServer) -> AsyncIterator[tuple[Client, Client, Client]]:
    async with Client(server.url) as ann, Client(server.url) as bob, Client(server.url) as cat:
        for person, name in zip((ann, bob, cat), NAMES, strict=True):
            await person.guest(name)
        yield ann, bob, cat


@pytest.fixture
def server(tmp_path: Path) -> RunningServer:
    return RunningServer(tmp_path).start()


def again(server: RunningServer) -> None:
    """In this thread: a server ends with the thread that started it."""
    server.kill()
    server.start()


def known(table: TableInfo) -> list[tuple[str, str, str | None, bool]]:
    return [(seat.kind, seat.name, seat.level, seat.stood_in) for seat in table.seats]


async def test_tables_that_wait_play_and_are_over(server: RunningServer) -> None:
    try:
        async with people(server) as (ann, bob, cat):
            waiting = await new_table(ann, people=3, players=4, private=True)
            waiting = await bob.join(waiting.id, invite=waiting.invite)
            playing = await new_table(ann, people=2, players=3)
            await bob.join(playing.id)
            await ann.start(playing.id)
            handed = await bob.hand_over(playing.id, 1, "random")
            over = await new_table(ann)
            await ann.start(over.id)
            await ann.play(over.id, make_bot("random", "dice", 1))
            record = await finished_record(ann, over.id)
            before = await state(ann, playing.id)
            again(server)
            assert await state(ann, playing.id) == before
            after = await bob.table(waiting.id)
            assert (after.status, known(after), after.fairness) == ("waiting", known(waiting), waiting.fairness)
            assert known(await cat.join(waiting.id, invite=waiting.invite))[2][:2] == ("person", "Cat")
            assert known(await ann.table(playing.id)) == known(handed)
            assert await ann.record(over.id) == record
            assert (await ann.table(over.id)).result is not None
            assert (await ann.rematch(over.id)).status == "waiting"
    finally:
        server.stop()


async def state(person: Client, table: str) -> tuple[object, ...]:
    """What a seat is told once nothing goes on without it: it is asked, or the bots have ended the game."""
    async with person.stream(table) as line, asyncio.timeout(SECONDS):
        while line.decision is None and line.result is None:
            await line.next()
    async with person.stream(table) as fresh:
        snapshot = await heard(fresh, Snapshot)
        return snapshot.seq, snapshot.events, snapshot.view, snapshot.decision, snapshot.result


# -------------------------------------------------------------------- a request to take back


@asynccontextmanager
async def asked_for(server: RunningServer) -> AsyncIterator[tuple[str, Shot, TableStream, TableStream]]:
    """Ann has put Bob out of the game and wants to take it back, which Cat has to allow; the bots take their time."""
    shot = find_shot()
    free = shot.bystanders()[1]
    async with people(server) as (ann, bob, cat):
        game = await ann.upload(shot.record)
        table = await ann.branch(game.id, len(shot.record.answers) - 1, seat=shot.shooter)
        for person, seat in ((bob, shot.victim), (cat, free)):
            await ann.set_chair(table.id, seat, None)
            await person.join(table.id, seat=seat, invite=table.invite)
        await ann.start(table.id)
        async with ann.stream(table.id) as hers, cat.stream(table.id) as cats:
            await asked(hers)
            await hers.answer(shot.option)
            await heard(hers, Accepted)
            await hers.send(AskTakeBack())
            assert (await heard(cats, TakeBack)).needed == (free,)
            yield table.id, shot, hers, cats


async def told_again(line: TableStream) -> TakeBack:
    """Come back to the new server, and hear of the request from it."""
    while line.connections < 2:
        await line.next()
    return await heard(line, TakeBack)


async def test_a_request_to_take_back_is_still_open(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, bot_delay=600).start()
    try:
        async with asked_for(server) as (_, shot, hers, cats):
            again(server)
            request = await told_again(cats)
            assert await told_again(hers) == request
            assert request.seat == shot.shooter
            await cats.send(Consent(request.seq, agree=True))
            assert (await heard(hers, TakeBackOver)).outcome == "granted"
            assert (await heard(hers, Snapshot)).era == 1
    finally:
        server.kill()


async def test_bots_go_on_holding_still(tmp_path: Path) -> None:
    """They would play at once, and so decide for Cat."""
    server = RunningServer(tmp_path, bot_delay=600).start()
    try:
        async with asked_for(server) as (table, _, hers, cats):
            await hers.send(Ping(1))
            await heard(hers, Pong)
            seq = hers.seq
            server.settings["bot_delay"] = 0
            again(server)
            request = await told_again(cats)
            assert await told_again(hers) == request
            async with Client(server.url) as stranger:
                # Long enough for many moves, and for the driver to look at the table again and again.
                await asyncio.sleep(2)
                assert (await stranger.table(table, hers.table.invite if hers.table else None)).answers == seq
            await cats.send(Consent(request.seq, agree=False))
            over = await heard(hers, TakeBackOver)
            assert over.outcome == "refused"
    finally:
        server.kill()
