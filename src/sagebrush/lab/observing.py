"""Observers look on while games are played, or played again from their records, and collect rows for tables."""

from __future__ import annotations

from collections.abc import Sequence

from sagebrush.bots import Bot
from sagebrush.core.errors import BadConfig, SagebrushError, TamperedRecord
from sagebrush.core.eyes import MatchEyes
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.plugins import class_at, look_here
from sagebrush.core.seats import Seat
from sagebrush.lab.playing import answer_of

#: A value of a row: what a table can hold.
Cell = str | int | float | bool | None
Rows = dict[str, list[dict[str, Cell]]]


class ObserverFailed(SagebrushError):
    """An observer raised an error."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(name, reason)
        self.name = name
        self.reason = reason

    def __str__(self) -> str:
        return f"observer {self.name} failed: {self.reason}"


class Observer:
    """Write what interests you: `before` a game, at each `step`, and `after` it; `put` adds a row to a table.

    `game` is the number of the game in the series. All tables know it as their column `game`.
    """

    def __init__(self) -> None:
        self.rows: Rows = {}
        self.game = 0

    def before(self, match: Match) -> None:
        """The game is dealt, and nobody has answered."""

    def step(self, match: Match, seat: Seat, option: Option) -> None:
        """This seat is about to answer so."""

    def after(self, match: Match) -> None:
        """The game is over."""

    def put(self, table: str, **row: Cell) -> None:
        self.rows.setdefault(table, []).append({"game": self.game, **row})

    def take(self) -> Rows:
        """The rows so far; it starts anew with none."""
        rows, self.rows = self.rows, {}
        return rows


def play_watched(match: Match, bots: Sequence[Bot], observers: Sequence[Observer], number: int) -> None:
    """Let bots play a game to its end under the eyes of observers."""
    _begin(match, observers, number)
    decision = match.decision
    while decision is not None:
        option = answer_of(bots[decision.seat], MatchEyes(match, decision))
        for one in observers:
            with _observing(one):
                one.step(match, decision.seat, option)
        match.answer(option)
        decision = match.decision
    _end(match, observers)


def replay_watched(
    match: Match, answers: Sequence[tuple[Seat, str]], observers: Sequence[Observer], number: int
) -> None:
    """Give the answers of a record again under the eyes of observers; `after` is for games that were finished."""
    _begin(match, observers, number)
    for seat, id in answers:
        decision = match.decision_for(seat)
        option = None if decision is None else decision.option(id)
        if option is None:
            raise TamperedRecord(f"answer {match.answer_count + 1} of the record is not offered: {id!r:.60}")
        for one in observers:
            with _observing(one):
                one.step(match, seat, option)
        match.answer(option, seat=seat)
    if match.result is not None:
        _end(match, observers)


def _begin(match: Match, observers: Sequence[Observer], number: int) -> None:
    for one in observers:
        one.game = number
        with _observing(one):
            one.before(match)


def _end(match: Match, observers: Sequence[Observer]) -> None:
    for one in observers:
        with _observing(one):
            one.after(match)


class _observing:  # noqa: N801  (used as a function; a generator would be slower at every step)
    """What an observer raises is its own doing, and nobody else's."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Exception):
            raise ObserverFailed(type(self.observer).__name__, f"{type(error).__name__}: {error}") from error


def observer_named(path: str) -> type[Observer]:
    """The observer class at `module:Class`; modules of the current folder count too."""
    if ":" not in path:
        raise BadConfig(f"an observer is given as module:Class, not {path!r}")
    look_here()
    return class_at(path, "observer", Observer, "sagebrush.lab.Observer")
