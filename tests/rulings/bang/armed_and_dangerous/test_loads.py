"""Dangerous cards and their loads (BANG-409 to BANG-428)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.armed_and_dangerous.loading import ARMED, able, drain, has_loads, load, supply_is
from tests.rulings.bang.bench import BangScenario

# -------------------------------------------------------------------- playing and using them


@ruling("BANG-413", "BANG-409", "BANG-735")
@pytest.mark.parametrize("card", ["Crate", "Thunderer"])
def test_a_dangerous_card_is_laid_down_with_three_loads(table: BangScenario, card: str) -> None:
    """Equipment or weapon: three loads of the supply lie on it, and it brings no load as a blue card would."""
    table.seats(Ann={"hand": [card]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays(card)
    table.has_in_play(Ann=[card])
    has_loads(table, "Ann", **{card: 3})
    supply_is(table, 29)
    table.is_quiet()


@ruling("BANG-424")
@pytest.mark.parametrize("left", [2, 3])
def test_not_without_loads_in_the_supply(table: BangScenario, left: int) -> None:
    """With two loads in the supply no dangerous card can be played; three are enough."""
    table.seats(Ann={"hand": ["Crate", "Bomb"]}, Bob={}, Cat={}, Dan={})
    drain(table, left)
    table.turn("Ann")
    if left < 3:
        table.may_play()
        table.cannot_play("Crate", why="bang-why-no-loads", ruling="BANG-424")
        table.cannot_play("Bomb", why="bang-why-no-loads", ruling="BANG-424")
    else:
        table.may_play("Crate", "Bomb")
    table.is_quiet()


@ruling("BANG-415", "BANG-416")
@pytest.mark.parametrize("loads", [1, 2])
def test_it_is_used_only_with_enough_loads_on_it(table: BangScenario, loads: int) -> None:
    """An Ace Up The Sleeve costs two loads, from that very card: those on the character and elsewhere do not help."""
    table.seats(Ann={"play": ["Ace Up The Sleeve", "Crate"]}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", character=4, ace_up_the_sleeve=loads, crate=3)
    table.turn("Ann")
    assert able(table, "Ann", "Ace Up The Sleeve") == (loads == 2)
    table.is_quiet()


@ruling("BANG-417", "BANG-409")
def test_without_loads_it_is_discarded_at_once(table: BangScenario) -> None:
    """Four loads on an Ace: used twice, it goes with the last of them, before the card is drawn."""
    table.seats(Ann={"play": ["Ace Up The Sleeve"]}, Bob={}, Cat={}, Dan={}, deck_top=["Beer", "Mustang"])
    load(table, "Ann", ace_up_the_sleeve=4)
    table.turn("Ann").uses("Ace Up The Sleeve")
    has_loads(table, "Ann", ace_up_the_sleeve=2)
    supply_is(table, 30)
    table.uses("Ace Up The Sleeve")
    table.has_in_play(Ann=[])
    table.pile_is("Ace Up The Sleeve")
    table.has_hand(Ann=["Beer", "Mustang"])
    supply_is(table, 32)
    table.is_quiet()


@ruling("BANG-412", "BANG-417")
def test_not_twice_in_front_of_one_player(table: BangScenario) -> None:
    """Like any blue card it cannot lie there twice; there is only one of each, so a weapon shows what replaces what."""
    table.seats(Ann={"hand": ["Schofield"], "play": ["Thunderer"]}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", thunderer=3)
    table.turn("Ann").plays("Schofield").asked("Ann", kind="gain_load", options=["Ann", None]).answers(None)
    table.has_in_play(Ann=["Schofield"])
    supply_is(table, 32)
    table.is_quiet()


# -------------------------------------------------------------------- gaining loads


@ruling("BANG-418", "BANG-411")
@pytest.mark.parametrize("place", ["Ann", ("on_card", "Crate"), None])
def test_a_blue_card_brings_a_load(table: BangScenario, place: object) -> None:
    """Ann plays a Mustang: a load for her Crate or for her character, or none if she does not want it."""
    table.seats(Ann={"hand": ["Mustang"], "play": ["Crate"]}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", crate=3)
    table.turn("Ann").plays("Mustang")
    table.asked("Ann", kind="gain_load", options=[("on_card", "Crate"), "Ann", None]).answers(place)
    has_loads(table, "Ann", character=int(place == "Ann"), crate=4 if isinstance(place, tuple) else 3)
    supply_is(table, 29 if place is None else 28)
    table.is_quiet()


@ruling("BANG-419")
def test_also_for_a_blue_card_played_on_another_player(table: BangScenario) -> None:
    """Ann jails Bob: the load is hers, not Bob's."""
    table.seats(Ann={"hand": ["Jail"]}, Bob={"play": ["Crate"]}, Cat={}, Dan={})
    load(table, "Bob", crate=1)
    table.turn("Ann").plays("Jail", on="Bob").asked("Ann", kind="gain_load", options=["Ann", None]).answers("Ann")
    has_loads(table, "Ann", character=1)
    has_loads(table, "Bob", crate=1)
    table.is_quiet()


@ruling("BANG-419")
def test_not_for_a_blue_card_that_comes_by(table: BangScenario) -> None:
    """A Dynamite moves on to Bob: nobody has played it, and nobody gains a load."""
    table.seats(Ann={"play": ["Dynamite"]}, Bob={}, Cat={}, Dan={}, deck_top=["4H"], also=ARMED)
    table.turn("Ann", phase="start")
    table.has_in_play(Bob=["Dynamite"])
    supply_is(table, 32)
    table.is_quiet()


