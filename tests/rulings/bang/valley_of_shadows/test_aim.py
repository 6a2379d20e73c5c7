"""Aim and Colorado Bill (BANG-616, BANG-646, BANG-656, BANG-746)."""

import pytest

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.event_deck import EVENTS
from sagebrush.games.bang.moments import Shot
from sagebrush.games.bang.options import AnswerByAbility
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Trait
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.valley_of_shadows.looking import QUIET, under


@ruling("BANG-X94")
def test_an_aimed_bang_takes_two_lives(table: BangScenario) -> None:
    """Ann plays Aim and her BANG! card at Bob: he loses two lives, and it was her BANG! of the turn."""
    table.seats(Ann={"hand": ["Aim", "BANG!", "BANG!"]}, Bob={}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("Aim", on="Bob", offered={"Ann", "Bob", "Dan"})
    table.asked("Ann", kind="choose_bang", options=["BANG!"]).answers("BANG!")
    table.has_hand(Ann=["BANG!"])
    table.may_play()
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X94")
def test_one_missed_is_enough(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Aim", "BANG!"]}, Bob={"hand": ["Missed!"]}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("Aim", on="Bob").asked("Bob", kind="defend").answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X94")
def test_no_aim_without_a_bang_card(table: BangScenario) -> None:
    """A Gatling is no BANG! card; and after the BANG! of the turn it is too late."""
    table.seats(Ann={"hand": ["Aim", "Gatling"]}, Bob={}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann")
    table.cannot_play("Aim", why="bang-why-no-bang-with-it", ruling="BANG-X94")
    table.may_play("Gatling")
    table.is_quiet()


@ruling("BANG-X94", "BANG-041")
def test_no_aim_after_the_bang_of_the_turn(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Aim", "BANG!", "BANG!"]}, Bob={}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("BANG!", on="Bob")
    table.cannot_play("Aim", why="bang-why-bang-limit", ruling="BANG-041")
    table.is_quiet()


@needs("high_noon")
@ruling("BANG-X94", "BANG-683")
def test_no_aim_during_the_sermon(table: BangScenario) -> None:
    """Ann has a BANG! card to play with her Aim; it is the Sermon that keeps her from it."""
    table.seats(Ann={"hand": ["Aim", "BANG!"]}, Bob={}, Cat={}, Dan={}, pile=QUIET, also=("high_noon",))
    under(table, EVENTS["sermon"])
    table.turn("Ann").cannot_play("Aim", why="bang-why-sermon", ruling="BANG-683")
    table.is_quiet()


@ruling("BANG-X94")
@pytest.mark.parametrize("how", ["Calamity Janet", "LeMat"])
def test_what_counts_as_a_bang_card_will_do(table: BangScenario, how: str) -> None:
    """Calamity Janet aims a Missed!, the owner of a LeMat any card."""
    janet = how == "Calamity Janet"
    table.seats(
        Ann={
            "hand": ["Aim", "Missed!"],
            "play": [] if janet else ["LeMat"],
            "character": how if janet else "Black Jack",
        },
        Bob={},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("Aim", on="Bob")
    assert table.events("card_played")[-1].name == "bang"
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X94", "BANG-232")
def test_slab_the_killer_aims(table: BangScenario) -> None:
    """Two Missed! effects are needed, and two lives are lost without them."""
    table.seats(
        Ann={"hand": ["Aim", "BANG!"], "character": "Slab the Killer"},
        Bob={"hand": ["Missed!"]},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("Aim", on="Bob").asked("Bob", kind="defend").answers(None)
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-656")
def test_colorado_bill_aims(table: BangScenario) -> None:
    """His check shows spades: Bob, Missed! in hand, is not even asked and loses two lives."""
    table.seats(
        Ann={"hand": ["Aim", "BANG!"], "character": "Colorado Bill"},
        Bob={"hand": ["Missed!"], "play": ["Barrel"]},
        Cat={},
        Dan={},
        pile=QUIET,
        deck_top=["3S"],
    )
    table.turn("Ann").plays("Aim", on="Bob")
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.has_cards(Bob=1)
    table.is_quiet()


@ruling("BANG-656", "BANG-X107")
def test_colorado_bill_without_spades(table: BangScenario) -> None:
    """On any other suit Bob may answer as usual."""
    table.seats(
        Ann={"hand": ["BANG!"], "character": "Colorado Bill"},
        Bob={"hand": ["Missed!"]},
        Cat={},
        Dan={},
        pile=QUIET,
        deck_top=["4C"],
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers("Missed!")
    assert [event.by for event in table.events("check_made")] == ["colorado_bill"]
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-616")
@pytest.mark.parametrize(("card", "on"), [("Gatling", None), ("Fanning", "Bob"), ("Tomahawk", "Bob")])
def test_colorado_bill_checks_for_bang_cards_alone(table: BangScenario, card: str, on: str | None) -> None:
    table.seats(
        Ann={"hand": [card], "character": "Colorado Bill"},
        Bob={"hand": ["Missed!"]},
        Cat={},
        Dan={},
        pile=QUIET,
        deck_top=["3S"],
    )
    table.turn("Ann").plays(card, on=on).asked("Bob", kind="defend").answers("Missed!")
    assert not table.events("check_made")
    assert table.table.life[1] == 4
    table.is_quiet()


@ruling("BANG-X107", "BANG-657")
def test_colorado_bill_checks_for_whatever_he_plays_as_bang(table: BangScenario) -> None:
    """A Beer played with his LeMat is a BANG! card; each of others' BANG! cards is not his."""
    table.seats(
        Ann={"hand": ["Beer"], "play": ["LeMat"], "character": "Colorado Bill"},
        Bob={"hand": ["BANG!"]},
        Cat={},
        Dan={},
        pile=QUIET,
        deck_top=["3S", "4H", "5H"],
    )
    table.turn("Ann").plays("Beer", as_="BANG!", on="Bob")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.ends_turn()
    table.plays("BANG!", on="Cat")
    assert len(table.events("check_made")) == 1
    table.is_quiet("Bob")


@needs("dodge_city")
@ruling("BANG-X107")
def test_no_check_against_who_is_not_affected(table: BangScenario) -> None:
    """A diamond BANG! does nothing to Apache Kid: there is nothing to check for."""
    table.seats(
        Ann={"hand": ["BANG! 7D"], "character": "Colorado Bill"},
        Bob={"character": "Apache Kid"},
        Cat={},
        Dan={},
        pile=QUIET,
        deck_top=["3S"],
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    assert not table.events("check_made")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-746")
def test_a_shot_that_is_passed_on_stays_aimed(table: BangScenario) -> None:
    """Whoever turns Slab's aimed BANG! aside passes it on as it is: two Missed! effects, two lives."""

    class TurnsAside(Trait):
        """The target of a shot may turn it aside to the player on the left."""

        def may_defend(self, table: BangTable, me: Seat, shot: Shot, options: list[Option]) -> None:
            options.append(AnswerByAbility("slab_the_killer"))

        async def defend(self, table: BangTable, me: Seat, shot: Shot, option: Option) -> None:
            shot.target = table.left_of(me)

    table.seats(
        Ann={"hand": ["Aim", "BANG!"], "character": "Slab the Killer"},
        Bob={},
        Cat={"hand": ["Missed!"]},
        Dan={},
        pile=QUIET,
    )
    under(table, TurnsAside("turns_aside"))
    table.turn("Ann").plays("Aim", on="Bob").asked("Bob", kind="defend").answers("slab_the_killer")
    asked = table.decision("Cat", "defend").question
    assert getattr(asked, "needed", 0) == 2
    table.asked("Cat", options=["Missed!", "slab_the_killer", None]).answers(None)
    table.has_life(Ann=5, Bob=4, Cat=2, Dan=4)
    table.is_quiet()
