"""Bandidos, Poker, Tornado and Last Call (BANG-647, BANG-654, BANG-655, BANG-733)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.valley_of_shadows.looking import NO_SAVED, QUIET


@ruling("BANG-733")
def test_two_cards_or_a_life(table: BangScenario) -> None:
    """Bob discards two of his three cards, Cat keeps hers and loses a life, Dan has no card and loses a life."""
    table.seats(
        Ann={"hand": ["Bandidos"]},
        Bob={"hand": ["Beer", "Scope", "BANG!"]},
        Cat={"hand": ["Beer", "BANG!"]},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("Bandidos")
    table.asked("Bob", kind="pay_bandidos", options=["Beer", "Scope", "BANG!", None]).answers("Scope")
    table.asked("Bob", kind="pay_card", options=["Beer", "BANG!"]).answers("BANG!")
    table.asked("Cat", kind="pay_bandidos").answers(None)
    table.has_hand(Bob=["Beer"], Cat=["Beer", "BANG!"])
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-647", "BANG-733")
def test_the_only_card_buys_the_life_too(table: BangScenario) -> None:
    """Bob holds one card: discarding it is enough. Cat could do the same and prefers to lose a life."""
    table.seats(Ann={"hand": ["Bandidos"]}, Bob={"hand": ["Beer"]}, Cat={"hand": ["Scope"]}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("Bandidos")
    table.asked("Bob", kind="pay_bandidos", options=["Beer", None]).answers("Beer")
    table.asked("Cat", kind="pay_bandidos", options=["Scope", None]).answers(None)
    table.has_cards(Bob=0, Cat=1)
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=3)
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-X105")
def test_molly_stark_discards_of_her_own_will(table: BangScenario) -> None:
    """Two cards discarded for Bandidos bring her two."""
    table.seats(
        Ann={"hand": ["Bandidos"]},
        Bob={"hand": ["Beer", "Scope"], "character": "Molly Stark"},
        Cat={},
        Dan={},
        pile=QUIET,
        deck_top=["Mustang", "Barrel"],
    )
    table.turn("Ann").plays("Bandidos").asked("Bob", kind="pay_bandidos").answers("Beer")
    table.has_hand(Bob=["Mustang", "Barrel"])
    table.is_quiet()


@ruling("BANG-225", "BANG-733")
def test_sid_ketchum_may_heal_first(table: BangScenario) -> None:
    """Sid discards two cards for a life, and then loses one to Bandidos with nothing left to give."""
    table.seats(
        Ann={"hand": ["Bandidos"]},
        Bob={"hand": ["Beer", "Scope"], "character": "Sid Ketchum", "life": 2},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("Bandidos")
    table.asked("Bob", kind="pay_bandidos", options=["Beer", "Scope", "sid_ketchum", None]).answers("sid_ketchum")
    table.asked("Bob", kind="pay_card").answers("Beer")
    table.has_life(Ann=5, Bob=2, Cat=3, Dan=3)
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-733")
def test_apache_kid_and_bandidos(table: BangScenario) -> None:
    """Bandidos are a diamond: they pass him by."""
    table.seats(
        Ann={"hand": ["Bandidos"]}, Bob={"character": "Apache Kid", "hand": ["Beer"]}, Cat={}, Dan={}, pile=QUIET
    )
    table.turn("Ann").plays("Bandidos")
    table.has_cards(Bob=1)
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-X105", "BANG-629")
def test_a_ghost_has_nothing_to_fear_from_bandidos(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Ghost", "Bandidos"]}, Bob={"dead": True, "role": "Outlaw"}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("Ghost", on="Bob").plays("Bandidos")
    table.has_life(Ann=5, Bob=0, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-X96")
def test_no_ace_two_cards(table: BangScenario) -> None:
    """Bob, Cat and Dan put down a card, all at once; there is no ace, so Ann takes two and the third is discarded."""
    table.seats(
        Ann={"hand": ["Poker"]},
        Bob={"hand": ["Beer", "Scope"]},
        Cat={"hand": ["Mustang", "Barrel"]},
        Dan={"hand": ["BANG! 2D"]},
        pile=QUIET,
    )
    table.turn("Ann").plays("Poker")
    assert {table.name(decision.seat) for decision in table.match.decisions} == {"Bob", "Cat"}
    table.asked("Cat", kind="put_down", options=["Mustang", "Barrel"]).answers("Barrel")
    table.asked("Bob", kind="put_down", options=["Beer", "Scope"]).answers("Beer")
    table.asked("Ann", kind="pick_from_store", options=["Beer", "Barrel", "BANG!"]).answers("Barrel")
    table.asked("Ann", kind="pick_from_store", options=["Beer", "BANG!"]).answers("Beer")
    table.has_hand(Ann=["Barrel", "Beer"], Bob=["Scope"], Cat=["Mustang"], Dan=[])
    table.pile_is("Poker", "BANG! 2D")
    table.is_quiet()


@ruling("BANG-X96")
def test_an_ace_spoils_it(table: BangScenario) -> None:
    """Dan's card is an ace: all of them are discarded."""
    table.seats(
        Ann={"hand": ["Poker"]},
        Bob={"hand": ["Beer"]},
        Cat={"hand": ["Mustang"]},
        Dan={"hand": ["BANG! AD", "Missed!"]},
        pile=QUIET,
    )
    table.turn("Ann").plays("Poker").asked("Dan", kind="put_down").answers("BANG!")
    table.has_cards(Ann=0, Bob=0, Cat=0, Dan=1)
    table.pile_is("Poker", "Beer", "Mustang", "BANG! AD")
    table.is_quiet()


