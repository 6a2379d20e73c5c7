"""Seats, numbered clockwise from 0."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)

#: Whoever watches without a seat knows only what the whole table knows.
SPECTATOR: Final = None
