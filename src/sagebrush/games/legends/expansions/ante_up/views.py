"""What players see of the systems of Ante Up, as records."""

from __future__ import annotations

import msgspec

from sagebrush.core.seats import Seat


class TrainView(msgspec.Struct, frozen=True):
    """Where it stands and where it goes next; `card` is the one that was drawn, while its guards are fought."""

    space: str
    next: str
    deck: int
    card: str


class FrontierTokenView(msgspec.Struct, frozen=True):
    """`price` is what cards must be worth: the number of the space and that of the token."""

    space: str
    number: int
    price: int


class FrontiersView(msgspec.Struct, frozen=True):
    tokens: tuple[FrontierTokenView, ...]


class BoardTokenView(msgspec.Struct, frozen=True):
    foe: str
    token: str
    space: str


class WaitingView(msgspec.Struct, frozen=True):
    """Renegades, claim jumpers and high rollers on the boards, and how many of each are left in the supply.

    `playing` is the high roller who plays poker just now, or nothing.
    """

    tokens: tuple[BoardTokenView, ...]
    left: dict[str, int]
    playing: str


class LonghornsView(msgspec.Struct, frozen=True):
    """Where some lie face down, who drives one, and the face of one's own; all faces once the game is over."""

    spaces: tuple[str, ...]
    holders: tuple[Seat, ...]
    token: str | None
    left: int


class EventsView(msgspec.Struct, frozen=True):
    """Markers that still lie on the tracks: the spaces of the LP track, and the names of the other tracks."""

    lp: tuple[int, ...]
    tracks: tuple[str, ...]
    deck: int
    due: int


class GamblerView(msgspec.Struct, frozen=True):
    """Gambler points by seat, how many of a player's legend tokens the track has brought, and how many it brings for
    each point beyond its last space."""

    points: tuple[int, ...]
    tokens: tuple[int, ...]
    beyond: int


class MarkerView(msgspec.Struct, frozen=True):
    """A bet: so many dollars on a value of the faro board."""

    seat: Seat
    rank: str
    money: int


class FaroView(msgspec.Struct, frozen=True):
    """The faro game under way: the cards that were shown beside a hidden one, and those turned up since the shuffle."""

    host: Seat
    players: tuple[Seat, ...]
    dealer: Seat | None
    shown: tuple[str, ...]
    turned: tuple[str, ...]
    markers: tuple[MarkerView, ...]
