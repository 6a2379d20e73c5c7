"""Looking into a finished game through the server: for its seat, once, on the asker's tab; never while it is played."""

from __future__ import annotations

import pytest

from sagebrush.client import Client, ClientError
from sagebrush.lab.telling import TELLING
from sagebrush.server.hindsight import LookedInto
from sagebrush.server.looking import STRETCH
from tests.server.playing import new_table
from tests.server.test_replays import played


@pytest.mark.slow
async def test_a_finished_game_can_be_looked_into(ann: Client) -> None:
    table, record = await played(ann, players=4)
    course = await ann.analysis(table)
    assert (course.game, len(course.names), course.choices) == ("dice", 4, ())
    assert course.moments[0].answer == 0
    assert course.moments[-1].answer == len(record.answers)
    told = [turning.event["event"] for turning in course.turnings if turning.event is not None]
    assert set(told) <= set(TELLING)
    own = await ann.analysis(table, 0)
    assert own.moments == course.moments
    assert {choice.seat for choice in own.choices} == {0}
    for choice in own.choices:
        seat, option = record.answers[choice.answer]
        assert (seat, option.partition(":")[0]) == (0, choice.chosen.option["option"])
    assert await ann.analysis(table, 0) == own, "whoever asks again gets the same"
    pieces: list[LookedInto] = []
    reached, stretches = 0, 0
    while reached < len(record.answers):
        found = await ann.choices(table, 0, reached)
        assert len(found.choices) <= STRETCH
        assert reached < found.reached <= found.of == len(record.answers), "whoever waits sees how far it has come"
        assert all(reached <= choice.answer < found.reached for choice in found.choices)
        assert await ann.choices(table, 0, reached) == found
        pieces += found.choices
        reached, stretches = found.reached, stretches + 1
    assert tuple(pieces) == own.choices, "piece by piece the same is found"
    assert stretches > 1 or len(own.choices) <= STRETCH, "who was out early had little to choose"
    nothing = await ann.choices(table, 0, reached + 7)
    assert (nothing.choices, nothing.reached) == ((), len(record.answers))


async def test_what_is_not_to_be_looked_into(ann: Client) -> None:
    running = await new_table(ann)
    await ann.start(running.id)
    with pytest.raises(ClientError, match="when the game is over"):
        await ann.analysis(running.id, 0)
    with pytest.raises(ClientError, match="when the game is over"):
        await ann.choices(running.id, 0)
    table, _ = await played(ann)
    with pytest.raises(ClientError, match="no seat 5"):
        await ann.analysis(table, 5)
    with pytest.raises(ClientError, match="no seat 5"):
        await ann.choices(table, 5)
