"""Gatling: three of them hit everybody else."""

import pytest

from tests.ruling import ruling
from tests.rulings.dice.bench import ARROW, DYNAMITE, GATLING, DiceScenario


@ruling("DICE-056", "DICE-057")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_three_or_more_gatlings_fire_once(table: DiceScenario, count: int) -> None:
    """Everybody but Ann loses 1 life point; Ann alone returns her arrows."""
    table.seats(Ann={"arrows": 2}, Bob={"arrows": 3}, Cat={"arrows": 1}, Dan={})
    table.keeps("Ann", *[GATLING] * count, *[DYNAMITE] * (5 - count))
    table.has_life(Ann=10, Bob=7, Cat=7, Dan=7)
    table.has_arrows(Bob=3, Cat=1, supply=5)
    table.is_quiet(turn="Bob")


@ruling("DICE-056", "DICE-057")
@pytest.mark.parametrize("count", [1, 2])
def test_fewer_than_three_do_nothing(table: DiceScenario, count: int) -> None:
    """Two gatlings: nobody is hit and Ann keeps her arrows."""
    table.seats(Ann={"arrows": 2}, Bob={"arrows": 3}, Cat={}, Dan={})
    table.keeps("Ann", *[GATLING] * count, DYNAMITE, DYNAMITE, *[ARROW] * (3 - count))
    table.has_life(Ann=10, Bob=8, Cat=8, Dan=8)
    table.has_arrows(Ann=5 - count, Bob=3, supply=1 + count)
    table.is_quiet(turn="Bob")


@ruling("DICE-057")
def test_arrows_of_the_same_turn_go_back_too(table: DiceScenario) -> None:
    """Ann rolls two arrows with her three gatlings: she takes them first and returns them with the one she had."""
    table.seats(Ann={"arrows": 1}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", rolls=[GATLING, GATLING, GATLING, ARROW, ARROW])
    table.has_arrows(Ann=3, supply=6)
    table.stops()
    table.has_arrows(supply=9)
    table.has_life(Ann=10, Bob=7, Cat=7, Dan=7)
    table.is_quiet(turn="Bob")


@ruling("DICE-056")
def test_the_gatling_eliminates_several_at_once(table: DiceScenario) -> None:
    """Bob and Dan have 1 life point each: both go out together, and with Cat and Eve the game goes on."""
    table.seats(Ann={}, Bob={"life": 1}, Cat={}, Dan={"life": 1, "arrows": 2}, Eve={})
    table.keeps("Ann", GATLING, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.has_life(Ann=10, Bob=0, Cat=7, Dan=0, Eve=7)
    table.has_arrows(supply=9)
    losses = table.happened("life_lost", "player_eliminated")
    assert losses == ["life_lost"] * 4 + ["player_eliminated"] * 2
    table.is_quiet(turn="Cat")
