"""When something breaks in the middle of one of many games: who it was, and where, so that it can be looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from sagebrush.core.errors import Refused, SagebrushError
from sagebrush.core.match import Match
from sagebrush.lab.observing import ObserverFailed
from sagebrush.lab.playing import BotFailed


class GameFailed(SagebrushError):
    """A bot, an observer or a rule broke in the middle of a game."""


@contextmanager
def failures_told(match: Match, bots: Sequence[str], folder: Path) -> Iterator[None]:
    """Say who failed where, and keep the record of the game up to there in this folder; `bots` by seat."""
    try:
        yield
    except Exception as error:
        raise GameFailed(f"{_who(match, bots, error)}: {_reason(error)} ({_kept(match, folder)})") from error


def _who(match: Match, bots: Sequence[str], error: Exception) -> str:
    decision = match.decision
    place = f"game of seed {match.seed:032x}, answer {match.answer_count + 1}"
    if isinstance(error, ObserverFailed):
        return f"observer {error.name} failed in the {place}"
    if decision is None or not isinstance(error, BotFailed | Refused):
        return f"the rules of {match.game.info.name} broke in the {place}"
    return f"bot {bots[decision.seat]} failed in the {place}, asked {decision.question.kind}"


def _reason(error: Exception) -> str:
    if isinstance(error, ObserverFailed):
        return error.reason
    return str(error) if isinstance(error, SagebrushError) else f"{type(error).__name__}: {error}"


def _kept(match: Match, folder: Path) -> str:
    """Save the record of the game; where it is."""
    path = folder / f"failed-{match.game.info.name}-{match.seed:032x}.json"
    try:
        match.save(path)
    except SagebrushError as error:
        return f"no record: {error}"
    return f"record in {path}"
