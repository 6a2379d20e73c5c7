"""Making others discard their equipment, and what cannot reach it (BANG-329 to BANG-332, BANG-341 to BANG-345)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.gold_rush.claim import (
    DEAR,
    GOLD,
    buys,
    choose,
    equip,
    has_equipment,
    has_nuggets,
    may,
    nuggets,
    shop,
    under_deck,
)
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import under


@ruling("BANG-332", "BANG-329", "BANG-330", "BANG-331")
def test_three_nuggets_for_a_horseshoe_and_four_for_a_lucky_charm(table: BangScenario) -> None:
    """Willy makes Sam discard Horseshoe (2 + 1) and Lucky Charm (3 + 1); nobody asks Sam."""
    table.seats(
        also=GOLD,
        Willy={"character": "Willy the Kid"},
        Sam={"character": "Vulture Sam", "hand": ["Beer"]},
        Cat={},
        Dan={},
    )
    nuggets(table, Willy=7, Sam=9)
    equip(table, Sam=["Horseshoe", "Lucky Charm"])
    shop(table, *DEAR)
    table.turn("Willy")
    choose(table, "force_out", "sam", "horseshoe", 3)
    has_nuggets(table, Willy=4, Sam=9)
    choose(table, "force_out", "sam", "lucky_charm", 4)
    has_nuggets(table, Willy=0, Sam=9)
    has_equipment(table, Sam=[], Willy=[])
    assert under_deck(table) == ["horseshoe", "lucky_charm"]
    table.is_quiet()


@ruling("BANG-329")
@pytest.mark.parametrize(("have", "can"), [(3, False), (4, True)])
def test_the_cost_and_one_nugget_more(table: BangScenario, have: int, *, can: bool) -> None:
    table.seats(also=GOLD, Ann={}, Bob={}, Cat={}, Dan={})
    nuggets(table, Ann=have)
    equip(table, Bob=["Boots"])
    shop(table, *DEAR)
    table.turn("Ann")
    assert may(table, "force_out", "bob", "boots", 4) == can
    table.is_quiet()


@ruling("BANG-329")
def test_one_keeps_what_is_ones_own(table: BangScenario) -> None:
    """A Wanted in front of Ann is for others to take down."""
    table.seats(also=GOLD, Ann={}, Bob={}, Cat={}, Dan={})
    nuggets(table, Ann=9)
    equip(table, Ann=["Wanted"])
    shop(table, *DEAR)
    table.turn("Ann")
    assert not [option for option in table.decision("Ann").options if option.kind == "force_out"]
    table.is_quiet()


@pytest.mark.parametrize("piece", ["Boots", "Wanted"])
def test_everybody_sees_who_helps_and_who_harms(table: BangScenario, piece: str) -> None:
    """To cost Bob his Boots is an attack, to take down the price on his head a help."""
    table.seats(also=GOLD, Ann={}, Bob={}, Cat={}, Dan={})
    nuggets(table, Ann=9)
    equip(table, Bob=[piece])
    shop(table, *DEAR)
    table.turn("Ann")
    choose(table, "force_out", "bob", piece.lower(), 4 if piece == "Boots" else 3)
    ann = table.sees("Cat").players[0]
    assert (ann.attacks[1], ann.help[1]) == ((1, 0) if piece == "Boots" else (0, 1))
    table.is_quiet()


@ruling("BANG-341", "BANG-342")
@pytest.mark.parametrize("card", ["Panic!", "Cat Balou"])
def test_no_card_reaches_equipment(table: BangScenario, card: str) -> None:
    """Bob has nothing but his Boots, so Panic! and Cat Balou cannot even be aimed at him."""
    table.seats(also=GOLD, Ann={"hand": [card, "Scope"]}, Bob={}, Cat={"play": ["Barrel"]}, Dan={})
    equip(table, Bob=["Boots"], Cat=["Horseshoe"])
    table.turn("Ann").plays("Scope").plays(card, on="Cat", offered={"Ann", "Cat"})
    table.has_in_play(Cat=[])
    has_equipment(table, Bob=["Boots"], Cat=["Horseshoe"])
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-341")
def test_no_ability_reaches_equipment(table: BangScenario) -> None:
    """Pat Brennan may take the Barrel, not the Boots."""
    table.seats(also=GOLD, Ann={"character": "Pat Brennan"}, Bob={"play": ["Barrel"]}, Cat={}, Dan={})
    equip(table, Bob=["Boots"])
    table.turn("Ann", phase="start").asked("Ann", kind="choose_source", options=["deck", "Barrel"]).answers("Barrel")
    has_equipment(table, Bob=["Boots"])
    table.is_quiet()


@needs("fistful_of_cards")
@ruling("BANG-342", "BANG-X119")
def test_lasso_leaves_equipment_alone(table: BangScenario) -> None:
    """Lasso silences playing cards in front of players; with Boots Bob still draws a card for his wound."""
    table.seats(also=[*GOLD, "fistful_of_cards"], Ann={"hand": ["BANG!"]}, Bob={"play": ["Barrel"]}, Cat={}, Dan={})
    equip(table, Bob=["Boots"])
    under(table, "Lasso")
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_cards(Bob=1)
    table.is_quiet()


@ruling("BANG-343", "BANG-345")
def test_the_equipment_of_the_dead_goes_under_the_deck(table: BangScenario) -> None:
    """Vulture Sam inherits Bob's Mustang, but not his Boots; his nuggets go back to the supply (BANG-X120)."""
    table.seats(
        also=GOLD,
        Ann={"hand": ["BANG!"], "play": ["Scope"]},
        Bob={"life": 1, "play": ["Mustang"], "role": "renegade"},
        Cat={"character": "Vulture Sam"},
        Dan={},
    )
    nuggets(table, Bob=3)
    equip(table, Bob=["Boots", "Calumet"], Cat=["Horseshoe"])
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_hand(Cat=["Mustang"])
    has_equipment(table, Bob=[], Cat=["Horseshoe"])
    assert under_deck(table) == ["boots", "calumet"]
    has_nuggets(table, Ann=1, Bob=0)
    table.is_quiet()


