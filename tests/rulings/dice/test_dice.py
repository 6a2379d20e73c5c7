"""The dice: six symbols, used in a prescribed order, none left out."""

import pytest

from sagebrush.core.rng import ScriptedChance
from sagebrush.games.dice.options import GiveBeer
from tests.ruling import ruling
from tests.rulings.dice.bench import ARROW, BEER, DYNAMITE, GATLING, ONE, TWO, DiceScenario


@ruling("DICE-037")
def test_six_different_symbols(table: DiceScenario) -> None:
    """The six sides of a die show arrow, dynamite, Bull's Eye 1, Bull's Eye 2, beer and gatling, once each."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    table.laid.chance = ScriptedChance([0, 1, 2, 3, 4, 5], filler=4)
    table.turn("Ann")
    first = table.table.dice.copy()
    table.choose("Ann", (0,))
    assert {*first, table.table.dice[0]} == {ARROW, DYNAMITE, ONE, TWO, BEER, GATLING}
    table.has_life(Ann=10, Bob=8, Cat=8, Dan=8)
    table.has_arrows(Ann=1, supply=8)


@ruling("DICE-038")
def test_the_order_of_events(table: DiceScenario) -> None:
    """Whatever the order on the table, Ann's dice go off as arrow, dynamite, Bull's Eyes, beer."""
    table.seats(Ann={"life": 5}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", rolls=[BEER, ONE, DYNAMITE, ARROW, DYNAMITE])
    table.rerolls(ARROW, into=[DYNAMITE])
    table.shoots("Bob", offered={"Bob", "Dan"})
    table.gives_beer("Ann")
    order = ("arrow_taken", "dynamite_exploded", "shot_fired", "life_gained")
    assert table.happened(*order) == list(order)
    table.has_life(Ann=5, Bob=7, Cat=8, Dan=8)
    table.is_quiet(turn="Bob")


@ruling("DICE-038")
def test_arrows_before_dynamite(table: DiceScenario) -> None:
    """Ann has 1 life point and rolls the last arrow and three dynamites: the Indians get her, not the dynamite."""
    table.seats(Ann={"role": "outlaw", "life": 1}, Bob={"role": "sheriff"}, Cat={}, Dan={"arrows": 8})
    table.turn("Ann", rolls=[DYNAMITE, DYNAMITE, DYNAMITE, ONE, ARROW])
    assert [event.by for event in table.events("life_lost") if event.seat == 0] == ["indians"]
    assert table.happened("dynamite_exploded", "shot_fired") == []
    table.has_life(Ann=0, Bob=10, Cat=8, Dan=0)
    table.is_quiet(turn="Bob")


@ruling("DICE-038", "DICE-047")
def test_dynamite_before_bullseyes(table: DiceScenario) -> None:
    """Ann has 1 life point and rolls three dynamites and two Bull's Eyes: she goes out before she can shoot."""
    table.seats(Ann={"role": "outlaw", "life": 1}, Bob={"role": "sheriff"}, Cat={}, Dan={})
    table.turn("Ann", rolls=[DYNAMITE, DYNAMITE, DYNAMITE, ONE, ONE])
    table.has_life(Ann=0, Bob=10, Cat=8, Dan=8)
    table.is_quiet(turn="Bob")


@ruling("DICE-038")
def test_bullseyes_before_beer(table: DiceScenario) -> None:
    """Bob has 1 life point; Ann shoots him and then cannot give him the beer any more."""
    table.seats(Ann={}, Bob={"life": 1}, Cat={"life": 7}, Dan={}, Eve={})
    table.keeps("Ann", BEER, ONE, GATLING, ARROW, DYNAMITE)
    table.shoots("Bob", offered={"Bob", "Eve"})
    table.gives_beer("Cat", offered={"Ann", "Cat", "Dan", "Eve"})
    table.has_life(Ann=10, Bob=0, Cat=8, Dan=8, Eve=8)
    table.is_quiet(turn="Cat")


@ruling("DICE-038")
def test_beer_before_gatling(table: DiceScenario) -> None:
    """Bob and Cat have 1 life point each; a beer keeps Bob alive through Ann's Gatling, Cat goes out."""
    table.seats(Ann={}, Bob={"life": 1}, Cat={"life": 1}, Dan={}, Eve={})
    table.keeps("Ann", GATLING, GATLING, GATLING, BEER, DYNAMITE)
    table.gives_beer("Bob")
    table.has_life(Ann=10, Bob=1, Cat=0, Dan=7, Eve=7)
    table.is_quiet(turn="Bob")


@ruling("DICE-039")
@pytest.mark.parametrize("face", [ONE, TWO])
def test_a_bullseye_must_be_used(table: DiceScenario, face: str) -> None:
    """Deputy Bob's only targets are friends or strangers: he may choose between them but not refrain."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={}, Eve={})
    table.keeps("Bob", face, GATLING, GATLING, ARROW, DYNAMITE)
    targets = {"Ann", "Cat"} if face == ONE else {"Dan", "Eve"}
    victim = min(targets)
    table.shoots(victim, offered=targets)
    life = {"Ann": 10, "Bob": 8, "Cat": 8, "Dan": 8, "Eve": 8}
    table.has_life(**{**life, victim: life[victim] - 1})
    table.is_quiet(turn="Cat")


@ruling("DICE-039", "DICE-053")
def test_a_beer_must_be_used(table: DiceScenario) -> None:
    """Every one of Ann's three beers goes to somebody, and only to a player who is alive."""
    table.seats(Ann={"life": 5}, Bob={"life": 5}, Cat={"life": 0}, Dan={"life": 5}, Eve={"life": 5})
    table.keeps("Ann", BEER, BEER, BEER, ARROW, DYNAMITE)
    everybody = {"Ann", "Bob", "Dan", "Eve"}
    for left, drinker in ((3, "Bob"), (2, "Dan"), (1, "Eve")):
        assert table.decision("Ann", "give_beer").question == GiveBeer(left)
        table.gives_beer(drinker, offered=everybody)
    table.has_life(Ann=5, Bob=6, Cat=0, Dan=6, Eve=6)
    table.is_quiet(turn="Bob")


@ruling("DICE-039")
def test_a_lone_target_is_shot_without_a_question(table: DiceScenario) -> None:
    """Among four players only Cat sits two places away: Ann's Bull's Eye 2 hits her, and nobody is asked."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    table.keeps("Ann", TWO, GATLING, GATLING, ARROW, DYNAMITE)
    table.has_life(Ann=10, Bob=8, Cat=7, Dan=8)
    table.is_quiet(turn="Bob")
