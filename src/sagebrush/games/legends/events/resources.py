"""What is gained and lost: money, nuggets, points, wounds, poker cards."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from sagebrush.core.events import Event
from sagebrush.core.seats import Seat


class MoneyGained(Event, frozen=True, tag="money_gained"):
    """`amount` is what came in; what exceeds the limit is lost."""

    seat: Seat
    amount: int
    money: int
    by: str


class MoneyLost(Event, frozen=True, tag="money_lost"):
    seat: Seat
    amount: int
    money: int
    by: str


class NuggetsGained(Event, frozen=True, tag="nuggets_gained"):
    seat: Seat
    amount: int
    nuggets: int
    by: str


class NuggetsLost(Event, frozen=True, tag="nuggets_lost"):
    seat: Seat
    amount: int
    nuggets: int
    by: str


class LegendGained(Event, frozen=True, tag="legend_gained"):
    seat: Seat
    amount: int
    lp: int
    by: str


class LegendLost(Event, frozen=True, tag="legend_lost"):
    seat: Seat
    amount: int
    lp: int
    by: str


class PointsGained(Event, frozen=True, tag="points_gained"):
    """`track` is marshal or wanted; `points` is where the cube stands now."""

    seat: Seat
    track: str
    amount: int
    points: int
    by: str


class TrackLeft(Event, frozen=True, tag="track_left"):
    seat: Seat
    track: str
    by: str


class WoundsTaken(Event, frozen=True, tag="wounds_taken"):
    seat: Seat
    amount: int
    wounds: int
    by: str


class WoundsHealed(Event, frozen=True, tag="wounds_healed"):
    seat: Seat
    amount: int
    wounds: int
    by: str


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """`cards` is empty for whoever may not see them."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    cards: tuple[str, ...]
    by: str

    def seen_by(self, seat: Seat | None) -> CardsDrawn:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())


class CardsDiscarded(Event, frozen=True, tag="cards_discarded"):
    seat: Seat
    cards: tuple[str, ...]
    by: str


class CardGiven(Event, frozen=True, tag="card_given"):
    """`card` is None for all but the two."""

    reveals: ClassVar[bool] = True
    seat: Seat
    target: Seat
    card: str | None
    by: str

    def seen_by(self, seat: Seat | None) -> CardGiven:
        return self if seat in (self.seat, self.target) else msgspec.structs.replace(self, card=None)


class PileShuffled(Event, frozen=True, tag="pile_shuffled"):
    """The discard pile becomes the deck."""

    cards: int


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    reveals: ClassVar[bool] = True
    seat: Seat | None
    faces: tuple[str, ...]
    by: str
