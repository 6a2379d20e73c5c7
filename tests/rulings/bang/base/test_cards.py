"""Panic!, Cat Balou, Stagecoach, Wells Fargo, Indians! and the symbols (BANG-142 to BANG-146, BANG-164 to BANG-202)."""

import pytest

from sagebrush.games.bang.options import FromHand
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario


@ruling("BANG-142", "BANG-192", "BANG-194", "BANG-199")
def test_panic_takes_a_chosen_card_in_play(table: BangScenario) -> None:
    """Ann chooses Bob's Barrel; it goes to her hand."""
    table.seats(
        Ann={"hand": ["Panic!"]}, Bob={"hand": ["Beer"], "play": ["Barrel", "Scope"]}, Cat={"hand": ["Beer"]}, Dan={}
    )
    table.turn("Ann").plays("Panic!", on="Bob", offered={"Bob"})
    table.asked("Ann", kind="choose_their_card", options=[("hand", "Bob"), "Barrel", "Scope"]).answers("Barrel")
    table.has_hand(Ann=["Barrel"], Bob=["Beer"])
    table.has_in_play(Ann=[], Bob=["Scope"])
    table.is_quiet()


@ruling("BANG-142", "BANG-192")
def test_panic_takes_a_random_card_of_the_hand(table: BangScenario) -> None:
    """Of three cards chance picks the Duel; only Ann and Bob know."""
    table.seats(Ann={"hand": ["Panic!"]}, Bob={"hand": ["Beer", "Duel", "Jail"]}, Cat={}, Dan={})
    table.turn("Ann")
    table.will_take("Bob", "Duel")
    table.plays("Panic!", on="Bob")
    table.has_hand(Ann=["Duel"], Bob=["Beer", "Jail"])
    taken = table.events("card_taken")[0]
    assert taken.seen_by(table.seat("Cat")).card is None
    assert taken.seen_by(table.seat("Bob")).card is not None
    table.is_quiet()


@ruling("BANG-142", "BANG-X06")
def test_panic_needs_a_card_at_distance_1(table: BangScenario) -> None:
    """Only Cat two seats away has a card: Panic! cannot be played."""
    table.seats(Ann={"hand": ["Panic!"]}, Bob={}, Cat={"hand": ["Beer"]}, Dan={})
    table.turn("Ann").may_play()
    table.cannot_play("Panic!", why="bang-why-too-far", ruling="BANG-142")
    table.is_quiet()


