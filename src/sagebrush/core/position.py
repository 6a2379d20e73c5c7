"""Where a match stands: its table, what is asked, and what has happened so far."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from sagebrush.core.answers import decision_of
from sagebrush.core.checkpoints import Checkpoint, Dream
from sagebrush.core.config import Config
from sagebrush.core.decisions import Decision, Together
from sagebrush.core.errors import SagebrushError
from sagebrush.core.events import Event
from sagebrush.core.game import Game, Rule
from sagebrush.core.options import Option, WhyNot
from sagebrush.core.record import Answer
from sagebrush.core.results import Result, Stage
from sagebrush.core.seats import Seat
from sagebrush.core.table import Table
from sagebrush.core.trail import Trail
from sagebrush.core.watching import Watcher


class Position:
    """All that can be asked of a match without moving it."""

    def __init__(self, game: Game[Any], config: Config, seed: int, table: Table, *, checkpoints: bool) -> None:
        self.game = game
        self.config = config
        self._seed = seed
        self.table = table
        self.keep_checkpoints = checkpoints
        self.imagined = False
        self.trail = Trail()
        self.first_event = 0
        self._asked = 0
        self._open: list[Decision[Option]] = []
        self._together: Together[Option] | None = None
        self._secret: dict[Seat, Option] = {}
        self._checkpoints: list[Checkpoint] = []
        self._dreams: list[Dream] = []
        self._rule: Rule | None = None
        self._watcher: Watcher | None = None

    # ---------------------------------------------------------------- what is asked

    @property
    def decision(self) -> Decision[Option] | None:
        """The decision to answer next; None when the game is over. Where several seats are asked, the first of them."""
        return self._open[0] if self._open else None

    @property
    def decisions(self) -> tuple[Decision[Option], ...]:
        """Every open decision: one, or one for each seat that answers in secret and has not answered yet."""
        return tuple(self._open)

    def decision_for(self, seat: Seat) -> Decision[Option] | None:
        """The open decision of this seat, if it is asked."""
        return decision_of(self._open, seat)

    def why_not(self, seat: Seat) -> tuple[WhyNot, ...]:
        """Why the asked seat may not choose other things it sees."""
        decision = self.decision_for(seat)
        return self.game.why_not(self.table, decision) if decision else ()

    # ---------------------------------------------------------------- looking

    def _must_exist(self, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < self.config.players:
            raise SagebrushError(f"there is no seat {seat}; there are seats 0 to {self.config.players - 1}")

    def view(self, seat: Seat | None) -> msgspec.Struct:
        """What this seat (None: a spectator) may know."""
        self._must_exist(seat)
        return self.game.view(self.table, seat)

    def is_out(self, seat: Seat) -> bool:
        """Whether this seat has left the game for good."""
        self._must_exist(seat)
        return self.game.is_out(self.table, seat)

    def events(self, seat: Seat | None, start: int = 0) -> list[Event]:
        """What has happened from event number `start` on, as this seat (None: a spectator) may see it."""
        self._must_exist(seat)
        seen = [event.seen_by(seat) for event in self.all_events(start) if not event.quiet]
        return [event for event in seen if event is not None]

    def all_events(self, start: int = 0) -> list[Event]:
        """Everything that happened, secrets and quiet events included: for tests and for whoever may see it all."""
        return self.table.journal[max(0, start - self.first_event) :]

    def watch(self, eyes: Iterable[Seat | None]) -> Watcher:
        """From now on, note after every event what it changes in the views of these seats (None: a spectator)."""
        watcher = Watcher(self.game, self.table, eyes)
        self.table.watcher = self._watcher = watcher
        return watcher

    def unwatch(self) -> None:
        """Nobody looks any more: nothing is noted from now on."""
        self.table.watcher = self._watcher = None

    @property
    def stage(self) -> Stage:
        """How far the game has come: whose turn it is, and who is out."""
        return self.game.stage(self.table)

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        return self.game.turns(self.table)

    @property
    def seed(self) -> int:
        """What all chance of the match comes from. A dream has none: from the seed, everything hidden would follow."""
        if self.imagined:
            raise SagebrushError("an imagined match has no seed")
        return self._seed

    @property
    def event_count(self) -> int:
        return self.first_event + len(self.table.journal)

    @property
    def answers(self) -> tuple[Answer, ...]:
        """All answers so far, as a record has them."""
        return tuple([(seat, option.id) for seat, option in self.trail.since(0)])

    @property
    def answer_count(self) -> int:
        return self.trail.length()

    @property
    def result(self) -> Result | None:
        return self.game.result(self.table) if not self._open else None
