"""What happens to loads. A place is a card in play, or nothing for the character of the player (`seat`)."""

from __future__ import annotations

from typing import ClassVar

from sagebrush.core.events import Event
from sagebrush.core.seats import Seat


class LoadsPut(Event, frozen=True, tag="loads_put"):
    """Loads from the supply: `count` of them, so that `loads` lie there now."""

    seat: Seat
    card: str | None
    count: int
    loads: int


class LoadsRemoved(Event, frozen=True, tag="loads_removed"):
    """Loads are paid or lost and go back to the supply; `loads` are left."""

    seat: Seat
    card: str | None
    count: int
    loads: int


class LoadsMoved(Event, frozen=True, tag="loads_moved"):
    """Loads of one player (`owner`, from `source`) come to lie on a card or the character of another or the same."""

    seat: Seat
    owner: Seat
    source: str | None
    card: str | None
    count: int


class LoadsReturned(Event, frozen=True, tag="loads_returned"):
    """A card left play, or a player the game: what lay there is back in the supply."""

    quiet: ClassVar[bool] = True
    seat: Seat
    card: str | None
    count: int


class LoadsKept(Event, frozen=True, tag="loads_kept"):
    """A card that was handed on still has its loads."""

    quiet: ClassVar[bool] = True
    seat: Seat
    card: str
    count: int


class BellRung(Event, frozen=True, tag="bell_rung"):
    """For the next card, this player sees everybody at distance 1."""

    seat: Seat


class BellSilent(Event, frozen=True, tag="bell_silent"):
    """That card was played."""

    quiet: ClassVar[bool] = True
    seat: Seat


class BombExploded(Event, frozen=True, tag="bomb_exploded"):
    seat: Seat
