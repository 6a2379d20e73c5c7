"""The facts of dice.toml, read once."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

_FACTS: Final[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "dice.toml").read_text("utf-8"))

DICE: Final[int] = _FACTS["setup"]["dice"]
ARROWS: Final[int] = _FACTS["setup"]["arrows"]
ROLLS: Final[int] = _FACTS["setup"]["rolls"]
SHERIFF_EXTRA_LIFE: Final[int] = _FACTS["setup"]["sheriff_extra_life"]
FACES: Final[tuple[str, ...]] = tuple(_FACTS["faces"]["order"])
LIFE: Final[dict[str, int]] = dict(_FACTS["characters"])
ROLES: Final[dict[int, list[str]]] = {
    int(players): [role for role, count in counts.items() for _ in range(count)]
    for players, counts in _FACTS["roles"].items()
}
