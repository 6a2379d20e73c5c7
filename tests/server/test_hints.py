"""Hints: for who wanted them and plays against bots alone, from what their seat knows, and the same for the same."""

from __future__ import annotations

import msgspec
import pytest

from sagebrush import Match
from sagebrush.client import Client, ClientError
from sagebrush.core.rng import Chance
from sagebrush.server import hinting
from sagebrush.server.hindsight import Advice
from sagebrush.server.messages import Snapshot
from sagebrush.server.thinking import MATCHES, Task, task_for
from tests.core.playing import play_on
from tests.server.playing import heard, my_turn, new_table


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "PLAYOUTS", 12)


async def test_who_plays_against_bots_alone_gets_a_hint(ann: Client) -> None:
    table = await my_turn(ann, hints=True)
    assert (await ann.table(table)).hints
    async with ann.stream(table) as line:
        decision = (await heard(line, Snapshot)).decision
        assert decision is not None
        found = await ann.hint(table, 0)
        assert found.number == decision.number
        assert found.option in [offer.option for offer in decision.options]
        assert found.option != found.other
        assert 0.0 <= found.other_chance <= found.chance <= 1.0
    assert await ann.hint(table, 0) == found, "whoever asks again gets the same"


async def test_there_are_no_hints_where_nobody_wanted_them(ann: Client) -> None:
    table = await my_turn(ann)
    assert not (await ann.table(table)).hints
    with pytest.raises(ClientError, match="without hints"):
        await ann.hint(table, 0)


async def test_there_are_no_hints_where_other_people_sit(ann: Client, bob: Client) -> None:
    """Also when a bot plays for them: they may be back."""
    table = await my_turn(ann, bob, hints=True)
    with pytest.raises(ClientError, match="everybody else is a bot"):
        await ann.hint(table, 0)
    await bob.leave(table)
    with pytest.raises(ClientError, match="everybody else is a bot"):
        await ann.hint(table, 0)


async def test_hints_are_for_ones_own_seat_when_it_is_asked(ann: Client, bob: Client) -> None:
    waiting = await new_table(ann, hints=True)
    with pytest.raises(ClientError, match="No game is being played"):
        await ann.hint(waiting.id, 0)
    table = await my_turn(ann, hints=True)
    for seat in (1, 9):
        with pytest.raises(ClientError, match="not your seat"):
            await ann.hint(table, seat)
    with pytest.raises(ClientError, match="not your seat"):
        await bob.hint(table, 0)


@pytest.mark.parametrize(("game", "players"), [("dice", 5), ("bang", 4), ("legends", 3)])
def test_a_hint_knows_what_the_seat_knows_and_no_more(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that the seat cannot know is dealt anew: the hint is the same, to the last digit."""
    match = Match.new(game, players=players, seed=6)
    for number in range(3):
        play_on(match, 7, seed=number)
        while match.decision and len(match.decision.options) == 1:
            play_on(match, 1)
        decision = match.decision
        if decision is None:
            break
        task = task_for(match, decision, hinting.LEVEL, table="one")
        told = [hinted(monkeypatch, task, world) for world in (match, match.imagine(decision.seat, Chance(number)))]
        assert told[0] == told[1]
        assert told[0].why


def hinted(monkeypatch: pytest.MonkeyPatch, task: Task, world: Match) -> Advice:
    """What a worker says whose match is this one."""
    monkeypatch.setattr(MATCHES, "of", lambda *_: world)
    return msgspec.json.decode(hinting.find(task), type=Advice)
