"""What a bot is given: the same in the library and in a worker, all that its seat may have and nothing else."""

from __future__ import annotations

import pickle
from typing import Any, ClassVar

import msgspec
import pytest

from sagebrush import Match, SagebrushError, Seat
from sagebrush.bots import Bot, make_bot
from sagebrush.core.decisions import Decision
from sagebrush.core.errors import BadConfig, CannotImagine, WrongSeat
from sagebrush.core.eyes import Eyes
from sagebrush.core.options import Option
from sagebrush.core.rng import Chance
from sagebrush.server.thinking import Matches, Past, task_for, think
from tests.core.playing import play_on


class Witness(Bot):
    """Writes down all that it is shown, and chooses at random."""

    wants_events: ClassVar[bool] = True
    wants_worlds: ClassVar[bool] = True
    seen: ClassVar[list[bytes]] = []

    def answer(self, eyes: Eyes) -> Option:
        decision = eyes.decision
        world = eyes.imagine(Chance(decision.number))
        assert world.imagined
        self.seen.append(
            msgspec.json.encode(
                [
                    [eyes.seat, decision.seat, decision.number, decision.question, decision.options],
                    [eyes.view, eyes.events(), eyes.events(3)],
                    [world.view(seat) for seat in (None, *range(world.config.players))],
                ]
            )
        )
        return self.chance.pick(list(decision.options))


class Reader(Bot):
    """Wants the events, but no worlds."""

    wants_events: ClassVar[bool] = True

    def answer(self, eyes: Eyes) -> Option:
        return eyes.decision.options[len(eyes.events()) % len(eyes.decision.options)]


class Greedy(Bot):
    """Asks for what it has not said that it wants."""

    def answer(self, eyes: Eyes) -> Option:
        return eyes.decision.options[len(eyes.events()) % len(eyes.decision.options)]


class Dreamer(Bot):
    """The same, with worlds."""

    def answer(self, eyes: Eyes) -> Option:
        return eyes.imagine(self.chance).decisions[0].options[0]


class Clock(Bot):
    """Writes down how much time it is given."""

    seen: ClassVar[list[float | None]] = []

    def answer(self, eyes: Eyes) -> Option:
        self.seen.append(eyes.seconds)
        return eyes.decision.options[0]


def level(kind: type[Bot]) -> str:
    return f"{__name__}:{kind.__name__}"


def given(match: Match, kind: type[Bot], seconds: float | None = None) -> Any:
    """The task as it arrives in a worker."""
    assert match.decision
    task = task_for(match, match.decision, level(kind), table="one", seconds=seconds)
    return pickle.loads(pickle.dumps(task))


# -------------------------------------------------------------------- the library


def test_a_bot_of_five_lines_needs_none_of_it(dice_game: Match) -> None:
    class First(Bot):
        def choose(self, view: Any, decision: Decision[Option]) -> Option:
            assert view.seat == decision.seat
            return decision.options[0]

    assert dice_game.decision
    seat = dice_game.decision.seat
    assert First().answer(dice_game.eyes(seat)) == dice_game.decision.options[0]


@pytest.fixture
def dice_game() -> Match:
    return Match.new("dice", players=4, seed=3)


def test_eyes_are_those_of_the_asked_seat(dice_game: Match) -> None:
    assert dice_game.decision
    me = dice_game.decision.seat
    play_on(dice_game, 1)
    eyes = dice_game.eyes(me, seconds=2.5)
    assert (eyes.seat, eyes.decision, eyes.seconds) == (me, dice_game.decision, 2.5)
    assert eyes.view == dice_game.view(me)
    assert eyes.view is eyes.view
    assert eyes.events() == dice_game.events(me)
    assert eyes.events(4) == dice_game.events(me)[4:]
    assert eyes.imagine(Chance(1)).view(me) == eyes.view
    with pytest.raises(WrongSeat, match="is not asked now"):
        dice_game.eyes(Seat((me + 1) % 4))


