"""The map of the base game, worked out once; see `land.py`. A table with a second board has a land of its own."""

from __future__ import annotations

from typing import Final

from sagebrush.games.legends.land import Land, Location, land_of
from sagebrush.games.legends.reading import BASE, Pages, parse
from sagebrush.games.legends.ways import Reached, bits

__all__ = ["bits", "mask", "mask_of", "reach", "way"]

LAND: Final[Land] = land_of(parse(Pages("base", {"map": (BASE / "map.toml").read_text("utf-8")})).map)

SPACES: Final[tuple[str, ...]] = LAND.spaces
SPACE: Final[dict[str, int]] = LAND.space
EVERYWHERE: Final[int] = LAND.everywhere
NEIGHBOURS: Final[tuple[int, ...]] = LAND.roads.neighbours
NEXT: Final[tuple[tuple[int, ...], ...]] = LAND.roads.next
REGION: Final[tuple[str, ...]] = LAND.region
TOWN: Final[tuple[str, ...]] = LAND.town
LOCATIONS: Final[dict[str, Location]] = LAND.locations
LOCATION: Final[tuple[str, ...]] = LAND.location
KIND: Final[tuple[str, ...]] = LAND.kind
KINDS: Final[tuple[str, ...]] = LAND.kinds
MESAS: Final[tuple[int, ...]] = LAND.mesas
POSITION: Final[tuple[tuple[float, float], ...]] = LAND.position
SIDE: Final[tuple[str, ...]] = LAND.side
HIDEOUTS: Final[tuple[int, ...]] = LAND.hideouts
HIDEOUT_LETTER: Final[tuple[str, ...]] = LAND.hideout_letter
SHERIFF_OFFICE: Final[int] = LAND.sheriff_office
DISTANCE: Final[tuple[tuple[int, ...], ...]] = LAND.distance


def mask(ids: tuple[str, ...]) -> int:
    return LAND.mask(ids)


def mask_of(place: str | tuple[str, ...]) -> int:
    return LAND.mask_of(place)


def reach(start: int, points: int, stops: int = 0, blocked: int = 0, *, mesa: bool = False) -> tuple[Reached, ...]:
    return LAND.reach(start, points, stops, blocked, mesa=mesa)


def way(start: int, target: int, stops: int = 0, blocked: int = 0, *, mesa: bool = False) -> tuple[int, ...]:
    return LAND.way(start, target, stops, blocked, mesa=mesa)
