"""The boards in play as one country: spaces as numbers, places in words, and the ways over all of it.

Spaces are numbered in the order of `map.toml`; those of a second board go on after the last number of the first.
"""

from __future__ import annotations

from functools import cache

from sagebrush.games.legends.map_rows import LocationRow, MapFile
from sagebrush.games.legends.ways import Reached, Ways, bits


class Location:
    """A marked place, of one space or three (LEG-031)."""

    def __init__(self, row: LocationRow, spaces: int) -> None:
        self.id = row.id
        self.kind = row.kind
        self.spaces = spaces
        #: of a hideout or a mountain pass
        self.letter: str = row.letter or ""
        #: of a ranch
        self.colour: str = row.colour or ""
        #: of a frontier
        self.value: int = row.value or 0


class Land:
    """Everything that does not change in a game. `roads` are walked; `trails` go over the mountain passes as well."""

    def __init__(self, file: MapFile) -> None:
        self.spaces: tuple[str, ...] = tuple([row.id for row in file.space])
        self.space: dict[str, int] = {id: space for space, id in enumerate(self.spaces)}
        self.everywhere: int = (1 << len(self.spaces)) - 1
        self._regions(file)
        self._locations(file)
        self._roads(file)
        #: Percent of the board's width and height, and the side of a location of three spaces; for drawing and naming.
        self.position: tuple[tuple[float, float], ...] = tuple([row.position for row in file.space])
        self.side: tuple[str, ...] = tuple([row.side or "" for row in file.space])
        self._masks: dict[str | tuple[str, ...], int] = {}

    def _regions(self, file: MapFile) -> None:
        self.region: tuple[str, ...] = tuple([row.region for row in file.space])
        towns = [row.id for row in file.region if row.town]
        #: The town a space lies in, or nothing (LEG-089).
        self.town: tuple[str, ...] = tuple([region if region in towns else "" for region in self.region])
        boards = {row.id: row.board for row in file.region}
        self.board: tuple[str, ...] = tuple([boards[region] for region in self.region])

    def _locations(self, file: MapFile) -> None:
        self.kinds: tuple[str, ...] = file.kinds
        self.locations: dict[str, Location] = {}
        for row in file.location:
            self.locations[row.id] = Location(row, self.mask(row.spaces))
        #: The location a space belongs to, and its kind; or nothing.
        self.location: tuple[str, ...] = tuple([row.location or "" for row in file.space])
        self.kind: tuple[str, ...] = tuple([self.locations[id].kind if id else "" for id in self.location])
        hiding = [place for place in self.locations.values() if place.kind == "hideout"]
        hiding.sort(key=lambda place: (place.letter, place.spaces))
        #: The spaces of the hideouts, A to C, and the letter of each.
        self.hideouts: tuple[int, ...] = tuple([bits(place.spaces)[0] for place in hiding])
        self.hideout_letter: tuple[str, ...] = tuple([place.letter for place in hiding])
        self.sheriff_office: int = bits(self.locations["darkrock_sheriff_office"].spaces)[0]
        #: Where an arrest may lead: this one alone, or the marshal's as well (LEG-442).
        self.offices: tuple[int, ...] = (
            self.sheriff_office,
            *[bits(place.spaces)[0] for place in self.locations.values() if place.kind == "marshal_office"],
        )

    def _roads(self, file: MapFile) -> None:
        neighbours = [self.mask(row.neighbours) for row in file.space]
        #: For each mesa the spaces that touch it.
        self.mesas: tuple[int, ...] = tuple([self.mask(row.touches) for row in file.mesa])
        self.roads: Ways = Ways(tuple(neighbours), self.mesas)
        #: The other end of a mountain pass, and of the railway, by space.
        self.passes: dict[int, int] = self._ends(file, "pass")
        self.rails: dict[int, int] = self._ends(file, "rail")
        self.fare: int = max([row.price for row in file.link], default=0)
        for here, there in self.passes.items():
            neighbours[here] |= 1 << there
        self.trails: Ways = Ways(tuple(neighbours), self.mesas) if self.passes else self.roads
        #: LEG-X15, LEG-X17: between any two spaces, a pass counting one.
        self.distance: tuple[tuple[int, ...], ...] = self.trails.distance

    def _ends(self, file: MapFile, kind: str) -> dict[int, int]:
        found: dict[int, int] = {}
        for row in file.link:
            if row.kind == kind:
                found[self.space[row.a]] = self.space[row.b]
                found[self.space[row.b]] = self.space[row.a]
        return found

    # ---------------------------------------------------------------- places in words

    def mask(self, ids: tuple[str, ...]) -> int:
        """The spaces of these ids as a set."""
        found = 0
        for id in ids:
            found |= 1 << self.space[id]
        return found

    def mask_of(self, place: str | tuple[str, ...]) -> int:
        """The spaces that a place word means (`kind:mine`, `any:outside`), or any of several; none if unknown."""
        found = self._masks.get(place)
        if found is None:
            found = 0
            for word in (place,) if isinstance(place, str) else place:
                found |= self._meant(word)
            self._masks[place] = found
        return found

    def _meant(self, place: str) -> int:
        form, _, word = place.partition(":")
        if form == "space":
            return 1 << self.space[word] if word in self.space else 0
        if form == "loc":
            return self.locations[word].spaces if word in self.locations else 0
        if form == "any":
            return self._any(word)
        if form == "kind":
            return _where(self.kind, word)
        if form == "region":
            return _where(self.region, word)
        return _where(self.town, word) if form == "town" else 0

    def _any(self, word: str) -> int:
        town = sum([1 << space for space, name in enumerate(self.town) if name])
        if word == "town":
            return town
        if word == "outside":
            return self.everywhere & ~town
        if word == "mesa_edge":
            edge = 0
            for touching in self.mesas:
                edge |= touching
            return edge & ~town
        if word == "location":
            return sum([1 << space for space, id in enumerate(self.location) if id])
        return self.everywhere if word == "space" else 0

    # ---------------------------------------------------------------- ways

    def reach(
        self, start: int, points: int, stops: int = 0, blocked: int = 0, *, mesa: bool = False
    ) -> tuple[Reached, ...]:
        """On foot or on horseback: see `Ways.reach`."""
        return self.roads.reach(start, points, stops, blocked, mesa=mesa)

    def way(self, start: int, target: int, stops: int = 0, blocked: int = 0, *, mesa: bool = False) -> tuple[int, ...]:
        return self.roads.way(start, target, stops, blocked, mesa=mesa)


def _where(of: tuple[str, ...], word: str) -> int:
    return sum([1 << space for space, name in enumerate(of) if name == word]) if word else 0


@cache
def land_of(file: MapFile) -> Land:
    """One for all tables with the same boards."""
    return Land(file)
