"""Watching a match: after every event, what it changed in the view of each seat that looks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from mypy_extensions import mypyc_attr

from sagebrush.core.events import Event
from sagebrush.core.happenings import Change, Happening
from sagebrush.core.seats import Seat

if TYPE_CHECKING:
    from sagebrush.core.game import Game
    from sagebrush.core.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Eyes on a table. Whoever applies the told changes one after another has the true view after every event."""

    def __init__(self, game: Game[Any], table: Table, eyes: Iterable[Seat | None]) -> None:
        self.game = game
        self.eyes: tuple[Seat | None, ...] = tuple(eyes)
        self._views: dict[Seat | None, msgspec.Struct] = {}
        self._told: dict[Seat | None, list[Happening]] = {}
        self.restart(table)

    def restart(self, table: Table) -> None:
        """Look afresh: at the beginning, and after the match went back."""
        self._views = {seat: self.game.view(table, seat) for seat in self.eyes}
        self._told = {seat: [] for seat in self.eyes}

    def note(self, table: Table, event: Event) -> None:
        """Called by the table with every event, when all that it speaks of has happened."""
        for seat in self.eyes:
            view = self.game.view(table, seat)
            changes = differences(self._views[seat], view)
            self._views[seat] = view
            seen = None if event.quiet else event.seen_by(seat)
            if seen is not None or changes:
                self._told[seat].append(Happening(seen, changes))

    def take(self, seat: Seat | None) -> tuple[Happening, ...]:
        """What this seat was to be told since it was last asked for."""
        told = tuple(self._told[seat])
        self._told[seat] = []
        return told


def differences(before: msgspec.Struct, after: msgspec.Struct) -> tuple[Change, ...]:
    """The changes that make the one view the other; both are of the same class."""
    found: list[Change] = []
    _compare(before, after, (), found)
    return tuple(found)


def _compare(before: Any, after: Any, path: tuple[str | int, ...], found: list[Change]) -> None:
    if before is after or before == after:
        return
    if isinstance(before, msgspec.Struct) and type(before) is type(after):
        for field in before.__struct_fields__:
            _compare(getattr(before, field), getattr(after, field), (*path, field), found)
    elif isinstance(before, tuple) and _alike(before, after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            _compare(old, new, (*path, place), found)
    else:
        found.append((*path, after))


def _alike(before: tuple[Any, ...], after: tuple[Any, ...]) -> bool:
    """Whether both are rows of records of the same length, such as players; other rows are told whole."""
    return len(before) == len(after) and all(isinstance(item, msgspec.Struct) for item in (*before, *after))
