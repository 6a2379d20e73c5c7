"""Beer: a life point for anybody, never above the start."""

from tests.ruling import ruling
from tests.rulings.dice.bench import ARROW, BEER, DYNAMITE, GATLING, DiceScenario


@ruling("DICE-053")
def test_a_beer_for_oneself(table: DiceScenario) -> None:
    """Ann, at 4 life points, drinks her beer herself: 5."""
    table.seats(Ann={"life": 4}, Bob={"life": 4}, Cat={"life": 4}, Dan={"life": 4})
    table.keeps("Ann", BEER, GATLING, GATLING, ARROW, DYNAMITE)
    table.gives_beer("Ann", offered={"Ann", "Bob", "Cat", "Dan"})
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet(turn="Bob")


@ruling("DICE-053")
def test_beers_for_others(table: DiceScenario) -> None:
    """Ann gives one beer to Cat across the table and one to Bob."""
    table.seats(Ann={"life": 4}, Bob={"life": 4}, Cat={"life": 4}, Dan={"life": 4})
    table.keeps("Ann", BEER, BEER, GATLING, ARROW, DYNAMITE)
    table.gives_beer("Cat", offered={"Ann", "Bob", "Cat", "Dan"})
    table.gives_beer("Bob", offered={"Ann", "Bob", "Cat", "Dan"})
    table.has_life(Ann=4, Bob=5, Cat=5, Dan=4)
    table.is_quiet(turn="Bob")


@ruling("DICE-053")
def test_no_beer_for_the_eliminated(table: DiceScenario) -> None:
    """Cat is out; a beer does not bring her back."""
    table.seats(Ann={"life": 4}, Bob={"life": 4}, Cat={"life": 0}, Dan={"life": 4}, Eve={"life": 4})
    table.keeps("Ann", BEER, GATLING, GATLING, ARROW, DYNAMITE)
    table.gives_beer("Eve", offered={"Ann", "Bob", "Dan", "Eve"})
    table.has_life(Ann=4, Bob=4, Cat=0, Dan=4, Eve=5)
    table.is_quiet(turn="Bob")


@ruling("DICE-054", "DICE-055")
def test_never_above_the_start(table: DiceScenario) -> None:
    """Bob started with 8 and has 7: Ann's first beer fills him up, her second on him is wasted."""
    table.seats(Ann={"life": 4}, Bob={"life": 7}, Cat={"life": 4}, Dan={"life": 4})
    table.keeps("Ann", BEER, BEER, GATLING, ARROW, DYNAMITE)
    table.gives_beer("Bob")
    table.gives_beer("Bob", offered={"Ann", "Bob", "Cat", "Dan"})
    table.has_life(Ann=4, Bob=8, Cat=4, Dan=4)
    assert [event.amount for event in table.events("life_gained")] == [1, 0]
    table.is_quiet(turn="Bob")


@ruling("DICE-054", "DICE-019")
def test_the_sheriffs_maximum(table: DiceScenario) -> None:
    """The Sheriff started with two more, so Ann with 8 + 2 drinks from 9 to 10 and no further."""
    table.seats(Ann={"life": 9}, Bob={}, Cat={}, Dan={})
    table.keeps("Ann", BEER, BEER, GATLING, ARROW, DYNAMITE)
    table.gives_beer("Ann")
    table.has_life(Ann=10, Bob=8, Cat=8, Dan=8)
    table.gives_beer("Ann")
    table.has_life(Ann=10, Bob=8, Cat=8, Dan=8)
    table.is_quiet(turn="Bob")
