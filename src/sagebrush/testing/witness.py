"""Proof that what is told is all there is: whoever applies the told changes has the true view after every event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from sagebrush.core.config import Config
from sagebrush.core.events import Event
from sagebrush.core.game import Game
from sagebrush.core.happenings import apply_changes
from sagebrush.core.match import Match
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.core.table import Table
from sagebrush.core.watching import Watcher
from sagebrush.testing.fuzz import MAX_DECISIONS, step

#: What of a table may change only in verbs, which say so; by default all of it.
Settled = Callable[[Any], object]


def canonical(table: Table) -> object:
    return table.canonical()


def plain(thing: object) -> Any:
    """A thing as it comes out of a line."""
    return msgspec.json.decode(msgspec.json.encode(thing))


class Witness(Watcher):
    """Follows a match through the told changes alone, and compares at every event with a view built from nothing."""

    def __init__(self, match: Match, settled: Settled = canonical) -> None:
        self.match = match
        self.settled = settled
        self.checked = 0
        self.views: dict[Seat | None, Any] = {}
        seats = [Seat(seat) for seat in range(match.config.players)]
        super().__init__(match.game, match.table, (None, *seats))
        match.table.watcher = match._watcher = self

    def restart(self, table: Table) -> None:
        super().restart(table)
        self.views = {seat: plain(self.game.view(table.copy(), seat)) for seat in self.eyes}
        self.state = plain(self.settled(table))

    def note(self, table: Table, event: Event) -> None:
        super().note(table, event)
        self.checked += 1
        self.state = plain(self.settled(table))
        for seat in self.eyes:
            self.follow(table, event, seat)

    def follow(self, table: Table, event: Event, seat: Seat | None) -> None:
        told = [msgspec.json.decode(raw) for raw in self.take_encoded(seat)]
        seen = None if event.quiet else event.seen_by(seat)
        assert [one["event"] for one in told if one["event"]] == ([plain(seen)] if seen else []), f"{event} for {seat}"
        for one in told:
            self.views[seat] = apply_changes(self.views[seat], one["changes"])
        # A copy has nothing worked out beforehand, so its view is built from nothing.
        assert self.views[seat] == plain(self.game.view(table.copy(), seat)), f"seat {seat} after {event}"

    def check(self) -> None:
        """At a decision, or at the end, nothing has changed since the last event."""
        table = self.match.table
        assert plain(self.settled(table)) == self.state, f"changed without a word after {table.journal[-1:]}"
        for seat in self.eyes:
            assert plain(self.match.view(seat)) == self.views[seat], f"seat {seat}"


def witness(game: Game[Any], config: Config, seed: int, settled: Settled = canonical, most: int = MAX_DECISIONS) -> int:
    """Play one random game (or the first of its answers) before a witness; the number of events comes back."""
    chance = Chance(seed ^ 0x3171E55)
    match = Match.start(game, config, seed)
    eyes = Witness(match, settled)
    eyes.check()
    for given in range(1, most):
        if not match.decision:
            break
        step(match, chance)
        eyes.check()
        if given % 40 == 0:
            match.undo(1 + chance.below(3))
            eyes.check()
    return eyes.checked
