"""Bots at a table, from the first decision to the last."""

from __future__ import annotations

from sagebrush.bots.base import Bot
from sagebrush.core.errors import SagebrushError
from sagebrush.core.eyes import MatchEyes
from sagebrush.core.match import Match


class BotFailed(SagebrushError):
    """A bot raised an error of its own."""


def play_out(match: Match, bots: list[Bot]) -> int:
    """Let the bots play to the end; how many decisions that took."""
    decision = match.decision
    while decision is not None:
        try:
            option = bots[decision.seat].answer(MatchEyes(match, decision))
        except Exception as error:
            raise BotFailed(f"{type(error).__name__}: {error}") from error
        match.answer(option)
        decision = match.decision
    return match.answer_count
