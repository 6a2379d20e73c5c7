"""Gold Rush together with other expansions."""

from __future__ import annotations

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.gold_rush.claim import GOLD, equip, has_nuggets
from tests.rulings.bang.needs import needs


@needs("armed_and_dangerous")
@needs("valley_of_shadows")
@ruling("BANG-390", "BANG-397", "BANG-X230")
@pytest.mark.parametrize(("life", "gained"), [(2, 0), (3, 2)])
def test_julie_cutters_own_shot_comes_back(table: BangScenario, life: int, gained: int) -> None:
    """Ann wounds Julie Cutter and answers her shot with a Backfire: if that kills her, Boots and Charm give nothing."""
    table.seats(
        also=GOLD,
        deck_top=["4H", "9S"],
        pile=["Saved!"],
        Ann={"hand": ["BANG!", "Backfire"]},
        Bob={"character": "Julie Cutter", "life": life, "role": "renegade"},
        Cat={},
        Dan={},
    )
    equip(table, Bob=["Boots", "Lucky Charm"])
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Ann", kind="defend").answers("Backfire")
    table.has_life(Ann=5, Bob=life - 2, Cat=4, Dan=4)
    table.has_cards(Ann=0, Bob=gained)
    has_nuggets(table, Ann=2, Bob=gained)
    table.is_quiet()
