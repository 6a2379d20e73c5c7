"""Equipment with a black border (BANG-390 to BANG-398, BANG-403 to BANG-406)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.gold_rush.claim import (
    DEAR,
    GOLD,
    choose,
    equip,
    gold,
    has_equipment,
    has_nuggets,
    may,
    nuggets,
    shop,
)
from tests.rulings.bang.needs import needs

# -------------------------------------------------------------------- Horseshoe, Gun Belt, Pickaxe


@ruling("BANG-406")
def test_a_horseshoe_turns_one_card_more(table: BangScenario) -> None:
    """Ann chooses the heart for her Barrel; both cards are discarded, the one that counted on top."""
    table.seats(also=GOLD, deck_top=["4S", "KH"], Ann={"play": ["Barrel"]}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={})
    equip(table, Ann=["Horseshoe"])
    table.turn("Bob").plays("BANG!", on="Ann").asked("Ann").answers("Barrel")
    table.asked("Ann", kind="choose_checked").answers("KH")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.pile_is("4S", "KH")
    table.is_quiet()


@ruling("BANG-406", "BANG-402")
def test_a_horseshoe_adds_to_lucky_duke(table: BangScenario) -> None:
    table.seats(
        also=GOLD,
        deck_top=["4S", "5S", "KH"],
        Ann={"character": "Lucky Duke", "play": ["Barrel"]},
        Bob={"hand": ["BANG!"]},
        Cat={},
        Dan={},
    )
    equip(table, Ann=["Horseshoe"], Bob=["Boots"])
    table.turn("Bob").plays("BANG!", on="Ann").asked("Ann").answers("Barrel")
    assert len(table.decision("Ann", "choose_checked").options) == 3
    table.asked("Ann").answers("KH")
    table.is_quiet()


@ruling("BANG-X113")
@pytest.mark.parametrize(("cards", "excess"), [(8, 0), (9, 1)])
def test_a_gun_belt_holds_eight_cards(table: BangScenario, cards: int, excess: int) -> None:
    """Ann has one life and keeps eight cards, not nine."""
    table.seats(also=GOLD, Ann={"life": 1, "hand": ["BANG!"] * cards}, Bob={}, Cat={}, Dan={})
    equip(table, Ann=["Gun Belt"])
    table.turn("Ann").ends_turn()
    if excess:
        table.asked("Ann", kind="discard_excess").answers("BANG!")
    table.has_cards(Ann=8)
    table.is_quiet("Bob")


@needs("dodge_city")
@ruling("BANG-X113")
def test_sean_mallory_needs_no_gun_belt(table: BangScenario) -> None:
    table.seats(also=GOLD, Ann={"character": "Sean Mallory", "hand": ["BANG!"] * 10}, Bob={}, Cat={}, Dan={})
    equip(table, Ann=["Gun Belt"])
    table.turn("Ann").ends_turn()
    table.has_cards(Ann=10)
    table.is_quiet("Bob")


@ruling("BANG-X115")
def test_a_pickaxe_digs_up_one_card_more(table: BangScenario) -> None:
    table.seats(also=GOLD, Ann={}, Bob={}, Cat={}, Dan={})
    equip(table, Ann=["Pickaxe"])
    table.turn("Ann", phase="start")
    table.has_cards(Ann=3)
    table.ends_turn()
    table.has_cards(Bob=2)
    table.is_quiet("Bob")


@needs("dodge_city")
@ruling("BANG-X119")
def test_vera_custer_keeps_her_equipment(table: BangScenario) -> None:
    """She copies Bart Cassidy, who has Boots: his ability is hers, his Boots are not, and her Pickaxe stays."""
    table.seats(also=GOLD, Ann={"character": "Vera Custer"}, Bob={"character": "Bart Cassidy"}, Cat={}, Dan={})
    equip(table, Ann=["Pickaxe"], Bob=["Boots"])
    table.turn("Ann", phase="start").asked("Ann", kind="choose_copied").answers("Bob")
    table.has_cards(Ann=3)
    assert [trait.id for trait in table.table.abilities_of(table.seat("Ann"))] == [
        "vera_custer",
        "bart_cassidy",
        "pickaxe",
    ]


# -------------------------------------------------------------------- Calumet


@ruling("BANG-392")
@pytest.mark.parametrize(("card", "offered"), [("Duel QD", {"Cat", "Dan"}), ("Duel JS", {"Bob", "Cat", "Dan"})])
def test_no_diamond_duel_on_a_calumet(table: BangScenario, card: str, offered: set[str]) -> None:
    table.seats(also=GOLD, Ann={"hand": [card]}, Bob={}, Cat={}, Dan={})
    equip(table, Bob=["Calumet"])
    table.turn("Ann").plays(card, on="Cat", offered=offered)
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=4)
    table.is_quiet()


@ruling("BANG-393")
def test_diamonds_count_within_a_duel(table: BangScenario) -> None:
    """Bob's Calumet does not help him against the diamond BANG! that Ann discards."""
    table.seats(also=GOLD, Ann={"hand": ["Duel JS", "BANG! 2D"]}, Bob={"hand": ["BANG! AS"]}, Cat={}, Dan={})
    equip(table, Bob=["Calumet"])
    table.turn("Ann").plays("Duel", on="Bob").asked("Bob").answers("BANG!")
    table.asked("Ann").answers("BANG!")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    has_nuggets(table, Ann=1)
    table.is_quiet()


