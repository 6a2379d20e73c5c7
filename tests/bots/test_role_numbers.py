"""A position of a game with roles in numbers: what the network is told of who has shown what they are."""

from __future__ import annotations

from sagebrush.bots.role_numbers import Lineup, numbers_of, reputation

ROLES = ["sheriff", "outlaw", "outlaw", "renegade", "deputy"]
#: Before what has been shown: my three numbers, five of each of the four sides, and how many there are.
BEFORE = 3 + 4 * (3 + 2) + 2


def shown(me: int, blows: dict[tuple[int, int], int], waits: tuple[int, ...] = (0, 1, 2, 3, 4)) -> list[float]:
    rows = [[blows.get((doer, victim), 0) for victim in range(5)] for doer in range(5)]
    found = numbers_of(Lineup(ROLES, [[4.0, 2.0]] * 5, list(waits), rows), me, [7.0])
    assert found[-1] == 7.0
    return found[BEFORE:-1]


def test_nobody_has_shown_anything() -> None:
    assert shown(1, {}) == [0.0] * 14


def test_what_i_have_shown() -> None:
    mine = shown(1, {(1, 0): 3, (1, 4): 1})
    assert mine[:2] == [1.0, 1.0]  # the Sheriff, and one of the others
    assert mine[4] == 1.0  # by me, of the Sheriff's side
    assert mine[7] == 1.0  # and of the Deputies


def test_what_the_others_have_shown() -> None:
    seen = shown(1, {(2, 0): 1, (3, 0): 2, (4, 1): 1})
    deputies, outlaws, renegades = seen[5:8], seen[8:11], seen[11:14]
    assert deputies == [0.0, 1.0, 0.0]  # he went for me
    assert outlaws == [1.0, 0.0, 0.0]  # the other one went for the Sheriff
    assert renegades == [1.0, 0.0, 0.0]


def test_who_is_out_shows_nothing() -> None:
    assert shown(1, {(2, 0): 1, (1, 2): 1}, (0, 1, -1, 2, 3))[8:11] == [0.0, 0.0, 0.0]


def test_what_the_table_makes_of_us() -> None:
    """First of me, then of each side together: Deputies, Outlaws and Renegades, as far as they are taken for such."""
    public = [
        {"sheriff": 1.0},
        {"outlaw": 0.8, "deputy": 0.2},
        {"outlaw": 0.5, "renegade": 0.5},
        {"renegade": 0.1, "deputy": 0.9},
        {"deputy": 1.0},
    ]
    lineup = Lineup(ROLES, [[4.0, 2.0]] * 5, [0, 1, 2, 3, -1], [[0] * 5] * 5)
    found = reputation(lineup, 1, public)
    assert found[:3] == [0.2, 0.8, 0.0]
    sheriff, deputies, outlaws, renegades = [found[start : start + 3] for start in (3, 6, 9, 12)]
    assert sheriff == [0.0, 0.0, 0.0]
    assert deputies == [0.0, 0.0, 0.0]  # he is out
    assert outlaws == [0.0, 0.5, 0.5]
    assert renegades == [0.9, 0.0, 0.1]
