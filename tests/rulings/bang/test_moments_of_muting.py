"""A Big Fifty that was paid for, and what of other boxes lies in front of its target or belongs to them (BANG-X211)."""

from __future__ import annotations

import pytest

from tests.ruling import ruling
from tests.rulings.bang.armed_and_dangerous.loading import ARMED, has_loads, load
from tests.rulings.bang.bench import BangScenario, Player
from tests.rulings.bang.great_train_robbery.rails import LINE, rail
from tests.rulings.bang.needs import needs

ROW = ("Boom Town", "Yooma", "Frisco", "Tombrock")
PAY = ("pay_loads", 1, 1)
GUNMAN: Player = {"hand": ["BANG!"], "play": ["Big Fifty"], "role": "sheriff"}


def shoots(table: BangScenario, *, pays: bool) -> None:
    """Ann shoots at Bob with her Big Fifty."""
    load(table, "Ann", big_fifty=3)
    table.turn("Ann").plays("BANG!", on="Bob").asked("Ann").answers(PAY if pays else None)


@needs("armed_and_dangerous")
@needs("wild_west_show")
@ruling("BANG-X211", "BANG-710")
@pytest.mark.parametrize("pays", [True, False])
def test_teren_kill_makes_no_check(table: BangScenario, pays: bool) -> None:  # noqa: FBT001
    """Shot with his last life he checks and stays with hearts; against a Big Fifty he is out."""
    bob: Player = {"character": "Teren Kill", "life": 1, "role": "renegade"}
    table.seats(deck_top=["4H"], Ann=GUNMAN, Bob=bob, Cat={}, Dan={}, also=(*ARMED, "wild_west_show"))
    shoots(table, pays=pays)
    assert table.table.alive(table.seat("Bob")) != pays
    table.has_cards(Ann=0, Bob=0 if pays else 1, Cat=0)
    table.is_quiet()


@needs("armed_and_dangerous")
@needs("wild_west_show")
@ruling("BANG-X211", "BANG-710")
def test_a_beer_saves_teren_kill_where_he_cannot_check(table: BangScenario) -> None:
    """No check has failed, so a Beer is good."""
    bob: Player = {"character": "Teren Kill", "life": 1, "hand": ["Beer"], "role": "renegade"}
    table.seats(Ann=GUNMAN, Bob=bob, Cat={}, Dan={}, also=(*ARMED, "wild_west_show"))
    shoots(table, pays=True)
    table.asked("Bob", kind="defend").answers(None)
    table.asked("Bob", kind="last_chance", options=["Beer", None]).answers("Beer")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.is_quiet()


@needs("armed_and_dangerous")
@ruling("BANG-X211", "BANG-225")
def test_sid_ketchum_heals_all_the_same(table: BangScenario) -> None:
    """To heal at any time is nothing against the shot."""
    bob: Player = {"character": "Sid Ketchum", "life": 1, "hand": ["Beer", "Duel"], "role": "renegade"}
    table.seats(Ann=GUNMAN, Bob=bob, Cat={}, Dan={}, also=ARMED)
    shoots(table, pays=True)
    table.asked("Bob", kind="defend", options=["sid_ketchum", None]).answers(None)
    table.asked("Bob", kind="last_chance", options=["Beer", "sid_ketchum", None]).answers("sid_ketchum")
    table.asked("Bob", kind="pay_card").answers("Beer")
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    table.is_quiet()


@needs("armed_and_dangerous")
@needs("great_train_robbery")
@ruling("BANG-X211", "BANG-743")
@pytest.mark.parametrize("pays", [True, False])
def test_a_ghost_car_keeps_nobody_in_play(table: BangScenario, pays: bool) -> None:  # noqa: FBT001
    """Bob's last life: the Ghost Car keeps him, unless the shot silences it. Then he is killed, and Ann rewarded."""
    bob: Player = {"life": 1, "role": "outlaw", "play": ["Ghost Car"]}
    table.seats(Ann=GUNMAN, Bob=bob, Cat={"role": "outlaw"}, Dan={"role": "renegade"}, also=[*LINE, *ARMED])
    rail(table, *ROW)
    shoots(table, pays=pays)
    assert table.table.ghosts[1] == ("" if pays else "ghost_car")
    assert table.table.alive(table.seat("Bob")) != pays
    table.has_cards(Ann=3 if pays else 0, Bob=0)
    table.is_quiet()


