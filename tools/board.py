"""Write the outlines of a board's places for reports, from the borders that the web client draws.

python tools/board.py web/src/games/legends/map/borders.ts src/sagebrush/games/legends/board.toml
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

HEAD = """# The outline of every place, for reports: x and y, point after point.
# Written by tools/board.py from the borders that the web client draws; do not edit.

[places]
"""
#: Spaces have a number; the edge of the country and the mesas have not.
SPACE = re.compile(r"[A-Z]+\d+")

Point = tuple[int, int]


def borders(text: str) -> list[tuple[str, str, list[Point]]]:
    """What lies on either side of each border, and its points from end to end."""
    found = []
    for one, other, line in re.findall(r"\['([^']+)', '([^']+)', '([^']+)'\]", text):
        numbers = [int(number) for number in line.split()]
        found.append((one, other, list(zip(numbers[::2], numbers[1::2], strict=True))))
    return found


def outline(pieces: list[list[Point]]) -> list[Point]:
    """The pieces joined end to end, until they meet."""
    left = [list(piece) for piece in pieces]
    line = left.pop(0)
    while left:
        place = next((at for at, piece in enumerate(left) if line[-1] in (piece[0], piece[-1])), None)
        if place is None:
            raise SystemExit(f"the borders do not meet at {line[-1]}")
        piece = left.pop(place)
        line += piece[1:] if piece[0] == line[-1] else piece[-2::-1]
    return line[:-1] if line[0] == line[-1] else line


def written(text: str) -> str:
    pieces: dict[str, list[list[Point]]] = {}
    for one, other, line in borders(text):
        for place in (one, other):
            if SPACE.fullmatch(place):
                pieces.setdefault(place, []).append(line)
    rows = []
    for place, own in pieces.items():
        spelt = " ".join([f"{x} {y}" for x, y in outline(own)])
        rows.append(f'{place} = "{spelt}"')
    return HEAD + "\n".join(rows) + "\n"


if __name__ == "__main__":
    source, target = map(Path, sys.argv[1:3])
    target.write_text(written(source.read_text("utf-8")), "utf-8")
