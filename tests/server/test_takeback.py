"""Who is asked when a play is taken back, and how the request ends. Ann has put Bob out of the game."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import update

from sagebrush import Match, Seat
from sagebrush.bots import make_bot
from sagebrush.server import afterwards, lobby
from sagebrush.server.afterwards import open_cards
from sagebrush.server.hosting import presence, takeback
from sagebrush.server.hosting.clients import Client as Follower
from sagebrush.server.hosting.driver import set_stand_in
from sagebrush.server.hosting.host import Host
from sagebrush.server.hosting.live import LiveTable
from sagebrush.server.messages import TakeBack, TakeBackOver, decode_server
from sagebrush.server.people import People
from sagebrush.server.refusals import Refusal
from sagebrush.server.storage.models import Table
from sagebrush.server.wishes import BranchWish
from tests.server.shootout import Shootout, process, shootout


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Shootout]:
    """Cat and Dan are still in the game, and have to agree."""
    async with shootout(tmp_path, "Cat", "Dan") as moment:
        await moment.shoot()
        yield moment


def told(follower: Follower) -> list[object]:
    messages: list[object] = []
    while (data := follower.take()) is not None:
        messages.append(decode_server(data))
    return messages


async def test_who_is_out_is_not_asked(scene: Shootout) -> None:
    ear = Follower(None, None)
    scene.table.clients.add(ear)
    await takeback.ask(scene.host, scene.table, scene.shot.shooter)
    request = next(message for message in told(ear) if isinstance(message, TakeBack))
    assert sorted(request.needed) == sorted(scene.shot.bystanders()[:2])
    with pytest.raises(Refusal, match="Nobody asks you"):
        await takeback.consent(scene.host, scene.table, scene.shot.victim, request.seq, agree=False)


async def test_a_program_is_not_asked(scene: Shootout) -> None:
    """One of the two plays by a program: the other's word is enough. Were it rated, nobody could speak for it."""
    cat, dan = scene.shot.bystanders()[:2]
    await presence.note_program(scene.host, scene.table, Follower(None, cat), program=True)
    scene.table.row.rated = True
    with pytest.raises(Refusal, match="nobody else is left who could agree"):
        await takeback.ask(scene.host, scene.table, scene.shot.shooter)
    scene.table.row.rated = False
    await takeback.ask(scene.host, scene.table, scene.shot.shooter)
    request = await takeback.open_request(scene.host, scene.table)
    assert request is not None
    assert request.needed == (dan,)
    await takeback.consent(scene.host, scene.table, dan, request.seq, agree=True)
    assert not scene.bob_is_out()


async def test_two_who_agree_at_one_moment_at_two_processes_settle_it(scene: Shootout, tmp_path: Path) -> None:
    """Each of them sees, at first, that the other has not said yes yet."""
    cat, dan = scene.shot.bystanders()[:2]
    await takeback.ask(scene.host, scene.table, scene.shot.shooter)
    async with process(tmp_path) as other:
        there = await other.table(scene.table.id)
        assert there is not None
        seq = there.seq
        said = [
            takeback.consent(scene.host, scene.table, cat, seq, agree=True),
            takeback.consent(other, there, dan, seq, agree=True),
        ]
        outcomes = await asyncio.gather(*said, return_exceptions=True)
        assert all(outcome is None or isinstance(outcome, Refusal) for outcome in outcomes)
        for host, table in ((scene.host, scene.table), (other, there)):
            await host.catch_up(table)
            assert (table.seq, table.era) == (seq + 1, 1)


async def test_when_who_was_asked_leaves_the_seat_to_a_bot_asking_again_settles_it(scene: Shootout) -> None:
    await takeback.ask(scene.host, scene.table, scene.shot.shooter)
    with pytest.raises(Refusal, match="asked for that already"):
        await takeback.ask(scene.host, scene.table, scene.shot.shooter)
    for seat in scene.shot.bystanders()[:2]:
        await set_stand_in(scene.host, scene.table.id, seat, "random", "choice")
    await takeback.ask(scene.host, scene.table, scene.shot.shooter)
    assert not scene.bob_is_out()


