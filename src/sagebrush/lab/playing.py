"""Bots at a table, from the first decision to the last."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sagebrush.bots.base import Bot
from sagebrush.core.errors import SagebrushError
from sagebrush.core.eyes import Eyes, MatchEyes
from sagebrush.core.match import Match
from sagebrush.core.options import Option


class BotFailed(SagebrushError):
    """A bot raised an error of its own."""


class Ear:
    """Whether somebody pressed Ctrl-C while games are played."""

    def __init__(self) -> None:
        self.called = False

    def hear(self, _number: int, _frame: object) -> None:
        """At the next decision the game stops; whoever cannot wait for that presses once more."""
        if self.called:
            raise KeyboardInterrupt
        self.called = True


EAR: Final = Ear()


@contextmanager
def stopping_between_decisions() -> Iterator[None]:
    """Compiled code takes an interruption in its arithmetic for a lack of memory, so Ctrl-C waits for a decision."""
    before = signal.getsignal(signal.SIGINT)
    # Only the main thread may listen, and a run in the background is deaf.
    if threading.current_thread() is not threading.main_thread() or before is signal.SIG_IGN:
        yield
        return
    EAR.called = False
    signal.signal(signal.SIGINT, EAR.hear)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        EAR.called = False


def answer_of(bot: Bot, eyes: Eyes) -> Option:
    """What a bot decides, unless somebody has had enough; what it raises instead is its own doing."""
    if EAR.called:
        raise KeyboardInterrupt
    try:
        return bot.answer(eyes)
    except Exception as error:
        raise BotFailed(f"{type(error).__name__}: {error}") from error


def play_out(match: Match, bots: list[Bot]) -> int:
    """Let the bots play to the end; how many decisions that took."""
    decision = match.decision
    while decision is not None:
        match.answer(answer_of(bots[decision.seat], MatchEyes(match, decision)))
        decision = match.decision
    return match.answer_count
