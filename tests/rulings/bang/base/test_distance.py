"""Distance, range and weapons (BANG-080 to BANG-088, BANG-111 to BANG-125, BANG-166 to BANG-173)."""

import pytest

from sagebrush.core.seats import Seat
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario, Player

OTHERS = ("Ben", "Cyril", "Dan", "Eva", "Felix")


def six(table: BangScenario, **players: Player) -> None:
    """The rulebook's diagram: Alex, Ben, Cyril, Dan, Eva and Felix sit clockwise."""
    ben, cyril, dan, eva, felix = [players.get(name, {}) for name in OTHERS]
    table.seats(Alex=players.get("Alex", {}), Ben=ben, Cyril=cyril, Dan=dan, Eva=eva, Felix=felix)


def sees(table: BangScenario, viewer: str) -> dict[str, int]:
    return {name: table.distance(viewer, name) for name in ("Alex", *OTHERS) if name != viewer}


def seen_by(table: BangScenario, target: str) -> dict[str, int]:
    return {name: table.distance(name, target) for name in ("Alex", *OTHERS) if name != target}


@ruling("BANG-080")
def test_the_six_seat_diagram(table: BangScenario) -> None:
    """Neighbours at 1, the next ones at 2, the one opposite at 3, the shorter way round."""
    six(table)
    table.turn("Alex")
    assert sees(table, "Alex") == {"Ben": 1, "Cyril": 2, "Dan": 3, "Eva": 2, "Felix": 1}
    assert sees(table, "Cyril") == {"Alex": 2, "Ben": 1, "Dan": 1, "Eva": 2, "Felix": 3}
    table.is_quiet()


@ruling("BANG-081", "BANG-111", "BANG-112")
def test_without_a_weapon_only_neighbours(table: BangScenario) -> None:
    """The Colt .45 reaches distance 1, and so does Panic!."""
    six(table, Alex={"hand": ["BANG!", "Panic!"]}, Ben={"hand": ["Beer"]}, Dan={"hand": ["Beer"]})
    table.turn("Alex").plays("Panic!", on="Ben", offered={"Alex", "Ben"})
    assert table.table.reach(Seat(0)) == 1
    table.plays("BANG!", on="Felix", offered={"Alex", "Ben", "Felix"})
    table.is_quiet()


@ruling("BANG-082")
def test_the_dead_do_not_count(table: BangScenario) -> None:
    """Ben and Felix are out: Cyril and Eva are Alex' neighbours now, and Dan is at 2."""
    six(table, Ben={"dead": True}, Felix={"dead": True})
    table.turn("Alex")
    assert table.distance("Alex", "Cyril") == 1
    assert table.distance("Alex", "Eva") == 1
    assert table.distance("Alex", "Dan") == 2
    table.is_quiet()


@ruling("BANG-083", "BANG-170")
def test_never_below_one(table: BangScenario) -> None:
    """With a Scope the neighbours stay at 1."""
    six(table, Alex={"play": ["Scope"]})
    table.turn("Alex")
    assert table.distance("Alex", "Ben") == 1
    table.is_quiet()


@ruling("BANG-084", "BANG-144", "BANG-202")
def test_distance_1_includes_oneself(table: BangScenario) -> None:
    """Alex uses Panic! on himself to take his own Mustang back."""
    six(table, Alex={"hand": ["Panic!"], "play": ["Mustang"]})
    table.turn("Alex").plays("Panic!", on="Alex", offered={"Alex"})
    table.has_hand(Alex=["Mustang"])
    table.has_in_play(Alex=[])
    table.is_quiet()


@ruling("BANG-085", "BANG-086", "BANG-088", "BANG-118", "BANG-143")
def test_weapons_matter_for_range_only(table: BangScenario) -> None:
    """With a Schofield Alex shoots at distance 2, but his Panic! still reaches distance 1 only."""
    six(
        table,
        Alex={"hand": ["BANG!", "Panic!"], "play": ["Schofield"]},
        Ben={"hand": ["Beer"]},
        Cyril={"hand": ["Beer"]},
    )
    table.turn("Alex")
    assert table.distance("Alex", "Cyril") == 2
    table.plays("Panic!", on="Ben", offered={"Alex", "Ben"})
    table.plays("BANG!", on="Cyril", offered={"Alex", "Ben", "Cyril", "Eva", "Felix"})
    table.asked("Cyril").answers(None)
    table.is_quiet()


