"""The table: all that is true of a game at a moment. Each game extends it with its own pieces and its verbs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, final

from mypy_extensions import mypyc_attr

from sagebrush.core.decisions import Decision, Together
from sagebrush.core.events import Event
from sagebrush.core.options import Option, Question
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat

if TYPE_CHECKING:
    from sagebrush.core.watching import Watcher

Choice = TypeVar("Choice", bound=Option)


class GameEnded(Exception):
    """Raised by the rule that ends a game, wherever it stands; `Game.run` catches it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What every game's table has: its chance and its journal of events."""

    __slots__ = ("chance", "journal", "watcher")

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.journal: list[Event] = []
        #: Told of every event; a copy has none.
        self.watcher: Watcher | None = None

    def copy(self) -> Table:
        """A flat copy of everything but the journal, which starts empty."""
        raise NotImplementedError

    def canonical(self) -> object:
        """All that matters of the state, as plain lists, numbers and text: equal for equal states."""
        raise NotImplementedError

    @final
    def emit(self, event: Event) -> None:
        """Say what happened, once all of it has."""
        self.journal.append(event)
        if self.watcher is not None:
            self.watcher.note(self, event)

    def ask(self, seat: Seat, question: Question, options: tuple[Choice, ...]) -> Decision[Choice]:
        """Ask one seat in the middle of a rule."""
        return Decision(seat, question, options, False)

    def ask_at_top(self, seat: Seat, question: Question, options: tuple[Choice, ...]) -> Decision[Choice]:
        """Ask at a point to which `Game.run` finds back from the table alone, with nothing changed on the way."""
        return Decision(seat, question, options, True)

    def ask_together(
        self, seats: tuple[Seat, ...], question: Question, offer: Callable[[Seat], tuple[Choice, ...]]
    ) -> Together[Choice]:
        """Ask several seats at once and in secret."""
        return Together(seats, question, offer)