@ruling("BANG-392", "BANG-393")
@pytest.mark.parametrize(("card", "life"), [("BANG! 2D", 4), ("BANG! AS", 3)])
def test_a_calumet_stops_diamonds_alone(table: BangScenario, card: str, life: int) -> None:
    table.seats(also=GOLD, Ann={"hand": [card]}, Bob={}, Cat={}, Dan={})
    equip(table, Bob=["Calumet"])
    table.turn("Ann").plays(card, on="Bob")
    table.has_life(Ann=5, Bob=life, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Gold Pan, Boots, Lucky Charm


@ruling("BANG-394")
def test_a_gold_pan_gives_two_cards_a_turn(table: BangScenario) -> None:
    """The nuggets lie on it until the turn is over."""
    table.seats(also=GOLD, deck_top=["Beer", "Duel"], Ann={}, Bob={}, Cat={}, Dan={})
    nuggets(table, Ann=3)
    equip(table, Ann=["Gold Pan"])
    shop(table, *DEAR)
    table.turn("Ann")
    choose(table, "use_equipment", "gold_pan")
    choose(table, "use_equipment", "gold_pan")
    table.has_hand(Ann=["Beer", "Duel"])
    assert not may(table, "use_equipment", "gold_pan")
    assert (gold(table).laid, gold(table).supply) == (["gold_pan", "gold_pan"], 27)
    table.ends_turn()
    assert (gold(table).laid, gold(table).supply) == ([], 29)
    table.is_quiet("Bob")


@ruling("BANG-390")
@pytest.mark.parametrize(("life", "cards"), [(4, 3), (2, 1), (1, 0)])
def test_boots_draw_for_every_life_but_the_last(table: BangScenario, life: int, cards: int) -> None:
    """A Dynamite takes three lives; Beers give back what is needed."""
    beers = ["Beer"] * (4 - life)
    table.seats(
        also=GOLD,
        deck_top=["7S"],
        Ann={},
        Bob={"life": life, "play": ["Dynamite"], "hand": beers},
        Cat={},
        Dan={},
    )
    equip(table, Bob=["Boots"])
    table.turn("Bob", phase="start")
    for _ in beers:
        table.asked("Bob", kind="last_chance").answers("Beer")
    # Two more are drawn in phase 1.
    table.has_cards(Bob=cards + 2)


@ruling("BANG-397", "BANG-398")
@pytest.mark.parametrize(("life", "gained"), [(2, 1), (1, 0)])
def test_a_lucky_charm_is_paid_by_the_supply(table: BangScenario, life: int, gained: int) -> None:
    """Ann keeps her own nugget; for his last life Bob gets none, even though a Beer saves him."""
    table.seats(also=GOLD, Ann={"hand": ["BANG!"]}, Bob={"life": life, "hand": ["Beer"]}, Cat={}, Dan={})
    nuggets(table, Ann=1)
    equip(table, Bob=["Lucky Charm"])
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers(None)
    if life == 1:
        table.asked("Bob", kind="last_chance").answers("Beer")
    has_nuggets(table, Ann=2, Bob=gained)
    table.is_quiet()


# -------------------------------------------------------------------- Rucksack


@ruling("BANG-395", "BANG-742")
def test_a_rucksack_saves_the_last_life(table: BangScenario) -> None:
    """Outside his turn Bob may use it only now: two nuggets, one life."""
    table.seats(also=GOLD, Ann={"hand": ["BANG!"]}, Bob={"life": 1, "role": "outlaw"}, Cat={}, Dan={})
    nuggets(table, Bob=3)
    equip(table, Bob=["Rucksack"])
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="last_chance", options=[("answer_by_equipment", "rucksack"), None]).answers(
        ("answer_by_equipment", "rucksack")
    )
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    has_nuggets(table, Ann=1, Bob=1)
    table.is_quiet()


