"""Rust and Reloading (BANG-455, BANG-456, BANG-458)."""

import pytest

from tests.ruling import ruling
from tests.rulings.bang.armed_and_dangerous.loading import drain, has_loads, load, supply_is
from tests.rulings.bang.bench import BangScenario


@ruling("BANG-455", "BANG-456", "BANG-417")
def test_everybody_else_loses_a_load_of_each_place(table: BangScenario) -> None:
    """Bob loses three, Cat one; Ann's character takes them all. Bob's Crate is empty and goes; Ann's own stays full."""
    table.seats(
        Ann={"hand": ["Rust"], "play": ["Whip"]},
        Bob={"play": ["Crate", "Thunderer", "Scope"]},
        Cat={},
        Dan={"play": ["Barrel"]},
    )
    load(table, "Ann", whip=3)
    load(table, "Bob", character=2, crate=1, thunderer=3)
    load(table, "Cat", character=1)
    table.turn("Ann").plays("Rust")
    has_loads(table, "Ann", character=4, whip=3)
    has_loads(table, "Bob", character=1, thunderer=2)
    has_loads(table, "Cat")
    table.has_in_play(Bob=["Thunderer", "Scope"], Dan=["Barrel"])
    table.is_quiet()


@ruling("BANG-456")
def test_up_to_four_the_rest_goes_back(table: BangScenario) -> None:
    """Ann has three loads on herself already: of three that Rust removes she gets one."""
    table.seats(Ann={"hand": ["Rust"]}, Bob={"play": ["Crate", "Whip"]}, Cat={}, Dan={})
    load(table, "Ann", character=3)
    load(table, "Bob", character=1, crate=2, whip=2)
    table.turn("Ann").plays("Rust")
    has_loads(table, "Ann", character=4)
    has_loads(table, "Bob", crate=1, whip=1)
    supply_is(table, 26)
    table.is_quiet()


@ruling("BANG-458")
def test_three_loads_wherever_one_likes(table: BangScenario) -> None:
    """Two on the Crate, which is full then, and one on herself."""
    table.seats(Ann={"hand": ["Reloading"], "play": ["Crate", "Whip"]}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", crate=2, whip=4)
    table.turn("Ann").plays("Reloading")
    table.asked("Ann", kind="place_load", options=[("on_card", "Crate"), "Ann"]).answers(("on_card", "Crate"))
    table.asked("Ann", kind="place_load").answers(("on_card", "Crate"))
    # There is one place left, and nothing to ask.
    has_loads(table, "Ann", character=1, crate=4, whip=4)
    table.is_quiet()


@ruling("BANG-458", "BANG-422")
@pytest.mark.parametrize(("character", "supply"), [(4, 20), (2, 0)])
def test_no_reloading_without_room_or_loads(table: BangScenario, character: int, supply: int) -> None:
    table.seats(Ann={"hand": ["Reloading"]}, Bob={}, Cat={}, Dan={})
    load(table, "Ann", character=character)
    drain(table, supply)
    table.turn("Ann").may_play()
    why = ("bang-why-no-room-for-loads", "BANG-422") if supply else ("bang-why-no-loads", "BANG-409")
    table.cannot_play("Reloading", why=why[0], ruling=why[1])
    table.is_quiet()


@ruling("BANG-458", "BANG-409")
def test_what_the_supply_does_not_hold_is_not_gained(table: BangScenario) -> None:
    """Two loads are left: Ann gets two."""
    table.seats(Ann={"hand": ["Reloading"]}, Bob={}, Cat={}, Dan={})
    drain(table, 2)
    table.turn("Ann").plays("Reloading")
    has_loads(table, "Ann", character=2)
    supply_is(table, 0)
    table.is_quiet()
