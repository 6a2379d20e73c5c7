"""The table: all that is true of a game at a moment. Each game extends it with its own pieces and its verbs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar, final

from mypy_extensions import mypyc_attr

from sagebrush.core.decisions import Decision, Together
from sagebrush.core.events import Event
from sagebrush.core.options import Option, PassFor, Question
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat

if TYPE_CHECKING:
    from sagebrush.core.watching import Watcher

Choice = TypeVar("Choice", bound=Option)


#: What is offered beside the options of a question that may be passed for a while.
STANDING: Final = (PassFor("turn"), PassFor("my_turn"))


class StandingPass:
    """One seat passes one kind of question until the turn ends (`turn`) or its own begins (`my_turn`)."""

    __slots__ = ("question", "seat", "until")

    def __init__(self, seat: Seat, question: str, until: str) -> None:
        self.seat = seat
        self.question = question
        self.until = until

    def canonical(self) -> list[str | int]:
        return [self.seat, self.question, self.until]


def _passing(options: tuple[Choice, ...]) -> Choice:
    for option in options:
        if option.passes:
            return option
    raise ValueError("none of the options passes, so nobody can pass for a while")


class GameEnded(Exception):
    """Raised by the rule that ends a game, wherever it stands; `Game.run` catches it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What every game's table has: its chance and its journal of events."""

    __slots__ = ("chance", "journal", "standing", "watcher")

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.journal: list[Event] = []
        #: Who passes for a while without being asked; nobody else can see it.
        self.standing: tuple[StandingPass, ...] = ()
        #: Told of every event; a copy has none.
        self.watcher: Watcher | None = None

    def copy(self) -> Table:
        """A flat copy of everything but the journal, which starts empty."""
        raise NotImplementedError

    def canonical(self) -> object:
        """All that matters of the state, as plain lists, numbers and text: equal for equal states."""
        raise NotImplementedError

    @final
    def twin(self) -> Table:
        """A copy, with what the core itself keeps at the table."""
        twin = self.copy()
        twin.standing = self.standing
        return twin

    @final
    def emit(self, event: Event) -> None:
        """Say what happened, once all of it has."""
        self.journal.append(event)
        if self.watcher is not None:
            self.watcher.note(self, event)

    def ask(self, seat: Seat, question: Question, options: tuple[Choice, ...]) -> Decision[Choice]:
        """Ask one seat in the middle of a rule."""
        return Decision(seat, question, options, False)

    async def ask_or_pass(self, seat: Seat, question: Question, options: tuple[Choice, ...]) -> Choice:
        """Ask in the middle of a rule what somebody nearly always passes: they may pass for a while, unasked.

        One of the options passes. A standing pass is an ordinary answer to an earlier question of the same kind, and
        lapses with `turn_begins`; to everybody else it looks like a pass that was given on the spot.
        """
        passing = _passing(options)
        if self._passes(seat, question.kind):
            return passing
        asked: tuple[Choice | PassFor, ...] = (*options, *STANDING)
        answer = await self.ask(seat, question, asked)
        if isinstance(answer, PassFor):
            self.standing = (*self.standing, StandingPass(seat, question.kind, answer.until))
            return passing
        return answer

    def _passes(self, seat: Seat, question: str) -> bool:
        return any(standing.seat == seat and standing.question == question for standing in self.standing)

    @final
    def turn_begins(self, active: Seat) -> None:
        """Passes until the end of the turn lapse, and so do those of the one whose turn it is now."""
        if self.standing:
            self.standing = tuple([each for each in self.standing if each.until == "my_turn" and each.seat != active])

    def ask_at_top(self, seat: Seat, question: Question, options: tuple[Choice, ...]) -> Decision[Choice]:
        """Ask at a point to which `Game.run` finds back from the table alone, with nothing changed on the way."""
        return Decision(seat, question, options, True)

    def ask_together(
        self, seats: tuple[Seat, ...], question: Question, offer: Callable[[Seat], tuple[Choice, ...]]
    ) -> Together[Choice]:
        """Ask several seats at once and in secret."""
        return Together(seats, question, offer)
