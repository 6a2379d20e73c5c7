"""The points a match can be picked up from again without playing it from the start."""

from __future__ import annotations

from typing import Final

from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.core.table import Table

#: Checkpoints kept for quick undo; anything older is replayed from the start.
KEPT_CHECKPOINTS: Final = 16


class Checkpoint:
    """The table as it was while a top-level decision was open, and how much had happened by then."""

    __slots__ = ("answers", "asked", "events", "table")

    def __init__(self, table: Table, answers: int, asked: int, events: int) -> None:
        self.table = table
        self.answers = answers
        self.asked = asked
        self.events = events


class Dream:
    """Where something was dealt anew: after how many answers, for whose eyes, and with which chance."""

    __slots__ = ("answers", "chance", "seat")

    def __init__(self, answers: int, seat: Seat | None, chance: Chance) -> None:
        self.answers = answers
        self.seat = seat
        self.chance = chance