@ruling("BANG-087", "BANG-143")
def test_a_scope_helps_bang_and_panic(table: BangScenario) -> None:
    """With a Scope and no weapon Cyril and Eva can be shot and robbed as well."""
    six(
        table,
        Alex={"hand": ["BANG!", "Panic!"], "play": ["Scope"]},
        Cyril={"hand": ["Beer"]},
        Dan={"hand": ["Beer"]},
    )
    table.turn("Alex").plays("Panic!", on="Cyril", offered={"Alex", "Cyril"})
    table.plays("BANG!", on="Eva", offered={"Alex", "Ben", "Cyril", "Eva", "Felix"})
    table.is_quiet()


@ruling("BANG-113", "BANG-114", "BANG-121", "BANG-122")
@pytest.mark.parametrize(
    ("weapon", "hits"),
    [("Schofield", True), ("Remington", True), ("Rev. Carabine", True), ("Winchester", True), ("Volcanic", False)],
)
def test_two_seats_away(table: BangScenario, weapon: str, *, hits: bool) -> None:
    """Alex wants to shoot Cyril two seats away: only a weapon of range 2 or more will do."""
    six(table, Alex={"hand": ["BANG!"], "play": [weapon]})
    table.turn("Alex")
    assert (Seat(2) in table.table.in_range(Seat(0))) == hits
    assert (("bang", "cyril") in table.offered("Alex")) == hits
    table.is_quiet()


@ruling("BANG-122")
def test_the_colt_does_not_reach_two_seats(table: BangScenario) -> None:
    six(table, Alex={"hand": ["BANG!"]})
    table.turn("Alex").plays("BANG!", on="Ben", offered={"Alex", "Ben", "Felix"})
    table.is_quiet()


@ruling("BANG-114")
@pytest.mark.parametrize(
    ("weapon", "reach"),
    [("Volcanic", 1), ("Schofield", 2), ("Remington", 3), ("Rev. Carabine", 4), ("Winchester", 5)],
)
def test_ranges(table: BangScenario, weapon: str, reach: int) -> None:
    """The number in the sight."""
    six(table, Alex={"play": [weapon]})
    table.turn("Alex")
    assert table.table.reach(Seat(0)) == reach
    table.is_quiet()


@ruling("BANG-116")
@pytest.mark.parametrize("remover", ["Cat Balou", "Panic!"])
def test_the_colt_comes_back(table: BangScenario, remover: str) -> None:
    """Ben's Winchester is removed: his range is 1 again."""
    six(table, Alex={"hand": [remover]}, Ben={"play": ["Winchester"]})
    table.turn("Alex")
    assert table.table.reach(Seat(1)) == 5
    table.plays(remover, on="Ben")
    assert table.table.reach(Seat(1)) == 1
    table.has_in_play(Ben=[])
    table.is_quiet()


@ruling("BANG-123")
def test_a_scope_brings_cyril_to_one(table: BangScenario) -> None:
    """With a Scope Cyril is at distance 1 for Alex and any weapon hits."""
    six(table, Alex={"play": ["Scope"], "hand": ["BANG!"]})
    table.turn("Alex")
    assert table.distance("Alex", "Cyril") == 1
    table.plays("BANG!", on="Cyril")
    table.is_quiet()


@ruling("BANG-124")
def test_scope_and_mustang_cancel_out(table: BangScenario) -> None:
    """Alex has a Scope, Cyril a Mustang: he is at distance 2 again."""
    six(table, Alex={"play": ["Scope"]}, Cyril={"play": ["Mustang"]})
    table.turn("Alex")
    assert table.distance("Alex", "Cyril") == 2
    table.is_quiet()


@ruling("BANG-125")
def test_dan_with_a_mustang(table: BangScenario) -> None:
    """Dan, three seats away with a Mustang, is at distance 4: a Remington misses him, a Rev. Carabine does not."""
    six(table, Alex={"play": ["Remington"], "hand": ["Rev. Carabine"]}, Dan={"play": ["Mustang"]})
    table.turn("Alex")
    assert table.distance("Alex", "Dan") == 4
    assert Seat(3) not in table.table.in_range(Seat(0))
    table.plays("Rev. Carabine")
    assert Seat(3) in table.table.in_range(Seat(0))
    table.is_quiet()


