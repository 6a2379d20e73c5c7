"""Poker."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from sagebrush.core.events import Event
from sagebrush.core.seats import Seat


class PokerOpened(Event, frozen=True, tag="poker_opened"):
    """`seat` None is the Man in Black."""

    seat: Seat | None
    space: str


class PokerJoined(Event, frozen=True, tag="poker_joined"):
    seat: Seat


class DealerDrew(Event, frozen=True, tag="dealer_drew"):
    """`seat` plays the dealer and alone sees the cards."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> DealerDrew:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=())


class FlopShown(Event, frozen=True, tag="flop_shown"):
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]
    pot: int


class HandShown(Event, frozen=True, tag="hand_shown"):
    """The cards a player adds to the flop and what they make; `seat` None is the dealer or the Man in Black."""

    reveals: ClassVar[bool] = True
    seat: Seat | None
    cards: tuple[str, ...]
    hand: str


class PotWon(Event, frozen=True, tag="pot_won"):
    """`seat` None: it goes back to the bank. `shared`: part of it, others have as good a hand.

    Where the best of the others has the same combination, `decided` tells why it lost: to a higher rank in it, `high`
    against `low` (`rank`), to such a card beside it (`kicker`), to `more` cards, or as equal hands are won by whoever
    opened the game or by the dealer (`host`, `dealer`).
    """

    seat: Seat | None
    amount: int
    shared: bool
    decided: str
    high: str
    low: str


class CardKept(Event, frozen=True, tag="card_kept"):
    """A card played at poker comes back to the hand, seen by all."""

    seat: Seat
    card: str
    by: str
