"""A finished game looked into: who was likely to win when, what turned it, what was best, and what could be known.

Chances to win are those of the true table, with everything that was hidden then. What was best at a decision is found
as a bot would find it, from what the seat knew: with hindsight everybody is clever.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import Final

import msgspec

from sagebrush.bots.guides import Guide
from sagebrush.bots.role_guide import SIDES
from sagebrush.bots.search import Budget, Search
from sagebrush.bots.thinker import guide_of
from sagebrush.core.decisions import Decision
from sagebrush.core.errors import CannotImagine
from sagebrush.core.events import Event
from sagebrush.core.eyes import MatchEyes
from sagebrush.core.match import Match
from sagebrush.core.options import Option, Question
from sagebrush.core.record import Record
from sagebrush.core.rng import SEED_BITS, Chance
from sagebrush.core.seats import Seat
from sagebrush.lab.telling import most_telling

#: Play-outs for a position that no network can judge, fewer where they are long, but so many at least; and how often it
#: is dealt anew until the roles are the true ones.
TRIES: Final = 60
FEWEST_TRIES: Final = 20
REDEALS: Final = 40
#: How many turning points are told, and how much of somebody's chance must have moved to be one.
TURNING: Final = 5
SWING: Final = 0.1
#: Where chances were counted in all those play-outs: less than this may well be luck; with fewer of them, more.
COUNTED: Final = 0.2
#: Play-outs for each decision that is looked into, unless more are asked for.
BUDGET: Final = 40
#: What costs less than this is as good as the best.
NEGLIGIBLE: Final = 0.02

Progress = Callable[[int, int], object]


class Moment(msgspec.Struct, frozen=True):
    """The beginning of a turn: everybody's chance to win, and how likely each role of each seat looked from outside."""

    answer: int
    turn: int
    active: int | None
    chances: tuple[float, ...]
    suspicions: tuple[dict[str, float], ...] = ()
    #: Whether the chances were counted in play-outs, a few dozen of them; else a network judged.
    counted: bool = False


class Turning(msgspec.Struct, frozen=True):
    """A stretch between two moments in which somebody's chance moved most.

    `event` is what tells most of it, as a spectator saw it; None where nothing in particular does. Where several win
    together the chance is that of their `side`, `law` or `outlaw`, and `members` are all of them, the seat too.
    """

    answer: int
    until: int
    turn: int
    active: int | None
    seat: int
    before: float
    after: float
    event: Event | None = None
    side: str = ""
    members: tuple[int, ...] = ()


class Tried(msgspec.Struct, frozen=True):
    """An option and how likely it wins, as far as the seat could tell; `error` is the standard error."""

    option: Option
    chance: float
    error: float


class Choice(msgspec.Struct, frozen=True):
    """A decision looked into. `cost` is what the choice lost against the best; 0 where nothing was surely better."""

    answer: int
    seat: int
    question: Question
    chosen: Tried
    best: Tried
    cost: float
    tried: tuple[Tried, ...]
    beliefs: tuple[dict[str, float], ...] = ()


class Analysis(msgspec.Struct, frozen=True):
    game: str
    names: tuple[str, ...]
    roles: tuple[str, ...]
    winners: tuple[int, ...]
    budget: int
    moments: tuple[Moment, ...]
    turnings: tuple[Turning, ...]
    choices: tuple[Choice, ...]


def analyse(
    record: Record, *, seats: tuple[int, ...] | None = None, budget: int = BUDGET, progress: Progress | None = None
) -> Analysis:
    """Look into a game and the decisions of these seats (None: everybody's). The same record has the same findings."""
    match = Match.opening(record)
    guide = guide_of(record.game)
    moments: list[Moment] = []
    choices: list[Choice] = []
    #: How many events there had been at each moment.
    counts: list[int] = []
    turn = -1
    for place, (seat, option_id) in enumerate(record.answers):
        stage = match.stage
        if stage.turn > turn:
            turn = stage.turn
            moments.append(_moment(match, guide, place))
            counts.append(match.event_count)
        if budget > 0 and (seats is None or seat in seats):
            choices.extend(_looked_into(match, guide, seat, option_id, budget))
        match.answer(option_id, seat=seat)
        if progress:
            progress(place + 1, len(record.answers))
    result = match.result
    winners = tuple([int(seat) for seat in result.winners]) if result else ()
    last = len(record.answers)
    moments.append(_end(match, last, winners) if result else _moment(match, guide, last))
    counts.append(match.event_count)
    roles = tuple([standing.labels.get("role", "") for standing in result.standings]) if result else ()
    lucky = COUNTED * sqrt(TRIES / tries_at(match, guide))
    events = match.all_events()
    happened = [events[start:end] for start, end in pairwise(counts)]
    sides = _sides(guide.deal(match))
    turnings = tuple(_turnings(moments, happened, _recounted(match, guide, moments), sides, lucky))
    return Analysis(record.game, match.config.names, roles, winners, budget, tuple(moments), turnings, tuple(choices))


