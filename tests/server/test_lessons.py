"""A lesson at a table: bots follow its script, and nobody's rating comes of it."""

from __future__ import annotations

import asyncio

import pytest

from sagebrush.client import Client, TableStream
from sagebrush.core.config import LESSON
from sagebrush.core.lessons import Lesson
from sagebrush.core.registry import game_named, games
from sagebrush.server.infos import TableInfo
from tests.server.playing import asked
from tests.server.test_tables import refused


def lesson(game: str = "dice") -> Lesson:
    return game_named(game).lessons[0]


async def sit_down(learner: Client, game: str = "dice") -> TableInfo:
    script = lesson(game).script
    options = {**script.options, LESSON: lesson(game).name}
    bots = [None if seat == script.seat else "random" for seat in range(script.players)]
    table = await learner.create(game, players=script.players, bots=bots, options=options)
    return await learner.start(table.id)


async def follow(line: TableStream, start: int = 0, game: str = "dice", reading: float = 0) -> None:
    """Answer as the script says, from this line on, until it is over, after so many seconds of reading."""
    for number, wanted in enumerate(lesson(game).lines):
        if number < start or wanted.seat != lesson(game).script.seat:
            continue
        await asked(line)
        await asyncio.sleep(reading)
        assert line.decision is not None
        assert line.decision.number == number
        await line.answer(wanted.options[0])
        line.decision = None
    await asked(line)


@pytest.mark.slow
@pytest.mark.parametrize("game", [game.info.name for game in games() if game.lessons])
async def test_bots_answer_as_the_lesson_says(ann: Client, game: str) -> None:
    """Where several are asked at once too: a bot that would not wait for a reader has answered before him."""
    table = await sit_down(ann, game)
    async with ann.stream(table.id) as line:
        await follow(line, game=game, reading=0.15)
        assert line.decision is not None
        assert line.decision.number == len(lesson(game).lines)


async def test_a_lesson_is_private_and_counts_for_nobody(ann: Client) -> None:
    table = await sit_down(ann)
    assert table.private
    assert not table.rated
    assert table.options[LESSON] == lesson().name


async def test_a_lesson_is_played_in_its_own_game_only(ann: Client) -> None:
    await refused("bad_config", ann.create("dice", players=5, options={LESSON: lesson().name}))
    await refused("bad_config", ann.create("dice", players=4, options={LESSON: "juggling"}))


async def test_whoever_strays_plays_with_ordinary_bots(ann: Client) -> None:
    table = await sit_down(ann)
    async with ann.stream(table.id) as line:
        await asked(line)
        await line.answer("stop")
        line.decision = None
        await asked(line)
        assert line.decision is not None
