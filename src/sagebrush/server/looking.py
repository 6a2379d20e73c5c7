"""Looking into a finished game: work for the back room."""

from __future__ import annotations

from typing import Final

import msgspec

from sagebrush.core.record import Record
from sagebrush.lab.analysis import analyse

#: Play-outs for each decision: an analysis takes seconds.
BUDGET: Final = 16


def look(log: Record, seat: int | None) -> bytes:
    """The course of the game and, if a seat is given, what its decisions cost."""
    found = analyse(log, seats=(seat,) if seat is not None else (), budget=BUDGET)
    return msgspec.json.encode(found)
