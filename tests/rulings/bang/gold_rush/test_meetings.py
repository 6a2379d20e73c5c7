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


@needs("armed_and_dangerous")
@ruling("BANG-X157", "BANG-X119")
def test_no_bomb_for_the_owner_of_calumet(table: BangScenario) -> None:
    """It is a diamond: Ann can neither play it on Bob nor, when she must hand it on, give it to him."""
    table.seats(
        also=GOLD,
        Ann={"hand": ["Bomb"]},
        Bob={},
        Cat={},
        Dan={},
        deck_top=["2S", "3S", "4S", "5S", "6S", "7S", "4H"],
    )
    equip(table, Bob=["Calumet"])
    table.turn("Ann").plays("Bomb", on="Ann", offered={"Ann", "Cat", "Dan"})
    for name in ("Ann", "Bob", "Cat", "Dan"):
        table.asked(name, kind="play_cards").answers("end turn")
    table.asked("Ann", kind="hand_on", options=["Cat", "Dan"])