def choices_from(
    record: Record, seat: int, start: int, *, most: int, budget: int = BUDGET
) -> tuple[tuple[Choice, ...], int]:
    """Some of a seat's decisions from an answer on, and the answer at which to go on; after the last, their number."""
    match, guide = Match.opening(record), guide_of(record.game)
    choices: list[Choice] = []
    for place, (answering, option_id) in enumerate(record.answers):
        if len(choices) >= most:
            return tuple(choices), place
        if place >= start and answering == seat:
            choices.extend(_looked_into(match, guide, answering, option_id, budget))
        match.answer(option_id, seat=answering)
    return tuple(choices), len(record.answers)


# -------------------------------------------------------------------- how it stood


def _moment(match: Match, guide: Guide, place: int) -> Moment:
    stage = match.stage
    judged = guide.judges(match.view(None))
    chances = judged_chances(match, guide) if judged else counted_chances(match, guide)
    suspects = guide.suspects(match.view(None))
    suspicions = tuple(rounded(suspects.shares())) if suspects else ()
    return Moment(place, stage.turn, stage.active, chances, suspicions, not judged)


def _end(match: Match, place: int, winners: tuple[int, ...]) -> Moment:
    stage = match.stage
    chances = tuple([1.0 if seat in winners else 0.0 for seat in range(match.config.players)])
    return Moment(place, stage.turn, stage.active, chances)


def rounded(shares: list[dict[str, float]]) -> list[dict[str, float]]:
    return [{role: round(share, 3) for role, share in sorted(belief.items())} for belief in shares]


def judged_chances(match: Match, guide: Guide) -> tuple[float, ...]:
    """Everybody's chance to win at the true table, as the networks judge it."""
    seats, out = [Seat(seat) for seat in range(match.config.players)], match.stage.out
    chances = _with_sides([None if seat in out else guide.value(match, seat) for seat in seats], guide.deal(match))
    return tuple([round(chance, 3) for chance in chances])


def counted_chances(match: Match, guide: Guide) -> tuple[float, ...]:
    """The same where no network can tell: how often they win when it is played out."""
    wins = [0] * match.config.players
    tries = tries_at(match, guide)
    for number in range(tries):
        for seat in _play_on(match, guide, number):
            wins[seat] += 1
    return tuple([round(won / tries, 3) for won in wins])


def tries_at(match: Match, guide: Guide) -> int:
    """The longer a play-out takes at such a table, the fewer of them."""
    return min(TRIES, max(FEWEST_TRIES, round(TRIES * guide.pace(match.view(None)) / 3)))


def _sides(roles: tuple[str, ...]) -> list[str]:
    """Whom everybody wins with: seats of the same side win together."""
    return [SIDES.get(role, f"{seat}") for seat, role in enumerate(roles)]


def _with_sides(chances: list[float | None], roles: tuple[str, ...]) -> list[float]:
    """A side wins together, out or not: everybody of it has the same chance; and together they make one."""
    sides = _sides(roles)
    judged: dict[str, list[float]] = {}
    for side, chance in zip(sides, chances, strict=True):
        if chance is not None:
            judged.setdefault(side, []).append(chance)
    means = {side: sum(found) / len(found) for side, found in judged.items()}
    total = sum(means.values()) or 1.0
    return [means.get(side, 0.0) / total for side in sides]


def _play_on(match: Match, guide: Guide, number: int) -> tuple[Seat, ...]:
    """Who wins when quick players go on from here, with luck of their own: not even the next card is sure to come."""
    chance = Chance((number << 96 | match.answer_count << 64 | 1) % (1 << SEED_BITS))
    world = _with_other_luck(match, guide, number, chance)
    world.keep_checkpoints = False
    cast = [guide.player(chance.spawn().seed) for _ in range(match.config.players)]
    while decision := world.decision:
        world.answer(cast[decision.seat].answer(MatchEyes(world, decision)), seat=decision.seat)
    return world.result.winners if world.result else ()


