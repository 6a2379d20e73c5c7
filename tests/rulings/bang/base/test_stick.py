"""The stick-of-dynamite variant (BANG-240 to BANG-248)."""

import pytest

from sagebrush import Match
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.view import BangView
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario


@ruling("BANG-240", "BANG-241")
@pytest.mark.parametrize("sheriff", [1, 2, 3, 4, 5])
def test_the_sheriff_has_the_stick_at_first(sheriff: int) -> None:
    """Everything else is as usual: roles, lives and hands."""
    plain = Match.new("bang", players=5, seed=4, sheriff=sheriff).table
    match = Match.new("bang", players=5, seed=4, sheriff=sheriff, stick_of_dynamite=True)
    assert isinstance(plain, BangTable)
    assert isinstance(match.table, BangTable)
    assert (plain.roles, plain.characters, plain.life) == (match.table.roles, match.table.characters, match.table.life)
    seen = match.view(None)
    assert isinstance(seen, BangView)
    assert seen.stick == sheriff - 1


@ruling("BANG-242")
def test_no_dynamite_in_a_starting_hand() -> None:
    """With whatever seed: full hands, and Dynamite is in the deck or was drawn later and lies in play."""
    dealt = 0
    for seed in range(60):
        plain = Match.new("bang", players=7, seed=seed).table
        table = Match.new("bang", players=7, seed=seed, stick_of_dynamite=True).table
        assert isinstance(plain, BangTable)
        assert isinstance(table, BangTable)
        dealt += any(card.name == "dynamite" for hand in plain.hands for card in hand)
        assert not any(card.name == "dynamite" for hand in table.hands for card in hand)
        for seat, hand in enumerate(table.hands):
            assert seat == table.active or len(hand) == table.characters[seat].hand
        assert table.middle == []
        assert any(card.name == "dynamite" for cards in (table.deck, *table.fronts) for card in cards)
    assert dealt > 5, "no seed dealt a Dynamite, so nothing was shown"


@ruling("BANG-243")
def test_the_stick_goes_to_whoever_wounds_with_a_bang(table: BangScenario) -> None:
    """Bob wounds Cat with a BANG! card in his turn: the stick comes from Ann to him."""
    table.seats(stick="Ann", Ann={}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={})
    table.turn("Bob").plays("BANG!", on="Cat")
    assert [event.seat for event in table.events("stick_moved")] == [1]
    assert table.table.stick == 1
    table.is_quiet()


@ruling("BANG-243")
def test_the_stick_stays_without_a_wound(table: BangScenario) -> None:
    """Cat misses; and Gatling or a Duel are no BANG! cards."""
    table.seats(
        stick="Ann", Ann={}, Bob={"hand": ["BANG!", "Gatling", "Duel"]}, Cat={"hand": ["Missed!", "Beer"]}, Dan={}
    )
    table.turn("Bob").plays("BANG!", on="Cat").asked("Cat").answers("Missed!")
    table.plays("Gatling").asked("Cat").answers(None)
    table.plays("Duel", on="Dan")
    table.has_life(Ann=4, Bob=4, Cat=3, Dan=2)
    assert table.table.stick == 0
    table.is_quiet()


@ruling("BANG-243")
def test_wounding_oneself_does_not_count(table: BangScenario) -> None:
    table.seats(stick="Ann", Ann={}, Bob={"hand": ["BANG!"]}, Cat={}, Dan={})
    table.turn("Bob").plays("BANG!", on="Bob")
    assert table.table.stick == 0
    table.is_quiet()


@ruling("BANG-244", "BANG-245")
def test_a_drawn_dynamite_goes_to_the_holder(table: BangScenario) -> None:
    """Bob draws Dynamite in phase 1: it lies in front of Cat who has the stick, and he draws another card."""
    table.seats(stick="Cat", deck_top=["Beer", "Dynamite", "Duel", "Jail"], Ann={}, Bob={}, Cat={}, Dan={})
    table.turn("Bob", phase="draw")
    table.has_hand(Bob=["Beer", "Duel"])
    table.has_in_play(Ann=[], Bob=[], Cat=["Dynamite"], Dan=[])
    table.is_quiet()


