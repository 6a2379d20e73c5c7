"""The map: spaces as numbers, sets of spaces as bit masks, and how far one gets. Pure, and worked out once.

Spaces are numbered in the order of `map.toml`. A second board would go on after the last number of the first.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from sagebrush.games.legends.map_rows import MapFile
from sagebrush.games.legends.reading import BASE, Pages, parse

_FILE: Final[MapFile] = parse(Pages("base", {"map": (BASE / "map.toml").read_text("utf-8")})).map

SPACES: Final[tuple[str, ...]] = tuple(row.id for row in _FILE.space)
SPACE: Final[dict[str, int]] = {id: space for space, id in enumerate(SPACES)}
EVERYWHERE: Final[int] = (1 << len(SPACES)) - 1


def mask(ids: tuple[str, ...]) -> int:
    """The spaces of these ids as a set."""
    found = 0
    for id in ids:
        found |= 1 << SPACE[id]
    return found


def bits(mask: int) -> list[int]:
    """The spaces of a set, in the order of their numbers."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


NEIGHBOURS: Final[tuple[int, ...]] = tuple(mask(row.neighbours) for row in _FILE.space)
NEXT: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(bits(near)) for near in NEIGHBOURS)
REGION: Final[tuple[str, ...]] = tuple(row.region for row in _FILE.space)
_TOWNS: Final[frozenset[str]] = frozenset(row.id for row in _FILE.region if row.town)
#: The town a space lies in, or nothing (LEG-089).
TOWN: Final[tuple[str, ...]] = tuple(region if region in _TOWNS else "" for region in REGION)


class Location:
    """A marked place, of one space or three (LEG-031)."""

    def __init__(self, id: str, kind: str, spaces: int, letter: str, colour: str) -> None:
        self.id = id
        self.kind = kind
        self.spaces = spaces
        #: of a hideout
        self.letter = letter
        #: of a ranch
        self.colour = colour


LOCATIONS: Final[dict[str, Location]] = {
    row.id: Location(row.id, row.kind, mask(row.spaces), row.letter or "", row.colour or "") for row in _FILE.location
}
#: The location a space belongs to, and its kind; or nothing.
LOCATION: Final[tuple[str, ...]] = tuple(row.location or "" for row in _FILE.space)
KIND: Final[tuple[str, ...]] = tuple(LOCATIONS[id].kind if id else "" for id in LOCATION)
KINDS: Final[tuple[str, ...]] = _FILE.kinds
#: For each mesa the spaces that touch it.
MESAS: Final[tuple[int, ...]] = tuple(mask(row.touches) for row in _FILE.mesa)
#: Percent of the board's width and height, and the side of a location of three spaces; for drawing and naming.
POSITION: Final[tuple[tuple[float, float], ...]] = tuple(row.position for row in _FILE.space)
SIDE: Final[tuple[str, ...]] = tuple(row.side or "" for row in _FILE.space)

_HIDING: Final[list[Location]] = [place for place in LOCATIONS.values() if place.kind == "hideout"]
#: The spaces of the hideouts, A to C, and the letter of each.
HIDEOUTS: Final[tuple[int, ...]] = tuple(
    bits(place.spaces)[0] for place in sorted(_HIDING, key=lambda place: (place.letter, place.spaces))
)
HIDEOUT_LETTER: Final[tuple[str, ...]] = tuple(LOCATIONS[LOCATION[space]].letter for space in HIDEOUTS)
SHERIFF_OFFICE: Final[int] = bits(LOCATIONS["darkrock_sheriff_office"].spaces)[0]


# -------------------------------------------------------------------- places in words


def _where(of: tuple[str, ...], word: str) -> int:
    return sum(1 << space for space, name in enumerate(of) if name == word)


_LOCATED: Final[int] = sum(1 << space for space, id in enumerate(LOCATION) if id)
_IN_TOWN: Final[int] = sum(1 << space for space, town in enumerate(TOWN) if town)
_ANY: Final[dict[str, int]] = {
    "town": _IN_TOWN,
    "outside": EVERYWHERE & ~_IN_TOWN,
    "mesa_edge": sum(1 << space for space in range(len(SPACES)) if any(m >> space & 1 for m in MESAS)) & ~_IN_TOWN,
    "location": _LOCATED,
    "space": EVERYWHERE,
}


@cache
def mask_of(place: str | tuple[str, ...]) -> int:
    """The spaces that a place word means (`kind:mine`, `any:outside`), or any of several; none for an unknown word."""
    if isinstance(place, tuple):
        found = 0
        for word in place:
            found |= mask_of(word)
        return found
    form, _, word = place.partition(":")
    if form == "space":
        return 1 << SPACE[word] if word in SPACE else 0
    if form == "loc":
        return LOCATIONS[word].spaces if word in LOCATIONS else 0
    if form == "any":
        return _ANY.get(word, 0)
    named = {"kind": KIND, "region": REGION, "town": TOWN}.get(form)
    return _where(named, word) if named is not None and word else 0


# -------------------------------------------------------------------- ways


def _distances(start: int) -> tuple[int, ...]:
    found = [-1] * len(SPACES)
    found[start] = 0
    front = [start]
    for space in front:
        for other in NEXT[space]:
            if found[other] < 0:
                found[other] = found[space] + 1
                front.append(other)
    return tuple(found)


#: Between any two spaces, nobody being in the way and no mesa crossed.
DISTANCE: Final[tuple[tuple[int, ...], ...]] = tuple(_distances(start) for start in range(len(SPACES)))
_FARTHEST: Final[int] = max(max(row) for row in DISTANCE)
#: (space, distance), made once.
_PAIRS: Final[list[list[tuple[int, int]]]] = [
    [(space, distance) for distance in range(len(SPACES))] for space in range(len(SPACES))
]