@ruling("BANG-344")
def test_a_sheriff_who_kills_a_deputy_loses_equipment_but_no_nuggets(table: BangScenario) -> None:
    table.seats(
        also=GOLD,
        Ann={"role": "sheriff", "hand": ["BANG!", "Beer"], "play": ["Barrel"]},
        Bob={"role": "deputy", "life": 1},
        Cat={},
        Dan={},
        Eve={},
    )
    nuggets(table, Ann=2)
    equip(table, Ann=["Boots"], Cat=["Calumet"])
    table.turn("Ann").plays("BANG!", on="Bob")
    has_equipment(table, Ann=[], Cat=["Calumet"])
    has_nuggets(table, Ann=3)
    table.has_hand(Ann=[])
    table.has_in_play(Ann=[])
    table.is_quiet()


@ruling("BANG-344")
def test_a_sheriff_who_kills_an_outlaw_keeps_all(table: BangScenario) -> None:
    table.seats(also=GOLD, Ann={"hand": ["BANG!"]}, Bob={"role": "outlaw", "life": 1}, Cat={}, Dan={})
    equip(table, Ann=["Boots"])
    table.turn("Ann").plays("BANG!", on="Bob")
    has_equipment(table, Ann=["Boots"])
    table.has_cards(Ann=3)
    table.is_quiet()


@ruling("BANG-X120")
@pytest.mark.parametrize("life", [1, 2])
def test_nuggets_of_who_is_out_go_back(table: BangScenario, life: int) -> None:
    """Bob's four nuggets are in the supply again when he is out, and not before."""
    table.seats(also=GOLD, Ann={"hand": ["BANG!"]}, Bob={"role": "renegade", "life": life}, Cat={}, Dan={})
    nuggets(table, Bob=4)
    table.turn("Ann").plays("BANG!", on="Bob")
    has_nuggets(table, Ann=1, Bob=0 if life == 1 else 4)
    table.is_quiet()


@needs("valley_of_shadows")
@ruling("BANG-X125")
def test_henry_block_does_not_shoot_for_equipment(table: BangScenario) -> None:
    table.seats(also=GOLD, Ann={}, Bob={"character": "Henry Block"}, Cat={}, Dan={})
    nuggets(table, Ann=4)
    equip(table, Bob=["Boots"])
    shop(table, *DEAR)
    table.turn("Ann")
    choose(table, "force_out", "bob", "boots", 4)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@needs("valley_of_shadows")
@ruling("BANG-750")
def test_henry_block_shoots_for_a_pardner(table: BangScenario) -> None:
    """A card that Pardner takes from him is a card lost."""
    table.seats(also=GOLD, pile=["Saved!"], Ann={}, Bob={"character": "Henry Block", "hand": ["Beer"]}, Cat={}, Dan={})
    nuggets(table, Ann=2)
    shop(table, "Pardner", "Pickaxe", "Gold Rush")
    table.turn("Ann")
    buys(table, "Pardner", 2)
    table.asked("Ann", kind="choose_effect").answers(("as_card", "cat_balou", "bob"))
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    has_nuggets(table, Bob=1)
    table.is_quiet()