@ruling("BANG-X06")
def test_cat_balou_needs_somebody_with_a_card(table: BangScenario) -> None:
    """Nobody has a card besides the Cat Balou itself."""
    table.seats(Ann={"hand": ["Cat Balou"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").may_play()
    table.cannot_play("Cat Balou", why="bang-why-no-cards-there", ruling="BANG-X06")
    table.is_quiet()


@ruling("BANG-145", "BANG-193")
def test_stagecoach(table: BangScenario) -> None:
    table.seats(deck_top=["Beer", "Duel", "Jail"], Ann={"hand": ["Stagecoach"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Stagecoach")
    table.has_hand(Ann=["Beer", "Duel"])
    table.is_quiet()


@ruling("BANG-146", "BANG-193")
def test_wells_fargo(table: BangScenario) -> None:
    table.seats(deck_top=["Beer", "Duel", "Jail"], Ann={"hand": ["Wells Fargo"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Wells Fargo")
    table.has_hand(Ann=["Beer", "Duel", "Jail"])
    table.is_quiet()


@ruling("BANG-164", "BANG-195", "BANG-196")
def test_cat_balou_at_any_distance(table: BangScenario) -> None:
    """Dan sits three seats away with a Mustang: Ann discards it."""
    table.seats(Ann={"hand": ["Cat Balou"]}, Bob={}, Cat={}, Dan={"play": ["Mustang"]}, Eve={}, Fox={})
    table.turn("Ann").plays("Cat Balou", on="Dan", offered={"Dan"})
    table.has_in_play(Dan=[])
    table.pile_is("Cat Balou", "Mustang")
    table.is_quiet()


@ruling("BANG-195")
def test_cat_balou_on_a_hand(table: BangScenario) -> None:
    """A random card of the hand is discarded face up."""
    table.seats(Ann={"hand": ["Cat Balou"]}, Bob={"hand": ["Beer", "Duel"], "play": ["Scope"]}, Cat={}, Dan={})
    table.turn("Ann")
    table.will_take("Bob", "Duel")
    table.plays("Cat Balou", on="Bob").asked("Ann").answers(("hand", "Bob"))
    table.has_hand(Bob=["Beer"])
    table.pile_is("Cat Balou", "Duel")
    table.is_quiet()


@ruling("BANG-165", "BANG-200")
def test_cat_balou_on_oneself(table: BangScenario) -> None:
    """Bob gets rid of his own Jail."""
    table.seats(Ann={}, Bob={"hand": ["Cat Balou"], "play": ["Jail"]}, Cat={}, Dan={})
    table.turn("Bob").plays("Cat Balou", on="Bob", offered={"Bob"})
    table.has_in_play(Bob=[])
    table.is_quiet()


@ruling("BANG-144", "BANG-200")
def test_panic_on_ones_own_hand_changes_nothing(table: BangScenario) -> None:
    """A random card of one's own hand goes back to the hand."""
    table.seats(Ann={"hand": ["Panic!", "Beer"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Panic!", on="Ann", offered={"Ann"})
    table.has_hand(Ann=["Beer"])
    table.is_quiet()


@ruling("BANG-174", "BANG-175")
def test_indians(table: BangScenario) -> None:
    """Bob discards a BANG!, Cat will not, Dan's Barrel and Missed! do not help; Ann is safe."""
    table.seats(
        Ann={"hand": ["Indians!"]},
        Bob={"hand": ["BANG!"]},
        Cat={"hand": ["BANG!"]},
        Dan={"hand": ["Missed!"], "play": ["Barrel"]},
    )
    table.turn("Ann").plays("Indians!")
    table.asked("Bob", kind="discard_bang", options=["BANG!", None]).answers("BANG!")
    table.asked("Cat", options=["BANG!", None]).answers(None)
    table.asked("Dan", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=3)
    table.has_hand(Bob=[], Cat=["BANG!"], Dan=["Missed!"])
    table.is_quiet()


@ruling("BANG-190")
def test_missed_against_any_bang_effect(table: BangScenario) -> None:
    """The Missed! symbol cancels Gatling as well as BANG!."""
    table.seats(Ann={"hand": ["Gatling"]}, Bob={"hand": ["Missed!"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Gatling").asked("Bob").answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-198")
def test_reachable_by_weapon(table: BangScenario) -> None:
    """With a Winchester everybody at the table is within reach."""
    table.seats(Ann={"hand": ["BANG!"], "play": ["Winchester"]}, Bob={}, Cat={}, Dan={}, Eve={}, Fox={})
    table.turn("Ann").plays("BANG!", on="Dan", offered={"Ann", "Bob", "Cat", "Dan", "Eve", "Fox"})
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=3, Eve=4, Fox=4)
    table.is_quiet()


@ruling("BANG-199")
@pytest.mark.parametrize(("scope", "offered"), [(False, {"Bob"}), (True, {"Bob", "Cat"})])
def test_numbered_distance(table: BangScenario, *, scope: bool, offered: set[str]) -> None:
    """A Scope brings Cat to distance 1, a Schofield does not."""
    play = ["Schofield", "Scope"] if scope else ["Schofield"]
    table.seats(Ann={"hand": ["Panic!"], "play": play}, Bob={"hand": ["Beer"]}, Cat={"hand": ["Beer"]}, Dan={}, Eve={})
    table.turn("Ann").plays("Panic!", on="Bob", offered=offered | {"Ann"})
    table.is_quiet()


@ruling("BANG-192")
def test_the_choice_names_hand_and_play(table: BangScenario) -> None:
    """A hand is one choice, however many cards it holds; each card in play is one of its own."""
    table.seats(Ann={"hand": ["Panic!"]}, Bob={"hand": ["Beer", "Duel", "Jail"], "play": ["Scope"]}, Cat={}, Dan={})
    table.turn("Ann").plays("Panic!", on="Bob")
    options = table.decision("Ann").options
    assert len(options) == 2
    assert sum(isinstance(option, FromHand) for option in options) == 1
    table.asked("Ann").answers("Scope")
    table.is_quiet()
