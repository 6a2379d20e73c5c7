"""The board: what touches what, how far one gets, and what is in the way."""

from itertools import pairwise

import pytest

from sagebrush.games.legends.map import (
    DISTANCE,
    EVERYWHERE,
    HIDEOUT_LETTER,
    HIDEOUTS,
    KIND,
    LOCATION,
    LOCATIONS,
    MESAS,
    NEIGHBOURS,
    NEXT,
    REGION,
    SHERIFF_OFFICE,
    SPACE,
    SPACES,
    TOWN,
    bits,
    mask,
    mask_of,
    reach,
    way,
)
from tests.ruling import ruling


def ids(spaces: int) -> list[str]:
    return [SPACES[space] for space in bits(spaces)]


def near(start: str, points: int, *, stops: str = "", blocked: str = "", mesa: bool = False) -> dict[str, int]:
    """What can be reached, by id."""
    found = reach(SPACE[start], points, mask(tuple(stops.split())), mask(tuple(blocked.split())), mesa=mesa)
    assert list(found) == sorted(found)
    return {SPACES[space]: distance for space, distance in found}


def path(start: str, target: str, *, stops: str = "", blocked: str = "", mesa: bool = False) -> list[str]:
    spaces = mask(tuple(stops.split())), mask(tuple(blocked.split()))
    return [SPACES[space] for space in way(SPACE[start], SPACE[target], *spaces, mesa=mesa)]


def test_the_board_has_65_spaces_in_one_piece() -> None:
    assert len(SPACES) == len(set(SPACES)) == 65
    assert all(DISTANCE[0][space] >= 0 for space in range(65))


def test_neighbours_are_mutual() -> None:
    for space in range(65):
        assert not NEIGHBOURS[space] >> space & 1
        assert NEXT[space] == tuple(bits(NEIGHBOURS[space]))
        for other in NEXT[space]:
            assert space in NEXT[other]
            assert DISTANCE[space][other] == DISTANCE[other][space] == 1


@ruling("LEG-080")
def test_spaces_that_touch_in_a_corner_are_adjacent() -> None:
    """The store and Darkrock's market meet in one point."""
    assert DISTANCE[SPACE["D2"]][SPACE["D10"]] == 1
    assert DISTANCE[SPACE["D4"]][SPACE["D9"]] == 1


@ruling("LEG-031", "LEG-032")
def test_stores_and_saloons_have_three_spaces_all_other_places_one() -> None:
    for place in LOCATIONS.values():
        assert len(bits(place.spaces)) == (3 if place.kind in ("store", "saloon") else 1)
    assert [place.id for place in LOCATIONS.values() if place.kind == "store"] == ["darkrock_store", "red_falls_store"]
    assert len([place for place in LOCATIONS.values() if place.kind == "saloon"]) == 2


@ruling("LEG-033", "LEG-034")
def test_two_hideouts_of_each_gang_lie_outside_the_towns() -> None:
    assert HIDEOUT_LETTER == ("A", "A", "B", "B", "C", "C")
    assert [SPACES[space] for space in HIDEOUTS] == ["M1", "S8", "X1", "S3", "C10", "V7"]
    assert not any(TOWN[space] for space in HIDEOUTS)
    assert mask_of("kind:hideout") & ~mask_of("any:location") == 0


@ruling("LEG-089")
def test_town_and_country() -> None:
    assert ids(mask_of("town:darkrock")) == ["D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10"]
    assert mask_of("any:town") == mask_of("town:darkrock") | mask_of("town:red_falls")
    assert mask_of("any:town") & mask_of("any:outside") == 0
    assert mask_of("any:town") | mask_of("any:outside") == mask_of("any:space") == EVERYWHERE
    assert TOWN[SPACE["X1"]] == ""
    assert REGION[SPACE["X1"]] == "dixon_creek"


def test_place_words() -> None:
    assert ids(mask_of("loc:darkrock_saloon")) == ["D5", "D6", "D7"]
    assert ids(mask_of("kind:mine")) == ["S1", "C7", "V8"]
    assert ids(mask_of(("space:C9", "kind:station"))) == ["C9", "V12"]
    assert ids(mask_of("any:mesa_edge")) == ["M10", "X1", "S2", "S3", "S4", "C1", "C2", "C6", "V5", "V6"]
    assert mask_of("region:darkrock") == mask_of("town:darkrock")
    assert ids(1 << SHERIFF_OFFICE) == ["D1"]
    assert (LOCATION[SHERIFF_OFFICE], KIND[SHERIFF_OFFICE]) == ("darkrock_sheriff_office", "sheriff_office")