def test_a_dream_tells_nothing_of_the_real_world() -> None:
    """It has no seed and no record, and what others saw in the rule under way is forgotten."""
    match = Match.new("bang", players=4, seed=5)
    forgotten = False
    while match.decision:
        seat = match.decision.seat
        dream = match.eyes(seat).imagine(Chance(match.answer_count))
        for secret in ("seed", "record"):
            with pytest.raises(SagebrushError, match=f"an imagined match has no {secret}"):
                getattr(dream, secret)
        assert [event for event in dream.all_events() if not event.quiet] == dream.events(seat)
        assert dream.event_count == match.event_count
        forgotten |= any(event not in dream.all_events() for event in match.all_events(dream.first_event))
        play_on(match, 1, seed=match.answer_count)
    assert forgotten


# -------------------------------------------------------------------- workers


@pytest.mark.parametrize(("game", "players"), [("dice", 4), ("bang", 5)])
def test_a_worker_shows_what_the_library_shows(game: str, players: int) -> None:
    """The same view, events, decision and imagined worlds at every decision of a game, and so the same answers."""
    match = Match.new(game, players=players, seed=4)
    for _ in range(120):
        if match.decision is None:
            break
        task = given(match, Witness)
        Witness.seen.clear()
        answer = think(task)
        bot = Witness(task.seed)
        bot.chance = task.chance()
        assert bot.answer(match.eyes(match.decision.seat)).id == answer
        assert len(Witness.seen) == 2
        assert Witness.seen[0] == Witness.seen[1]
        match.answer(answer)


def test_events_without_worlds(dice_game: Match) -> None:
    play_on(dice_game, 30)
    task = given(dice_game, Reader)
    assert task.past is None
    assert dice_game.decision
    assert think(task) == Reader().answer(dice_game.eyes(dice_game.decision.seat)).id


def test_what_a_bot_does_not_say_that_it_wants_stays_at_home(dice_game: Match) -> None:
    plain = given(dice_game, Greedy)
    assert (plain.events, plain.past) == (None, None)
    with pytest.raises(SagebrushError, match="does not say wants_events = True"):
        think(plain)
    with pytest.raises(CannotImagine, match="does not say wants_worlds = True"):
        think(given(dice_game, Dreamer))


def test_a_level_that_is_not_installed_any_more_fails_in_the_worker(dice_game: Match) -> None:
    """Where failing bots are dealt with; who hands out the task does not stumble."""
    assert dice_game.decision
    task = task_for(dice_game, dice_game.decision, "vulture")
    with pytest.raises(BadConfig, match="dice has no bot 'vulture'"):
        think(task)


def test_the_time_there_is(dice_game: Match) -> None:
    Clock.seen.clear()
    think(given(dice_game, Clock, seconds=5.0))
    think(given(dice_game, Clock))
    told, untold = Clock.seen
    assert told is not None
    assert 4.0 < told <= 5.0
    assert untold is None


def past_of(match: Match, table: str = "one") -> Past:
    return Past(table, match.config, match.seed, match.answers)


def test_a_worker_keeps_the_matches_it_knows(dice_game: Match) -> None:
    """Answers that were taken back and given otherwise are undone; another game at the table starts afresh."""
    known = Matches(kept=2)
    play_on(dice_game, 20)
    first = known.of("dice", past_of(dice_game))
    play_on(dice_game, 10)
    assert known.of("dice", past_of(dice_game)) is first
    assert first.digest == dice_game.digest
    dice_game.undo(7)
    play_on(dice_game, 5, seed=9)
    assert known.of("dice", past_of(dice_game)) is first
    assert first.digest == dice_game.digest
    other = Match.new("dice", players=5, seed=8)
    assert known.of("dice", past_of(other)) is not first
    for table in ("two", "three"):
        known.of("dice", past_of(other, table))
    assert sorted(known._matches) == ["three", "two"]


def test_levels_say_what_they_want() -> None:
    for bot in (make_bot("random", "dice"), make_bot("simple", "bang")):
        assert (bot.wants_events, bot.wants_worlds) == (False, False)
