"""What a bot has of a match: all that its seat may know, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from sagebrush.core.decisions import Decision
from sagebrush.core.events import Event
from sagebrush.core.options import Option
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat

if TYPE_CHECKING:
    from sagebrush.core.match import Match

    #: What `imagine` gives: bots know a match by this name alone, since the real one is none of their business.
    World = Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Eyes:
    """The eyes of one seat at one decision. Whoever asks a bot makes them, from whatever is there to look at.

    `seconds` is how long the answer may take; None where nobody waits for it.
    """

    def __init__(self, decision: Decision[Option], seconds: float | None = None) -> None:
        self.seat: Seat = decision.seat
        self.decision = decision
        self.seconds = seconds

    # A bot for one game narrows the view to that game's own.
    @property
    def view(self) -> Any:
        """What the seat may know now; made when it is first looked at."""
        raise NotImplementedError

    def events(self, start: int = 0) -> list[Event]:
        """What the seat has seen happen: the first event is number 0, and `start` leaves out so many of them."""
        raise NotImplementedError

    def imagine(self, chance: Chance) -> World:
        """A world that could be the real one for all that the seat knows; what it cannot know is dealt anew."""
        raise NotImplementedError


class MatchEyes(Eyes):
    """Eyes on a match in this process."""

    def __init__(self, match: Match, decision: Decision[Option], seconds: float | None = None) -> None:
        super().__init__(decision, seconds)
        self._match = match
        self._view: Any = None

    @property
    def view(self) -> Any:
        if self._view is None:
            self._view = self._match.view(self.seat)
        return self._view

    def events(self, start: int = 0) -> list[Event]:
        return self._match.events(self.seat)[start:]

    def imagine(self, chance: Chance) -> Match:
        return self._match.imagine(self.seat, chance)