@ruling("BANG-166", "BANG-168")
def test_a_mustang_seen_by_the_others(table: BangScenario) -> None:
    """Alex with a Mustang is at 2 for Ben and Felix, 3 for Cyril and Eva, 4 for Dan."""
    six(table, Alex={"play": ["Mustang"]})
    table.turn("Alex")
    assert seen_by(table, "Alex") == {"Ben": 2, "Felix": 2, "Cyril": 3, "Eva": 3, "Dan": 4}
    table.is_quiet()


@ruling("BANG-167", "BANG-169")
def test_a_mustang_does_not_change_its_owners_view(table: BangScenario) -> None:
    """Alex himself sees Ben and Felix at 1, Cyril and Eva at 2, Dan at 3."""
    six(table, Alex={"play": ["Mustang"]})
    table.turn("Alex")
    assert sees(table, "Alex") == {"Ben": 1, "Felix": 1, "Cyril": 2, "Eva": 2, "Dan": 3}
    table.is_quiet()


@ruling("BANG-170", "BANG-172")
def test_a_scope(table: BangScenario) -> None:
    """Alex with a Scope sees Ben, Felix, Cyril and Eva at 1 and Dan at 2."""
    six(table, Alex={"play": ["Scope"]})
    table.turn("Alex")
    assert sees(table, "Alex") == {"Ben": 1, "Felix": 1, "Cyril": 1, "Eva": 1, "Dan": 2}
    table.is_quiet()


@ruling("BANG-171", "BANG-173")
def test_a_scope_does_not_change_how_others_see_its_owner(table: BangScenario) -> None:
    """Ben and Felix see Alex at 1, Cyril and Eva at 2, Dan at 3."""
    six(table, Alex={"play": ["Scope"]})
    table.turn("Alex")
    assert seen_by(table, "Alex") == {"Ben": 1, "Felix": 1, "Cyril": 2, "Eva": 2, "Dan": 3}
    table.is_quiet()


@ruling("BANG-219", "BANG-220", "BANG-223", "BANG-224")
def test_paul_regret_and_rose_doolan(table: BangScenario) -> None:
    """Paul is seen at +1, with a real Mustang at +2; Rose sees at -1, with a real Scope at -2."""
    six(
        table,
        Alex={"character": "Rose Doolan", "play": ["Scope"]},
        Ben={"character": "Paul Regret", "play": ["Mustang"]},
    )
    table.turn("Alex")
    assert table.distance("Cyril", "Ben") == 3
    assert table.distance("Alex", "Dan") == 1
    assert table.distance("Alex", "Ben") == 1
    table.is_quiet()


@ruling("BANG-219", "BANG-223")
def test_paul_regret_and_rose_doolan_alone(table: BangScenario) -> None:
    six(table, Alex={"character": "Rose Doolan"}, Ben={"character": "Paul Regret"})
    table.turn("Alex")
    assert table.distance("Cyril", "Ben") == 2
    assert table.distance("Ben", "Cyril") == 1
    assert table.distance("Alex", "Dan") == 2
    assert table.distance("Dan", "Alex") == 3
    table.is_quiet()


@ruling("BANG-050", "BANG-166")
def test_a_mustang_comes_and_goes(table: BangScenario) -> None:
    """Bob sees Ann at distance 1, at 2 as soon as she has a Mustang in play, and at 1 again once it is gone."""
    table.seats(Ann={"hand": ["Mustang", "Cat Balou"]}, Bob={}, Cat={}, Dan={})
    table.turn("Ann")
    assert table.distance("Bob", "Ann") == 1
    table.plays("Mustang")
    assert [table.distance(name, "Ann") for name in ("Bob", "Cat", "Dan")] == [2, 3, 2]
    table.plays("Cat Balou", on="Ann", offered={"Ann"})
    assert [table.distance(name, "Ann") for name in ("Bob", "Cat", "Dan")] == [1, 2, 1]
    table.is_quiet()