@needs("armed_and_dangerous")
@needs("great_train_robbery")
@ruling("BANG-X211", "BANG-543")
@pytest.mark.parametrize("loads", [0, 2])
def test_a_private_car_hides_nobody(table: BangScenario, loads: int) -> None:
    """Bob's hand is empty: only a load on the Big Fifty makes him a target, and it is due."""
    table.seats(Ann=GUNMAN, Bob={"play": ["Private Car"]}, Cat={}, Dan={}, also=[*LINE, *ARMED])
    rail(table, *ROW)
    if loads:
        load(table, "Ann", big_fifty=loads)
    table.turn("Ann")
    assert (("bang", "bob") in table.offered("Ann")) == bool(loads)
    if loads:
        table.plays("BANG!", on="Bob")
        has_loads(table, "Ann", big_fifty=1)
        table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@needs("armed_and_dangerous")
@needs("great_train_robbery")
@ruling("BANG-X211", "BANG-X166", "BANG-208")
def test_nor_from_what_is_played_as_a_bang(table: BangScenario) -> None:
    """Calamity Janet's Missed! is a BANG! card here as anywhere; once it was played she shoots no more."""
    ann: Player = {"character": "Calamity Janet", "hand": ["Missed!", "Missed!"], "play": ["Big Fifty"]}
    table.seats(Ann=ann, Bob={"play": ["Private Car"]}, Cat={}, Dan={}, also=[*LINE, *ARMED])
    rail(table, *ROW)
    load(table, "Ann", big_fifty=2)
    table.turn("Ann").plays("Missed!", as_="BANG!", on="Bob")
    has_loads(table, "Ann", big_fifty=1)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    assert table.offered("Ann") == {"end_turn"}
    table.is_quiet()


@needs("armed_and_dangerous")
@needs("high_noon")
@ruling("BANG-X211", "BANG-X69")
@pytest.mark.parametrize("pays", [True, False])
def test_emiliano_takes_no_card(table: BangScenario, pays: bool) -> None:  # noqa: FBT001
    """He cancels the shot with a Missed! card; the BANG! card stays on the pile if the shot has silenced him."""
    bob: Player = {"character": "Emiliano", "hand": ["Missed!"]}
    table.seats(Ann=GUNMAN, Bob=bob, Cat={}, Dan={}, also=(*ARMED, "high_noon"))
    shoots(table, pays=pays)
    table.asked("Bob", kind="defend").answers("Missed!")
    table.has_cards(Ann=0, Bob=0 if pays else 1)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@needs("armed_and_dangerous")
@needs("great_train_robbery")
@ruling("BANG-X211", "BANG-543")
def test_with_a_card_in_hand_nobody_is_hidden_and_the_load_is_free_to_choose(table: BangScenario) -> None:
    bob: Player = {"hand": ["Beer"], "play": ["Private Car"]}
    table.seats(Ann=GUNMAN, Bob=bob, Cat={}, Dan={}, also=[*LINE, *ARMED])
    rail(table, *ROW)
    shoots(table, pays=False)
    table.asked("Bob", kind="defend").answers(None)
    has_loads(table, "Ann", big_fifty=3)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@needs("armed_and_dangerous")
@needs("valley_of_shadows")
@ruling("BANG-X211", "BANG-648")
@pytest.mark.parametrize("pays", [True, False])
def test_no_bounty_is_paid_by_a_card_that_is_off(table: BangScenario, pays: bool) -> None:  # noqa: FBT001
    """The Bounty lies in front of the target: whoever silences it gets nothing for it."""
    also = [*ARMED, "valley_of_shadows"]
    table.seats(Ann=GUNMAN, Bob={"play": ["Bounty"]}, Cat={}, Dan={}, also=also, pile=["Saved!", "Escape"])
    shoots(table, pays=pays)
    table.has_cards(Ann=0 if pays else 1, Bob=0)
    table.has_life(Ann=5, Bob=3, Cat=4, Dan=4)
    table.is_quiet()


@needs("armed_and_dangerous")
@needs("dodge_city")
@ruling("BANG-X211", "BANG-283")
@pytest.mark.parametrize("pays", [True, False])
def test_molly_stark_draws_nothing_for_her_missed(table: BangScenario, pays: bool) -> None:  # noqa: FBT001
    bob: Player = {"character": "Molly Stark", "hand": ["Missed!"]}
    table.seats(Ann=GUNMAN, Bob=bob, Cat={}, Dan={}, also=[*ARMED, "dodge_city"])
    shoots(table, pays=pays)
    table.asked("Bob", kind="defend").answers("Missed!")
    table.has_cards(Ann=0, Bob=0 if pays else 1)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()
