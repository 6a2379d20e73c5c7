"""What everybody sees of a deck of event cards, as a record."""

from __future__ import annotations

import msgspec


class EventDeckView(msgspec.Struct, frozen=True):
    """The card in force and the next one, both empty where there is none to see, and how many are still to come."""

    present: str
    upcoming: str
    left: int
