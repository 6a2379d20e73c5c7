"""The two boards as one country: mountain passes, the railway, the Sheriff's walk, and the nearer office."""

from typing import Any

import pytest

from sagebrush.games.legends.content import box_content
from sagebrush.games.legends.map import LAND
from tests.ruling import ruling
from tests.rulings.legends.ante_up.bench import AnteUpScenario

BOTH = box_content(("ante_up",)).land


def test_the_second_board_goes_on_behind_the_first() -> None:
    assert len(BOTH.spaces) == 65 + 47
    assert BOTH.spaces[:65] == LAND.spaces
    assert BOTH.roads.neighbours[:65] == LAND.roads.neighbours
    for here in range(len(BOTH.spaces)):
        for there in BOTH.roads.next[here]:
            assert here in BOTH.roads.next[there]
            assert BOTH.board[here] == BOTH.board[there]


def test_everything_on_the_second_board_can_be_reached() -> None:
    assert min(min(row) for row in BOTH.distance) == 0
    assert max(BOTH.distance[BOTH.space["B1"]][65:]) <= 10


@ruling("LEG-535")
def test_a_pass_is_crossed_by_a_move_that_starts_on_it(table: AnteUpScenario) -> None:
    """Ann stands on pass A: one Move action puts her on its other end, and is over."""
    table.seats(Ann={"at": "B1"}, Bob={})
    table.turn("Ann")
    table.may(("move", "S8", "pass"), ("move", "B2"))
    table.does(("move", "S8", "pass"))
    table.has("Ann", at="S8")
    assert table.table.actions == 2
    table.is_quiet()


@ruling("LEG-535")
def test_a_pass_on_the_way_is_not_crossed(table: AnteUpScenario) -> None:
    """Next to the pass Ann can only go onto it, whatever her speed."""
    table.seats(Ann={"at": "B2", "mounts": ["mustang+"]}, Bob={})
    table.turn("Ann")
    table.may(("move", "B1"))
    assert not {space for space in table.targets() if BOTH.board[BOTH.space[space]] == "main"}


@ruling("LEG-X39")
def test_a_bandit_at_the_other_end_is_fought(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "B1"}, Bob={}, Cat={}, bandits=["S8"])
    table.turn("Ann")
    table.does(("move", "S8", "pass"))
    assert table.happened("foe_won") == ["foe_won"]
    table.has("Ann", at="S8", wounds=1)
    assert not table.table.bandits
    assert not table.table.windows, "a Move action that led to a bandit has no follow-up (LEG-088)"


@ruling("LEG-X39", "LEG-085")
def test_an_outlaw_does_not_cross_to_the_sheriff(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "B1", "wp": 1}, Bob={"at": "B1"}, sheriff="S8")
    table.turn("Ann")
    table.may_not(("move", "S8", "pass"))
    table.ends_turn()
    table.asked("Bob", kind="take_income").answers("cash")
    table.may(("move", "S8", "pass"))


@ruling("LEG-450", "LEG-X17")
def test_by_rail(table: AnteUpScenario) -> None:
    """V11, speed 4: one space to the station, the ride, two more to the marshal's office; one point is over."""
    table.seats(Ann={"at": "V11", "mounts": ["mustang"], "money": 10}, Bob={})
    table.turn("Ann")
    table.may(("move", "B19", "rail"), ("move", "T4", "rail"), ("move", "T5", "rail"))
    table.may_not(("move", "B32", "rail"))
    table.does(("move", "T4", "rail"))
    table.has("Ann", at="T4", money=0)
    assert table.events("moved")[-1].way == ("V12", "B19", "B17", "T4")
    travelled = [deed.n for deed in table.table.deeds[0] if deed.what == "travel"]
    assert travelled == [4]
    assert table.table.actions == 2


@ruling("LEG-450")
def test_the_ride_may_be_the_whole_move(table: AnteUpScenario) -> None:
    """With the last point Ann reaches the station and still rides; Bob starts on the other one."""
    table.seats(Ann={"at": "V4", "money": 10}, Bob={"at": "B19", "money": 10})
    table.turn("Ann")
    assert table.sort("rail") == [("move", "B19", "rail")]
    table.ends_turn()
    table.asked("Bob", kind="take_income").answers("cash")
    table.may(("move", "V12", "rail"), ("move", "V11", "rail"), ("move", "V10", "rail"))


@ruling("LEG-450", "LEG-520")
def test_bloody_knife_crosses_a_mesa_to_the_train(table: AnteUpScenario) -> None:
    """On a mule from X1: the mesa, V5 and the station are three spaces, then the ride. Ann has to go around in four."""
    knife: Any = {"character": "bloody_knife", "lp": 5, "at": "X1", "mounts": ["mule"], "money": 10, "wounds": 1}
    table.seats(Knife=knife, Ann={"at": "X1", "mounts": ["mule"], "money": 10})
    table.turn("Knife")
    assert table.sort("rail") == [("move", "B19", "rail")]
    table.does(("move", "B19", "rail"))
    table.has("Knife", at="B19", money=0, wounds=0)
    assert table.events("moved")[-1].way == ("V5", "V12", "B19")
    assert [deed.n for deed in table.table.deeds[0] if deed.what == "travel"] == [4]
    table.ends_turn()
    table.asked("Ann", kind="take_income").answers("cash")
    assert not table.sort("rail")