async def test_a_look_in_the_meantime_ends_the_request(scene: Shootout) -> None:
    """Cat agrees, Bob looks at all cards, Dan agrees: too late."""
    ear = Follower(None, None)
    scene.table.clients.add(ear)
    cat, dan = scene.shot.bystanders()[:2]
    await takeback.ask(scene.host, scene.table, scene.shot.shooter)
    await takeback.consent(scene.host, scene.table, cat, scene.table.seq, agree=True)
    await open_cards(scene.host, scene.table, scene.bob)
    with pytest.raises(Refusal, match="seen all cards"):
        await takeback.consent(scene.host, scene.table, dan, scene.table.seq, agree=True)
    assert told(ear)[-1] == TakeBackOver(scene.table.seq, "lapsed", None)
    assert not scene.table.held
    assert await takeback.open_request(scene.host, scene.table) is None
    assert scene.bob_is_out()


# -------------------------------------------------------------------- where people play for ratings


async def make_rated(host: Host, table: LiveTable) -> None:
    async with host.database.write() as session:
        await session.execute(update(Table).values(rated=True))
    await host.refresh(table)
    assert table.row.rated


async def test_in_a_rated_game_bots_do_not_agree(tmp_path: Path) -> None:
    """Bob is out and the others are bots: nobody is left to be asked, and Ann has seen what her shot did."""
    async with shootout(tmp_path) as scene:
        await scene.shoot()
        await make_rated(scene.host, scene.table)
        with pytest.raises(Refusal, match="nobody else is left"):
            await takeback.ask(scene.host, scene.table, scene.shot.shooter)
        assert scene.bob_is_out()


async def test_in_a_rated_game_who_is_away_does_not_agree(scene: Shootout) -> None:
    await make_rated(scene.host, scene.table)
    cat, dan = scene.shot.bystanders()[:2]
    await takeback.ask(scene.host, scene.table, scene.shot.shooter)
    await set_stand_in(scene.host, scene.table.id, cat, "random", "gone")
    await takeback.consent(scene.host, scene.table, dan, scene.table.seq, agree=True)
    assert scene.bob_is_out()
    await takeback.consent(scene.host, scene.table, cat, scene.table.seq, agree=True)
    assert not scene.bob_is_out()
    assert not scene.table.row.rated, "who agrees to play on, knowing more, does not play for ratings any more"


def free_look() -> tuple[Match, Seat]:
    """Somebody shot, somebody else showed what they had against it, and the rules call nothing hidden revealed."""
    for seed in range(100):
        match, bot = Match.new("bang", players=4, seed=seed), make_bot("random", "bang", seed)
        while decision := match.decision:
            match.answer(bot.choose(match.view(decision.seat), decision))
            for seat in range(4):
                point = match.take_back_point(Seat(seat))
                if point is None or match.revealed_since(point) or not match.decision:
                    continue
                if any(who != seat for who, _ in match.trail.since(point)):
                    return match, Seat(seat)
    raise AssertionError("nobody was shot at")


async def test_what_a_bot_showed_has_come_to_light(tmp_path: Path) -> None:
    """Ann shoots a bot and sees its Missed!; to take the shot back would be a free look."""
    match, seat = free_look()
    async with process(tmp_path) as host:
        ann, _ = await People(host.database, b"key").guest("Ann")
        game = await afterwards.upload(host, ann, match.record.encode())
        branch = await afterwards.branch(host, ann, game, BranchWish(match.answer_count, seat=seat))
        table = await lobby.start(host, ann, branch.id, "")
        await make_rated(host, table)
        with pytest.raises(Refusal, match="come to light"):
            await takeback.ask(host, table, seat)
        async with host.database.write() as session:
            await session.execute(update(Table).values(rated=False))
        await host.refresh(table)
        await takeback.ask(host, table, seat)
        assert table.era == 1, "against bots, for nothing, it is as it was"
