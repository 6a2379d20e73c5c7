"""The course of play: turns go round, five dice, up to three rolls."""

from tests.ruling import ruling
from tests.rulings.dice.bench import ARROW, BEER, DYNAMITE, GATLING, ONE, TWO, DiceScenario


@ruling("DICE-025")
def test_the_turn_passes_to_the_left(table: DiceScenario) -> None:
    """Ann's turn ends and Bob to her left is next; after Dan, the last one round the table, it is Ann again."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    table.keeps("Dan", GATLING, GATLING, ARROW, ARROW, DYNAMITE)
    table.has_life(Ann=10, Bob=8, Cat=8, Dan=8)
    table.is_quiet(turn="Ann")
    table.rerolls(BEER, BEER, BEER, BEER, BEER, into=[GATLING, GATLING, DYNAMITE, DYNAMITE, ARROW])
    table.stops()
    table.is_quiet(turn="Bob")


@ruling("DICE-025", "DICE-068")
def test_the_eliminated_are_passed_over(table: DiceScenario) -> None:
    """Bob and Cat are out, so Dan follows Ann; Eve and Ann herself follow as usual."""
    table.seats(Ann={}, Bob={"life": 0}, Cat={"life": 0}, Dan={}, Eve={})
    table.keeps("Ann", GATLING, GATLING, ARROW, ARROW, DYNAMITE)
    table.has_life(Ann=10, Bob=0, Cat=0, Dan=8, Eve=8)
    table.is_quiet(turn="Dan")


@ruling("DICE-026")
def test_a_turn_starts_with_all_five_dice(table: DiceScenario) -> None:
    """Ann kept her dice; Bob nevertheless throws all five of them."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    table.keeps("Ann", GATLING, GATLING, ARROW, ARROW, DYNAMITE)
    table.shows(BEER, BEER, BEER, BEER, BEER)
    rolled = [(event.seat, event.rolled, event.roll) for event in table.events("dice_rolled")]
    assert rolled == [(0, (0, 1, 2, 3, 4), 1), (1, (0, 1, 2, 3, 4), 1)]
    table.has_life(Ann=10, Bob=8, Cat=8, Dan=8)
    table.is_quiet(turn="Bob")


@ruling("DICE-027")
def test_any_dice_may_be_rolled_again(table: DiceScenario) -> None:
    """Ann may throw any of the five again, one of them, some or all; those she keeps stay as they are."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", rolls=[ARROW, ONE, TWO, BEER, GATLING])
    table.may_reroll(0, 1, 2, 3, 4)
    table.rerolls(ONE, BEER, into=[GATLING, GATLING])
    assert table.table.dice == [ARROW, GATLING, TWO, GATLING, GATLING]
    table.may_reroll(0, 1, 2, 3, 4)
    table.rerolls(ARROW, TWO, GATLING, GATLING, GATLING, into=[DYNAMITE, GATLING, DYNAMITE, ARROW, GATLING])
    table.has_life(Ann=10, Bob=8, Cat=8, Dan=8)
    table.is_quiet(turn="Bob")


@ruling("DICE-028", "DICE-030", "DICE-031")
def test_three_rolls_at_most(table: DiceScenario) -> None:
    """Ann rolls, rolls again and again; the third roll stands and is resolved without another question."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", rolls=[BEER, BEER, BEER, BEER, BEER])
    table.has_rolls(Ann=2)
    table.rerolls(BEER, into=[ARROW])
    table.has_rolls(Ann=1)
    table.rerolls(BEER, BEER, BEER, BEER, into=[GATLING, GATLING, GATLING, DYNAMITE])
    table.has_life(Ann=10, Bob=7, Cat=7, Dan=7)
    table.has_arrows(supply=9)
    table.is_quiet(turn="Bob")


