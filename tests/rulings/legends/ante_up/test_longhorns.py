"""Longhorns: taking one, driving it, delivering it."""

import pytest

from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.legends.expansions.ante_up.longhorns import longhorns_of
from sagebrush.games.legends.table import LegendsTable
from tests.ruling import ruling
from tests.rulings.legends.ante_up.bench import AnteUpScenario
from tests.rulings.legends.bench import Player


@ruling("LEG-537")
def test_taking_one_costs_an_action_and_slows(table: AnteUpScenario) -> None:
    """On foot Ann's speed falls from 2 to 1; what it brings she alone sees."""
    table.seats(Ann={"at": "V10"}, Bob={"at": "V10"})
    table.longhorn("longhorn_forty", "V10")
    table.turn("Ann")
    assert "V12" in table.targets()
    table.does("take longhorn")
    assert table.table.actions == 2
    assert "V12" not in table.targets()
    assert table.table.speed(Seat(0)) == 1
    ann, bob = (table.view(0), table.view(1))
    assert (ann.parts["longhorns"].token, ann.players[0].speed) == ("longhorn_forty", 1)
    assert (bob.parts["longhorns"].token, bob.parts["longhorns"].holders) == (None, (0,))
    taken = table.events("longhorn_taken")[0]
    assert (taken.seen_by(Seat(0)).token, taken.seen_by(Seat(1)).token) == ("longhorn_forty", None)
    assert taken.seen_by(None).token is None


@ruling("LEG-537")
def test_only_one_is_held(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "V10"}, Bob={})
    table.longhorn("longhorn_forty", "V10")
    table.longhorn("longhorn_fifty", driver="Ann")
    table.turn("Ann")
    table.may_not("take longhorn")
    assert table.why_not("take_longhorn") == "LEG-537"


@ruling("LEG-537")
def test_nobody_is_slower_than_one_space(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "V10"}, Bob={})
    table.longhorn("longhorn_fifty", driver="Ann")
    assert table.laid.speed(Seat(0)) == 1
    assert table.laid.speed(Seat(1)) == 2


@ruling("LEG-448", "LEG-449", "LEG-538", "LEG-X38")
@pytest.mark.parametrize("place", ["V12", "B19", "M2", "S7", "B8", "B38"])
def test_delivering_one(table: AnteUpScenario, place: str) -> None:
    """At a station, a ranch of any colour or the outlaw camp: 1 LP and $30, without action, MP or WP."""
    table.seats(Ann={"at": place, "wp": 1}, Bob={})
    table.longhorn("longhorn_thirty", driver="Ann")
    table.turn("Ann", actions=0)
    table.does(("deliver", "longhorn_thirty"))
    table.has("Ann", lp=1, money=30, wp=1, mp=0)
    assert len(table.longhorns.supply) == 6
    assert table.longhorns.driven == [-1, -1]
    table.is_quiet()


@ruling("LEG-448")
def test_nowhere_else(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "D8"}, Bob={})
    table.longhorn("longhorn_thirty", driver="Ann")
    table.turn("Ann")
    assert not table.sort("deliver")


@ruling("LEG-441", "LEG-X38")
def test_an_arrest_takes_it(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "D10", "mp": 1, "hand": ["KS"]}, Bob={"at": "D10", "wp": 1, "hand": ["3H"]}, Cat={})
    table.longhorn("longhorn_thirty", driver="Bob")
    table.turn("Ann")
    table.does(("arrest", "Bob"))
    table.asked("Bob", kind="lay_card").answers("surrender")
    assert table.longhorns.driven == [-1, -1, -1]
    assert len(table.longhorns.supply) == 6
    assert table.happened("longhorn_lost") == ["longhorn_lost"]


@ruling("LEG-441")
def test_the_sheriff_takes_it_too(table: AnteUpScenario) -> None:
    table.seats(Ann={"hand": ["4S"]}, Bob={"at": "D2", "wp": 1}, Cat={}, sheriff="D1")
    table.longhorn("longhorn_thirty", driver="Bob")
    table.turn("Ann")
    manhunt = table.sort("play")[0]
    table.does(manhunt)
    table.asked("Ann", kind="walk_sheriff").answers("D2")
    table.has("Bob", at="D1", wp=0)
    assert table.longhorns.driven == [-1, -1, -1]


def meets_driver(table: AnteUpScenario, bob: Player) -> None:
    """Ann and Bob, who drives a longhorn, share a space."""
    table.seats(Ann={"at": "D10", "hand": ["KS"]}, Bob={"at": "D10", "hand": ["3H"], **bob}, Cat={})
    table.longhorn("longhorn_thirty", driver="Bob")
    table.turn("Ann")