@ruling("BANG-244", "BANG-245")
def test_a_checked_dynamite_goes_to_the_holder(table: BangScenario) -> None:
    """Bob's Barrel turns up Dynamite (hearts): it does not count, the next card (clubs) does."""
    table.seats(
        stick="Dan", deck_top=["Dynamite", "7C"], Ann={"hand": ["BANG!"]}, Bob={"play": ["Barrel"]}, Cat={}, Dan={}
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers("Barrel")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_in_play(Dan=["Dynamite"])
    table.pile_is("BANG!", "7C")
    table.is_quiet()


@ruling("BANG-246", "BANG-247")
def test_then_it_behaves_as_usual_and_returns_to_the_deck(table: BangScenario) -> None:
    """It is checked, moves on, and when it explodes it is shuffled into the deck at once."""
    table.seats(stick="Ann", deck_top=["KH", "2C", "3C", "5S"], Ann={"play": ["Dynamite"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", phase="start")
    table.has_in_play(Ann=[], Bob=["Dynamite"])
    table.ends_turn()
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    assert [event.seat for event in table.events("dynamite_exploded")] == [1]
    assert not any(card.name == "dynamite" for card in table.table.pile)
    table.is_quiet("Bob")


@ruling("BANG-247")
def test_a_removed_dynamite_is_shuffled_into_the_deck(table: BangScenario) -> None:
    """Cat Balou on Bob's Dynamite: it is in the deck, not on the discard pile."""
    table.seats(stick="Ann", Ann={"hand": ["Cat Balou"]}, Bob={"play": ["Dynamite"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Cat Balou", on="Bob")
    table.has_in_play(Ann=[], Bob=[])
    table.pile_is("Cat Balou")
    assert any(card.name == "dynamite" for card in table.table.deck)
    table.is_quiet()


@ruling("BANG-248")
def test_a_taken_dynamite_goes_to_the_holder(table: BangScenario) -> None:
    """Ann takes Bob's Dynamite with Panic!: it is put in front of Dan who has the stick."""
    table.seats(stick="Dan", Ann={"hand": ["Panic!"]}, Bob={"play": ["Dynamite"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Panic!", on="Bob")
    table.has_hand(Ann=[])
    table.has_in_play(Ann=[], Bob=[], Dan=["Dynamite"])
    table.is_quiet()


@ruling("BANG-X21")
def test_the_stick_does_not_stay_with_the_dead(table: BangScenario) -> None:
    """Bob holds the stick and dies of an Indian attack: it goes to Cat on his left."""
    table.seats(stick="Bob", Ann={"hand": ["Indians!"]}, Bob={"life": 1}, Cat={}, Dan={})
    table.turn("Ann").plays("Indians!")
    assert table.table.stick == 2
    table.is_quiet()


@ruling("BANG-X22")
def test_a_dynamite_in_the_store(table: BangScenario) -> None:
    """General Store turns up Dynamite: it goes to the holder, and another card takes its place."""
    table.seats(
        stick="Cat",
        deck_top=["Beer", "Dynamite", "Duel", "Jail", "Scope"],
        Ann={"hand": ["General Store"]},
        Bob={},
        Cat={},
        Dan={},
    )
    table.turn("Ann").plays("General Store")
    table.has_in_play(Cat=["Dynamite"])
    table.asked("Ann", options=["Beer", "Duel", "Jail", "Scope"]).answers("Beer")
    table.asked("Bob").answers("Duel")
    table.asked("Cat").answers("Jail")
    table.is_quiet()


@ruling("BANG-X22")
def test_kit_carlson_looks_past_a_dynamite(table: BangScenario) -> None:
    table.seats(
        stick="Cat",
        deck_top=["Beer", "Dynamite", "Duel", "Jail"],
        Ann={"character": "Kit Carlson"},
        Bob={},
        Cat={},
        Dan={},
    )
    table.turn("Ann", phase="draw")
    table.asked("Ann", kind="return_card", options=["Beer", "Duel", "Jail"]).answers("Duel")
    table.has_hand(Ann=["Beer", "Jail"])
    table.has_in_play(Cat=["Dynamite"])
    table.is_quiet()