@ruling("LEG-450", "LEG-520")
def test_bloody_knife_crosses_a_mesa_from_the_train(table: AnteUpScenario) -> None:
    """From the other station in the same move, with all three of his points."""
    knife: Any = {"character": "bloody_knife", "lp": 5, "at": "B19", "mounts": ["mule"], "money": 10, "wounds": 2}
    table.seats(Knife=knife, Ann={})
    table.turn("Knife")
    table.does(("move", "X1", "rail"))
    table.has("Knife", at="X1", wounds=1)
    assert table.events("moved")[-1].way == ("V12", "V5", "X1")


@ruling("LEG-450", "LEG-520")
@pytest.mark.parametrize(("wounds", "way"), [(1, ("V5", "V12", "B19")), (0, ("D8", "V5", "V12", "B19"))])
def test_of_ways_equally_long_the_mesa_heals(table: AnteUpScenario, wounds: int, way: tuple[str, ...]) -> None:
    """From D10 it is three spaces to the station either way."""
    knife: Any = {"character": "bloody_knife", "lp": 5, "at": "D10", "mounts": ["mule"], "money": 10}
    table.seats(Knife=knife | {"wounds": wounds}, Ann={})
    table.turn("Knife")
    table.does(("move", "B19", "rail"))
    table.has("Knife", at="B19", wounds=0)
    assert table.events("moved")[-1].way == way


@ruling("LEG-450")
def test_no_ride_without_the_fare(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "V12"}, Bob={})
    table.turn("Ann")
    assert not table.sort("rail")


@ruling("LEG-450")
def test_the_railway_serves_move_actions_only(table: AnteUpScenario) -> None:
    """Sprint (black 2) adds spaces after a Move action, and no ride."""
    table.seats(Ann={"at": "V11", "hand": ["2S"], "money": 20}, Bob={})
    table.turn("Ann")
    table.does(("move", "V12"), ("react", "2S"))
    assert not table.sort("rail")


@ruling("LEG-X39", "LEG-539")
def test_a_renegade_at_the_station_ends_the_ride(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "V12", "mounts": ["mustang"], "money": 10}, Bob={}, Cat={})
    table.waits("renegade", "B19", "fence_cutter")
    table.turn("Ann")
    assert table.sort("rail") == [("move", "B19", "rail")]
    table.does(("move", "B19", "rail"))
    table.has("Ann", at="B19", wounds=1)
    assert not table.waiting.tokens


@ruling("LEG-X39", "LEG-539")
def test_a_renegade_at_the_own_station_keeps_from_riding(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "V11", "mounts": ["mustang"], "money": 10}, Bob={})
    table.waits("renegade", "V12", "fence_cutter")
    table.turn("Ann")
    table.may(("move", "V12"))
    assert not table.sort("rail")


@ruling("LEG-X14")
def test_the_sheriff_walks_over_a_pass(table: AnteUpScenario) -> None:
    """Manhunt takes him from S8 to B1 for one of his spaces, and farther."""
    table.seats(Ann={"hand": ["4S"]}, Bob={"wp": 1, "at": "B4"}, sheriff="S8")
    table.turn("Ann")
    manhunt = table.sort("play")[0]
    table.does(manhunt)
    table.may("B1", "B2", "B4")
    table.may_not("B5")


@ruling("LEG-442", "LEG-X15")
@pytest.mark.parametrize(("here", "office"), [("S7", "T4"), ("D10", "D1"), ("B4", "T4")])
def test_the_nearer_office(table: AnteUpScenario, here: str, office: str) -> None:
    """Arrested by Ann, Bob goes to the office with the shorter way, and the Sheriff with him."""
    table.seats(
        Ann={"at": here, "mp": 1, "hand": ["KS"]}, Bob={"at": here, "wp": 2, "hand": ["3H"], "money": 30}, Cat={}
    )
    table.turn("Ann")
    table.does(("arrest", "Bob"))
    table.asked("Bob", kind="lay_card").answers("surrender")
    table.has("Bob", at=office, wp=0, money=10)
    assert table.table.land.spaces[table.table.sheriff] == office


@ruling("LEG-X15")
def test_two_offices_equally_near(table: AnteUpScenario) -> None:
    """R5 lies 6 from either: Ann, who makes the arrest, picks."""
    table.seats(Ann={"at": "R5", "mp": 1, "hand": ["KS"]}, Bob={"at": "R5", "wp": 2, "hand": ["3H"]}, Cat={})
    table.turn("Ann")
    table.does(("arrest", "Bob"))
    table.asked("Bob", kind="lay_card").answers("surrender")
    table.asked("Ann", kind="choose_space", options=["D1", "T4"]).answers("T4")
    table.has("Bob", at="T4")


@ruling("LEG-X15")
def test_who_moved_the_sheriff_picks_the_office(table: AnteUpScenario) -> None:
    """The Sheriff whom Ann sends meets Bob in R5, who has no card left to lay."""
    table.seats(Ann={"hand": ["4S"]}, Bob={"at": "R5", "wp": 1}, Cat={}, sheriff="R4")
    table.turn("Ann")
    manhunt = table.sort("play")[0]
    table.does(manhunt)
    table.asked("Ann", kind="walk_sheriff").answers("R5")
    table.asked("Ann", kind="choose_space", options=["D1", "T4"]).answers("D1")
    table.has("Bob", at="D1", wp=0)
    assert table.table.land.spaces[table.table.sheriff] == "D1"