@ruling("DICE-028", "DICE-031")
def test_stopping_after_the_first_roll(table: DiceScenario) -> None:
    """Satisfied with three gatlings, Ann stops at once: they fire and Bob is next."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", rolls=[GATLING, GATLING, GATLING, DYNAMITE, DYNAMITE])
    table.has_life(Ann=10, Bob=8, Cat=8, Dan=8)
    table.stops()
    table.has_life(Ann=10, Bob=7, Cat=7, Dan=7)
    table.is_quiet(turn="Bob")


@ruling("DICE-028", "DICE-031")
def test_stopping_after_the_second_roll(table: DiceScenario) -> None:
    """Ann's second roll brings the third gatling and she leaves it at that."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", rolls=[GATLING, GATLING, ARROW, DYNAMITE, DYNAMITE])
    table.rerolls(ARROW, into=[GATLING])
    table.stops()
    table.has_life(Ann=10, Bob=7, Cat=7, Dan=7)
    table.has_arrows(supply=9)
    table.is_quiet(turn="Bob")


@ruling("DICE-029")
def test_a_kept_die_may_be_rolled_the_third_time(table: DiceScenario) -> None:
    """Ann keeps her gatling after the first roll, and throws it with the third one after all."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", rolls=[GATLING, BEER, BEER, BEER, BEER])
    table.rerolls(BEER, BEER, BEER, BEER, into=[ARROW, ARROW, DYNAMITE, DYNAMITE])
    table.may_reroll(0, 1, 2)
    table.rerolls(GATLING, into=[ARROW])
    table.shows(BEER, BEER, BEER, BEER, BEER)
    table.has_life(Ann=10, Bob=8, Cat=8, Dan=8)
    table.has_arrows(Ann=3, supply=6)
    table.is_quiet(turn="Bob")


@ruling("DICE-032")
def test_dynamite_stays(table: DiceScenario) -> None:
    """A die with dynamite is never among those offered again, neither after the first roll nor after the second."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", rolls=[GATLING, DYNAMITE, ARROW, BEER, BEER])
    table.may_reroll(0, 2, 3, 4)
    why = table.match.why_not(table.seat("Ann"))
    assert [(reason.thing, reason.ruling) for reason in why] == [("die:1", "DICE-032")]
    table.rerolls(BEER, BEER, into=[DYNAMITE, ARROW])
    table.may_reroll(0, 2, 4)
    table.rerolls(GATLING, ARROW, ARROW, into=[GATLING, GATLING, ARROW])
    table.has_life(Ann=10, Bob=8, Cat=8, Dan=8)
    table.has_arrows(Ann=3, supply=6)
    table.is_quiet(turn="Bob")


@ruling("DICE-033")
def test_arrows_are_taken_before_anything_else(table: DiceScenario) -> None:
    """Ann's first roll shows two arrows: she has taken them before she is asked whether to roll again."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", rolls=[ARROW, ARROW, GATLING, GATLING, DYNAMITE])
    table.asked("Ann", kind="roll_again")
    table.has_arrows(Ann=2, supply=7)
    table.rerolls(ARROW, into=[ARROW])
    table.asked("Ann", kind="roll_again")
    table.has_arrows(Ann=3, supply=6)
    table.stops()
    # Nothing is taken a second time when the dice are resolved.
    table.has_arrows(Ann=3, supply=6)
    table.has_life(Ann=10, Bob=8, Cat=8, Dan=8)
    table.is_quiet(turn="Bob")


@ruling("DICE-034", "DICE-035")
def test_tokens_come_from_the_middle_and_go_back_there(table: DiceScenario) -> None:
    """Ann's arrow leaves the supply and returns to it with her Gatling; nothing goes from player to player."""
    table.seats(Ann={"life": 5, "arrows": 2}, Bob={"life": 5, "arrows": 1}, Cat={"life": 5}, Dan={"life": 5})
    table.turn("Ann", rolls=[ARROW, BEER, GATLING, GATLING, GATLING])
    table.has_arrows(Ann=3, Bob=1, supply=5)
    table.stops()
    table.gives_beer("Ann")
    table.has_life(Ann=6, Bob=4, Cat=4, Dan=4)
    table.has_arrows(Bob=1, supply=8)
    table.is_quiet(turn="Bob")
