"""What is said at a private table stays at it, also when its replay is shown to the world."""

from __future__ import annotations

from pathlib import Path

import pytest

from sagebrush.client import Client, ClientError, TableStream
from sagebrush.server.hosting import presence, talk
from sagebrush.server.hosting.clients import Client as Follower
from sagebrush.server.infos import ChatLine
from sagebrush.server.messages import Chat, Ping, Pong, Refused, Say, Signalled, Welcome, decode_server
from sagebrush.server.wishes import ChatWish
from tests.server.playing import heard
from tests.server.shootout import shootout
from tests.server.test_replays import played


async def hears(line: TableStream) -> list[str]:
    """What of the talk reaches a stream, up to now."""
    lines = [said.text for said in (await heard(line, Welcome)).chat]
    await line.send(Ping(1))
    while not isinstance(message := await line.next(), Pong):
        if isinstance(message, Chat):
            lines.append(message.line.text)
    return lines


@pytest.fixture
async def secret_table(ann: Client) -> str:
    """A private game that is over, and about which Ann has said something."""
    table, _ = await played(ann, private=True)
    await ann.call("POST", f"/api/tables/{table}/chat", ChatLine, ChatWish("It was me."))
    return table


async def test_who_was_not_invited_sees_the_game_and_hears_no_word(ann: Client, bob: Client, secret_table: str) -> None:
    async with ann.stream(secret_table) as hers, bob.stream(secret_table) as his:
        assert await hears(hers) == ["It was me."]
        assert (await heard(his, Welcome)).chat == ()
        await hers.send(Say("Psst."))
        await heard(hers, Chat)
        await his.send(Ping(1))
        while not isinstance(message := await his.next(), Pong):
            assert not isinstance(message, Chat)


async def test_who_was_invited_hears_all_of_it(ann: Client, bob: Client, secret_table: str) -> None:
    invite = (await ann.table(secret_table)).invite
    async with bob.stream(secret_table, invite=invite) as his:
        assert await hears(his) == ["It was me."]
        await his.send(Say("I knew it."))
        assert (await heard(his, Chat)).line.name == "Bob"


async def test_who_was_not_invited_has_no_say_either(ann: Client, bob: Client, secret_table: str) -> None:
    assert (await bob.table(secret_table)).invite is None
    async with bob.stream(secret_table) as his:
        await his.send(Say("I heard that!"))
        assert (await heard(his, Refused)).code == "not_invited"
    with pytest.raises(ClientError):
        await bob.call("POST", f"/api/tables/{secret_table}/chat", ChatLine, ChatWish("I heard that!"))
    async with ann.stream(secret_table) as hers:
        assert await hears(hers) == ["It was me."]


# -------------------------------------------------------------------- while a game is played


def lines_of(follower: Follower) -> list[str]:
    texts: list[str] = []
    while (data := follower.take()) is not None:
        message = decode_server(data)
        if isinstance(message, Welcome):
            texts += [line.text for line in message.chat]
        elif isinstance(message, Chat):
            texts.append(message.line.text)
        elif isinstance(message, Signalled):
            texts.append(message.signal)
    return texts


async def test_who_plays_does_not_hear_who_watches(tmp_path: Path) -> None:
    """Bob is out and has seen all cards; he comes back as a guest whom nobody knows, and talks."""
    async with shootout(tmp_path) as scene:
        host, table, ann = scene.host, scene.table, scene.ann
        seat = scene.shot.shooter
        player, watcher = Follower(ann.id, seat, ann.id), Follower(None, None)
        # On her second device Ann only watches.
        phone = Follower(ann.id, None)
        table.clients |= {player, watcher, phone}
        stranger = talk.Speaker(None, "Nobody", None)
        await talk.say(host, table, stranger, "The sheriff has two Beers.")
        await talk.signal(host, table, stranger, "laugh")
        await talk.say(host, table, talk.Speaker(ann.id, "Ann", seat), "Who is next?")
        assert lines_of(watcher) == ["The sheriff has two Beers.", "laugh", "Who is next?"]
        assert lines_of(player) == lines_of(phone) == ["Who is next?"]
        for follower in (player, watcher):
            await presence.join(host, table, follower, None)
        assert lines_of(watcher) == ["The sheriff has two Beers.", "Who is next?"]
        assert lines_of(player) == ["Who is next?"]
        table.row.status = "finished"
        await presence.join(host, table, player, None)
        assert lines_of(player) == ["The sheriff has two Beers.", "Who is next?"]
