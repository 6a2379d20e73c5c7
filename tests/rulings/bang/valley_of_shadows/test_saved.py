"""Saved! (BANG-640 to BANG-643, BANG-734, BANG-742)."""

import pytest

from sagebrush.core.seats import Seat
from sagebrush.games.bang.moments import Loss
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Trait
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.valley_of_shadows.looking import NO_ESCAPE, PASS, under


@ruling("BANG-640", "BANG-734")
def test_saved_is_played_outside_ones_turn(table: BangScenario) -> None:
    """Ann hits Bob; Cat saves his life. He holds no card, so she draws two."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={},
        Cat={"hand": ["Saved!"]},
        Dan={},
        pile=NO_ESCAPE,
        deck_top=["Scope", "Beer"],
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Cat", kind="save_life", options=["Saved!", *PASS]).answers("Saved!")
    table.has_hand(Ann=[], Bob=[], Cat=["Scope", "Beer"])
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-640")
def test_saved_in_ones_own_turn(table: BangScenario) -> None:
    """Ann's Gatling hits everybody; she saves Cat from her own shot, but nobody can save himself."""
    table.seats(Ann={"hand": ["Gatling", "Saved!"]}, Bob={}, Cat={"life": 1}, Dan={}, pile=NO_ESCAPE)
    table.turn("Ann").plays("Gatling")
    table.asked("Ann", kind="save_life").answers(None)
    table.asked("Ann", kind="save_life").answers("Saved!")
    table.has_cards(Ann=2)
    table.has_life(Ann=5, Bob=3, Cat=1, Dan=3)
    table.is_quiet()


@ruling("BANG-640")
def test_saved_has_its_moment(table: BangScenario) -> None:
    """In phase 2 it cannot be played, and nobody plays it for himself."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"hand": ["Saved!"]}, Cat={}, Dan={}, pile=NO_ESCAPE)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.ends_turn()
    table.cannot_play("Saved!", why="bang-why-only-to-save", ruling="BANG-640")
    table.is_quiet("Bob")


@ruling("BANG-641", "BANG-643")
@pytest.mark.parametrize(("source", "left"), [("Bob", 1), ("deck_cards", 3)])
def test_two_cards_of_one_source(table: BangScenario, source: str, left: int) -> None:
    """Bob holds three cards: Cat takes two of them at random, or draws two; never one of each."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"hand": ["Beer", "Scope", "Mustang"]},
        Cat={"hand": ["Saved!"]},
        Dan={},
        pile=NO_ESCAPE,
        deck_top=["Stagecoach", "Barrel"],
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers(None)
    table.asked("Cat", kind="save_life").answers("Saved!")
    if source == "Bob":
        table.will_take("Bob", "Mustang")
        table.laid.chance.extend([0])  # type: ignore[attr-defined]
    table.asked("Cat", kind="take_thanks", options=["Bob", "deck_cards"]).answers(source)
    table.has_cards(Bob=left)
    table.has_hand(Cat=["Stagecoach", "Barrel"] if source == "deck_cards" else ["Mustang", "Beer"])
    assert all(event.hidden for event in table.events("card_taken"))
    table.is_quiet()


@ruling("BANG-642")
def test_the_only_card_or_two_from_the_deck(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"hand": ["Beer"]}, Cat={"hand": ["Saved!"]}, Dan={}, pile=NO_ESCAPE)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers(None)
    table.asked("Cat", kind="save_life").answers("Saved!")
    table.asked("Cat", kind="take_thanks", options=["Bob", "deck_cards"]).answers("Bob")
    table.has_hand(Bob=[], Cat=["Beer"])
    table.is_quiet()


@ruling("BANG-734", "BANG-742", "BANG-X102")
def test_one_life_of_several(table: BangScenario) -> None:
    """Dynamite would take three lives, with Saved! it takes Bob's two: he is killed, and Cat gets nothing for it."""
    table.seats(
        Ann={"role": "Sheriff"},
        Bob={"role": "Outlaw", "life": 2, "play": ["Dynamite"]},
        Cat={"hand": ["Saved!"]},
        Dan={},
        pile=NO_ESCAPE,
        deck_top=["2S"],
    )
    table.turn("Bob", phase="start").asked("Cat", kind="save_life", options=["Saved!", *PASS]).answers("Saved!")
    table.has_life(Ann=5, Bob=0, Cat=4, Dan=4)
    assert table.events("life_lost")[0].amount == 2
    # Her own turn has begun meanwhile: two cards, none for the one she could not save.
    table.has_cards(Cat=2)
    table.is_quiet("Cat")


