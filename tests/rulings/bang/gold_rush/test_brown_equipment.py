"""Equipment with a brown border (BANG-391, BANG-396, BANG-399 to BANG-402)."""

import pytest

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Trait
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario, Player
from tests.rulings.bang.gold_rush.claim import (
    GOLD,
    buys,
    equip,
    gold,
    has_nuggets,
    nuggets,
    shop,
    under_deck,
)
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import under


def buying(table: BangScenario, piece: str, price: int) -> None:
    """Ann has just what it costs, and buys it."""
    nuggets(table, Ann=price)
    shop(table, piece, "Pickaxe", "Calumet")
    table.turn("Ann")
    buys(table, piece, price)


# -------------------------------------------------------------------- Shot


@ruling("BANG-X110")
@pytest.mark.parametrize("drinker", ["Ann", "Cat"])
def test_a_shot_for_anybody(table: BangScenario, drinker: str) -> None:
    table.seats(also=GOLD, Ann={"life": 2}, Bob={}, Cat={"life": 2}, Dan={})
    buying(table, "Shot", 1)
    table.asked("Ann", kind="for_whom", options=["Ann", "Bob", "Cat", "Dan"]).answers(drinker)
    table.has_life(Ann=3 if drinker == "Ann" else 2, Bob=4, Cat=3 if drinker == "Cat" else 2, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Bottle


@ruling("BANG-391")
def test_a_bottle_is_no_bang_card(table: BangScenario) -> None:
    """Ann shoots with the Bottle and may still play her BANG! card; it reaches as far as her weapon."""
    table.seats(also=GOLD, Ann={"hand": ["BANG!"]}, Bob={}, Cat={}, Dan={})
    buying(table, "Bottle", 2)
    shots = [("as_card", "bang", name) for name in ("ann", "bob", "dan")]
    table.asked(
        "Ann", kind="choose_effect", options=[("as_card", "beer", None), ("as_card", "panic", "ann"), *shots]
    ).answers(("as_card", "bang", "bob"))
    table.plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    has_nuggets(table, Ann=2)
    assert under_deck(table) == ["bottle"]
    table.is_quiet()


@ruling("BANG-391", "BANG-X111")
def test_a_bottle_as_a_beer_with_two_players_left(table: BangScenario) -> None:
    """It is no Beer card: it heals one life even now."""
    table.seats(also=GOLD, Ann={"life": 2}, Bob={"role": "renegade"}, Cat={"dead": True}, Dan={"dead": True})
    buying(table, "Bottle", 2)
    table.asked("Ann", kind="choose_effect").answers(("as_card", "beer", None))
    table.has_life(Ann=3, Bob=4, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-391")
def test_a_bottle_as_a_panic(table: BangScenario) -> None:
    """A card of a neighbour, not of Cat, who sits two places away."""
    table.seats(also=GOLD, Ann={}, Bob={"hand": ["Beer"]}, Cat={"hand": ["Duel"]}, Dan={})
    buying(table, "Bottle", 2)
    assert ("as_card", "panic", "cat") not in table.offered("Ann")
    table.asked("Ann", kind="choose_effect").answers(("as_card", "panic", "bob"))
    table.has_hand(Ann=["Beer"], Bob=[])
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-391", "BANG-X111")
def test_a_bottle_has_no_suit(table: BangScenario) -> None:
    """Neither Apache Kid nor a Calumet is safe from it, and Tequila Joe gets one life."""
    table.seats(also=GOLD, Ann={"character": "Tequila Joe"}, Bob={"character": "Apache Kid"}, Cat={}, Dan={})
    equip(table, Bob=["Calumet"])
    nuggets(table, Ann=2)
    shop(table, "Bottle", "Pickaxe", "Rhum")
    table.turn("Ann")
    buys(table, "Bottle", 2)
    table.asked("Ann", kind="choose_effect").answers(("as_card", "bang", "bob"))
    assert table.table.life[1] == 2
    table.is_quiet()


# -------------------------------------------------------------------- Pardner


@ruling("BANG-396")
def test_a_pardner_as_a_duel(table: BangScenario) -> None:
    table.seats(also=GOLD, Ann={"hand": ["BANG!"]}, Bob={}, Cat={"hand": ["BANG!"]}, Dan={})
    buying(table, "Pardner", 2)
    table.asked("Ann", kind="choose_effect").answers(("as_card", "duel", "cat"))
    table.asked("Cat", kind="discard_bang").answers("BANG!")
    table.asked("Ann", kind="discard_bang").answers("BANG!")
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=4)
    has_nuggets(table, Ann=1)
    assert not table.events("card_played")
    table.is_quiet()


@ruling("BANG-396")
def test_a_pardner_as_a_general_store(table: BangScenario) -> None:
    table.seats(also=GOLD, deck_top=["Beer", "Scope", "Duel", "Jail"], Ann={}, Bob={}, Cat={}, Dan={})
    buying(table, "Pardner", 2)
    table.asked("Ann", kind="choose_effect").answers(("as_card", "general_store", None))
    for name, card in (("Ann", "Beer"), ("Bob", "Scope"), ("Cat", "Duel")):
        table.asked(name, kind="pick_from_store").answers(card)
    table.has_hand(Ann=["Beer"], Bob=["Scope"], Cat=["Duel"], Dan=["Jail"])
    table.is_quiet()


@ruling("BANG-396")
def test_a_pardner_as_a_cat_balou(table: BangScenario) -> None:
    """At any distance; the owner of the card may not keep it."""
    table.seats(also=GOLD, Ann={}, Bob={}, Cat={"hand": ["Duel"]}, Dan={})
    buying(table, "Pardner", 2)
    table.asked("Ann", kind="choose_effect").answers(("as_card", "cat_balou", "cat"))
    table.has_hand(Cat=[])
    table.is_quiet()


@needs("valley_of_shadows")
@ruling("BANG-396", "BANG-X124")
def test_nobody_escapes_from_a_pardner(table: BangScenario) -> None:
    """It is no card that is played: Bob's Escape and Mick Defender's Missed! do not help, and Bob is not asked."""
    table.seats(
        also=GOLD,
        pile=["Saved!"],
        Ann={},
        Bob={"character": "Mick Defender", "hand": ["Escape"]},
        Cat={},
        Dan={},
    )
    buying(table, "Pardner", 2)
    table.asked("Ann", kind="choose_effect").answers(("as_card", "cat_balou", "bob"))
    table.has_hand(Bob=[])
    table.is_quiet()


# -------------------------------------------------------------------- Rhum


@ruling("BANG-399", "BANG-400")
def test_three_suits_are_three_lives(table: BangScenario) -> None:
    """Hearts, spades, spades and clubs: three suits, three lives, and all four cards are discarded."""
    table.seats(also=GOLD, deck_top=["KH", "4S", "5S", "9C"], Ann={"life": 1}, Bob={}, Cat={}, Dan={})
    buying(table, "Rhum", 3)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.pile_is("KH", "4S", "5S", "9C")
    table.is_quiet()


@ruling("BANG-399")
@pytest.mark.parametrize(("suits", "lives"), [("SSSS", 1), ("SHDC", 4), ("HHDD", 2)])
def test_a_life_for_each_suit(table: BangScenario, suits: str, lives: int) -> None:
    ranks = ["4", "5", "6", "7"] if suits == "SSSS" else ["9", "8", "J", "Q"]
    top = [f"{rank}{suit}" for rank, suit in zip(ranks, suits, strict=True)]
    table.seats(also=GOLD, deck_top=top, Ann={"life": 1}, Bob={}, Cat={}, Dan={})
    buying(table, "Rhum", 3)
    table.has_life(Ann=1 + lives, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-401")
@pytest.mark.parametrize("luck", ["Lucky Duke", "Horseshoe"])
def test_five_cards_of_which_four_count(table: BangScenario, luck: str) -> None:
    """Lucky Duke, or whoever has a Horseshoe, leaves out one of two spades and has four suits."""
    ann: Player = {"life": 1, "character": "Lucky Duke" if luck == "Lucky Duke" else "Willy the Kid"}
    table.seats(also=GOLD, deck_top=["4S", "5S", "KH", "9C", "2D"], Ann=ann, Bob={}, Cat={}, Dan={})
    if luck == "Horseshoe":
        equip(table, Ann=["Horseshoe"])
    buying(table, "Rhum", 3)
    assert len(table.decision("Ann", "leave_out").options) == 5
    table.asked("Ann").answers("5S")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.pile_is("5S", "4S", "KH", "9C", "2D")
    table.is_quiet()


@ruling("BANG-402")
def test_six_cards_of_which_four_count(table: BangScenario) -> None:
    table.seats(
        also=GOLD,
        deck_top=["4S", "5S", "6S", "KH", "9C", "2D"],
        Ann={"life": 1, "character": "Lucky Duke"},
        Bob={},
        Cat={},
        Dan={},
    )
    equip(table, Ann=["Horseshoe"])
    buying(table, "Rhum", 3)
    table.asked("Ann", kind="leave_out").answers("5S")
    assert len(table.decision("Ann", "leave_out").options) == 5
    table.asked("Ann").answers("6S")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    assert len(table.table.pile) == 6
    table.is_quiet()


class Tumbleweed(Trait):
    """Once in a turn a check is void, whoever makes it."""

    async def repeats_check(self, table: BangTable, me: Seat, player: Seat, by: str, cards: list[Card]) -> bool:
        if self.id in table.used:
            return False
        table.use_ability(player, self.id)
        return True


@ruling("BANG-744", "BANG-X112")
def test_a_void_rhum_is_poured_again(table: BangScenario) -> None:
    """All five cards that Ann turned up with her Horseshoe are void, and she turns up five others."""
    top = ["4S", "5S", "6S", "7S", "8S", "KH", "9C", "2D", "QS", "JH"]
    table.seats(also=GOLD, deck_top=top, Ann={"life": 1}, Bob={}, Cat={}, Dan={})
    equip(table, Ann=["Horseshoe"])
    table.laid.rules.append(Tumbleweed("tumbleweed"))
    table.laid.changed()
    buying(table, "Rhum", 3)
    table.asked("Ann", kind="leave_out").answers("4S")
    table.asked("Ann", kind="leave_out").answers("JH")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    assert len(table.table.pile) == 10
    table.is_quiet()


@needs("wild_west_show")
@ruling("BANG-X112")
def test_john_pain_takes_the_cards_of_a_rhum(table: BangScenario) -> None:
    """He holds four cards: two of those that count are his, until he holds six."""
    table.seats(
        also=GOLD,
        deck_top=["KH", "4S", "5S", "9C"],
        Ann={"life": 1},
        Bob={"character": "John Pain", "hand": ["Beer"] * 4},
        Cat={},
        Dan={},
    )
    buying(table, "Rhum", 3)
    table.has_cards(Bob=6)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@needs("high_noon")
@ruling("BANG-X112")
def test_blessed_rhum_has_one_suit(table: BangScenario) -> None:
    table.seats(also=[*GOLD, "high_noon"], deck_top=["KH", "4S", "5D", "9C"], Ann={"life": 1}, Bob={}, Cat={}, Dan={})
    under(table, "Blessing")
    buying(table, "Rhum", 3)
    table.has_life(Ann=2, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


# -------------------------------------------------------------------- Union Pacific, Gold Rush


@needs("wild_west_show")
@ruling("BANG-X116")
def test_the_union_pacific_brings_no_show(table: BangScenario) -> None:
    """Four cards, and no show card is turned up."""
    table.seats(also=[*GOLD, "wild_west_show"], Ann={}, Bob={}, Cat={}, Dan={})
    buying(table, "Union Pacific", 4)
    table.has_cards(Ann=4)
    assert not table.events("event_turned")
    table.is_quiet()


@ruling("BANG-X117")
def test_the_gold_rush_gives_all_lives_and_another_turn(table: BangScenario) -> None:
    """Ann, with two lives and four cards, discards down to two; then she has five lives and a whole turn."""
    table.seats(
        also=GOLD,
        deck_top=["Scope", "Jail"],
        Ann={"life": 2, "hand": ["Beer"] * 2 + ["Duel"] * 2},
        Bob={},
        Cat={},
        Dan={},
    )
    buying(table, "Gold Rush", 5)
    table.asked("Ann", kind="discard_excess").answers("Duel")
    table.asked("Ann", kind="discard_excess").answers("Duel")
    assert (table.active, table.table.extra_turn) == ("Ann", True)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=["Beer", "Beer", "Scope", "Jail"])
    assert under_deck(table) == ["gold_rush"]
    assert gold(table).purses[0] == 0
    table.ends_turn()
    table.is_quiet("Bob")


@ruling("BANG-X117")
def test_don_bell_does_not_check_for_a_third_turn(table: BangScenario) -> None:
    """He has another turn already, and at the end of that one he does not check either."""
    table.seats(Ann={"character": "Don Bell"}, Bob={}, Cat={}, Dan={})
    buying(table, "Gold Rush", 5)
    assert table.active == "Ann"
    table.ends_turn()
    assert not table.events("check_made")
    table.is_quiet("Bob")


@needs("fistful_of_cards")
@ruling("BANG-X117")
def test_a_vendetta_after_the_gold_rush(table: BangScenario) -> None:
    """Ann has another turn already: neither this one nor that one ends with a check."""
    table.seats(also=[*GOLD, "fistful_of_cards"], Ann={}, Bob={}, Cat={}, Dan={})
    under(table, "Vendetta")
    buying(table, "Gold Rush", 5)
    assert table.active == "Ann"
    table.ends_turn()
    assert not table.events("check_made")
    table.is_quiet("Bob")
