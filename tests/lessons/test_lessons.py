"""Every lesson of every game is played from its deal to its last step, in every way that it allows.

Where a rule, a card or an option has changed, the step that no longer fits is named.
"""

from __future__ import annotations

from itertools import product

import pytest

from sagebrush.core.config import LESSON, configure
from sagebrush.core.lessons import Lesson
from sagebrush.core.match import Match
from sagebrush.core.registry import game_named, games
from sagebrush.core.rng import StackedChance
from sagebrush.words import Words, languages

LESSONS = [(game.info.name, lesson.name) for game in games() for lesson in game.lessons]
#: What a lesson does not fix may be anything.
SEEDS = (0, 1, 77)
#: Minutes: one for an expansion, less than ten for a game; a game of a whole evening takes longer to learn.
LONGEST = 10
LONG_GAMES = {"legends": 21}


def lesson_named(game: str, name: str) -> Lesson:
    return next(lesson for lesson in game_named(game).lessons if lesson.name == name)


def begun(game: str, lesson: Lesson, seed: int) -> Match:
    script = lesson.script
    rules = game_named(game)
    options = {**script.options, LESSON: lesson.name}
    config = configure(rules.info, players=script.players, expansions=script.expansions, options=options)
    return Match.start(rules, config, seed)


def said_at(lesson: Lesson, line: int) -> str:
    """The last step that is said before this line."""
    return next(
        (step.say for step, at in zip(lesson.script.steps[::-1], lesson.at[::-1], strict=True) if at <= line), ""
    )


def follow(game: str, lesson: Lesson, seed: int, choice: int) -> Match:
    """Answer as the script says; where several answers will do, take the one of this number."""
    match = begun(game, lesson, seed)
    for place, line in enumerate(lesson.lines):
        decision = match.decision
        where = f"{game} {lesson.name}, line {place} (after {said_at(lesson, place)!r})"
        assert decision is not None, f"{where}: the game is over"
        offered = [option.id for option in decision.options]
        assert decision.seat == line.seat, f"{where}: seat {decision.seat} is asked {decision.question}"
        assert decision.number == place, f"{where}: this is decision {decision.number}"
        fitting = [option for option in line.options if option in offered]
        assert fitting, f"{where}: {line.options} is not among {offered}"
        assert match.next_line == line
        match.answer(fitting[choice % len(fitting)])
    return match


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_fits_the_rules_at_every_step(game: str, name: str) -> None:
    lesson = lesson_named(game, name)
    for seed, choice in product(SEEDS, range(max(len(line.options) for line in lesson.lines))):
        match = follow(game, lesson, seed, choice)
        assert isinstance(match.table.chance, StackedChance)
        assert match.table.chance.stacks == [], "a pile names something that is not in it"
        assert match.table.chance.thrown == len(lesson.numbers)
        assert match.next_line is None
        decision = match.decision
        assert decision is not None, "there is a game to play on"
        assert decision.seat == lesson.script.seat, "the last words are said to the learner"
        assert Match.replay(match.record).digest == match.digest


def test_whatever_is_rolled_the_last_words_are_said() -> None:
    """Three Dynamites at once, on the first roll after the script, would end the learner's turn without a question."""
    lesson = lesson_named("dice", "basics")
    for seed in range(60):
        decision = follow("dice", lesson, seed, 0).decision
        assert decision is not None
        assert (decision.seat, decision.number) == (lesson.script.seat, len(lesson.lines)), f"seed {seed}"


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_step_is_said_when_the_learner_is_asked(game: str, name: str) -> None:
    lesson = lesson_named(game, name)
    steps, at = lesson.script.steps, lesson.at
    assert len({step.say for step in steps}) == len(steps)
    assert at[-1] == len(lesson.lines), "after the last answer something is said"
    for step, place in zip(steps, at, strict=True):
        assert place == len(lesson.lines) or lesson.lines[place].seat == lesson.script.seat, step.say
    assert lesson.script.minutes < LONG_GAMES.get(game, LONGEST)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_everything_is_said_in_every_language(game: str, name: str, lang: str) -> None:
    lesson, words = lesson_named(game, name), Words(lang)
    names = {f"seat{seat}": f"Player{seat}" for seat in range(lesson.script.players)}
    assert words.say(f"{game}-lesson-{name}")
    assert words.say(f"{game}-lesson-{name}", "text")
    for step in lesson.script.steps:
        text = words.say(f"{game}-lesson-{name}-{step.say}", **names)
        assert len(text) <= 260, f"{step.say} is too long for a small screen: {len(text)}"


def test_whoever_strays_plays_on_freely() -> None:
    lesson = lesson_named("bang", "basics")
    match = begun("bang", lesson, 3)
    assert match.next_line == lesson.lines[0]
    match.answer("end_turn")
    assert match.next_line is None


def test_a_learner_goes_back_as_far_as_they_like() -> None:
    lesson = lesson_named("bang", "basics")
    match = follow("bang", lesson, 3, 0)
    own = [place for place, line in enumerate(lesson.lines) if line.seat == lesson.script.seat]
    for place in reversed(own):
        assert match.take_back_point(lesson.script.seat) == place
        match.undo(match.answer_count - place)
        assert match.next_line == lesson.lines[place]
