"""What `map.toml` may say. Words that name other rows of the file are looked up by `map.py`."""

from __future__ import annotations

from typing import Literal

from sagebrush.games.legends.language import Row
from sagebrush.games.legends.sorts import Count, Dollars, Place
from sagebrush.games.legends.vocabulary import Letter, Origin


class BoardRow(Row, frozen=True):
    id: str
    spaces: Count


class RegionRow(Row, frozen=True):
    id: str
    board: str
    town: bool


class MesaRow(Row, frozen=True):
    id: str
    touches: tuple[str, ...]


class PlaceActionRow(Row, frozen=True):
    """What can be done at a place, for an action or for nothing."""

    id: str
    at: Place
    cost: Literal["action", "free"]
    per_turn: Count | None = None


class LocationRow(Row, frozen=True):
    id: str
    kind: str
    region: str
    spaces: tuple[str, ...]
    letter: Letter | None = None
    colour: Literal["blue", "green", "orange"] | None = None
    #: of a frontier: what is added to the number on its token
    value: Count | None = None


class SpaceRow(Row, frozen=True):
    id: str
    region: str
    position: tuple[float, float]
    neighbours: tuple[str, ...]
    location: str | None = None
    side: str | None = None


class LinkRow(Row, frozen=True):
    """Two spaces of different boards that belong together: the ends of a mountain pass, or of the railway."""

    id: str
    kind: Literal["pass", "rail"]
    a: str
    b: str
    price: Dollars = 0


class TrainRow(Row, frozen=True):
    """The spaces where the train stops, in a ring (LEG-536)."""

    checkpoints: tuple[str, ...]
    start: str


class MapFile(Row, frozen=True):
    origin: Origin = "fact"
    kinds: tuple[str, ...] = ()
    board: tuple[BoardRow, ...] = ()
    region: tuple[RegionRow, ...] = ()
    mesa: tuple[MesaRow, ...] = ()
    action: tuple[PlaceActionRow, ...] = ()
    location: tuple[LocationRow, ...] = ()
    space: tuple[SpaceRow, ...] = ()
    link: tuple[LinkRow, ...] = ()
    train: TrainRow | None = None
