"""Whoever is out of a running game may watch it with all cards open; then there is no way back, and no talking."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from sagebrush.client import Client, ClientError
from sagebrush.server.afterwards import open_cards
from sagebrush.server.clock import now
from sagebrush.server.hindsight import OpenTable
from sagebrush.server.hosting import takeback, talk
from sagebrush.server.hosting.talk import Speaker
from sagebrush.server.messages import Accepted, AskTakeBack, Refused, Welcome
from sagebrush.server.refusals import Refusal
from sagebrush.server.storage.journal import Entry
from sagebrush.server.storage.models import Person
from tests.server.playing import asked, heard, new_table
from tests.server.services import RunningServer
from tests.server.shootout import PLAYERS, Shootout, find_shot, process, shootout


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Shootout]:
    async with shootout(tmp_path) as moment:
        yield moment


async def test_who_is_out_sees_every_role(scene: Shootout) -> None:
    await scene.shoot()
    shown = await open_cards(scene.host, scene.table, scene.bob)
    views: tuple[Any, ...] = shown.views
    roles = [view["players"][seat]["role"] for seat, view in enumerate(views)]
    assert sorted(roles) == ["deputy", "outlaw", "outlaw", "renegade", "sheriff"]


async def test_nobody_else_does(scene: Shootout) -> None:
    with pytest.raises(Refusal, match="Only who is out"):
        await open_cards(scene.host, scene.table, scene.bob)
    await scene.shoot()
    for person in (scene.ann, Person(id="mal", name="Mal")):
        with pytest.raises(Refusal, match="Only who is out"):
            await open_cards(scene.host, scene.table, person)


async def test_a_player_with_two_chairs_must_be_out_with_both(scene: Shootout) -> None:
    await scene.shoot()
    free = next(seat for seat in range(PLAYERS) if seat not in (scene.shot.shooter, scene.shot.victim))
    scene.table.chairs[free].person_id = scene.bob.id
    with pytest.raises(Refusal, match="Only who is out"):
        await open_cards(scene.host, scene.table, scene.bob)


@pytest.mark.slow
async def test_a_player_in_the_game_asks_in_vain(ann: Client) -> None:
    table = await new_table(ann)
    await ann.start(table.id)
    with pytest.raises(ClientError, match="Only who is out"):
        await ann.call("POST", f"/api/tables/{table.id}/open", OpenTable)


# -------------------------------------------------------------------- no way back


async def test_who_has_not_looked_may_come_back_into_the_game(scene: Shootout) -> None:
    """Ann takes her shot back. Bob is out and has no say in it, and is in the game again."""
    await scene.shoot()
    await takeback.ask(scene.host, scene.table, scene.shot.shooter)
    assert not scene.bob_is_out()
    with pytest.raises(Refusal, match="Only who is out"):
        await open_cards(scene.host, scene.table, scene.bob)


async def test_who_has_looked_does_not_come_back(scene: Shootout, tmp_path: Path) -> None:
    """Ann cannot take her shot back any more: not now, not after a restart, not at another process."""
    await scene.shoot()
    await open_cards(scene.host, scene.table, scene.bob)
    with pytest.raises(Refusal, match="seen all cards"):
        await takeback.ask(scene.host, scene.table, scene.shot.shooter)
    async with process(tmp_path) as other:
        table = await other.table(scene.table.id)
        assert table is not None
        with pytest.raises(Refusal, match="seen all cards"):
            await takeback.ask(other, table, scene.shot.shooter)
    assert scene.bob_is_out()


async def test_a_look_at_another_process_counts_here_before_we_hear_of_it(scene: Shootout, tmp_path: Path) -> None:
    await scene.shoot()
    async with process(tmp_path) as other:
        table = await other.table(scene.table.id)
        assert table is not None
        await open_cards(other, table, scene.bob)
    assert not scene.table.chairs[scene.shot.victim].looked
    with pytest.raises(Refusal, match="seen all cards"):
        await takeback.ask(scene.host, scene.table, scene.shot.shooter)
    # Had we asked a moment before the look, the database would have decided.
    undo = Entry(
        scene.table.id, scene.table.seq + 1, "undo", scene.shot.shooter, "0", False, now(), (scene.shot.victim,)
    )
    assert not await scene.host.journal.append(undo)


async def test_a_take_back_at_another_process_counts_here_before_we_hear_of_it(scene: Shootout, tmp_path: Path) -> None:
    await scene.shoot()
    async with process(tmp_path) as other:
        table = await other.table(scene.table.id)
        assert table is not None
        await takeback.ask(other, table, scene.shot.shooter)
    assert scene.bob_is_out(), "as far as we know here"
    with pytest.raises(Refusal, match="Only who is out"):
        await open_cards(scene.host, scene.table, scene.bob)
    assert not scene.bob_is_out()


@pytest.mark.slow
async def test_a_killed_server_remembers_who_has_looked(tmp_path: Path) -> None:
    """The same over the network: Ann and Bob play on from the moment before the shot; the bots take their time."""
    shot = find_shot()
    server = RunningServer(tmp_path, bot_delay=600).start()
    try:
        async with Client(server.url) as ann, Client(server.url) as bob:
            await ann.guest("Ann")
            await bob.guest("Bob")
            game = await ann.upload(shot.record)
            table = await ann.branch(game.id, len(shot.record.answers) - 1, seat=shot.shooter)
            await ann.set_chair(table.id, shot.victim, None)
            await bob.join(table.id, seat=shot.victim, invite=table.invite)
            await ann.start(table.id)
            async with ann.stream(table.id) as line:
                await asked(line)
                await line.answer(shot.option)
                await heard(line, Accepted)
                cards = f"/api/tables/{table.id}/open"
                assert (await bob.http.get(cards)).status_code == 405, "a link that is followed must not look"
                shown = await bob.call("POST", cards, OpenTable)
                assert len(shown.views) == PLAYERS
                server.kill()
                server.start()
                await heard(line, Welcome)
                await line.send(AskTakeBack())
                assert (await heard(line, Refused)).code == "seen_all_cards"
    finally:
        server.kill()


# -------------------------------------------------------------------- no talking


async def test_who_may_see_all_cards_does_not_talk_to_who_plays(scene: Shootout) -> None:
    host, table = scene.host, scene.table
    ann = Speaker(scene.ann.id, "Ann", scene.shot.shooter)
    bob = Speaker(scene.bob.id, "Bob", scene.shot.victim)
    await talk.say(host, table, bob, "Missed me!")
    await scene.shoot()
    await talk.say(host, table, ann, "Not now.")
    with pytest.raises(Refusal, match="talks again"):
        await talk.say(host, table, bob, "It is the renegade!")
    await talk.signal(host, table, bob, "angry")
    await open_cards(host, table, scene.bob)
    with pytest.raises(Refusal, match="talks again"):
        await talk.signal(host, table, bob, "nice")


async def test_when_nobody_is_left_to_be_told_they_talk_again(scene: Shootout) -> None:
    await scene.shoot()
    bob = Speaker(scene.bob.id, "Bob", scene.shot.victim)
    scene.table.chairs[scene.shot.shooter].person_id = None
    await talk.say(scene.host, scene.table, bob, "Only bots left.")
    scene.table.chairs[scene.shot.shooter].person_id = scene.ann.id
    scene.table.row.status = "finished"
    await talk.say(scene.host, scene.table, bob, "Good game.")
