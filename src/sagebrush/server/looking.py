"""Looking into a finished game: work for the back room."""

from __future__ import annotations

from typing import Final

import msgspec

from sagebrush.core.record import Record
from sagebrush.lab.analysis import analyse, choices_from

#: Play-outs for each decision: an analysis takes seconds, and finds what cost much. Those of Western Legends are long.
BUDGET: Final = 32
SHORT_BUDGET: Final = 16
#: So many decisions are looked into at once, a second or so of work: whoever waits sees how far it has come.
STRETCH: Final = 4


def budget_for(log: Record) -> int:
    return SHORT_BUDGET if log.game == "legends" else BUDGET


def look(log: Record, seat: int | None) -> bytes:
    """The course of the game and, if a seat is given, what its decisions cost."""
    found = analyse(log, seats=(seat,) if seat is not None else (), budget=budget_for(log))
    return msgspec.json.encode(found)


def look_at_some(log: Record, seat: int, start: int) -> bytes:
    """What the next few decisions of a seat cost, from an answer on (`hindsight.Stretch`)."""
    found, reached = choices_from(log, seat, start, most=STRETCH, budget=budget_for(log))
    return msgspec.json.encode({"choices": found, "reached": reached, "of": len(log.answers)})
