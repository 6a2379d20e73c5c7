"""Watching a match: after every event, what it changed in the view of each seat that looks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from sagebrush.core.events import Event
from sagebrush.core.happenings import Change, Happening
from sagebrush.core.seats import Seat

if TYPE_CHECKING:
    from sagebrush.core.game import Game
    from sagebrush.core.table import Table

ENCODER: Final = msgspec.json.Encoder()


class Told:
    """A happening as some eyes see it. Those that see the same share it, and its encoding."""

    __slots__ = ("_encoded", "happening", "own")

    def __init__(self, event: Event | None, common: tuple[Change, ...], own: tuple[Change, ...]) -> None:
        self.own = own
        self.happening = Happening(event, common + own if own else common)
        self._encoded: msgspec.Raw | None = None

    def encoded(self) -> msgspec.Raw:
        if self._encoded is None:
            self._encoded = msgspec.Raw(ENCODER.encode(self.happening))
        return self._encoded


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Eyes on a table. Whoever applies the told changes one after another has the true view after every event."""

    def __init__(self, game: Game[Any], table: Table, eyes: Iterable[Seat | None]) -> None:
        self.game = game
        self.eyes: tuple[Seat | None, ...] = tuple(eyes)
        self._told: list[list[Told]] = []
        self.restart(table)

    def restart(self, table: Table) -> None:
        """Look afresh: at the beginning, and after the match went back."""
        self._panes = self.game.panes(table, self.eyes)
        self._told = [[] for _ in self.eyes]

    def note(self, table: Table, event: Event) -> None:
        """Called by the table with every event, when all that it speaks of has happened."""
        panes = self._panes
        panes.look(table)
        common = panes.common
        public = _is_public(event)
        shared: list[Told] = []
        for place, seat in enumerate(self.eyes):
            seen = event if public else None if event.quiet else event.seen_by(seat)
            own = panes.own[place]
            if seen is None and not common and not own:
                continue
            # Eyes that see the same are handed the very same thing, so that it is encoded once.
            told = _the_same(shared, seen, own)
            if told is None:
                told = Told(seen, common, own)
                shared.append(told)
            self._told[place].append(told)

    def take(self, seat: Seat | None) -> tuple[Happening, ...]:
        """What this seat was to be told since it was last asked for."""
        return tuple([told.happening for told in self._take(seat)])

    def take_encoded(self, seat: Seat | None) -> list[msgspec.Raw]:
        """The same as JSON. Eyes that see the same get the very same bytes, which are made once."""
        return [told.encoded() for told in self._take(seat)]

    def _take(self, seat: Seat | None) -> list[Told]:
        place = self.eyes.index(seat)
        told, self._told[place] = self._told[place], []
        return told


def _the_same(shared: list[Told], event: Event | None, own: tuple[Change, ...]) -> Told | None:
    for told in shared:
        if told.own == own and (told.happening.event is event or told.happening.event == event):
            return told
    return None


#: Whether all see events of this class as they are; worked out once for each.
_PUBLIC: Final[dict[type[Event], bool]] = {}


def _is_public(event: Event) -> bool:
    kind = type(event)
    public = _PUBLIC.get(kind)
    if public is None:
        public = _PUBLIC[kind] = kind.seen_by is Event.seen_by and not kind.quiet
    return public
