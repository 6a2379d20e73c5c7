"""Dynamite: three of them end the rolling and cost a life point."""

from tests.ruling import ruling
from tests.rulings.dice.bench import ARROW, BEER, DYNAMITE, GATLING, ONE, DiceScenario


@ruling("DICE-046", "DICE-047")
def test_three_dynamites_end_the_rolling(table: DiceScenario) -> None:
    """Ann's first roll shows three dynamites: no more rolls, she loses 1 life point, and her Bull's Eye still hits."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", rolls=[DYNAMITE, DYNAMITE, DYNAMITE, ONE, ARROW])
    table.has_life(Ann=9, Bob=8, Cat=8, Dan=8)
    table.shoots("Dan", offered={"Bob", "Dan"})
    table.has_life(Ann=9, Bob=8, Cat=8, Dan=7)
    table.has_arrows(Ann=1, supply=8)
    table.is_quiet(turn="Bob")


@ruling("DICE-046")
def test_two_dynamites_do_nothing(table: DiceScenario) -> None:
    """With two dynamites Ann may go on rolling and loses nothing."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", rolls=[DYNAMITE, DYNAMITE, GATLING, GATLING, BEER])
    table.may_reroll(2, 3, 4)
    table.rerolls(BEER, into=[ARROW])
    table.stops()
    table.has_life(Ann=10, Bob=8, Cat=8, Dan=8)
    table.has_arrows(Ann=1, supply=8)
    table.is_quiet(turn="Bob")


@ruling("DICE-046")
def test_the_third_dynamite_comes_later(table: DiceScenario) -> None:
    """Two dynamites first and a third with the second roll: Ann's last roll is lost."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", rolls=[DYNAMITE, DYNAMITE, GATLING, GATLING, BEER])
    table.rerolls(BEER, into=[DYNAMITE])
    table.has_life(Ann=9, Bob=8, Cat=8, Dan=8)
    table.is_quiet(turn="Bob")


@ruling("DICE-046")
def test_five_dynamites_cost_one_life_point(table: DiceScenario) -> None:
    """Four or five dynamites cost no more than three."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", rolls=[DYNAMITE] * 5)
    table.has_life(Ann=9, Bob=8, Cat=8, Dan=8)
    table.is_quiet(turn="Bob")


@ruling("DICE-047")
def test_beers_are_still_drunk(table: DiceScenario) -> None:
    """Blown up, Ann drinks both her beers: from 5 life points to 4 and up to 6."""
    table.seats(Ann={"life": 5}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", rolls=[DYNAMITE, DYNAMITE, DYNAMITE, BEER, BEER])
    table.has_life(Ann=4, Bob=8, Cat=8, Dan=8)
    table.gives_beer("Ann", offered={"Ann", "Bob", "Cat", "Dan"})
    table.gives_beer("Ann", offered={"Ann", "Bob", "Cat", "Dan"})
    table.has_life(Ann=6, Bob=8, Cat=8, Dan=8)
    table.is_quiet(turn="Bob")
