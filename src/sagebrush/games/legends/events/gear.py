"""Cards that are played, items and cattle."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from sagebrush.core.events import Event
from sagebrush.core.seats import Seat


class CardPlayed(Event, frozen=True, tag="card_played"):
    seat: Seat
    card: str


class AbilityUsed(Event, frozen=True, tag="ability_used"):
    seat: Seat
    character: str


class ItemUsed(Event, frozen=True, tag="item_used"):
    seat: Seat
    item: str


class ItemGained(Event, frozen=True, tag="item_gained"):
    seat: Seat
    item: str
    by: str


class ItemUpgraded(Event, frozen=True, tag="item_upgraded"):
    seat: Seat
    item: str
    by: str


class ItemGone(Event, frozen=True, tag="item_gone"):
    """A belonging goes back to the store."""

    seat: Seat
    item: str
    by: str


class CattleTaken(Event, frozen=True, tag="cattle_taken"):
    """`token` is None for all but its holder. `target` is the player it was robbed of."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cattle: str
    token: str | None
    target: Seat | None

    def seen_by(self, seat: Seat | None) -> CattleTaken:
        return (
            self if seat in (self.seat, self.target) and seat is not None else msgspec.structs.replace(self, token=None)
        )


class CattleDelivered(Event, frozen=True, tag="cattle_delivered"):
    """`how` is drive or rustle."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cattle: str
    token: str
    how: str


class CattleLost(Event, frozen=True, tag="cattle_lost"):
    seat: Seat
    cattle: str
    by: str
