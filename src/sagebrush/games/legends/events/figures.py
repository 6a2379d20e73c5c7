"""Figures and what lies on the map: rides, the sheriff, bandits, caches."""

from __future__ import annotations

from sagebrush.core.events import Event
from sagebrush.core.seats import Seat


class Moved(Event, frozen=True, tag="moved"):
    """`way` are the spaces entered, the last one included."""

    seat: Seat
    to: str
    way: tuple[str, ...]
    by: str


class SheriffMoved(Event, frozen=True, tag="sheriff_moved"):
    """`seat` is who moved him, None where a rule did."""

    seat: Seat | None
    to: str
    way: tuple[str, ...]
    by: str


class BanditPlaced(Event, frozen=True, tag="bandit_placed"):
    space: str


class BanditGone(Event, frozen=True, tag="bandit_gone"):
    space: str


class CachePlaced(Event, frozen=True, tag="cache_placed"):
    space: str
    story: str


class CacheTaken(Event, frozen=True, tag="cache_taken"):
    seat: Seat
    space: str
    story: str