def reach(
    start: int, points: int, stops: int = 0, blocked: int = 0, *, mesa: bool = False
) -> tuple[tuple[int, int], ...]:
    """The spaces that can be reached for so many points, each with its distance, in the order of their numbers.

    A space in `stops` is reached but not left, one in `blocked` is neither. Without `mesa` the two mesas are walls
    (LEG-081). With it, the answer holds only those ways that cross one at least once: from a space that touches it
    into the mesa, which counts as one space and cannot be stopped in, and out to another one that touches it (LEG-520).
    """
    if mesa:
        return _reach_across(start, points, stops, blocked)
    # What lies too far away to matter must not make the same question a new one.
    near = _BALLS[start][min(points, _FARTHEST)]
    return _reach(start, min(points, _FARTHEST), stops & near, blocked & near)


def _balls(start: int) -> tuple[int, ...]:
    row = DISTANCE[start]
    return tuple(
        sum(1 << space for space, distance in enumerate(row) if distance <= points) for points in range(_FARTHEST + 1)
    )


_BALLS: Final[tuple[tuple[int, ...], ...]] = tuple(_balls(start) for start in range(len(SPACES)))


@lru_cache(maxsize=1 << 17)
def _reach(start: int, points: int, stops: int, blocked: int) -> tuple[tuple[int, int], ...]:
    layers = _layers(start, points, stops, blocked)
    found = [_PAIRS[space][distance] for distance, layer in enumerate(layers) if distance for space in bits(layer)]
    return tuple(sorted(found))


def _layers(start: int, points: int, stops: int, blocked: int) -> list[int]:
    """By distance the spaces first reached at it."""
    seen = 1 << start | blocked
    layers = [1 << start]
    for _ in range(points):
        layer = _around(_left(layers, len(layers) - 1, stops)) & ~seen
        if not layer:
            break
        seen |= layer
        layers.append(layer)
    return layers


def _around(spaces: int) -> int:
    found = 0
    for space in bits(spaces):
        found |= NEIGHBOURS[space]
    return found


@lru_cache(maxsize=1 << 14)
def _reach_across(start: int, points: int, stops: int, blocked: int) -> tuple[tuple[int, int], ...]:
    layers = _across(start, points, stops, blocked)
    found = [_PAIRS[space][distance] for distance, layer in enumerate(layers) for space in bits(layer & ~(1 << start))]
    return tuple(sorted(found))


def _across(start: int, points: int, stops: int, blocked: int) -> list[int]:
    """By distance the spaces first reached at it by a way that has crossed a mesa.

    Such a way may come back over spaces that a plain one had seen, so the two are kept apart.
    """
    plain = _layers(start, points, stops, blocked)
    crossed: list[int] = [0]
    seen = blocked
    for distance in range(1, points + 1):
        layer = _around(crossed[distance - 1] & ~stops)
        if distance >= 2:
            layer |= _out_of_mesas(plain, crossed, distance - 2, stops)
        layer &= ~seen
        seen |= layer
        crossed.append(layer)
    return crossed


def _out_of_mesas(plain: list[int], crossed: list[int], distance: int, stops: int) -> int:
    """The other sides of the mesas that spaces of this distance touch."""
    found = 0
    for space in bits(_left(plain, distance, stops) | crossed[distance] & ~stops):
        found |= _opposite(space)
    return found


@lru_cache(maxsize=1 << 14)
def way(start: int, target: int, stops: int = 0, blocked: int = 0, *, mesa: bool = False) -> tuple[int, ...]:
    """One shortest way with both its ends, always the same one; empty where there is none.

    With `mesa` one that crosses a mesa: there two spaces follow each other which both touch it.
    """
    plain = _layers(start, len(SPACES), stops, blocked)
    if not mesa:
        return _back(plain, target, stops)
    return _back_across(plain, _across(start, len(SPACES), stops, blocked), target, stops)


def _back(layers: list[int], target: int, stops: int) -> tuple[int, ...]:
    """From the target back to the start, by the lowest numbers."""
    distance = _first(layers, target)
    if distance < 0:
        return ()
    path = [target]
    while distance:
        distance -= 1
        path.append(bits(_left(layers, distance, stops) & NEIGHBOURS[path[-1]])[0])
    return tuple(reversed(path))


def _back_across(plain: list[int], crossed: list[int], target: int, stops: int) -> tuple[int, ...]:
    """The same over a mesa: back over spaces reached by crossing until the mesa is met, then over plain ones."""
    distance = _first(crossed, target)
    path = [target]
    while distance > 0:
        here = path[-1]
        walked = crossed[distance - 1] & ~stops & NEIGHBOURS[here]
        if walked:
            path.append(bits(walked)[0])
            distance -= 1
            continue
        opposite = _opposite(here)
        entered = _left(plain, distance - 2, stops) & opposite
        if entered:
            return (*_back(plain, bits(entered)[0], stops), *reversed(path))
        path.append(bits(crossed[distance - 2] & ~stops & opposite)[0])
        distance -= 2
    return ()


def _first(layers: list[int], target: int) -> int:
    """The distance at which a space is first reached, or -1."""
    for distance, layer in enumerate(layers):
        if layer >> target & 1:
            return distance
    return -1


def _left(layers: list[int], distance: int, stops: int) -> int:
    """The spaces of a distance that can be left: the start always."""
    if distance >= len(layers):
        return 0
    return layers[distance] & ~stops if distance else layers[0]


def _opposite(space: int) -> int:
    """The spaces across a mesa."""
    found = 0
    for touching in MESAS:
        if touching >> space & 1:
            found |= touching
    return found & ~(1 << space)
