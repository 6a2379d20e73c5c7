"""What happens with Ante Up in play. Hidden faces are masked for whoever may not see them."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from sagebrush.core.events import Event
from sagebrush.core.seats import Seat


class TrainMoved(Event, frozen=True, tag="train_moved"):
    space: str


class TrainBoarded(Event, frozen=True, tag="train_boarded"):
    """A robbery is tried, and this is what is found."""

    reveals: ClassVar[bool] = True
    seat: Seat
    train_card: str


class TokenPlaced(Event, frozen=True, tag="token_placed"):
    """`foe` is renegade, claim_jumper, high_roller or longhorn; of a longhorn the face is hidden."""

    reveals: ClassVar[bool] = True
    foe: str
    token: str
    space: str


class TokenGone(Event, frozen=True, tag="token_gone"):
    foe: str
    token: str
    space: str


class LonghornTaken(Event, frozen=True, tag="longhorn_taken"):
    """`token` is None for all but its holder."""

    reveals: ClassVar[bool] = True
    seat: Seat
    space: str
    token: str | None

    def seen_by(self, seat: Seat | None) -> LonghornTaken:
        return self if seat == self.seat and seat is not None else msgspec.structs.replace(self, token=None)


class LonghornDelivered(Event, frozen=True, tag="longhorn_delivered"):
    reveals: ClassVar[bool] = True
    seat: Seat
    token: str


class LonghornLost(Event, frozen=True, tag="longhorn_lost"):
    seat: Seat
    by: str


class FrontiersLaid(Event, frozen=True, tag="frontiers_laid"):
    """A token lies on every frontier space, its number up."""

    quiet: ClassVar[bool] = True


class FrontierOpened(Event, frozen=True, tag="frontier_opened"):
    """The token is turned over."""

    reveals: ClassVar[bool] = True
    seat: Seat
    space: str
    token: str


class EventDue(Event, frozen=True, tag="event_due"):
    """A cube has come to a marker, or somebody has got the Gazette; `seat` is None for the Man in Black."""

    seat: Seat | None
    track: str


class EventResolved(Event, frozen=True, tag="event_resolved"):
    """`seat` is None during set-up."""

    reveals: ClassVar[bool] = True
    seat: Seat | None
    event_card: str


# -------------------------------------------------------------------- gambling


class FaroOpened(Event, frozen=True, tag="faro_opened"):
    seat: Seat
    space: str


class FaroJoined(Event, frozen=True, tag="faro_joined"):
    seat: Seat


class FaroDealt(Event, frozen=True, tag="faro_dealt"):
    """Three cards are shown, a fourth stays face down."""

    reveals: ClassVar[bool] = True
    seat: Seat
    fight_cards: tuple[str, ...]


class MarkerPlaced(Event, frozen=True, tag="marker_placed"):
    seat: Seat
    rank: str
    money: int


class FaroShuffled(Event, frozen=True, tag="faro_shuffled"):
    """Nobody knows any more which card is which."""

    seat: Seat


class FaroTurned(Event, frozen=True, tag="faro_turned"):
    """The first, second or third card."""

    reveals: ClassVar[bool] = True
    number: int
    fight_card: str


class MarkerGone(Event, frozen=True, tag="marker_gone"):
    """`how` is lost, won or back; `money` is what it costs or pays."""

    seat: Seat
    rank: str
    money: int
    how: str


class FaroOver(Event, frozen=True, tag="faro_over"):
    """The cards go under their deck."""

    quiet: ClassVar[bool] = True


class RollerChallenged(Event, frozen=True, tag="roller_challenged"):
    """A poker game against a high roller for a stake."""

    seat: Seat
    token: str
    money: int
