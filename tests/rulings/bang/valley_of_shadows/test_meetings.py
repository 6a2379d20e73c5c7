"""Where the Valley of Shadows meets the base game's variants and Dodge City's characters."""

import pytest

from sagebrush.core.seats import Seat
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.valley_of_shadows.looking import NO_SAVED, PASS, QUIET, able


def copies(table: BangScenario, seat: int, owner: int) -> None:
    """Vera has copied this ability in an earlier turn."""
    table.laid.copy_ability(Seat(seat), Seat(owner))


@needs("dodge_city")
@ruling("BANG-656")
def test_vera_custer_as_colorado_bill(table: BangScenario) -> None:
    """Her check shows spades: Bob cannot answer her BANG!."""
    table.seats(
        Ann={"hand": ["BANG!"], "character": "Vera Custer"},
        Bob={"hand": ["Missed!"]},
        Cat={"character": "Colorado Bill"},
        Dan={},
        pile=QUIET,
        deck_top=["3S"],
    )
    copies(table, 0, 2)
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_life(Ann=4, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-X97")
def test_vera_custer_and_lemonade_jim_both_drink(table: BangScenario) -> None:
    """Ann plays a Beer: Bob, who has copied Jim, is asked first, then Jim himself (BANG-109)."""
    table.seats(
        Ann={"hand": ["Beer"], "life": 3},
        Bob={"hand": ["Scope"], "life": 1, "character": "Vera Custer"},
        Cat={"hand": ["Mustang"], "life": 2, "character": "Lemonade Jim"},
        Dan={},
        pile=QUIET,
    )
    copies(table, 1, 2)
    table.turn("Ann").plays("Beer").asked("Bob", kind="may_use").answers("yes")
    table.asked("Cat", kind="may_use").answers("yes")
    table.has_life(Ann=4, Bob=2, Cat=3, Dan=4)
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-621", "BANG-622")
@pytest.mark.parametrize(
    ("character", "ability"), [("Black Flower", "black_flower"), ("spot_burst_ringer", "spot_burst_ringer")]
)
def test_vera_custer_with_an_ability_of_once_a_turn(table: BangScenario, character: str, ability: str) -> None:
    """She uses it once; the BANG! card of the turn is hers besides."""
    table.seats(
        Ann={"hand": ["BANG! 7C", "BANG! 8C", "BANG! 9C"], "character": "Vera Custer"},
        Bob={},
        Cat={"character": character},
        Dan={},
        pile=QUIET,
    )
    copies(table, 0, 2)
    table.turn("Ann").uses(ability, card="BANG! 7C", on="Bob" if ability == "black_flower" else None)
    assert not able(table, "Ann", ability)
    table.plays("BANG! 8C", on="Bob")
    assert table.table.life[1] == 2
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-623")
def test_vera_custer_as_tuco(table: BangScenario) -> None:
    """She copies Tuco before she draws, and no blue card lies in front of her: four cards."""
    table.seats(Ann={"character": "Vera Custer"}, Bob={"character": "Tuco Franziskaner"}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann", phase="start").asked("Ann", kind="choose_copied").answers("Bob")
    table.has_cards(Ann=4)
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-650", "BANG-644")
def test_elena_fuente_throws_anything_at_a_shot(table: BangScenario) -> None:
    """Any card is a Missed! for her, an Escape too; but only Backfire shoots back."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"hand": ["Escape", "Backfire", "Beer"], "character": "Elena Fuente"},
        Cat={},
        Dan={},
        pile=NO_SAVED,
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Escape", "Backfire", "Beer", None]).answers("Escape")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-618", "BANG-644")
def test_whoever_is_elena_and_mick_at_once(table: BangScenario) -> None:
    """Vera would be Mick; with Elena's gift every card would do. An Escape is offered once and played as what it is."""
    table.seats(
        Ann={"hand": ["Cat Balou"]},
        Bob={"hand": ["Escape", "Beer"], "character": "Elena Fuente"},
        Cat={"character": "Mick Defender"},
        Dan={},
        pile=NO_SAVED,
    )
    copies(table, 1, 2)
    table.turn("Ann").plays("Cat Balou", on="Bob")
    decision = table.decision("Bob", "aimed")
    assert len(set(decision.ids)) == len(decision.ids)
    table.asked("Bob", options=["Escape", "Beer", *PASS]).answers("Escape")
    assert table.events("card_played")[-1].name == "escape"
    table.is_quiet()


@ruling("BANG-635", "BANG-X21")
def test_the_stick_does_not_stay_with_a_ghost_that_goes(table: BangScenario) -> None:
    """Bob, a ghost, holds the stick of dynamite; when his Ghost is taken, it goes to the next player on the left."""
    table.seats(
        Ann={"hand": ["Ghost", "Cat Balou"]},
        Bob={"dead": True, "role": "Outlaw"},
        Cat={},
        Dan={},
        pile=QUIET,
        stick="Ann",
    )
    table.turn("Ann").plays("Ghost", on="Bob")
    table.laid.move_stick(Seat(1))
    table.plays("Cat Balou", on="Bob")
    assert table.table.stick == 2
    table.is_quiet()


@ruling("BANG-243", "BANG-X90")
def test_no_wound_no_stick(table: BangScenario) -> None:
    """A BANG! that hits a ghost, or one that Cat's Saved! leaves without effect, wounds nobody."""
    table.seats(
        Ann={"hand": ["Ghost", "BANG!"], "role": "Sheriff"},
        Bob={"dead": True, "role": "Outlaw"},
        Cat={},
        Dan={},
        pile=QUIET,
        stick="Dan",
    )
    table.turn("Ann").plays("Ghost", on="Bob")
    table.plays("BANG!", on="Bob")
    assert table.table.stick == 3
    table.is_quiet()


@ruling("BANG-650", "BANG-209")
def test_el_gringo_is_shot_back_at(table: BangScenario) -> None:
    """El Gringo loses a life to Bob's Backfire in his own turn and takes a card of Bob's for it."""
    table.seats(
        Ann={"hand": ["BANG!"], "character": "El Gringo"},
        Bob={"hand": ["Backfire", "Beer"]},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers("Backfire")
    table.has_hand(Ann=["Beer"], Bob=[])
    table.is_quiet()


@ruling("BANG-650", "BANG-613")
def test_henry_block_and_backfire(table: BangScenario) -> None:
    """Henry shoots at Ann, who robbed him; she answers with Backfire, and he is shot at in turn."""
    table.seats(
        Ann={"hand": ["Cat Balou", "Backfire"]},
        Bob={"hand": ["Beer"], "character": "Henry Block"},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("Cat Balou", on="Bob").asked("Ann", kind="defend").answers("Backfire")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()
