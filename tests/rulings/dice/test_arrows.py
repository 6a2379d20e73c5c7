"""Arrows: taken at once; the last one brings the Indians."""

from tests.ruling import ruling
from tests.rulings.dice.bench import ARROW, BEER, DYNAMITE, GATLING, ONE, DiceScenario


@ruling("DICE-040")
def test_one_arrow_for_each_rolled(table: DiceScenario) -> None:
    """Ann rolls three arrows and takes three tokens; the others have as many as before."""
    table.seats(Ann={"arrows": 1}, Bob={"arrows": 2}, Cat={}, Dan={})
    table.keeps("Ann", ARROW, ARROW, ARROW, GATLING, DYNAMITE)
    table.has_arrows(Ann=4, Bob=2, supply=3)
    table.has_life(Ann=10, Bob=8, Cat=8, Dan=8)
    table.is_quiet(turn="Bob")


@ruling("DICE-040")
def test_no_arrow_rolled_none_taken(table: DiceScenario) -> None:
    """Ann rolls no arrow and takes none."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    table.keeps("Ann", GATLING, GATLING, DYNAMITE, ONE, DYNAMITE)
    table.shoots("Bob")
    table.has_arrows(supply=9)
    table.has_life(Ann=10, Bob=7, Cat=8, Dan=8)
    table.is_quiet(turn="Bob")


@ruling("DICE-041")
def test_an_arrow_die_may_be_rolled_again(table: DiceScenario) -> None:
    """Ann throws her arrow die again and gets another arrow: she keeps the first token and takes a second."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", rolls=[ARROW, GATLING, GATLING, DYNAMITE, DYNAMITE])
    table.may_reroll(0, 1, 2)
    table.rerolls(ARROW, into=[ARROW])
    table.has_arrows(Ann=2, supply=7)
    table.rerolls(ARROW, into=[GATLING])
    # The three gatlings send both of them back.
    table.has_arrows(supply=9)
    table.has_life(Ann=10, Bob=7, Cat=7, Dan=7)
    table.is_quiet(turn="Bob")


@ruling("DICE-041", "DICE-040")
def test_a_kept_arrow_is_not_taken_again(table: DiceScenario) -> None:
    """Ann keeps an arrow die while she rolls others: it costs her one token, not one per roll."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", rolls=[ARROW, BEER, BEER, DYNAMITE, DYNAMITE])
    table.rerolls(BEER, into=[GATLING])
    table.rerolls(BEER, into=[GATLING])
    table.has_arrows(Ann=1, supply=8)
    table.has_life(Ann=10, Bob=8, Cat=8, Dan=8)
    table.is_quiet(turn="Bob")


@ruling("DICE-042", "DICE-043", "DICE-044", "DICE-045")
def test_the_last_arrow_brings_the_indians(table: DiceScenario) -> None:
    """Ann takes the last arrow: she loses 2, Bob 3, Cat 0, Dan 4; all arrows return and Ann goes on rolling."""
    table.seats(Ann={"arrows": 1}, Bob={"arrows": 3}, Cat={}, Dan={"arrows": 4})
    table.turn("Ann", rolls=[ARROW, GATLING, GATLING, DYNAMITE, DYNAMITE])
    table.has_life(Ann=8, Bob=5, Cat=8, Dan=4)
    table.has_arrows(supply=9)
    table.may_reroll(0, 1, 2)
    table.rerolls(ARROW, into=[GATLING])
    table.stops()
    table.has_life(Ann=8, Bob=4, Cat=7, Dan=3)
    table.is_quiet(turn="Bob")


@ruling("DICE-042")
def test_the_last_but_one_does_not(table: DiceScenario) -> None:
    """Ann takes the eighth arrow, one is left: the Indians stay away."""
    table.seats(Ann={"arrows": 1}, Bob={"arrows": 3}, Cat={}, Dan={"arrows": 3})
    table.keeps("Ann", ARROW, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.has_life(Ann=10, Bob=8, Cat=8, Dan=8)
    table.has_arrows(Ann=2, Bob=3, Dan=3, supply=1)
    table.is_quiet(turn="Bob")


@ruling("DICE-042", "DICE-044")
def test_two_attacks_in_one_turn(table: DiceScenario) -> None:
    """With one arrow in the supply Ann rolls five, then five more: ten arrows, and the Indians come twice."""
    table.seats(Ann={}, Bob={"arrows": 4}, Cat={"arrows": 4}, Dan={})
    table.turn("Ann", rolls=[ARROW] * 5)
    table.has_life(Ann=9, Bob=4, Cat=4, Dan=8)
    table.has_arrows(Ann=4, supply=5)
    table.rerolls(*[ARROW] * 5, into=[ARROW] * 5)
    table.has_life(Ann=0, Bob=4, Cat=4, Dan=8)
    table.is_over(outcome="outlaws", winners={"Bob", "Cat"})


@ruling("DICE-043", "DICE-066")
def test_the_indians_can_eliminate(table: DiceScenario) -> None:
    """Bob has 2 life points and 2 arrows: the attack eliminates him, Cat with 3 life points survives hers."""
    table.seats(Ann={}, Bob={"life": 2, "arrows": 2}, Cat={"life": 3, "arrows": 2}, Dan={"arrows": 4}, Eve={})
    table.turn("Ann", rolls=[ARROW, ARROW, GATLING, DYNAMITE, DYNAMITE])
    table.has_life(Ann=9, Bob=0, Cat=1, Dan=4, Eve=8)
    table.has_arrows(Ann=1, supply=8)
    table.stops()
    table.is_quiet(turn="Cat")


@ruling("DICE-045")
def test_the_turn_goes_on_after_the_last_roll(table: DiceScenario) -> None:
    """The Indians come with Ann's third roll; her Bull's Eye is still resolved, on those who are left."""
    table.seats(Ann={}, Bob={"life": 1, "arrows": 1}, Cat={"arrows": 7}, Dan={}, Eve={})
    table.turn("Ann", rolls=[GATLING, GATLING, DYNAMITE, BEER, BEER])
    table.rerolls(BEER, BEER, into=[BEER, BEER])
    table.rerolls(BEER, BEER, into=[ARROW, ONE])
    table.has_life(Ann=9, Bob=0, Cat=1, Dan=8, Eve=8)
    table.shoots("Cat", offered={"Cat", "Eve"})
    table.has_life(Ann=9, Bob=0, Cat=0, Dan=8, Eve=8)
    table.is_quiet(turn="Dan")
