"""Little helpers to play on and to look closely."""

from __future__ import annotations

import msgspec

from sagebrush import Match
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat


def play_on(match: Match, answers: int, seed: int = 1) -> None:
    """Give so many random answers, or as many as there are to give."""
    chance = Chance(seed)
    for _ in range(answers):
        if not match.decision:
            return
        decision = chance.pick(list(match.decisions))
        match.answer(chance.pick(list(decision.options)), seat=decision.seat)


def everything(match: Match) -> bytes:
    """All that can be seen of a match, secrets included: two of the same are the same match."""
    seats = (None, *[Seat(seat) for seat in range(match.config.players)])
    return msgspec.json.encode(
        [
            match.digest,
            match.answer_count,
            match.event_count,
            [(decision.number, decision.seat, decision.question, decision.ids) for decision in match.decisions],
            [match.view(seat) for seat in seats],
            [(seat, option.id) for seat, option in match.trail.since(0)],
            match.result,
        ]
    )
