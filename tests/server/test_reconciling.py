"""Notices that nobody heard: a process finds out by itself what it has missed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from sagebrush.bots import make_bot
from sagebrush.core.seats import Seat
from sagebrush.server import lobby, standins
from sagebrush.server.fanout import Notice
from sagebrush.server.hosting import ending, presence, reconciling, talk, told
from sagebrush.server.hosting.clients import Client as Follower
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.infos import TableInfo
from sagebrush.server.messages import Chat, decode_server
from sagebrush.server.people import People
from sagebrush.server.storage.models import Person
from sagebrush.server.wishes import JoinWish, TableWish
from tests.server.shootout import process


class Deaf:
    """Two processes that hear nothing of each other, and a table that the second one looks at."""

    def __init__(self, here: Host, there: Host, ann: Person, bob: Person, table: str) -> None:
        self.here = here
        self.there = there
        self.ann = ann
        self.bob = bob
        self.table = table

    async def agree(self) -> TableInfo:
        """What both say of the table, once they have looked; meanwhile time passes for who is waited for."""
        said = []
        for host in (self.here, self.there):
            await reconciling.reconcile(host)
            info = told.live_info(await self.at(host), self.ann.id)
            said.append(msgspec.json.encode(msgspec.structs.replace(info, waited=None if info.waited is None else 0.0)))
        assert said[0] == said[1]
        return msgspec.json.decode(said[0], type=TableInfo)

    async def at(self, host: Host) -> LiveTable:
        table = await host.table(self.table)
        assert table is not None
        return table


@pytest.fixture
async def deaf(tmp_path: Path) -> AsyncIterator[Deaf]:
    async with process(tmp_path) as here, process(tmp_path) as there:
        people = People(here.database, b"key")
        ann, _ = await people.guest("Ann")
        bob, _ = await people.guest("Bob")
        table = await lobby.create(here, ann, TableWish("dice", players=3, bots=[None, None, "random"]))
        assert await there.table(table.id) is not None
        yield Deaf(here, there, ann, bob, table.id)


async def test_all_that_happens_to_a_table_is_found_out(deaf: Deaf) -> None:
    """Somebody sits down, the game starts, a bot takes over, the game is played and ends, and nobody is told."""
    await lobby.join(deaf.here, deaf.bob, deaf.table, JoinWish())
    assert (await deaf.agree()).seats[1].name == "Bob"
    await lobby.start(deaf.here, deaf.ann, deaf.table, "")
    assert (await deaf.agree()).status == "playing"
    assert (await deaf.at(deaf.there)).match is not None
    await standins.hand_over(deaf.here, deaf.bob, deaf.table, 1, "random")
    assert (await deaf.agree()).seats[1].stood_in
    await play_on(deaf.here, await deaf.at(deaf.here))
    assert (await deaf.agree()).status == "finished"
    there = await deaf.at(deaf.there)
    assert there.seq == (await deaf.at(deaf.here)).seq


async def play_on(host: Host, table: LiveTable) -> None:
    bot = make_bot("random", "dice", 1)
    while decision := table.playing.decision:
        choice = bot.choose(table.playing.view(Seat(decision.seat)), decision).id
        await host.answer(table, decision.seat, decision.number, table.era, choice, by_bot=True)
    await ending.finish(host, table)


async def test_a_table_that_was_closed_is_closed_everywhere(deaf: Deaf) -> None:
    await lobby.leave(deaf.here, deaf.ann, deaf.table)
    assert (await deaf.agree()).status == "closed"


async def test_who_follows_is_told_of_the_game_and_of_what_was_said(deaf: Deaf) -> None:
    there = await deaf.at(deaf.there)
    ear = Follower(None, None)
    there.clients.add(ear)
    await talk.say(deaf.here, await deaf.at(deaf.here), talk.Speaker(deaf.ann.id, "Ann", 0), "Howdy")
    await lobby.join(deaf.here, deaf.bob, deaf.table, JoinWish())
    await lobby.start(deaf.here, deaf.ann, deaf.table, "")
    for _ in range(2):
        await reconciling.reconcile(deaf.there)
    heard = []
    while (data := ear.take()) is not None:
        heard.append(decode_server(data))
    kinds = [type(message).__name__ for message in heard]
    assert "Snapshot" in kinds
    assert [message.line.text for message in heard if isinstance(message, Chat)] == ["Howdy"]


async def test_a_newcomer_is_not_told_twice_what_was_said(deaf: Deaf) -> None:
    await talk.say(deaf.here, await deaf.at(deaf.here), talk.Speaker(deaf.ann.id, "Ann", 0), "Howdy")
    there, ear = await deaf.at(deaf.there), Follower(None, None)
    await presence.join(deaf.there, there, ear, None)
    await reconciling.reconcile(deaf.there)
    heard = []
    while (data := ear.take()) is not None:
        heard.append(decode_server(data))
    assert not [message for message in heard if isinstance(message, Chat)]


async def test_who_comes_from_another_process_never_sees_an_older_state(deaf: Deaf) -> None:
    """Ann heard of a move here, and opens her next stream there, where nobody knows of it yet."""
    await lobby.join(deaf.here, deaf.bob, deaf.table, JoinWish())
    await lobby.start(deaf.here, deaf.ann, deaf.table, "")
    await reconciling.reconcile(deaf.there)
    here, there = await deaf.at(deaf.here), await deaf.at(deaf.there)
    decision = here.playing.decision
    assert decision is not None
    await deaf.here.answer(here, decision.seat, decision.number, 0, decision.options[0].id, by_bot=False)
    assert there.seq < here.seq
    await presence.join(deaf.there, there, Follower(deaf.ann.id, 0, deaf.ann.id), here.seq)
    assert there.seq == here.seq


async def test_who_left_unheard_is_gone_after_a_while(deaf: Deaf, monkeypatch: pytest.MonkeyPatch) -> None:
    there = await deaf.at(deaf.there)
    living = {deaf.here.process, deaf.there.process}
    await presence.on_presence(there, Notice(deaf.here.process, "presence", there.id, seats=(0,)))
    presence.forget_dead(there, living)
    assert there.connected() == {0}
    monkeypatch.setattr(presence, "FORGOTTEN_SECONDS", 0.0)
    await asyncio.sleep(0.01)
    presence.forget_dead(there, living)
    assert there.connected() == frozenset()
