"""A stream speaks for a chair only as long as the person it was opened for sits there."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sagebrush.bots import make_bot
from sagebrush.client import Client, ClientError
from sagebrush.server.messages import Back, Ping, Pong, Refused, Say, Snapshot, TableChanged, Welcome
from tests.server.playing import heard, my_turn
from tests.server.services import RunningServer


@pytest.fixture
async def mal(server: RunningServer) -> AsyncIterator[Client]:
    async with Client(server.url) as person:
        await person.guest("Mal")
        yield person


@pytest.mark.slow
async def test_who_left_a_chair_does_not_see_the_cards_of_who_sits_there_now(
    ann: Client, bob: Client, mal: Client
) -> None:
    table = await ann.create("dice", players=3, bots=[None, None, "random"])
    await mal.join(table.id, seat=1)
    async with mal.stream(table.id) as stream:
        welcome = await stream.next()
        assert isinstance(welcome, Welcome)
        assert welcome.seat == 1
        await mal.leave(table.id)
        await bob.join(table.id, seat=1)
        await ann.start(table.id)
        while not isinstance(await stream.next(), Snapshot):
            pass
        assert stream.seat is None
        assert isinstance(stream.view, dict)
        assert stream.view["seat"] is None


async def test_leaving_a_table_one_does_not_sit_at_tells_nothing_of_it(ann: Client, mal: Client) -> None:
    table = await ann.create("dice", players=3, private=True)
    with pytest.raises(ClientError, match="no such table"):
        await mal.leave(table.id)


async def test_what_is_said_at_a_private_table_is_not_shared_with_its_replay(ann: Client, mal: Client) -> None:
    table = await ann.create("dice", players=3, private=True, bots=[None, "random", "random"])
    await ann.start(table.id)
    async with ann.stream(table.id) as stream:
        await stream.send(Say("between us"))
        await stream.play(make_bot("random", "dice", 1))
        while stream.table is None or stream.table.status != "finished":
            await stream.next()
    async with mal.stream(table.id) as stream:
        welcome = await stream.next()
        assert isinstance(welcome, Welcome)
        assert welcome.chat == ()
        await stream.send(Say("let me in"))
        while not isinstance(message := await stream.next(), Refused):
            pass
        assert message.code == "not_invited"
    assert (await mal.http.post(f"/api/tables/{table.id}/chat", json={"text": "hello"})).status_code == 403


async def test_a_seat_that_was_handed_over_stays_with_its_bot_until_it_is_asked_for(ann: Client, bob: Client) -> None:
    """Coming back gives back what a broken line has cost, not what was given away."""
    table_id = await my_turn(ann, bob)
    await bob.hand_over(table_id, 1, "random")
    async with bob.stream(table_id) as line:
        await line.send(Ping(1))
        await heard(line, Pong)
        assert line.table is not None
        assert line.table.seats[1].stood_in
        await line.send(Back())
        await heard(line, TableChanged, lambda changed: not changed.table.seats[1].stood_in)
