"""Ways over a map: how far one gets, and by which spaces. Pure; what was asked once is remembered.

Spaces are numbers, sets of spaces bit masks.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

#: A space and how far it is.
Reached = tuple[int, int]
_Reach = Callable[[int, int, int, int], tuple[Reached, ...]]
_Way = Callable[[int, int, int, int, bool], tuple[int, ...]]

_REMEMBERED: Final = 1 << 17
_SELDOM: Final = 1 << 14


def bits(mask: int) -> list[int]:
    """The spaces of a set, in the order of their numbers."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


class Ways:
    """Spaces and what touches what; some of them touch a mesa, which only few people cross."""

    def __init__(self, neighbours: tuple[int, ...], mesas: tuple[int, ...]) -> None:
        self.neighbours = neighbours
        self.next: tuple[tuple[int, ...], ...] = tuple([tuple(bits(near)) for near in neighbours])
        self.mesas = mesas
        count = len(neighbours)
        self.count = count
        #: Between any two spaces, nobody being in the way and no mesa crossed; -1 where there is no way.
        self.distance: tuple[tuple[int, ...], ...] = tuple([self._distances(start) for start in range(count)])
        self._farthest: int = max([max(row) for row in self.distance])
        #: (space, distance), made once.
        self._pairs: list[list[Reached]] = [[(space, far) for far in range(count)] for space in range(count)]
        self._balls: tuple[tuple[int, ...], ...] = tuple([self._ball(start) for start in range(count)])
        self._found: _Reach = lru_cache(maxsize=_REMEMBERED)(self._reach)
        self._found_across: _Reach = lru_cache(maxsize=_SELDOM)(self._reach_across)
        self._found_way: _Way = lru_cache(maxsize=_SELDOM)(self._way)

    def reach(
        self, start: int, points: int, stops: int = 0, blocked: int = 0, *, mesa: bool = False
    ) -> tuple[Reached, ...]:
        """The spaces that can be reached for so many points, each with its distance, in the order of their numbers.

        A space in `stops` is reached but not left, one in `blocked` is neither. Without `mesa` the mesas are walls
        (LEG-081). With it, the answer holds only those ways that cross one at least once: from a space that touches it
        into the mesa, which counts as one space and cannot be stopped in, and out to another one that touches it
        (LEG-520). Such a way may lead back to the start.
        """
        if mesa:
            return self._found_across(start, points, stops, blocked)
        # What lies too far away to matter must not make the same question a new one.
        points = min(points, self._farthest)
        near = self._balls[start][points]
        return self._found(start, points, stops & near, blocked & near)

    def way(self, start: int, target: int, stops: int = 0, blocked: int = 0, *, mesa: bool = False) -> tuple[int, ...]:
        """One shortest way with both its ends, always the same one; empty where there is none.

        With `mesa` one that crosses a mesa: there two spaces follow each other which both touch it.
        """
        return self._found_way(start, target, stops, blocked, mesa)

    def loop(self, start: int, stops: int = 0, blocked: int = 0) -> tuple[int, ...]:
        """Out to a space beside it and back, the start left out; empty where there is no such way."""
        beside = self.neighbours[start] & ~stops & ~blocked
        return (bits(beside)[0], start) if beside and not blocked >> start & 1 else ()

    # ---------------------------------------------------------------- worked out once

    def _distances(self, start: int) -> tuple[int, ...]:
        found = [-1] * self.count
        found[start] = 0
        front = [start]
        for space in front:
            for other in self.next[space]:
                if found[other] < 0:
                    found[other] = found[space] + 1
                    front.append(other)
        return tuple(found)

    def _ball(self, start: int) -> tuple[int, ...]:
        """By points the spaces within reach of them."""
        row = self.distance[start]
        found: list[int] = []
        for points in range(self._farthest + 1):
            found.append(sum([1 << space for space, far in enumerate(row) if 0 <= far <= points]))
        return tuple(found)

    # ---------------------------------------------------------------- on plain ground

    def _reach(self, start: int, points: int, stops: int, blocked: int) -> tuple[Reached, ...]:
        layers = self._layers(start, points, stops, blocked)
        pairs = self._pairs
        found = [pairs[space][far] for far, layer in enumerate(layers) if far for space in bits(layer)]
        return tuple(sorted(found))

    def _layers(self, start: int, points: int, stops: int, blocked: int) -> list[int]:
        """By distance the spaces first reached at it."""
        seen = 1 << start | blocked
        layers = [1 << start]
        for _ in range(points):
            layer = self._around(_left(layers, len(layers) - 1, stops)) & ~seen
            if not layer:
                break
            seen |= layer
            layers.append(layer)
        return layers

    def _around(self, spaces: int) -> int:
        found = 0
        for space in bits(spaces):
            found |= self.neighbours[space]
        return found

    # ---------------------------------------------------------------- across a mesa

    def _reach_across(self, start: int, points: int, stops: int, blocked: int) -> tuple[Reached, ...]:
        layers = self._across(start, points, stops, blocked)
        pairs = self._pairs
        found = [pairs[space][far] for far, layer in enumerate(layers) for space in bits(layer)]
        return tuple(sorted(found))

    def _across(self, start: int, points: int, stops: int, blocked: int) -> list[int]:
        """By distance the spaces first reached at it by a way that has crossed a mesa.

        Such a way may come back over spaces that a plain one had seen, so the two are kept apart.
        """
        plain = self._layers(start, points, stops, blocked)
        crossed: list[int] = [0]
        seen = blocked
        for distance in range(1, points + 1):
            layer = self._around(crossed[distance - 1] & ~stops)
            if distance >= 2:
                layer |= self._out_of_mesas(plain, crossed, distance - 2, stops)
            layer &= ~seen
            seen |= layer
            crossed.append(layer)
        return crossed

    def _out_of_mesas(self, plain: list[int], crossed: list[int], distance: int, stops: int) -> int:
        """The other sides of the mesas that spaces of this distance touch."""
        found = 0
        for space in bits(_left(plain, distance, stops) | crossed[distance] & ~stops):
            found |= self._opposite(space)
        return found

    def _opposite(self, space: int) -> int:
        """The spaces across a mesa."""
        found = 0
        for touching in self.mesas:
            if touching >> space & 1:
                found |= touching
        return found & ~(1 << space)

    # ---------------------------------------------------------------- the way itself

    def _way(self, start: int, target: int, stops: int, blocked: int, mesa: bool) -> tuple[int, ...]:  # noqa: FBT001
        plain = self._layers(start, self.count, stops, blocked)
        if not mesa:
            return self._back(plain, target, stops)
        return self._back_across(plain, self._across(start, self.count, stops, blocked), target, stops)

    def _back(self, layers: list[int], target: int, stops: int) -> tuple[int, ...]:
        """From the target back to the start, by the lowest numbers."""
        distance = _first(layers, target)
        if distance < 0:
            return ()
        path = [target]
        while distance:
            distance -= 1
            path.append(bits(_left(layers, distance, stops) & self.neighbours[path[-1]])[0])
        return tuple(reversed(path))

    def _back_across(self, plain: list[int], crossed: list[int], target: int, stops: int) -> tuple[int, ...]:
        """The same over a mesa: back over spaces reached by crossing until the mesa is met, then over plain ones."""
        distance = _first(crossed, target)
        path = [target]
        while distance > 0:
            here = path[-1]
            walked = crossed[distance - 1] & ~stops & self.neighbours[here]
            if walked:
                path.append(bits(walked)[0])
                distance -= 1
                continue
            opposite = self._opposite(here)
            entered = _left(plain, distance - 2, stops) & opposite
            if entered:
                return (*self._back(plain, bits(entered)[0], stops), *reversed(path))
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
