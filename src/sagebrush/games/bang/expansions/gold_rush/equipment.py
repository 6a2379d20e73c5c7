"""The equipment cards: what each costs, how many there are, and whether they act at once or stay."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

from sagebrush.games.bang.rows import Count, rows_of

#: BANG-329: what another player pays beyond the cost to have a piece discarded.
SURCHARGE: Final = 1


class EquipmentRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of equipment."""

    border: Literal["brown", "black"]
    cost: Count
    copies: Count

    @property
    def stays(self) -> bool:
        return self.border == "black"

    @property
    def discard_price(self) -> int:
        """BANG-329: what it costs to make another player discard it."""
        return self.cost + SURCHARGE


#: All equipment by name.
EQUIPMENT: Final[dict[str, EquipmentRow]] = rows_of(Path(__file__).parent / "equipment.toml", EquipmentRow)


def whole_deck() -> list[str]:
    """BANG-317: the 24 cards, by name."""
    return [name for name, row in EQUIPMENT.items() for _ in range(row.copies)]