@pytest.mark.parametrize("word", ["", "loc:", "kind:", "town:", "town:mesitos_point", "space:B1", "any:train", "mine"])
def test_what_is_no_place_is_nowhere(word: str) -> None:
    assert mask_of(word) == 0


@ruling("LEG-081")
def test_mesas_are_no_spaces_and_cannot_be_crossed() -> None:
    """From Darkrock's market to the cabaret it is three spaces round the mesa, not two through it."""
    assert all(MESAS[0] >> SPACE[id] & 1 for id in ("D10", "R3"))
    assert "R3" not in near("D10", 2)
    assert near("D10", 3)["R3"] == 3
    assert path("D10", "R3") == ["D10", "X1", "C1", "R3"]


@ruling("LEG-087")
def test_a_bandit_ends_every_way_that_leads_through_him() -> None:
    """At speed 4 with a bandit on X1: X1 is reached, C1 (now 6) and R3 (7) are not."""
    found = near("D10", 4, stops="X1")
    assert found["X1"] == 1
    assert "C1" not in found
    assert "R3" not in found
    assert near("D10", 7, stops="X1")["C1"] == 6
    assert near("D10", 7, stops="X1")["R3"] == 7
    assert near("X1", 1, stops="X1").keys() == near("X1", 1).keys()


@ruling("LEG-085")
def test_an_outlaw_neither_enters_nor_passes_the_sheriffs_space() -> None:
    found = near("D10", 4, blocked="X1")
    assert not {"X1", "C1", "R3"} & found.keys()
    assert path("D10", "X1", blocked="X1") == []


@ruling("LEG-520", "LEG-X17")
def test_bloody_knife_goes_through_a_mesa_as_if_it_were_one_space() -> None:
    """On foot, with 2 points, from Darkrock's market: the mesa is one, the cabaret behind it the other."""
    assert near("D10", 2, mesa=True)["R3"] == 2
    assert path("D10", "R3", mesa=True) == ["D10", "R3"]
    assert near("D10", 1, mesa=True) == {}
    # Out through the mesa to the next space, and back from there.
    assert near("D10", 3, mesa=True)["D10"] == 3
    assert path("D10", "D10", mesa=True)[::2] == ["D10", "D10"]


def test_ways_over_a_mesa_are_stopped_and_blocked_like_others() -> None:
    assert near("D10", 2, blocked="R3", mesa=True).keys() == near("D10", 2, mesa=True).keys() - {"R3"}
    assert path("D9", "R4", mesa=True) == ["D9", "D4", "R1", "R4"]
    assert near("D9", 4, mesa=True)["R4"] == 4
    # On D4 he would have to fight, and nothing leads on; from D10 he comes out in the same place.
    assert path("D9", "R4", stops="D4", mesa=True) == ["D9", "D10", "R1", "R4"]
    assert "R4" not in near("D9", 4, stops="D4 D8 D10", mesa=True)
    # Whoever stands beside the mesa leaves it, bandit or not.
    assert near("D10", 2, stops="D10", mesa=True) == near("D10", 2, mesa=True)


@pytest.mark.parametrize("mesa", [False, True])
def test_a_way_is_as_long_as_its_distance_and_only_its_end_may_stop_it(*, mesa: bool) -> None:
    """For every start and speed, with bandits on all hideouts and the Sheriff in the way."""
    stops, blocked = mask_of("kind:hideout"), 1 << SPACE["D2"]
    for start in range(65):
        for target, distance in reach(start, 5, stops, blocked, mesa=mesa):
            found = way(start, target, stops, blocked, mesa=mesa)
            steps = list(pairwise(found))
            crossed = [step for step in steps if not NEIGHBOURS[step[0]] >> step[1] & 1]
            assert (found[0], found[-1]) == (start, target)
            assert not any((stops | blocked) >> space & 1 for space in found[1:-1])
            assert len(steps) <= distance <= len(steps) + 2
            assert mesa or (not crossed and len(steps) == distance)
            assert all(any(m >> a & 1 and m >> b & 1 for m in MESAS) for a, b in crossed)


def test_without_anybody_in_the_way_reach_and_distance_agree() -> None:
    for start in range(65):
        for points in range(8):
            expected = {space: d for space, d in enumerate(DISTANCE[start]) if 0 < d <= points}
            assert dict(reach(start, points)) == expected


def test_points_beyond_the_board_change_nothing() -> None:
    assert reach(0, 99) == reach(0, 65)
    assert len(reach(0, 99)) == 64
