"""Buying equipment (BANG-325 to BANG-328, BANG-338 to BANG-340, BANG-346)."""

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.gold_rush.claim import (
    DEAR,
    GOLD,
    buys,
    choose,
    equip,
    gold,
    has_equipment,
    has_nuggets,
    may,
    nuggets,
    shop,
    under_deck,
)


@ruling("BANG-325", "BANG-327", "BANG-340")
def test_a_black_piece_is_laid_in_front_of_its_buyer(table: BangScenario) -> None:
    """Ann pays 3 of her 4 nuggets for Boots; the next piece takes its place, and the others she cannot pay."""
    table.seats(also=GOLD, Ann={}, Bob={}, Cat={}, Dan={})
    nuggets(table, Ann=4)
    shop(table, "Boots", "Gold Rush", "Pickaxe", coming=["Calumet"])
    table.turn("Ann")
    assert may(table, "buy", "Pickaxe", 4)
    assert not may(table, "buy", "Gold Rush", 5)
    buys(table, "Boots", 3)
    has_nuggets(table, Ann=1)
    has_equipment(table, Ann=["Boots"], Bob=[])
    assert gold(table).offer == ["calumet", "gold_rush", "pickaxe"]
    assert not may(table, "buy", "Pickaxe", 4)
    table.is_quiet()


@ruling("BANG-325")
def test_only_in_phase_2(table: BangScenario) -> None:
    """Nobody buys while somebody else plays: Bob is only asked whether he answers the shot."""
    table.seats(also=GOLD, Ann={"hand": ["BANG!"]}, Bob={"hand": ["Scope"]}, Cat={}, Dan={})
    nuggets(table, Bob=9)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", options=[None]).answers(None)
    table.is_quiet()


@ruling("BANG-326")
def test_a_brown_piece_acts_and_goes_under_the_deck(table: BangScenario) -> None:
    table.seats(also=GOLD, deck_top=["Beer", "Scope", "Duel", "Jail"], Ann={}, Bob={}, Cat={}, Dan={})
    nuggets(table, Ann=4)
    shop(table, "Union Pacific", "Gold Rush", "Pickaxe")
    table.turn("Ann")
    buys(table, "Union Pacific", 4)
    table.has_hand(Ann=["Beer", "Scope", "Duel", "Jail"])
    has_equipment(table, Ann=[])
    assert under_deck(table) == ["union_pacific"]
    table.is_quiet()


@ruling("BANG-328")
def test_a_pardner_and_then_a_horseshoe(table: BangScenario) -> None:
    """Sam pays 2 for Pardner, has Bob discard his Barrel, then pays 2 for Horseshoe and keeps it for later checks."""
    table.seats(also=GOLD, Sam={}, Bob={"play": ["Barrel"]}, Cat={}, Dan={})
    nuggets(table, Sam=4)
    shop(table, "Pardner", "Horseshoe", "Pickaxe")
    table.turn("Sam")
    buys(table, "Pardner", 2)
    table.asked("Sam", kind="choose_effect").answers(("as_card", "cat_balou", "bob"))
    table.has_in_play(Bob=[])
    assert under_deck(table) == ["pardner"]
    buys(table, "Horseshoe", 2)
    has_nuggets(table, Sam=0)
    has_equipment(table, Sam=["Horseshoe"])
    table.is_quiet()


@ruling("BANG-338")
def test_as_many_as_one_can_pay(table: BangScenario) -> None:
    """Three pieces bought and one forced out in one turn; all three stay in front of Ann."""
    table.seats(also=GOLD, Ann={}, Bob={}, Cat={}, Dan={})
    nuggets(table, Ann=14)
    equip(table, Bob=["Horseshoe"])
    shop(table, "Boots", "Calumet", "Pickaxe")
    table.turn("Ann")
    buys(table, "Boots", 3)
    buys(table, "Calumet", 3)
    buys(table, "Pickaxe", 4)
    choose(table, "force_out", "bob", "horseshoe", 3)
    has_equipment(table, Ann=["Boots", "Calumet", "Pickaxe"], Bob=[])
    has_nuggets(table, Ann=1)
    table.is_quiet()


