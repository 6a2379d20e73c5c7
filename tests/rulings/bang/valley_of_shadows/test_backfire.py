"""Backfire (BANG-650 to BANG-652, BANG-745)."""

import pytest

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.flow.shot import fire
from sagebrush.games.bang.moments import Shot
from sagebrush.games.bang.options import UseAbility
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Trait
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.valley_of_shadows.looking import QUIET, under


class Ironhorse(Trait):
    """A shot at everybody that no player fires."""

    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        options.append(UseAbility(self.id))

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        for seat in table.others_from(me):
            await fire(table, Shot(None, seat, "gatling", (), False))


@ruling("BANG-650")
def test_backfire_shoots_back(table: BangScenario) -> None:
    """Ann shoots at Bob, who plays Backfire: her shot is cancelled, and now she must answer one."""
    table.seats(Ann={"hand": ["BANG!", "Missed!"]}, Bob={"hand": ["Backfire"]}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend", options=["Backfire", None]).answers("Backfire")
    table.asked("Ann", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-650")
def test_the_shooter_is_hit(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"hand": ["Backfire"]}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers("Backfire")
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-650")
def test_backfire_is_no_answer_to_indians(table: BangScenario) -> None:
    """Indians! are no BANG! effect: Backfire does not help."""
    table.seats(Ann={"hand": ["Indians!"]}, Bob={"hand": ["Backfire"]}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("Indians!").asked("Bob", kind="discard_bang", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=3)
    table.is_quiet()


@ruling("BANG-651")
def test_slab_the_killer_needs_one_more(table: BangScenario) -> None:
    """Bob answers Slab's BANG! with Backfire and a Missed!: only then is it cancelled and returned."""
    table.seats(
        Ann={"hand": ["BANG!"], "character": "Slab the Killer"},
        Bob={"hand": ["Backfire", "Missed!"]},
        Cat={},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("BANG!", on="Bob")
    table.asked("Bob", kind="defend").answers("Backfire")
    table.asked("Bob", kind="defend", options=["Missed!", None]).answers("Missed!")
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-651")
def test_slab_the_killer_hits_in_spite_of_it(table: BangScenario) -> None:
    """Backfire alone neither cancels Slab's BANG! nor returns fire."""
    table.seats(
        Ann={"hand": ["BANG!"], "character": "Slab the Killer"}, Bob={"hand": ["Backfire"]}, Cat={}, Dan={}, pile=QUIET
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers("Backfire")
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-651", "BANG-X101")
def test_a_barrel_supplies_the_other_effect(table: BangScenario) -> None:
    """Backfire and hearts on the Barrel cancel Slab's BANG!, and Bob returns fire."""
    table.seats(
        Ann={"hand": ["BANG!"], "character": "Slab the Killer"},
        Bob={"hand": ["Backfire"], "play": ["Barrel"]},
        Cat={},
        Dan={},
        pile=QUIET,
        deck_top=["4H"],
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers("Backfire")
    table.asked("Bob", kind="defend", options=["Barrel", None]).answers("Barrel")
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-652")
def test_a_shot_without_a_shooter(table: BangScenario) -> None:
    """Nobody fires, so Backfire is a Missed! and nothing more."""
    table.seats(Ann={}, Bob={"hand": ["Backfire"]}, Cat={"hand": ["Missed!"]}, Dan={}, pile=QUIET)
    under(table, Ironhorse("ironhorse"))
    table.turn("Ann").uses("ironhorse").asked("Bob", kind="defend").answers("Backfire")
    table.asked("Cat", kind="defend").answers("Missed!")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=3)
    table.is_quiet()


@ruling("BANG-X101")
def test_a_shot_at_oneself(table: BangScenario) -> None:
    """Ann shoots at herself and plays Backfire: nobody shoots back."""
    table.seats(Ann={"hand": ["BANG!", "Backfire"]}, Bob={}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("BANG!", on="Ann").asked("Ann", kind="defend").answers("Backfire")
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-745")
def test_a_shooter_who_dies_in_mid_gatling(table: BangScenario) -> None:
    """Bob's Backfire kills Ann, an Outlaw: Bob has killed her and draws three. Cat and Dan are still shot at; Dan, an
    Outlaw too, is killed, but the dead draw nothing for it."""
    table.seats(
        Ann={"role": "Outlaw", "hand": ["Gatling"], "life": 1},
        Bob={"role": "Sheriff", "hand": ["Backfire"]},
        Cat={"role": "Renegade"},
        Dan={"role": "Outlaw", "life": 1},
        pile=QUIET,
    )
    table.turn("Ann").plays("Gatling").asked("Bob", kind="defend").answers("Backfire")
    assert [(event.seat, event.cause) for event in table.events("player_eliminated")] == [(0, 1), (3, 0)]
    assert [event.seat for event in table.events("reward_paid")] == [1]
    table.has_life(Ann=0, Bob=5, Cat=3, Dan=0)
    # Bob's turn has begun: three for the Outlaw and two in phase 1.
    table.has_cards(Ann=0, Bob=5)
    table.is_quiet("Bob")


@ruling("BANG-745", "BANG-058")
def test_a_sheriff_who_shoots_back_at_his_deputy(table: BangScenario) -> None:
    """In Ann's turn the Sheriff's Backfire kills Ann, his Deputy: he loses all his cards."""
    table.seats(
        Ann={"role": "Deputy", "hand": ["BANG!"], "life": 1},
        Bob={"role": "Sheriff", "hand": ["Backfire", "Beer"], "play": ["Scope"]},
        Cat={"role": "Renegade"},
        Dan={"role": "Outlaw"},
        Eve={"role": "Outlaw"},
        pile=QUIET,
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers("Backfire")
    table.has_in_play(Bob=[])
    table.has_cards(Bob=2)
    table.is_quiet("Bob")


@needs("dodge_city")
@ruling("BANG-650")
def test_apache_kid_is_shot_back_at(table: BangScenario) -> None:
    """Backfire is a club: it hits Apache Kid."""
    table.seats(
        Ann={"hand": ["BANG!"], "character": "Apache Kid"}, Bob={"hand": ["Backfire"]}, Cat={}, Dan={}, pile=QUIET
    )
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers("Backfire")
    table.has_life(Ann=3, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@needs("dodge_city")
@ruling("BANG-650", "BANG-X101")
@pytest.mark.parametrize(("character", "cards"), [("Molly Stark", 1), ("Elena Fuente", 0)])
def test_who_plays_it_draws_as_usual(table: BangScenario, character: str, cards: int) -> None:
    """Molly draws a card for it. Elena, for whom any card is a Missed!, still returns fire with Backfire alone."""
    table.seats(Ann={"hand": ["BANG!"]}, Bob={"hand": ["Backfire"], "character": character}, Cat={}, Dan={}, pile=QUIET)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Bob", kind="defend").answers("Backfire")
    table.has_cards(Bob=cards)
    table.has_life(Ann=4, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@ruling("BANG-X40", "BANG-650")
def test_suzy_lafayette_is_shot_back_at_in_mid_gatling(table: BangScenario) -> None:
    """Her last card is a Gatling; Bob shoots back before Cat and Dan have answered: she draws when all is done."""
    table.seats(
        Ann={"hand": ["Gatling"], "character": "Suzy Lafayette"}, Bob={"hand": ["Backfire"]}, Cat={}, Dan={}, pile=QUIET
    )
    table.turn("Ann").plays("Gatling").asked("Bob", kind="defend").answers("Backfire")
    table.has_life(Ann=4, Bob=4, Cat=3, Dan=3)
    table.asked("Ann", kind="may_use").answers("yes")
    table.has_cards(Ann=1)
    table.is_quiet()


@ruling("BANG-109", "BANG-X101")
def test_what_the_shot_back_brings_comes_before_the_next_target(table: BangScenario) -> None:
    """Ann, El Gringo, is hit by Bob's Backfire and takes his last card; Bob, Suzy, draws before Cat is shot at."""
    table.seats(
        Ann={"hand": ["Gatling"], "character": "El Gringo"},
        Bob={"hand": ["Backfire", "Duel"], "character": "Suzy Lafayette"},
        Cat={"hand": ["Missed!"]},
        Dan={},
        pile=QUIET,
    )
    table.turn("Ann").plays("Gatling").asked("Bob", kind="defend").answers("Backfire")
    table.asked("Bob", kind="may_use").answers("yes")
    table.has_hand(Ann=["Duel"])
    table.has_cards(Bob=1)
    table.asked("Cat", kind="defend").answers("Missed!")
    table.has_life(Ann=3, Bob=4, Cat=4, Dan=3)
    table.is_quiet()