@ruling("BANG-418", "BANG-X161")
def test_brown_and_orange_cards_bring_none(table: BangScenario) -> None:
    table.seats(Ann={"hand": ["Beer", "Crate"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann").plays("Beer").plays("Crate")
    has_loads(table, "Ann", crate=3)
    table.is_quiet()


@ruling("BANG-X161")
def test_a_blue_card_played_as_another_one_brings_none(table: BangScenario) -> None:
    """Annie Versary shoots with a Mustang: it was no blue card then."""
    table.seats(Ann={"hand": ["Mustang"], "character": "Annie Versary"}, Bob={}, Cat={}, Dan={}, also=ARMED)
    table.turn("Ann").plays("Mustang", as_="BANG!", on="Bob")
    supply_is(table, 32)
    table.is_quiet()


@ruling("BANG-420", "BANG-421")
def test_a_card_too_many_brings_a_load(table: BangScenario) -> None:
    """Ann, with two lives and four cards, discards two and may put a load somewhere for each; then her turn is over."""
    hand = ["Beer", "Mustang", "Scope", "Barrel"]
    table.seats(Ann={"hand": hand, "life": 2, "play": ["Ace Up The Sleeve"]}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", ace_up_the_sleeve=1)
    table.turn("Ann").ends_turn()
    table.asked("Ann", kind="discard_excess").answers("Beer")
    table.asked("Ann", kind="gain_load", options=[("on_card", "Ace Up The Sleeve"), "Ann", None]).answers(
        ("on_card", "Ace Up The Sleeve")
    )
    table.asked("Ann", kind="discard_excess").answers("Scope")
    table.asked("Ann", kind="gain_load").answers("Ann")
    has_loads(table, "Ann", character=1, ace_up_the_sleeve=2)
    table.is_quiet("Bob")


@ruling("BANG-421")
def test_nobody_discards_more_for_the_sake_of_loads(table: BangScenario) -> None:
    """Ann has as many cards as lives: nothing is discarded, and no load is gained."""
    table.seats(Ann={"hand": ["Beer", "Scope"], "life": 2}, Bob={}, Cat={}, Dan={}, also=ARMED)
    table.turn("Ann").ends_turn()
    has_loads(table, "Ann")
    table.is_quiet("Bob")


@ruling("BANG-422", "BANG-423")
def test_never_more_than_four(table: BangScenario) -> None:
    """The Crate and the character are full: the load of a Mustang has no place left but the Whip."""
    table.seats(Ann={"hand": ["Mustang", "Scope"], "play": ["Crate", "Whip"]}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", character=4, crate=4, whip=3)
    table.turn("Ann").plays("Mustang")
    table.asked("Ann", kind="gain_load", options=[("on_card", "Whip"), None]).answers(("on_card", "Whip"))
    has_loads(table, "Ann", character=4, crate=4, whip=4)
    # Nothing is left to ask now.
    table.plays("Scope")
    table.is_quiet()


@ruling("BANG-409")
def test_an_empty_supply_gives_nothing(table: BangScenario) -> None:
    """All 32 loads are in use: a Mustang brings none."""
    table.seats(Ann={"hand": ["Mustang"]}, Bob={}, Cat={}, Dan={}, also=ARMED)
    drain(table, 0)
    table.turn("Ann").plays("Mustang")
    table.is_quiet()


# -------------------------------------------------------------------- losing the card


@ruling("BANG-425", "BANG-412")
def test_cat_balou_removes_it_like_a_blue_card(table: BangScenario) -> None:
    """The loads are back in the supply."""
    table.seats(Ann={"hand": ["Cat Balou"]}, Bob={"play": ["Crate"]}, Cat={}, Dan={})
    load(table, "Bob", character=2, crate=3)
    table.turn("Ann").plays("Cat Balou", on="Bob")
    table.pile_is("Crate")
    has_loads(table, "Bob", character=2)
    supply_is(table, 30)
    table.is_quiet()


@ruling("BANG-426", "BANG-427")
def test_panic_takes_it_without_its_loads(table: BangScenario) -> None:
    """Ann takes Bob's Crate with four loads, which return to the supply; played again, it gets three."""
    table.seats(Ann={"hand": ["Panic!"]}, Bob={"play": ["Crate"]}, Cat={}, Dan={})
    load(table, "Bob", crate=4)
    table.turn("Ann").plays("Panic!", on="Bob")
    table.has_hand(Ann=["Crate"])
    supply_is(table, 32)
    table.plays("Crate")
    has_loads(table, "Ann", crate=3)
    table.is_quiet()


@ruling("BANG-428")
def test_loads_themselves_are_no_target(table: BangScenario) -> None:
    """Bob has nothing but loads on his character: there is nothing for Cat Balou to take."""
    table.seats(Ann={"hand": ["Cat Balou"]}, Bob={}, Cat={}, Dan={}, also=ARMED)
    load(table, "Bob", character=3)
    table.turn("Ann").may_play()
    table.cannot_play("Cat Balou", why="bang-why-no-cards-there", ruling="BANG-X06")
    table.is_quiet()


@ruling("BANG-X160")
@pytest.mark.parametrize("heir", ["Vulture Sam", "Rose Doolan"])
def test_the_loads_of_the_dead_go_back(table: BangScenario, heir: str) -> None:
    """Bob is killed with loads on himself and on his Crate, which Vulture Sam takes without them."""
    table.seats(
        Ann={"hand": ["BANG!"]},
        Bob={"life": 1, "role": "renegade", "play": ["Crate"]},
        Cat={"character": heir},
        Dan={},
    )
    load(table, "Bob", character=3, crate=1)
    table.turn("Ann").plays("BANG!", on="Bob")
    table.has_hand(Cat=["Crate"] if heir == "Vulture Sam" else [])
    supply_is(table, 32)
    table.is_quiet()
