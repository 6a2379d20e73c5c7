"""All other players, one after another (BANG-105)."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.bang.table import BangTable


class Targets:
    """From the player's left clockwise, whoever is still in play when it is their turn.

    BANG-107: until the last of them, the card is not resolved, and what is due for its player waits.
    """

    __slots__ = ("me", "table", "waiting")

    def __init__(self, table: BangTable, me: Seat) -> None:
        self.table = table
        self.me = me
        self.waiting: list[Seat] = table.others_from(me)

    def next(self) -> Seat | None:
        self.waiting = [seat for seat in self.waiting if self.table.alive(seat)]
        if not self.waiting:
            self.table.hold(-1)
            return None
        seat = self.waiting.pop(0)
        self.table.hold(self.me if self.waiting else -1)
        return seat