@ruling("BANG-395")
@pytest.mark.parametrize(("life", "have"), [(2, 9), (1, 1)])
def test_when_a_rucksack_is_of_no_use(table: BangScenario, life: int, have: int) -> None:
    """Not while another life is left, and not without two nuggets."""
    table.seats(also=GOLD, Ann={"hand": ["BANG!"]}, Bob={"life": life, "role": "outlaw"}, Cat={}, Dan={})
    nuggets(table, Bob=have)
    equip(table, Bob=["Rucksack"])
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=life - 1, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X114")
def test_a_rucksack_in_ones_own_turn(table: BangScenario) -> None:
    """As often as Ann can pay and lacks a life; with all lives it is of no use."""
    table.seats(also=GOLD, Ann={"life": 3}, Bob={}, Cat={}, Dan={})
    nuggets(table, Ann=7)
    equip(table, Ann=["Rucksack"])
    shop(table, *DEAR)
    table.turn("Ann")
    choose(table, "use_equipment", "rucksack")
    choose(table, "use_equipment", "rucksack")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    has_nuggets(table, Ann=3)
    assert not may(table, "use_equipment", "rucksack")
    table.is_quiet()


@ruling("BANG-742", "BANG-X114")
def test_a_rucksack_and_a_beer_together(table: BangScenario) -> None:
    """A Dynamite leaves Bob two lives short: one Beer and two nuggets bring him above zero."""
    table.seats(
        also=GOLD, deck_top=["7S"], Ann={}, Bob={"life": 2, "play": ["Dynamite"], "hand": ["Beer"]}, Cat={}, Dan={}
    )
    nuggets(table, Bob=2)
    equip(table, Bob=["Rucksack"])
    table.turn("Bob", phase="start")
    table.asked("Bob", kind="last_chance").answers("Beer")
    table.asked("Bob", kind="last_chance").answers(("answer_by_equipment", "rucksack"))
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)


@needs("wild_west_show")
@ruling("BANG-742")
def test_teren_kill_has_no_rucksack_after_spades(table: BangScenario) -> None:
    table.seats(
        also=GOLD,
        deck_top=["KS"],
        Ann={"hand": ["BANG!"]},
        Bob={"character": "Teren Kill", "life": 1, "role": "renegade"},
        Cat={},
        Dan={},
    )
    nuggets(table, Bob=9)
    equip(table, Bob=["Rucksack"])
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Wanted


@ruling("BANG-404", "BANG-403")
def test_a_wanted_outlaw_is_worth_five_cards_and_a_nugget(table: BangScenario) -> None:
    """3 + 2 cards, and a nugget besides the one for the life."""
    table.seats(also=GOLD, Ann={"hand": ["BANG!"]}, Bob={"role": "outlaw", "life": 1}, Cat={}, Dan={})
    equip(table, Bob=["Wanted"])
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_cards(Ann=5)
    has_nuggets(table, Ann=2)
    has_equipment(table, Bob=[])
    table.is_quiet()


@ruling("BANG-403")
@pytest.mark.parametrize(("wanted", "cards"), [("Bob", 2), ("Cat", 0)])
def test_only_the_head_that_is_wanted(table: BangScenario, wanted: str, cards: int) -> None:
    """A Renegade's death brings no other cards; a Wanted in front of Cat is not paid for Bob."""
    table.seats(also=GOLD, Ann={"hand": ["BANG!"]}, Bob={"role": "renegade", "life": 1}, Cat={}, Dan={})
    equip(table, **{wanted: ["Wanted"]})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_cards(Ann=cards)
    has_nuggets(table, Ann=2 if wanted == "Bob" else 1)
    table.is_quiet()


@ruling("BANG-403")
def test_nobody_is_paid_where_nobody_has_killed(table: BangScenario) -> None:
    table.seats(
        also=GOLD, deck_top=["7S"], Ann={}, Bob={"role": "renegade", "life": 1, "play": ["Dynamite"]}, Cat={}, Dan={}
    )
    equip(table, Bob=["Wanted"])
    table.turn("Bob", phase="start")
    has_nuggets(table, Ann=0, Bob=0, Cat=0, Dan=0)
    has_equipment(table, Bob=[])


@ruling("BANG-405")
def test_a_sheriff_who_kills_a_wanted_deputy(table: BangScenario) -> None:
    """The two cards come before the penalty and are lost with the rest; the nugget stays."""
    table.seats(
        also=GOLD,
        Ann={"role": "sheriff", "hand": ["BANG!", "Beer"]},
        Bob={"role": "deputy", "life": 1},
        Cat={},
        Dan={},
        Eve={},
    )
    equip(table, Bob=["Wanted"])
    table.turn("Ann").plays("BANG!", on="Bob")
    assert sum(event.count for event in table.events("cards_drawn")) == 2
    table.has_cards(Ann=0)
    has_nuggets(table, Ann=2)
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-403", "BANG-314")
def test_three_players_and_a_wanted(table: BangScenario) -> None:
    """Any kill is worth three cards among three players, and a wanted one two more."""
    table.seats(
        also=GOLD,
        Ann={"role": "deputy", "hand": ["BANG!"]},
        Bob={"role": "outlaw", "life": 1},
        Cat={"role": "renegade"},
    )
    equip(table, Bob=["Wanted"])
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_cards(Ann=5)
    table.is_quiet()
