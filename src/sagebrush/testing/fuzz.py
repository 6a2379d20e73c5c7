"""Random games in which everything that must always hold is checked at every decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from sagebrush.core.config import Config
from sagebrush.core.errors import Refused
from sagebrush.core.game import Game
from sagebrush.core.match import Match
from sagebrush.core.record import decode_record
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat

Invariant = Callable[[Any], None]

#: A random game that takes longer than this does not end.
MAX_DECISIONS = 50_000


def fuzz(game: Game[Any], config: Config, seed: int, invariant: Invariant, *, fork_every: int = 7) -> int:
    """Play one random game and check it throughout; the number of its decisions comes back.

    `invariant` is the game's own check of a table: pieces conserved, numbers within their bounds.
    """
    chance = Chance(seed ^ 0x5A6EB7054)
    match = Match.start(game, config, seed)
    forks: list[tuple[Match, int]] = []
    while match.decision:
        check_point(match, invariant)
        if match.answer_count % fork_every == 0:
            forks.append((match.fork(), match.answer_count))
        step(match, chance)
        assert match.answer_count < MAX_DECISIONS, "the game does not end"
    invariant(match.table)
    assert match.result is not None
    check_record(match)
    for twin, start in forks:
        check_fork(match, twin, start)
    check_undo(match, chance)
    return match.answer_count


def step(match: Match, chance: Chance) -> None:
    """Give a random answer to a random one of the open decisions."""
    decision = chance.pick(list(match.decisions))
    match.answer(chance.pick(list(decision.options)), seat=decision.seat, number=decision.number)


def check_point(match: Match, invariant: Invariant) -> None:
    """What must hold whenever somebody is asked."""
    invariant(match.table)
    assert match.result is None
    for decision in match.decisions:
        assert decision.options, f"{decision} offers nothing"
        assert len(set(decision.ids)) == len(decision.ids), f"{decision} offers one id twice"
        msgspec.json.encode((decision.question, decision.options, match.why_not(decision.seat)))
        check_refusals(match, decision.seat)
    for seat in (None, *range(match.config.players)):
        msgspec.json.encode(match.view(None if seat is None else Seat(seat)))


def check_refusals(match: Match, seat: Seat) -> None:
    """Rubbish is refused and changes nothing."""
    before = match.answer_count
    stranger = Seat(match.config.players)
    for choice, who, number in (("rubbish", seat, None), ("rubbish", stranger, None), ("rubbish", seat, -1)):
        try:
            match.answer(choice, seat=who, number=number)
        except Refused:
            continue
        raise AssertionError("rubbish was taken for an answer")
    assert match.answer_count == before


def check_record(match: Match) -> None:
    """The record, written and read, leads to the same state and the same events."""
    replayed = Match.replay(decode_record(match.record.encode()))
    assert replayed.digest == match.digest
    assert replayed.all_events() == match.all_events()


def check_fork(match: Match, twin: Match, start: int) -> None:
    """A fork given the same answers goes the same way, and has left the original alone."""
    for seat, option in match.trail.since(start):
        twin.answer(option.id, seat=seat)
    assert twin.digest == match.digest
    assert twin.all_events(twin.first_event) == match.all_events(twin.first_event)
    assert twin.record == match.record


def check_undo(match: Match, chance: Chance) -> None:
    """Taking answers back and giving them again changes nothing."""
    total = match.answer_count
    for back in (1, 2, chance.below(total) + 1):
        answers = match.trail.since(total - back)
        before, events = match.digest, match.event_count
        match.undo(back)
        assert match.answer_count == total - back
        for seat, option in answers:
            match.answer(option, seat=seat)
        assert (match.digest, match.event_count) == (before, events)
