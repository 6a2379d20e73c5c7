"""The lookout of a table watches the match for those who follow it here, and keeps what they are owed."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sagebrush.core.match import Match
from sagebrush.core.seats import Seat
from sagebrush.core.watching import Watcher


class Lookout:
    """What each move changed for each seat that is followed here, from when it is played until it is told."""

    def __init__(self) -> None:
        self._watcher: Watcher | None = None
        self._owed: dict[int, dict[Seat | None, list[msgspec.Raw]]] = {}

    def look(self, match: Match, eyes: Iterable[Seat | None]) -> None:
        """Watch with these eyes from now on. Everything has been told: nothing is owed to anybody."""
        self._owed.clear()
        wanted = frozenset(eyes)
        if not wanted:
            match.unwatch()
            self._watcher = None
        elif self._watcher is None or frozenset(self._watcher.eyes) != wanted:
            self._watcher = match.watch(wanted)

    def note(self, seq: int) -> None:
        """Move number `seq` has been played."""
        if self._watcher is not None:
            self._owed[seq] = {seat: self._watcher.take_encoded(seat) for seat in self._watcher.eyes}

    def owed(self, seat: Seat | None, seq: int) -> list[msgspec.Raw] | None:
        """The happenings that this seat is to be told of a move, as JSON; None if nobody looked with its eyes then."""
        return self._owed.get(seq, {}).get(seat)