@ruling("BANG-339")
def test_never_two_of_a_name_before_one_player(table: BangScenario) -> None:
    """Ann has Boots, so other ones are not for her; Wanted goes to whoever has none."""
    table.seats(also=GOLD, Ann={}, Bob={}, Cat={}, Dan={})
    nuggets(table, Ann=9)
    equip(table, Ann=["Boots"], Bob=["Wanted"])
    shop(table, "Wanted", "Gold Rush", "Union Pacific")
    gold(table).offer[1] = "boots"
    table.turn("Ann")
    assert not may(table, "buy", "Boots", 3)
    buys(table, "Wanted", 2)
    table.asked("Ann", kind="for_whom", options=["Ann", "Cat", "Dan"]).answers("Dan")
    has_equipment(table, Ann=["Boots"], Bob=["Wanted"], Cat=[], Dan=["Wanted"])
    assert table.sees("Cat").players[0].attacks == (0, 0, 0, 1)
    table.is_quiet()


@ruling("BANG-339")
def test_a_wanted_that_nobody_may_have(table: BangScenario) -> None:
    """Only Ann and Bob are in play, and both are wanted: a third Wanted cannot be bought."""
    table.seats(also=GOLD, Ann={}, Bob={"role": "renegade"}, Cat={"dead": True}, Dan={"dead": True})
    nuggets(table, Ann=9)
    equip(table, Ann=["Wanted"], Bob=["Wanted"])
    shop(table, "Wanted", "Boots", "Pickaxe")
    table.turn("Ann")
    assert not may(table, "buy", "Wanted", 2)
    assert may(table, "buy", "Boots", 3)
    table.is_quiet()


@ruling("BANG-340", "BANG-346")
def test_a_card_that_lies_face_up_shuffles_the_deck(table: BangScenario) -> None:
    """The last hidden card takes the place of the first purchase; for the second, what was discarded is shuffled."""
    table.seats(also=GOLD, Ann={"life": 1}, Bob={}, Cat={}, Dan={})
    nuggets(table, Ann=3)
    shop(table, "Shot", "Shot", "Shot", coming=["Boots"])
    part = gold(table)
    part.discarded, part.deck = part.deck[:-1], part.deck[-1:]
    hidden = len(part.discarded)
    table.turn("Ann")
    buys(table, "Shot", 1)
    table.asked("Ann", kind="for_whom").answers("Ann")
    assert part.offer == ["boots", "shot", "shot"]
    assert not table.events("equipment_shuffled")
    buys(table, "Shot", 1)
    assert [event.count for event in table.events("equipment_shuffled")] == [hidden + 1]
    assert len(part.deck) == hidden
    assert under_deck(table) == ["shot"]
    table.asked("Ann", kind="for_whom").answers("Ann")
    table.is_quiet()


def test_nothing_can_be_bought_without_gold(table: BangScenario) -> None:
    table.seats(also=GOLD, Ann={}, Bob={}, Cat={}, Dan={})
    shop(table, *DEAR)
    table.turn("Ann")
    assert table.offered("Ann") == {"end_turn"}
    table.is_quiet()


@ruling("BANG-325", "BANG-339")
def test_the_offer_says_why_not(table: BangScenario) -> None:
    """Ann, with two nuggets, has a Horseshoe already and cannot pay for Boots; the Shot she may buy."""
    table.seats(also=GOLD, Ann={}, Bob={}, Cat={}, Dan={})
    nuggets(table, Ann=2)
    equip(table, Ann=["Horseshoe"])
    shop(table, "Shot", "Boots", "Pickaxe")
    gold(table).offer[2] = "horseshoe"
    table.turn("Ann")
    assert [(why.thing, why.message, why.ruling) for why in table.reasons("Ann")] == [
        ("boots", "bang-why-too-few-nuggets", "BANG-325"),
        ("horseshoe", "bang-why-same-equipment", "BANG-339"),
    ]
    assert table.reasons("Bob") == ()
    table.is_quiet()