def _with_other_luck(match: Match, guide: Guide, number: int, chance: Chance) -> Match:
    """The table as one seat after the other knows it, the rest dealt anew; but everybody is who they are."""
    roles, out = guide.deal(match), match.stage.out
    inside = [Seat(seat) for seat in range(match.config.players) if seat not in out]
    for _ in range(REDEALS):
        try:
            world = match.imagine(inside[number % len(inside)], chance)
        except CannotImagine:
            break
        if guide.deal(world) == roles:
            return world
    world = match.fork()
    world.table.chance = chance.spawn()
    return world


def _recounted(match: Match, guide: Guide, moments: list[Moment]) -> dict[int, tuple[float, ...]]:
    """The chances where a network judges for the last time, counted: what it said does not compare with the next."""
    handed = [before.answer for before, after in pairwise(moments) if after.counted and not before.counted]
    return {answer: counted_chances(match.copy_at(answer), guide) for answer in handed}


def _turnings(
    moments: list[Moment],
    happened: Sequence[Sequence[Event]],
    recounted: dict[int, tuple[float, ...]],
    sides: list[str],
    lucky: float = COUNTED,
) -> Iterator[Turning]:
    """Where chances moved most, in the order of the game; `happened` is what lies between two moments."""
    found: list[Turning] = []
    for (before, after), events in zip(pairwise(moments), happened, strict=True):
        were = recounted.get(before.answer, before.chances)
        swings = [late - early for early, late in zip(were, after.chances, strict=True)]
        seat = max(range(len(swings)), key=lambda place: (abs(swings[place]), swings[place]))
        if abs(swings[seat]) >= (lucky if before.counted or after.counted else SWING):
            stretch = (before.answer, after.answer, before.turn, before.active)
            told = most_telling(events, swings, before.active)
            # Who has changed sides since had another chance.
            same = (sides[seat], were[seat], swings[seat])
            members = tuple([each for each, alike in enumerate(zip(sides, were, swings, strict=True)) if alike == same])
            side = (sides[seat], members) if len(members) > 1 else ("", ())
            found.append(Turning(*stretch, seat, were[seat], after.chances[seat], told, *side))
    found.sort(key=lambda turning: -abs(turning.after - turning.before))
    yield from sorted(found[:TURNING], key=lambda turning: turning.answer)


# -------------------------------------------------------------------- what was best


def _looked_into(match: Match, guide: Guide, seat: Seat, option_id: str, budget: int) -> Iterator[Choice]:
    """What this seat is about to answer, if there is anything to choose."""
    decision = match.decision_for(seat)
    option = decision.option(option_id) if decision else None
    if decision and option and len(decision.options) > 1:
        yield _choice(match, guide, decision, option, budget)


def _choice(match: Match, guide: Guide, decision: Decision[Option], chosen: Option, budget: int) -> Choice:
    eyes = MatchEyes(match, decision)
    # The same decision is always thought over in the same way, whoever asks.
    chance = Chance((match.answer_count << 64 | 7) % (1 << SEED_BITS))
    findings = Search(guide, eyes, chance, Budget(budget, candidates=6), also=chosen).run()
    tried = [Tried(trial.option, round(trial.chance, 3), round(trial.error, 3)) for trial in findings.trials]
    mine = next(trial for trial in findings.trials if trial.option == chosen)
    best = findings.best
    cost = max(0.0, best.gain - mine.gain) if best is not mine else 0.0
    if cost < max(NEGLIGIBLE, mine.error):
        cost, best = 0.0, mine
    places = {trial.option: place for place, trial in enumerate(findings.trials)}
    suspects = guide.suspects(eyes.view)
    return Choice(
        answer=match.answer_count,
        seat=decision.seat,
        question=decision.question,
        chosen=tried[places[chosen]],
        best=tried[places[best.option]],
        cost=round(cost, 3),
        tried=tuple(sorted(tried, key=lambda one: -one.chance)),
        beliefs=tuple(rounded(suspects.shares())) if suspects else (),
    )
