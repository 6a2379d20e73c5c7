"""What everybody sees of the train, as records."""

from __future__ import annotations

import msgspec


class StationView(msgspec.Struct, frozen=True):
    """A station: its price in signs, and what stands under it: a railcar, the locomotive, or nothing."""

    name: str
    #: `card:bang` for a card of that name, `suit:clubs`, `rank:2-9`, `blue`, `any`, `life`: a sign for each card.
    #: Where either of two cards will do, the sign names both: `card:panic/cat_balou`.
    price: tuple[str, ...]
    railcar: str
    locomotive: bool


class RailcarView(msgspec.Struct, frozen=True):
    """A railcar of the train, and the station that it stands under; empty where it has not reached the first one."""

    card: str
    station: str


class TrainView(msgspec.Struct, frozen=True):
    """Stations from left to right, railcars from the locomotive to the end, and how many lie face down."""

    #: `ironhorse` or `leland`; empty before its side is drawn.
    locomotive: str
    #: The place of the station that the locomotive stands under; beyond the last one it is at the end of the line.
    place: int
    stations: tuple[StationView, ...]
    railcars: tuple[RailcarView, ...]
    railcars_left: int
    stations_left: int
