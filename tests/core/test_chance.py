"""The generator of chance: fair, the same everywhere, cheap to copy; and its scripted twin."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations

import pytest

from sagebrush.core.errors import BadConfig
from sagebrush.core.rng import Chance, ScriptedChance, ScriptEnded, StackedChance, parse_seed

FIXED_SIX = [3, 2, 0, 2, 5, 2, 4, 3, 1, 3, 3, 0, 4, 4, 2, 2, 5, 5, 3, 0]
FIXED_FIFTY_TWO = [12, 1, 14, 22, 30, 25, 36, 15, 43, 42]
FIXED_LARGE = [5041992018, 891383010732, 579023288977, 864804244056]
FIXED_DECK = [8, 7, 3, 9, 6, 1, 2, 5, 4, 0]
FIXED_SPAWN = 0xEF4FA1A97B167CA426EF5B09B2EAAF7D


def numbers(chance: Chance, below: int, count: int) -> list[int]:
    return [chance.below(below) for _ in range(count)]


# -------------------------------------------------------------------- the same everywhere


def test_fixed_numbers() -> None:
    """Written down once: any change here makes every record of the past worthless."""
    assert numbers(Chance(0), 6, 20) == FIXED_SIX
    assert numbers(Chance(7), 52, 10) == FIXED_FIFTY_TWO
    assert numbers(Chance(2**128 - 1), 10**12, 4) == FIXED_LARGE
    deck = list(range(10))
    Chance(42).shuffle(deck)
    assert deck == FIXED_DECK
    assert Chance(1).spawn().seed == FIXED_SPAWN


def test_one_seed_one_sequence() -> None:
    assert numbers(Chance(5), 6, 300) == numbers(Chance(5), 6, 300)
    assert numbers(Chance(5), 6, 300) != numbers(Chance(6), 6, 300)


def test_a_copy_goes_on_by_itself() -> None:
    chance = Chance(3)
    for used in range(150):
        twin = chance.copy()
        expected = numbers(twin, 6, 20)
        assert numbers(chance.copy(), 6, 20) == expected
        assert chance.canonical() == ["0" * 31 + "3", chance.drawn()]
        assert chance.below(6) == expected[0], used


def test_drawn_grows_with_every_number() -> None:
    chance = Chance(3)
    seen = [chance.drawn()]
    for _ in range(200):
        chance.below(6)
        seen.append(chance.drawn())
    assert seen[0] == 0
    assert seen == sorted(set(seen))


# -------------------------------------------------------------------- fair


@pytest.mark.parametrize("below", [2, 3, 5, 6, 7, 52, 100, 255, 256, 257, 1000])
def test_every_number_is_as_likely(below: int) -> None:
    """Chi squared over a fixed seed, far from any doubtful value."""
    rolls = 200 * below
    counts = Counter(numbers(Chance(below), below, rolls))
    assert set(counts) == set(range(below))
    chi_squared = sum((count - 200) ** 2 / 200 for count in counts.values())
    # The mean is below - 1, the standard deviation sqrt(2 * (below - 1)).
    assert abs(chi_squared - (below - 1)) < 4.5 * (2 * (below - 1)) ** 0.5 + 3


def test_every_order_is_as_likely() -> None:
    chance = Chance(11)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = [0, 1, 2, 3]
        chance.shuffle(items)
        orders[tuple(items)] += 1
    assert set(orders) == set(permutations(range(4)))
    assert all(400 < count < 600 for count in orders.values())


def test_neighbouring_numbers_are_independent() -> None:
    rolls = numbers(Chance(13), 6, 36_001)
    pairs = Counter(pairwise(rolls))
    assert len(pairs) == 36
    assert all(850 < count < 1150 for count in pairs.values())


def test_one_number_is_no_choice() -> None:
    assert set(numbers(Chance(1), 1, 50)) == {0}
    assert Chance(1).pick(["only"]) == "only"


def test_nothing_to_choose_from() -> None:
    with pytest.raises((ZeroDivisionError, IndexError)):
        Chance(1).pick([])


def test_pick_and_take() -> None:
    chance = Chance(4)
    assert {chance.pick([1, 2, 3]) for _ in range(50)} == {1, 2, 3}
    items = list(range(20))
    taken = [chance.take(items) for _ in range(20)]
    assert (sorted(taken), items) == (list(range(20)), [])


def test_a_spawned_generator_is_another() -> None:
    chance = Chance(9)
    children = [chance.spawn() for _ in range(50)]
    assert len({child.seed for child in children} | {9}) == 51
    assert numbers(children[0], 6, 50) != numbers(children[1], 6, 50)
    assert Chance(9).spawn().seed == children[0].seed


# -------------------------------------------------------------------- scripted


def test_the_script_is_followed() -> None:
    chance = ScriptedChance([3, 0, 5])
    assert numbers(chance, 6, 2) == [3, 0]
    assert (chance.left(), chance.drawn()) == (1, 2)
    chance.extend([1])
    assert numbers(chance, 6, 2) == [5, 1]
    with pytest.raises(ScriptEnded, match="ended after 4 numbers; one below 6 is needed"):
        chance.below(6)


def test_a_number_that_does_not_fit() -> None:
    chance = ScriptedChance([6])
    with pytest.raises(ScriptEnded, match="says 6 where a number below 6 is needed"):
        chance.below(6)
    assert chance.left() == 1


def test_the_filler() -> None:
    chance = ScriptedChance([1], filler=4)
    assert numbers(chance, 6, 4) == [1, 4, 4, 4]
    assert chance.below(3) == 1


def test_a_scripted_copy() -> None:
    chance = ScriptedChance([1, 2, 3], filler=0)
    chance.below(6)
    twin = chance.copy()
    twin.extend([5])
    assert numbers(twin, 6, 4) == [2, 3, 5, 0]
    assert numbers(chance, 6, 3) == [2, 3, 0]


def test_a_script_shuffles() -> None:
    items = ["a", "b", "c"]
    ScriptedChance([0, 0]).shuffle(items)
    assert items == ["b", "c", "a"]


# -------------------------------------------------------------------- seeds


@pytest.mark.parametrize(
    ("seed", "number"), [(0, 0), (7, 7), (2**128 - 1, 2**128 - 1), ("ff", 255), ("F" * 32, 2**128 - 1)]
)
def test_seeds(seed: int | str, number: int) -> None:
    assert parse_seed(seed) == number


@pytest.mark.parametrize("seed", [-1, 2**128, True, "", "xyz", "0x12", "-1", " 1", "1_0", "١", "0" * 33])
def test_bad_seeds(seed: int | str) -> None:
    with pytest.raises(BadConfig, match="seed"):
        parse_seed(seed)


def test_stacked_chance_ends_the_first_fitting_shuffle_as_wished() -> None:
    chance = StackedChance(7, [["b", "a"], ["x", "x"]], [])
    other, roles, deck = ["p", "q"], ["x", "y", "x"], ["a", "b", "c", "d"]
    for items in (other, roles, deck):
        chance.shuffle(items)
    assert sorted(other) == ["p", "q"]
    assert roles == ["y", "x", "x"]
    assert deck[2:] == ["b", "a"]
    assert sorted(deck) == ["a", "b", "c", "d"]
    assert chance.stacks == []


def test_stacked_chance_throws_what_is_wished_and_then_fairly() -> None:
    chance = StackedChance(7, [], [5, 0])
    twin = chance.copy()
    assert [chance.below(6), chance.below(6)] == [5, 0]
    fair = Chance(7)
    assert [chance.below(6) for _ in range(20)] == [fair.below(6) for _ in range(20)]
    assert twin.canonical() != chance.canonical()
    assert [twin.below(6), twin.below(6)] == [5, 0]
