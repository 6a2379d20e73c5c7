"""What is said at a private table stays at it, also when its replay is shown to the world."""

from __future__ import annotations

import pytest

from sagebrush.client import Client, ClientError, TableStream
from sagebrush.server.infos import ChatLine
from sagebrush.server.messages import Chat, Ping, Pong, Refused, Say, Welcome
from sagebrush.server.wishes import ChatWish
from tests.server.playing import heard
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
