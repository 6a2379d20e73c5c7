"""The discard pile becomes the deck as soon as the last card is gone (BANG-037, BANG-X15)."""

from __future__ import annotations

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario


def leave(table: BangScenario, cards: int) -> None:
    """Only so many cards lie on the deck."""
    table.laid.deck = table.laid.deck[len(table.laid.deck) - cards :]


@ruling("BANG-037")
def test_at_once_and_not_only_when_a_card_is_needed(table: BangScenario) -> None:
    """Ann draws the last two cards: the pile of two is the deck before she plays anything."""
    table.seats(deck_top=["Scope", "Saloon"], pile=["Beer", "Duel"], Ann={}, Bob={}, Cat={}, Dan={})
    leave(table, 2)
    table.turn("Ann", phase="draw")
    table.has_hand(Ann=["Scope", "Saloon"])
    assert (len(table.table.deck), table.table.pile) == (2, [])
    assert [event.count for event in table.events("deck_shuffled")] == [2]
    table.is_quiet()


@ruling("BANG-037")
def test_not_while_a_card_is_left(table: BangScenario) -> None:
    table.seats(deck_top=["Scope", "Saloon", "Jail"], pile=["Beer", "Duel"], Ann={}, Bob={}, Cat={}, Dan={})
    leave(table, 3)
    table.turn("Ann", phase="draw")
    assert (len(table.table.deck), len(table.table.pile)) == (1, 2)
    table.is_quiet()


@ruling("BANG-037", "BANG-093")
def test_a_check_with_the_last_card(table: BangScenario) -> None:
    """The card of the check is turned up when the pile is shuffled, and is the first of the new pile."""
    table.seats(
        deck_top=["5H"], pile=["Beer", "Duel"], Ann={"hand": ["BANG!"]}, Bob={"play": ["Barrel"]}, Cat={}, Dan={}
    )
    leave(table, 1)
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob").answers("Barrel")
    assert (len(table.table.deck), len(table.table.pile)) == (3, 1)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-037", "BANG-218", "BANG-X15")
def test_cards_looked_at_are_not_gone(table: BangScenario) -> None:
    """Kit Carlson looks at the last three cards and leaves one of them: the pile stays where it is."""
    table.seats(
        deck_top=["Scope", "Saloon", "Jail"],
        pile=["Beer", "Duel"],
        Ann={"character": "Kit Carlson"},
        Bob={},
        Cat={},
        Dan={},
    )
    leave(table, 3)
    table.turn("Ann", phase="draw")
    table.asked("Ann").answers("Jail")
    assert ([card.name for card in table.table.deck], len(table.table.pile)) == (["jail"], 2)
    table.is_quiet()


@ruling("BANG-X15")
def test_with_an_empty_pile_it_waits(table: BangScenario) -> None:
    """The last card goes while there is no pile; what is discarded later is shuffled when a card is needed."""
    table.seats(deck_top=["Scope"], Ann={"hand": ["Stagecoach", "Mustang"]}, Bob={"hand": ["Beer"]}, Cat={}, Dan={})
    leave(table, 1)
    table.turn("Ann").plays("Stagecoach")
    table.has_hand(Ann=["Scope", "Stagecoach", "Mustang"])
    assert (table.table.deck, table.table.pile) == ([], [])
    table.is_quiet()