@ruling("LEG-134")
@pytest.mark.parametrize("answer", ["take longhorn", "pass"])
def test_a_robber_may_take_the_longhorn_besides(table: AnteUpScenario, answer: str) -> None:
    """Half of Bob's money, and then his longhorn, or not; it slows down whoever drives it."""
    meets_driver(table, {"money": 20})
    thirty = table.longhorns.driven[1]
    table.does(("robbery", "Bob"))
    table.asked("Bob", kind="lay_card").answers("surrender")
    table.asked("Ann", kind="take_spoils", options=["money", "nothing"]).answers("money")
    table.asked("Ann", kind="take_spoils", options=["take longhorn", "pass"]).answers(answer)
    taken = answer != "pass"
    assert table.longhorns.driven == ([thirty, -1, -1] if taken else [-1, thirty, -1])
    assert table.table.speed(Seat(0)) == (1 if taken else 2)
    table.has("Ann", money=10, wp=1)
    table.has("Bob", money=10)
    table.is_quiet()


@ruling("LEG-134")
def test_nothing_but_a_longhorn_to_take(table: AnteUpScenario) -> None:
    """Bob has neither money nor nuggets nor cattle."""
    meets_driver(table, {})
    table.does(("robbery", "Bob"))
    table.asked("Bob", kind="lay_card").answers("surrender")
    table.asked("Ann", kind="take_spoils", options=["take longhorn", "pass"]).answers("take longhorn")
    assert table.longhorns.driven[0] != -1
    table.has("Ann", wp=1)
    table.is_quiet()


@ruling("LEG-134")
@pytest.mark.parametrize("cattle", [True, False])
def test_cattle_or_a_longhorn_but_not_both(table: AnteUpScenario, *, cattle: bool) -> None:
    """One token in all: whoever takes the cattle is not asked about the longhorn."""
    meets_driver(table, {"cattle": ["green_forty"]})
    table.does(("robbery", "Bob"))
    table.asked("Bob", kind="lay_card").answers("surrender")
    table.asked("Ann", kind="take_spoils").answers(("nothing", "cattle") if cattle else "nothing")
    if not cattle:
        table.asked("Ann", kind="take_spoils").answers("take longhorn")
    assert (table.longhorns.driven[0] != -1) is not cattle
    table.has("Ann", cattle=["green_forty"] if cattle else [])
    table.has("Bob", cattle=[] if cattle else ["green_forty"])
    table.is_quiet()


@ruling("LEG-134", "LEG-X38")
def test_a_longhorn_that_cannot_be_held_goes_back(table: AnteUpScenario) -> None:
    """Ann drives one already: Bob's leaves him all the same."""
    meets_driver(table, {})
    table.longhorn("longhorn_cards", driver="Ann")
    mine, supply = table.longhorns.driven[0], len(table.longhorns.supply)
    table.does(("robbery", "Bob"))
    table.asked("Bob", kind="lay_card").answers("surrender")
    table.asked("Ann", kind="take_spoils").answers("take longhorn")
    assert table.longhorns.driven == [mine, -1, -1]
    assert len(table.longhorns.supply) == supply + 1
    assert [(event.seat, event.by) for event in table.events("longhorn_lost")] == [(1, "robbery")]
    assert not table.events("longhorn_taken")


@ruling("LEG-134")
def test_no_robbery_no_longhorn(table: AnteUpScenario) -> None:
    """A duel takes nothing, and neither does a robbery that fails."""
    meets_driver(table, {})
    table.does(("duel", "Bob"))
    table.asked("Bob", kind="lay_card").answers("surrender")
    assert table.longhorns.driven[1] != -1
    table.is_quiet()
    meets_driver(table, {"hand": ["AH"]})
    table.does(("robbery", "Bob"))
    table.asked("Bob", kind="lay_card").answers("AH")
    assert table.longhorns.driven[1] != -1
    table.is_quiet()


@ruling("LEG-134")
def test_only_robber_and_victim_know_its_face(table: AnteUpScenario) -> None:
    """In the worlds that Cat imagines Ann drives any longhorn; Bob knows which one he has lost."""
    meets_driver(table, {})
    thirty = table.longhorns.driven[1]
    table.does(("robbery", "Bob"))
    table.asked("Bob", kind="lay_card").answers("surrender")
    table.asked("Ann", kind="take_spoils").answers("take longhorn")
    (taken,) = table.events("longhorn_taken")
    assert (taken.seen_by(Seat(0)).token, taken.seen_by(Seat(2)).token) == ("longhorn_thirty", None)
    worlds = {seat: {longhorns_of(imagined(table, seat, number)).driven[0] for number in range(30)} for seat in (1, 2)}
    assert worlds[1] == {thirty}
    assert len(worlds[2]) > 1


def imagined(table: AnteUpScenario, seat: int, number: int) -> LegendsTable:
    world = table.match.imagine(Seat(seat), Chance(number)).table
    assert isinstance(world, LegendsTable)
    return world
