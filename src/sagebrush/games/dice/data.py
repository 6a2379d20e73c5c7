"""The facts of dice.toml, read once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sagebrush.games.dice.rows import Facts, read_facts

_FACTS: Final[Facts] = read_facts(Path(__file__).parent / "dice.toml")

DICE: Final[int] = _FACTS.setup.dice
ARROWS: Final[int] = _FACTS.setup.arrows
ROLLS: Final[int] = _FACTS.setup.rolls
SHERIFF_EXTRA_LIFE: Final[int] = _FACTS.setup.sheriff_extra_life
FACES: Final[tuple[str, ...]] = tuple(_FACTS.faces.order)
LIFE: Final[dict[str, int]] = dict(_FACTS.characters)
ROLES: Final[dict[int, list[str]]] = {
    players: [role for role, count in counts.items() for _ in range(count)] for players, counts in _FACTS.roles.items()
}
