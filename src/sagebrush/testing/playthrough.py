"""A whole game as text: kept beside the tests, so that any change of behaviour shows up as a difference to read."""

from __future__ import annotations

from sagebrush.core.match import Match
from sagebrush.core.rng import Chance


def playthrough(match: Match, seed: int) -> str:
    """Play a match with random answers and write down every decision, answer and event."""
    chance = Chance(seed)
    info = match.game.info
    # A game without content of its own is written down as it was before there was any.
    config = repr(match.config).replace(", content=UNSET", "")
    lines = [f"game {info.name}, rules {info.rules}, seed {match.seed:032x}", config]
    told = 0
    while match.decision:
        told = _tell(match, told, lines)
        decision = chance.pick(list(match.decisions))
        option = chance.pick(list(decision.options))
        lines.append(f"? {decision.number} seat {decision.seat} {decision.question!r} of {len(decision.options)}")
        lines.append(f"> {option.id}")
        match.answer(option, seat=decision.seat)
    _tell(match, told, lines)
    lines += [repr(match.result), f"digest {match.digest}"]
    return "\n".join(lines) + "\n"


def _tell(match: Match, told: int, lines: list[str]) -> int:
    lines.extend(f"  {event!r}" for event in match.all_events(told) if not event.quiet)
    return match.event_count
