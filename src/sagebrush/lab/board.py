"""The board of a game as a picture in which places are the darker, the more happened there."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from html import escape

from sagebrush.core.registry import game_named
from sagebrush.words import owned

FILE = "board.toml"

Point = tuple[float, float]


@cache
def outlines(game: str) -> dict[str, tuple[Point, ...]]:
    """The outline of each place, as `board.toml` beside the game's code has it; empty for a game without a board."""
    found: dict[str, tuple[Point, ...]] = {}
    for path in owned(game_named(game), FILE):
        for place, line in tomllib.loads(path.read_text("utf-8"))["places"].items():
            numbers = [float(number) for number in line.split()]
            found[place] = tuple(zip(numbers[::2], numbers[1::2], strict=True))
    return found


def heat_map(places: Mapping[str, Sequence[Point]], counts: Mapping[str, int], names: Mapping[str, str]) -> str:
    """An SVG as wide as there is room. `names` are those of the places that bear a number, in their order."""
    most = max([counts.get(place, 0) for place in places] or [0]) or 1
    shapes = [_shape(line, counts.get(place, 0), most, names.get(place, place)) for place, line in places.items()]
    marks = [_mark(places[place], number) for number, place in enumerate(names, 1) if place in places]
    right, bottom = [max(point[axis] for line in places.values() for point in line) for axis in (0, 1)]
    left, top = [min(point[axis] for line in places.values() for point in line) for axis in (0, 1)]
    box = f"{left - 8:g} {top - 8:g} {right - left + 16:g} {bottom - top + 16:g}"
    return f'<svg class="board" viewBox="{box}" role="img">{"".join(shapes)}{"".join(marks)}</svg>'


def _shape(line: Sequence[Point], count: int, most: int, name: str) -> str:
    """Half as many are more than half as dark: the rare places are to be told apart too."""
    spelt = " ".join([f"{x:g},{y:g}" for x, y in line])
    dark = (count / most) ** 0.6
    return f'<polygon points="{spelt}" fill-opacity="{dark:.3f}"><title>{escape(name)}: {count:,}</title></polygon>'


def _mark(line: Sequence[Point], number: int) -> str:
    x, y = centre(line)
    return f'<circle cx="{x:.0f}" cy="{y:.0f}" r="24"/><text x="{x:.0f}" y="{y:.0f}">{number}</text>'


def centre(line: Sequence[Point]) -> Point:
    """The centre of gravity of what an outline holds."""
    area = x = y = 0.0
    for (x1, y1), (x2, y2) in zip(line, [*line[1:], line[0]], strict=True):
        cross = x1 * y2 - x2 * y1
        area += cross
        x += (x1 + x2) * cross
        y += (y1 + y2) * cross
    return (x / (3 * area), y / (3 * area)) if area else line[0]