@ruling("BANG-742")
def test_saved_comes_before_everything_else(table: BangScenario) -> None:
    """Bob would lose his last life: others are asked before he has to drink a Beer, and before his ability is tried."""

    class TriesLast(Trait):
        async def facing_death(self, table: BangTable, me: Seat, loss: Loss) -> None:
            raise AssertionError("nobody faces death here")

    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"life": 1, "hand": ["Beer"]},
        Cat={"hand": ["Saved!"]},
        Dan={},
        pile=NO_ESCAPE,
    )
    under(table, TriesLast("tries_last"))
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers(None)
    table.asked("Cat", kind="save_life").answers("Saved!")
    table.asked("Cat", kind="take_thanks").answers("deck_cards")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-742", "BANG-734")
def test_a_beer_after_half_a_rescue(table: BangScenario) -> None:
    """Aim takes two lives of Bob's last one: Cat saves one, a Beer the other; he is in play, so Cat takes her cards."""
    table.seats(
        Ann={"hand": ["Aim", "BANG!"]},
        Bob={"life": 1, "hand": ["Beer", "Scope"]},
        Cat={"hand": ["Saved!"]},
        Dan={},
        pile=NO_ESCAPE,
    )
    table.turn("Ann").plays("Aim", on="Bob").asked("Bob", kind="defend").answers(None)
    table.asked("Cat", kind="save_life").answers("Saved!")
    table.asked("Bob", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.asked("Cat", kind="take_thanks").answers("Bob")
    table.has_hand(Bob=[], Cat=["Scope"])
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X102", "BANG-109")
def test_all_who_may_hold_it_are_asked_in_turn(table: BangScenario) -> None:
    """Ann (whose turn it is), Cat and Dan hold cards: they are asked clockwise, whatever they hold; Eve holds none."""
    table.seats(
        Ann={"hand": ["Duel", "Beer"]}, Bob={}, Cat={"hand": ["Beer"]}, Dan={"hand": ["Saved!"]}, Eve={}, pile=NO_ESCAPE
    )
    table.turn("Ann").plays("Duel", on="Bob")
    table.asked("Ann", kind="save_life", options=PASS).answers(None)
    table.asked("Cat", kind="save_life", options=PASS).answers("pass turn")
    table.asked("Dan", kind="save_life", options=["Saved!", *PASS]).answers("Saved!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4, Eve=4)
    table.is_quiet()


@ruling("BANG-X102")
def test_nobody_is_asked_when_everybody_sees_the_card(table: BangScenario) -> None:
    """Saved! lies on the discard pile: Bob loses his life at once."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={}, Cat={"hand": ["Beer"]}, Dan={}, pile=["Escape", "Saved!"])
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X102", "BANG-203", "BANG-209")
@pytest.mark.parametrize("character", ["Bart Cassidy", "El Gringo"])
def test_a_life_that_is_saved_pays_nobody(table: BangScenario, character: str) -> None:
    table.seats(
        Ann={"hand": ["BANG!", "Beer"]}, Bob={"character": character}, Cat={"hand": ["Saved!"]}, Dan={}, pile=NO_ESCAPE
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Ann", kind="save_life").answers(None)
    table.asked("Cat", kind="save_life").answers("Saved!")
    table.has_cards(Ann=1, Bob=0, Cat=2)
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-640")
def test_molly_stark_draws_for_her_rescue(table: BangScenario) -> None:
    """Molly saves Bob: one card for the card she played, two for the rescue."""
    table.seats(
        Ann={"hand": ["BANG!"]}, Bob={}, Cat={"hand": ["Saved!"], "character": "Molly Stark"}, Dan={}, pile=NO_ESCAPE
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Cat", kind="save_life").answers("Saved!")
    table.has_cards(Cat=3)
    table.is_quiet()


@ruling("BANG-225", "BANG-734")
def test_sid_ketchum_before_his_cards_are_taken(table: BangScenario) -> None:
    """Cat saves Sid and wants two cards of his hand: he may use them for a life first, and she takes the last one."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"hand": ["Beer", "Scope", "Mustang"], "character": "Sid Ketchum", "life": 2},
        Cat={"hand": ["Saved!"]},
        Dan={},
        pile=NO_ESCAPE,
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers(None)
    table.asked("Cat", kind="save_life").answers("Saved!")
    table.asked("Cat", kind="take_thanks").answers("Bob")
    table.asked("Bob", kind="any_time").answers("sid_ketchum")
    table.asked("Bob", kind="pay_card").answers("Beer")
    table.asked("Bob", kind="pay_card").answers("Scope")
    table.has_hand(Bob=[], Cat=["Mustang"])
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-237", "BANG-642")
def test_suzy_lafayette_saved_and_robbed(table: BangScenario) -> None:
    """Cat takes the only card of Suzy, whom she saved: Suzy may draw."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"hand": ["Beer"], "character": "Suzy Lafayette"},
        Cat={"hand": ["Saved!"]},
        Dan={},
        pile=NO_ESCAPE,
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers(None)
    table.asked("Cat", kind="save_life").answers("Saved!")
    table.asked("Cat", kind="take_thanks").answers("Bob")
    table.asked("Bob", kind="may_use").answers("yes")
    table.has_cards(Bob=1, Cat=1)
    table.is_quiet()