@ruling("BANG-X96")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_few_cards_to_win(table: BangScenario, cards: int) -> None:
    """Whoever has no card puts down none; of one or two cards Ann takes them all, unasked."""
    hands = [["Beer"], ["Mustang"], []]
    table.seats(
        Ann={"hand": ["Poker"]},
        Bob={"hand": hands[0] if cards > 0 else []},
        Cat={"hand": hands[1] if cards > 1 else []},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("Poker")
    table.has_cards(Ann=cards, Bob=0, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-X96", "BANG-237")
def test_suzy_lafayette_puts_down_her_last_card(table: BangScenario) -> None:
    """When the Poker is over she may draw."""
    table.seats(
        Ann={"hand": ["Poker"]}, Bob={"hand": ["Beer"], "character": "Suzy Lafayette"}, Cat={}, Dan={}, pile=QUIET
    )
    table.turn("Ann").plays("Poker").asked("Bob", kind="may_use").answers("yes")
    table.has_cards(Ann=1, Bob=1)
    table.is_quiet()


@ruling("BANG-654")
def test_all_pass_two_cards_to_the_left(table: BangScenario) -> None:
    """All choose at once: nobody passes on what he has just received."""
    table.seats(
        Ann={"hand": ["Tornado", "Beer", "Scope", "Mustang"]},
        Bob={"hand": ["BANG!", "BANG!", "Missed!"]},
        Cat={"hand": ["Duel", "Jail"]},
        Dan={"hand": ["Gatling", "Barrel"]},
        pile=QUIET,
    )
    table.turn("Ann").plays("Tornado")
    table.asked("Ann", kind="pass_left", options=["Beer", "Scope", "Mustang"]).answers("Beer")
    table.asked("Bob", kind="pass_left", options=["BANG!", "Missed!"]).answers("BANG!")
    table.asked("Bob", kind="pass_left", options=["BANG!", "Missed!"]).answers("Missed!")
    table.asked("Ann", kind="pass_left", options=["Scope", "Mustang"]).answers("Scope")
    table.has_hand(
        Ann=["Mustang", "Gatling", "Barrel"],
        Bob=["BANG!", "Beer", "Scope"],
        Cat=["BANG!", "Missed!"],
        Dan=["Duel", "Jail"],
    )
    table.is_quiet()


@ruling("BANG-655")
def test_who_has_fewer_passes_fewer(table: BangScenario) -> None:
    """Bob passes his only card, Cat none: Cat gets one card, Dan none."""
    table.seats(
        Ann={"hand": ["Tornado", "Beer", "Scope"]}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={"hand": ["Jail"]}, pile=QUIET
    )
    table.turn("Ann").plays("Tornado")
    table.has_hand(Ann=["Jail"], Bob=["Beer", "Scope"], Cat=["BANG!"], Dan=[])
    table.is_quiet()


@ruling("BANG-X108", "BANG-237")
def test_suzy_lafayette_in_a_tornado(table: BangScenario) -> None:
    """Suzy passes all she has and gets a card at the same moment: her hand was never empty. Dan's Suzy gets none."""
    table.seats(
        Ann={"hand": ["Tornado", "Beer"]},
        Bob={"hand": ["BANG!"], "character": "Suzy Lafayette"},
        Cat={},
        Dan={"character": "Black Jack"},
        pile=QUIET,
    )
    table.turn("Ann").plays("Tornado")
    table.has_hand(Ann=[], Bob=["Beer"], Cat=["BANG!"], Dan=[])
    table.is_quiet()


@ruling("BANG-X108")
def test_the_dead_are_passed_over(table: BangScenario) -> None:
    """Bob is out: Ann's cards go to Cat, the next one in play on her left."""
    table.seats(Ann={"hand": ["Tornado", "Beer"]}, Bob={"dead": True}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("Tornado")
    table.has_hand(Ann=[], Cat=["Beer"], Dan=[])
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-X98")
def test_a_last_call_with_two_players_left(table: BangScenario) -> None:
    """Ann regains a life though only two are left; Tequila Joe gets no more from it than anybody."""
    table.seats(
        Ann={"hand": ["Last Call", "Beer"], "life": 2, "character": "Tequila Joe"},
        Bob={"role": "Renegade"},
        Cat={"dead": True},
        Dan={"dead": True},
        pile=QUIET,
    )
    table.turn("Ann").plays("Last Call")
    table.has_life(Ann=3, Bob=4, Cat=0, Dan=0)
    table.plays("Beer")
    table.has_life(Ann=3, Bob=4, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-X98")
def test_a_last_call_is_no_beer(table: BangScenario) -> None:
    """It does not save Bob from a lethal hit."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"hand": ["Last Call", "Scope"], "life": 1, "role": "Outlaw"},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers(None)
    table.asked("Bob", kind="last_chance", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-225", "BANG-X96")
def test_sid_ketchum_before_a_poker(table: BangScenario) -> None:
    """Before he must put down a card Sid may use his two cards; then he has none to put down."""
    table.seats(
        Ann={"hand": ["Poker"]},
        Bob={"hand": ["Beer", "Scope"], "character": "Sid Ketchum", "life": 3},
        Cat={},
        Dan={},
        pile=NO_SAVED,
    )
    table.turn("Ann").plays("Poker").asked("Bob", kind="any_time").answers("sid_ketchum")
    table.asked("Bob", kind="pay_card").answers("Beer")
    table.has_cards(Ann=0, Bob=0)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()
