"""Looking into a finished game through the server: for its seat, once, on the asker's tab; never while it is played."""

from __future__ import annotations

import pytest

from sagebrush.client import Client, ClientError
from tests.server.playing import new_table
from tests.server.test_replays import played


@pytest.mark.slow
async def test_a_finished_game_can_be_looked_into(ann: Client) -> None:
    table, record = await played(ann, players=4)
    course = await ann.analysis(table)
    assert (course.game, len(course.names), course.choices) == ("dice", 4, ())
    assert course.moments[0].answer == 0
    assert course.moments[-1].answer == len(record.answers)
    own = await ann.analysis(table, 0)
    assert own.moments == course.moments
    assert {choice.seat for choice in own.choices} == {0}
    for choice in own.choices:
        seat, option = record.answers[choice.answer]
        assert (seat, option.partition(":")[0]) == (0, choice.chosen.option["option"])
    assert await ann.analysis(table, 0) == own, "whoever asks again gets the same"


async def test_what_is_not_to_be_looked_into(ann: Client) -> None:
    running = await new_table(ann)
    await ann.start(running.id)
    with pytest.raises(ClientError, match="when the game is over"):
        await ann.analysis(running.id, 0)
    table, _ = await played(ann)
    with pytest.raises(ClientError, match="no seat 5"):
        await ann.analysis(table, 5)
