"""The protocol a game fulfils. Everything else of the core works through these few methods."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from sagebrush.core.config import Config, GameInfo
from sagebrush.core.decisions import Decision
from sagebrush.core.lessons import Lesson
from sagebrush.core.options import Option, WhyNot
from sagebrush.core.panes import Panes, WholeViews
from sagebrush.core.results import Result, Stage
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.core.table import Table
from sagebrush.core.types import GameTypes

T = TypeVar("T", bound=Table)

Rule = Coroutine[Any, Any, None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[T]):
    """A game: how it is set up, how it runs, what a seat may see and how it ends.

    `run` must be able to start from any table that `copy` made while a decision asked with `ask_at_top` was open:
    it finds its way back to that very decision without changing the table, drawing chance or emitting an event.
    Started on a finished table, it ends at once.
    """

    info: GameInfo
    types: GameTypes

    def __init__(
        self, info: GameInfo, types: GameTypes, lessons: tuple[Lesson, ...] = (), *, online: bool = True
    ) -> None:
        self.info = msgspec.structs.replace(info, lessons=tuple([one.info for one in lessons])) if lessons else info
        self.types = types
        self.lessons = lessons
        #: Whether servers offer it; a game may be at home in library, command line and terminal first.
        self.online = online

    def lesson(self, config: Config) -> Lesson | None:
        """The lesson that this config is for."""
        name = config.lesson
        return next((lesson for lesson in self.lessons if lesson.name == name), None) if name else None

    def check(self, config: Config) -> None:
        """Raise BadConfig for a combination that the general check cannot know to be wrong."""

    def own_words(self, config: Config, lang: str) -> dict[str, str]:
        """What content of a user's own is called and says, as it is given: by message (`<game>-<kind>-<id>.text`)."""
        return {}

    def setup(self, config: Config, chance: Chance) -> T:
        """The table before the first decision."""
        raise NotImplementedError

    def run(self, table: T) -> Rule:
        """The whole game, from this table to its end."""
        raise NotImplementedError

    def view(self, table: T, seat: Seat | None) -> msgspec.Struct:
        """What this seat (None: a spectator) may know, built by adding."""
        raise NotImplementedError

    def panes(self, table: T, eyes: tuple[Seat | None, ...]) -> Panes:
        """What these eyes see, kept up to date; a game that knows what its verbs change can do it for less."""
        return WholeViews(self, table, eyes)

    def result(self, table: T) -> Result | None:
        """How the game ended; None while it goes on."""
        raise NotImplementedError

    def stage(self, table: T) -> Stage:
        """How far the game has come, for whoever knows nothing else of it."""
        return Stage()

    def turns(self, table: T) -> int:
        """How many turns have begun, for whoever asks often and wants to know no more."""
        return self.stage(table).turn

    def pieces(self) -> dict[str, tuple[str, ...]]:
        """Pieces whose ids say more than the name of a thing does (each playing card by its sign), by their kind."""
        return {}

    def is_out(self, table: T, seat: Seat) -> bool:
        """Whether this seat has left the game for good, so that nothing needs to be hidden from it any more."""
        return False

    def redeal(self, table: T, seat: Seat | None, chance: Chance) -> None:
        """Re-deal in place all that the seat cannot know, consistently with all that it has seen."""
        raise NotImplementedError

    def shuffle_unseen(self, table: T, chance: Chance) -> None:
        """Put what nobody at the table has seen yet in another order; there may be no such thing."""

    def why_not(self, table: T, decision: Decision[Option]) -> tuple[WhyNot, ...]:
        """For what the asked seat might expect to choose but may not: the reason."""
        return ()

    def take_back_point(self, answers: list[tuple[Seat, Option]], seat: Seat) -> int | None:
        """To how many answers the match goes back if this seat takes back its last play; None if it is too late."""
        own = [place for place, (who, _) in enumerate(answers) if who == seat]
        return own[-1] if own else None
