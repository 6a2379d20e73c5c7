"""Proof that a seat learns nothing it may not know: deal that anew, and nothing it sees may change."""

from __future__ import annotations

from typing import Protocol

import msgspec

from sagebrush.core.errors import CannotImagine
from sagebrush.core.eyes import Eyes
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat


class Chooser(Protocol):
    """A bot, as far as secrecy is concerned."""

    def answer(self, eyes: Eyes) -> Option: ...


def eyes(match: Match, seat: Seat | None) -> bytes:
    """All that reaches a seat: its view, its decision and what others are asked."""
    own = None if seat is None else match.decision_for(seat)
    asked = [(decision.seat, decision.question) for decision in match.decisions]
    options = [(option.id, option) for option in own.options] if own else []
    refusals = match.why_not(seat) if own and seat is not None else ()
    return msgspec.json.encode((match.view(seat), asked, options, refusals))


def log(match: Match, seat: Seat | None, start: int = 0) -> bytes:
    return msgspec.json.encode(match.events(seat, start))


def check_secrecy(match: Match, seat: Seat | None, chance: Chance) -> bool:
    """Re-deal what the seat cannot know; its eyes must not notice. False where another seat is in mid-choice."""
    try:
        twin = match.imagine(seat, chance)
    except CannotImagine:
        return False
    assert eyes(twin, seat) == eyes(match, seat), f"seat {seat} sees something that it may not know"
    return True


def check_bot(match: Match, bot: Chooser, twin_bot: Chooser, chance: Chance) -> None:
    """Two bots with one seed, one of them at an imagined table, choose alike."""
    decision = match.decision
    assert decision is not None
    twin = match.imagine(decision.seat, chance)
    imagined = twin.decision
    assert imagined is not None
    choice = bot.answer(match.eyes(decision.seat))
    assert twin_bot.answer(twin.eyes(imagined.seat)) == choice, "a bot looks where it may not"
