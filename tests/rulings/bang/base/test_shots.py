"""BANG!, Missed!, Volcanic, Gatling and Barrel (BANG-119 to BANG-130, BANG-150 to BANG-152, BANG-159 to BANG-163)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario


@ruling("BANG-119", "BANG-120")
def test_volcanic(table: BangScenario) -> None:
    """Three BANG! cards in one turn, at Bob and at Dan; Cat two seats away stays out of range."""
    table.seats(Ann={"hand": ["BANG! 2C", "BANG! 3C", "BANG! 4C"], "play": ["Volcanic"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.plays("BANG!", on="Bob").plays("BANG!", on="Dan")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=3)
    table.is_quiet()


@ruling("BANG-119")
def test_volcanic_played_after_the_first_bang(table: BangScenario) -> None:
    """Ann has played her BANG!; with a Volcanic put down now she may go on shooting."""
    table.seats(Ann={"hand": ["BANG! 2C", "BANG! 3C", "Volcanic"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob").may_play("Volcanic")
    table.plays("Volcanic").plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-126", "BANG-130")
def test_missed_cancels_the_shot(table: BangScenario) -> None:
    """Bob plays Missed!: no life is lost, and both cards lie on the discard pile."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"hand": ["Missed!", "Beer"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_hand(Ann=[], Bob=["Beer"])
    table.pile_is("BANG!", "Missed!")
    table.is_quiet()


@ruling("BANG-126")
def test_missed_is_not_played_in_ones_own_turn(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Missed!"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").may_play()
    table.cannot_play("Missed!", why="bang-why-only-when-shot-at", ruling="BANG-126")
    table.is_quiet()


@ruling("BANG-127", "BANG-189")
def test_a_hit(table: BangScenario) -> None:
    """Bob keeps his Missed! for later and loses 1 life."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"hand": ["Missed!"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.has_hand(Bob=["Missed!"])
    table.is_quiet()


@ruling("BANG-127")
def test_a_hand_is_always_asked(table: BangScenario) -> None:
    """Bob holds nothing that helps; he is asked all the same, so that nobody learns it."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"hand": ["Beer"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-129")
def test_only_the_target_answers(table: BangScenario) -> None:
    """Cat holds a Missed!, but Bob is shot: nobody asks her."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={}, Cat={"hand": ["Missed!"]}, Dan={"hand": ["Missed!"]})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-150", "BANG-152", "BANG-197")
def test_gatling_hits_everybody_else(table: BangScenario) -> None:
    """Five players, whatever the distance: Bob misses, Dan's Barrel helps, Cat and Eve lose a life; Ann is safe."""
    table.seats(
        deck_top=["6H"],
        Ann={"hand": ["Gatling"]},
        Bob={"hand": ["Missed!"]},
        Cat={"play": ["Mustang"]},
        Dan={"play": ["Barrel"]},
        Eve={},
    )
    table.turn("Ann").plays("Gatling")
    table.asked("Bob").answers("Missed!")
    table.asked("Dan").answers("Barrel")
    table.has_life(Ann=5, Bob=4, Cat=3, Dan=4, Eve=3)
    table.is_quiet()


@ruling("BANG-151")
def test_gatling_does_not_use_up_the_bang(table: BangScenario) -> None:
    """Gatling first, BANG! afterwards."""
    table.seats(Ann={"hand": ["Gatling", "BANG!"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Gatling").plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=2, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-159", "BANG-161", "BANG-163")
def test_after_the_barrel_failed_missed_may_follow(table: BangScenario) -> None:
    """Clubs: the Barrel does nothing and cannot be tried again, but Missed! may be played."""
    table.seats(deck_top=["7C"], Ann={"hand": ["BANG!"]}, Bob={"hand": ["Missed!"], "play": ["Barrel"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", options=["Barrel", "Missed!", None]).answers("Barrel")
    table.asked("Bob", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.has_in_play(Bob=["Barrel"])
    table.is_quiet()


@ruling("BANG-159")
def test_the_barrel_may_be_left_alone(table: BangScenario) -> None:
    """Bob does not check, for no reason at all, and loses a life."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"play": ["Barrel"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", options=["Barrel", None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    assert table.events("check_made") == []
    table.is_quiet()


@ruling("BANG-160")
@pytest.mark.parametrize(("sign", "life"), [("5H", 4), ("5S", 3), ("5D", 3), ("5C", 3)])
def test_only_hearts_help(table: BangScenario, sign: str, life: int) -> None:
    table.seats(deck_top=[sign], Ann={"hand": ["BANG! 2C"]}, Bob={"play": ["Barrel"]}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob").answers("Barrel")
    table.has_life(Ann=5, Bob=life, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-201")
def test_shooting_oneself(table: BangScenario) -> None:
    """The rulebook allows it: Ann aims at herself, and may even cancel her own shot."""
    table.seats(Ann={"hand": ["BANG! 2C", "BANG! 3C", "Missed!"], "play": ["Volcanic"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("BANG!", on="Ann").asked("Ann", options=["Missed!", None]).answers("Missed!")
    table.plays("BANG!", on="Ann")
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-201")
def test_killing_oneself(table: BangScenario) -> None:
    """Bob, an Outlaw at 1 life, shoots himself: nobody is rewarded, and it is Cat's turn."""
    table.seats(Ann={}, Bob={"role": "outlaw", "life": 1, "hand": ["BANG!"]}, Cat={}, Dan={})
    table.turn("Bob").plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    table.has_cards(Ann=0, Bob=0, Cat=2, Dan=0)
    table.is_quiet("Cat")
