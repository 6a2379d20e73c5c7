"""Molly Stark (BANG-283 to BANG-285)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario

MOLLY = "Molly Stark"


@ruling("BANG-283")
@pytest.mark.parametrize(("card", "drawn"), [("Missed!", 1), ("Dodge", 2)])
def test_molly_stark_draws_for_a_missed(card: str, drawn: int, table: BangScenario) -> None:
    """Molly answers Ann's BANG! with a card from hand and draws a card for it; for a Dodge one more."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"character": MOLLY, "hand": [card]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", options=[card, None]).answers(card)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_cards(Ann=0, Bob=drawn, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-283")
def test_molly_stark_draws_for_a_beer_at_the_last_life(table: BangScenario) -> None:
    """Molly, with 1 life, is hit, plays a Beer and draws a card."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"character": MOLLY, "hand": ["Beer"], "life": 1},
        Cat={},
        Dan={},
        deck_top=["Scope"],
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.asked("Bob", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=["Scope"])
    table.is_quiet()


@ruling("BANG-283")
def test_molly_stark_draws_for_a_bang_against_indians(table: BangScenario) -> None:
    """Discarding a BANG! against Indians! is voluntary: Molly draws a card at once."""
    table.seats(Ann={"hand": ["Indians!"]}, Bob={"character": MOLLY, "hand": ["BANG!"]}, Cat={"hand": ["Duel"]}, Dan={})
    table.turn("Ann").plays("Indians!")
    table.asked("Bob", kind="discard_bang", options=["BANG!", None]).answers("BANG!")
    table.has_cards(Ann=0, Bob=1, Cat=1, Dan=0)
    table.asked("Cat", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-283", "BANG-232")
def test_molly_stark_may_use_the_card_she_drew(table: BangScenario) -> None:
    """Slab's BANG! needs two: Molly plays her only Missed!, draws another and plays that one too."""
    table.seats(
        Ann={"character": "Slab the Killer", "hand": ["BANG!"]},
        Bob={"character": MOLLY, "hand": ["Missed!"]},
        Cat={},
        Dan={},
        deck_top=["Missed!", "Scope"],
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", options=["Missed!", None]).answers("Missed!")
    table.asked("Bob", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_hand(Bob=["Scope"])
    table.is_quiet()


@ruling("BANG-283")
def test_molly_stark_draws_nothing_for_a_card_in_play(table: BangScenario) -> None:
    """Molly uses her Sombrero from play, not from hand: no card."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"character": MOLLY, "play": ["Sombrero"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", options=["Sombrero", None]).answers("Sombrero")
    table.has_cards(Ann=0, Bob=0, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-283")
def test_molly_stark_draws_nothing_in_her_own_turn(table: BangScenario) -> None:
    """In her turn Molly plays a Beer, a Mustang and a Tequila with another card: she draws nothing."""
    table.seats(Ann={}, Bob={"character": MOLLY, "hand": ["Beer", "Mustang", "Tequila", "Duel"]}, Cat={}, Dan={})
    table.turn("Bob").plays("Beer")
    table.plays("Mustang")
    table.plays("Tequila", on="Bob")
    table.has_cards(Ann=0, Bob=0, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-284", "BANG-X24")
def test_molly_stark_draws_after_the_duel(table: BangScenario) -> None:
    """Ann duels Molly, who discards two BANG! cards and wins: only after the Duel she draws 2 cards."""
    table.seats(
        Ann={"hand": ["Duel", "BANG! QH"]},
        Bob={"character": MOLLY, "hand": ["BANG! KH", "BANG! AH"]},
        Cat={},
        Dan={},
        deck_top=["BANG! 2D", "Beer"],
    )
    table.turn("Ann").plays("Duel", on="Bob")
    table.asked("Bob", kind="discard_bang", options=["BANG!", None]).answers("BANG! KH")
    table.has_cards(Bob=1)
    table.asked("Ann", kind="discard_bang", options=["BANG!", None]).answers("BANG!")
    table.asked("Bob", kind="discard_bang", options=["BANG!", None]).answers("BANG! AH")
    table.has_hand(Ann=[], Bob=["BANG!", "Beer"])
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-284", "BANG-X24")
def test_molly_stark_who_loses_the_duel_but_lives_draws(table: BangScenario) -> None:
    """Molly discards one BANG!, has no other and loses 1 life; then she draws 1 card, too late for the Duel."""
    table.seats(
        Ann={"hand": ["Duel", "BANG!"]},
        Bob={"character": MOLLY, "hand": ["BANG!"]},
        Cat={},
        Dan={},
        deck_top=["BANG! 2D"],
    )
    table.turn("Ann").plays("Duel", on="Bob")
    table.asked("Bob", options=["BANG!", None]).answers("BANG!")
    table.asked("Ann", options=["BANG!", None]).answers("BANG!")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=["BANG!"])
    table.is_quiet()


@ruling("BANG-284")
def test_molly_stark_killed_in_the_duel_draws_nothing(table: BangScenario) -> None:
    """Molly, with 1 life, discards a BANG! and then loses the Duel: she is killed and draws nothing."""
    table.seats(Ann={"hand": ["Duel", "BANG!"]}, Bob={"character": MOLLY, "hand": ["BANG!"], "life": 1}, Cat={}, Dan={})
    table.turn("Ann").plays("Duel", on="Bob")
    table.asked("Bob", options=["BANG!", None]).answers("BANG!")
    table.asked("Ann", options=["BANG!", None]).answers("BANG!")
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.has_cards(Ann=0, Bob=0)
    assert not table.events("cards_drawn")
    table.is_quiet()


@ruling("BANG-284", "BANG-X32")
def test_molly_stark_saved_by_a_beer_in_the_duel_draws_for_the_beer_alone(table: BangScenario) -> None:
    """Molly, with 1 life, loses the Duel after one BANG!, but plays a Beer: she draws 1 card, none for the BANG!."""
    table.seats(
        Ann={"hand": ["Duel", "BANG!"]},
        Bob={"character": MOLLY, "hand": ["BANG!", "Beer"], "life": 1},
        Cat={},
        Dan={},
        deck_top=["Scope", "Jail"],
    )
    table.turn("Ann").plays("Duel", on="Bob")
    table.asked("Bob", options=["BANG!", None]).answers("BANG!")
    table.asked("Ann", options=["BANG!", None]).answers("BANG!")
    table.asked("Bob", kind="discard_bang", options=[None]).answers(None)
    table.asked("Bob", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=["Scope"])
    table.is_quiet()


@ruling("BANG-284", "BANG-X24")
def test_molly_stark_as_the_challenger_draws_nothing(table: BangScenario) -> None:
    """It is Molly's own turn: the BANG! she discards in her Duel gives her no card."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"character": MOLLY, "hand": ["Duel", "BANG!"]}, Cat={}, Dan={})
    table.turn("Bob").plays("Duel", on="Ann")
    table.asked("Ann", options=["BANG!", None]).answers("BANG!")
    table.asked("Bob", options=["BANG!", None]).answers("BANG!")
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.has_cards(Ann=0, Bob=0)
    table.is_quiet()


@ruling("BANG-285")
@pytest.mark.parametrize("card", ["Cat Balou", "Brawl", "Can Can"])
def test_molly_stark_draws_nothing_for_forced_discards(card: str, table: BangScenario) -> None:
    """Cat Balou, Brawl and Can Can make Molly lose a card from hand: she draws nothing."""
    if card == "Can Can":
        table.seats(Ann={"play": [card]}, Bob={"character": MOLLY, "hand": ["Duel"]}, Cat={}, Dan={})
        table.turn("Ann").uses(card, on="Bob", offered={"Bob"})
    else:
        table.seats(Ann={"hand": [card, "Beer"]}, Bob={"character": MOLLY, "hand": ["Duel"]}, Cat={}, Dan={})
        table.turn("Ann").plays(card, on="Bob" if card == "Cat Balou" else None)
    table.pile_is("Duel")
    table.has_cards(Bob=0, Cat=0, Dan=0)
    table.is_quiet()


@ruling("BANG-285")
@pytest.mark.parametrize("card", ["Panic!", "Rag Time"])
def test_molly_stark_draws_nothing_for_a_card_taken(card: str, table: BangScenario) -> None:
    """A card taken from her is neither played nor discarded."""
    table.seats(Ann={"hand": [card, "Beer"]}, Bob={"character": MOLLY, "hand": ["Duel"]}, Cat={}, Dan={})
    table.turn("Ann").plays(card, on="Bob")
    table.has_cards(Ann=2 if card == "Panic!" else 1, Bob=0, Cat=0, Dan=0)
    table.is_quiet()
