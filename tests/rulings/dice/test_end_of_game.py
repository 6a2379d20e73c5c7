"""The object of each role and every ending of the rulebook, for four to eight players."""

from tests.ruling import ruling
from tests.rulings.dice.bench import ARROW, BEER, DYNAMITE, GATLING, ONE, TWO, DiceScenario, Player

OUT: Player = {"life": 0}


@ruling("DICE-005", "DICE-007", "DICE-070")
def test_the_law_wins_when_all_outlaws_and_renegades_are_out(table: DiceScenario) -> None:
    """Renegade Eve is the last enemy; Deputy Bob shoots her, and he and the Sheriff win at once."""
    table.seats(Ann={}, Bob={}, Cat=OUT, Dan=OUT, Eve={"life": 1})
    table.keeps("Bob", ONE, BEER, GATLING, ARROW, DYNAMITE)
    table.shoots("Eve", offered={"Ann", "Eve"})
    # At once: Bob's beer is not given to anybody any more.
    table.has_life(Ann=10, Bob=8, Cat=0, Dan=0, Eve=0)
    table.is_over(outcome="law", winners={"Ann", "Bob"})


@ruling("DICE-005", "DICE-070", "DICE-073")
def test_the_renegade_fights_on_alone(table: DiceScenario) -> None:
    """Ann eliminates the last Outlaw; Renegade Eve is alive, so the game goes on against Sheriff and Deputy."""
    table.seats(Ann={}, Bob={}, Cat=OUT, Dan={"life": 1}, Eve={})
    table.keeps("Ann", TWO, GATLING, GATLING, ARROW, DYNAMITE)
    table.has_life(Ann=10, Bob=8, Cat=0, Dan=0, Eve=8)
    assert not table.events("game_won")
    table.is_quiet(turn="Bob")


@ruling("DICE-005", "DICE-070")
def test_an_outlaw_left_is_enough_to_go_on(table: DiceScenario) -> None:
    """Ann eliminates the Renegade; one Outlaw is left, and the game goes on."""
    table.seats(Ann={}, Bob={}, Cat=OUT, Dan={}, Eve={"life": 1})
    table.keeps("Ann", ONE, GATLING, GATLING, ARROW, DYNAMITE)
    table.shoots("Eve")
    table.has_life(Ann=10, Bob=8, Cat=0, Dan=8, Eve=0)
    table.is_quiet(turn="Bob")


@ruling("DICE-006", "DICE-007", "DICE-069")
def test_the_outlaws_win_when_the_sheriff_is_out(table: DiceScenario) -> None:
    """Outlaw Dan shoots the Sheriff: all Outlaws win; the Deputy, alive and well, has lost."""
    table.seats(Ann={"life": 1}, Bob={}, Cat={}, Dan={}, Eve={})
    table.keeps("Dan", TWO, BEER, GATLING, ARROW, DYNAMITE)
    table.shoots("Ann", offered={"Ann", "Bob"})
    table.has_life(Ann=0, Bob=8, Cat=8, Dan=8, Eve=8)
    table.is_over(outcome="outlaws", winners={"Cat", "Dan"})


@ruling("DICE-069")
def test_whoever_eliminates_the_sheriff(table: DiceScenario) -> None:
    """Even when Renegade Eve eliminates the Sheriff the Outlaws win, as long as anybody else is alive."""
    table.seats(Ann={"life": 1}, Bob={}, Cat={}, Dan={}, Eve={})
    table.keeps("Eve", ONE, GATLING, GATLING, ARROW, DYNAMITE)
    table.shoots("Ann", offered={"Ann", "Dan"})
    table.has_life(Ann=0, Bob=8, Cat=8, Dan=8, Eve=8)
    table.is_over(outcome="outlaws", winners={"Cat", "Dan"})


@ruling("DICE-008", "DICE-069")
def test_the_renegade_wins_as_the_last_one_alive(table: DiceScenario) -> None:
    """Only Ann and Renegade Eve are left; Eve shoots the Sheriff and wins alone."""
    table.seats(Ann={"life": 1}, Bob=OUT, Cat=OUT, Dan=OUT, Eve={})
    table.keeps("Eve", ONE, GATLING, GATLING, ARROW, DYNAMITE)
    table.has_life(Ann=0, Bob=0, Cat=0, Dan=0, Eve=8)
    table.is_over(outcome="renegade", winners={"Eve"})


@ruling("DICE-008", "DICE-069")
def test_the_renegade_clears_the_table_at_once(table: DiceScenario) -> None:
    """Eve's Gatling takes the last life point of Ann, Bob and Dan together: she is the only one alive and wins."""
    table.seats(Ann={"life": 1}, Bob={"life": 1}, Cat=OUT, Dan={"life": 1}, Eve={})
    table.keeps("Eve", GATLING, GATLING, GATLING, ARROW, DYNAMITE)
    table.has_life(Ann=0, Bob=0, Cat=0, Dan=0, Eve=8)
    table.is_over(outcome="renegade", winners={"Eve"})


@ruling("DICE-069", "DICE-070")
def test_sheriff_and_last_outlaw_go_out_together(table: DiceScenario) -> None:
    """The Indians take the last life point of Sheriff Ann and Outlaw Cat, the last enemy: the Outlaws win."""
    table.seats(Ann={"life": 1, "arrows": 1}, Bob={"arrows": 6}, Cat={"life": 1, "arrows": 1}, Dan=OUT, Eve=OUT)
    table.turn("Bob", rolls=[ARROW, GATLING, GATLING, BEER, DYNAMITE])
    table.has_life(Ann=0, Bob=1, Cat=0, Dan=0, Eve=0)
    table.is_over(outcome="outlaws", winners={"Cat", "Dan"})


@ruling("DICE-069")
def test_only_a_deputy_is_left(table: DiceScenario) -> None:
    """Bob's Gatling takes Sheriff and Renegade out together, Deputy Bob alone is alive: the Outlaws win."""
    table.seats(Ann={"life": 1}, Bob={}, Cat=OUT, Dan=OUT, Eve={"life": 1})
    table.keeps("Bob", GATLING, GATLING, GATLING, ARROW, DYNAMITE)
    table.has_life(Ann=0, Bob=8, Cat=0, Dan=0, Eve=0)
    table.is_over(outcome="outlaws", winners={"Cat", "Dan"})


@ruling("DICE-071")
def test_two_renegades_do_not_win_together(table: DiceScenario) -> None:
    """Renegade Hal shoots the Sheriff while Renegade Gus is alive too: neither is the last one, the Outlaws win."""
    table.seats(Ann={"life": 1}, Bob=OUT, Cat=OUT, Dan=OUT, Eve=OUT, Fox=OUT, Gus={}, Hal={})
    table.keeps("Hal", ONE, GATLING, GATLING, ARROW, DYNAMITE)
    table.shoots("Ann", offered={"Ann", "Gus"})
    table.has_life(Ann=0, Bob=0, Cat=0, Dan=0, Eve=0, Fox=0, Gus=8, Hal=8)
    table.is_over(outcome="outlaws", winners={"Dan", "Eve", "Fox"})


@ruling("DICE-071")
def test_one_of_two_renegades_wins_alone(table: DiceScenario) -> None:
    """Gus has lost, Hal shoots the Sheriff as the only other player alive: Hal wins, and Gus does not."""
    table.seats(Ann={"life": 1}, Bob=OUT, Cat=OUT, Dan=OUT, Eve=OUT, Fox=OUT, Gus=OUT, Hal={})
    table.keeps("Hal", TWO, GATLING, GATLING, ARROW, DYNAMITE)
    table.has_life(Ann=0, Bob=0, Cat=0, Dan=0, Eve=0, Fox=0, Gus=0, Hal=8)
    table.is_over(outcome="renegade", winners={"Hal"})


@ruling("DICE-071")
def test_both_renegades_must_be_out_for_the_law(table: DiceScenario) -> None:
    """Ann eliminates Gus; the second Renegade lives, so the Sheriff has not won yet. Then she eliminates Hal."""
    table.seats(Ann={}, Bob=OUT, Cat=OUT, Dan=OUT, Eve=OUT, Fox=OUT, Gus={"life": 1}, Hal={"life": 1})
    table.keeps("Ann", ONE, GATLING, GATLING, ARROW, DYNAMITE)
    table.shoots("Gus", offered={"Gus", "Hal"})
    table.has_life(Ann=10, Bob=0, Cat=0, Dan=0, Eve=0, Fox=0, Gus=0, Hal=1)
    table.is_quiet(turn="Hal")
    table.rerolls(*[BEER] * 5, into=[DYNAMITE] * 5)
    table.has_life(Ann=10, Bob=0, Cat=0, Dan=0, Eve=0, Fox=0, Gus=0, Hal=0)
    table.is_over(outcome="law", winners={"Ann", "Bob", "Cat"})


@ruling("DICE-072")
def test_the_sheriff_falls_before_two_renegades(table: DiceScenario) -> None:
    """Sheriff Ann faces Renegades Gus and Hal and blows herself up: the Outlaws win, all of them dead."""
    table.seats(Ann={"life": 1}, Bob=OUT, Cat=OUT, Dan=OUT, Eve=OUT, Fox=OUT, Gus={}, Hal={})
    table.turn("Ann", rolls=[DYNAMITE, DYNAMITE, DYNAMITE, ONE, ONE])
    table.has_life(Ann=0, Bob=0, Cat=0, Dan=0, Eve=0, Fox=0, Gus=8, Hal=8)
    table.is_over(outcome="outlaws", winners={"Dan", "Eve", "Fox"})


@ruling("DICE-074")
def test_the_outlaws_win_from_the_grave(table: DiceScenario) -> None:
    """All Outlaws are out, Deputy Bob and Renegade Eve are alive, the Sheriff falls: the Outlaws win."""
    table.seats(Ann={"life": 1}, Bob={}, Cat=OUT, Dan=OUT, Eve={})
    table.keeps("Eve", ONE, GATLING, GATLING, ARROW, DYNAMITE)
    table.shoots("Ann", offered={"Ann", "Bob"})
    table.has_life(Ann=0, Bob=8, Cat=0, Dan=0, Eve=8)
    table.is_over(outcome="outlaws", winners={"Cat", "Dan"})


@ruling("DICE-075")
def test_everybody_goes_out_at_once(table: DiceScenario) -> None:
    """The Indians take everybody's last life point, the Renegade's too: the Outlaws win."""
    table.seats(
        Ann={"life": 1, "arrows": 2},
        Bob={"life": 1, "arrows": 2},
        Cat=OUT,
        Dan={"life": 1, "arrows": 2},
        Eve={"life": 1, "arrows": 2},
    )
    table.turn("Bob", rolls=[ARROW, GATLING, GATLING, GATLING, DYNAMITE])
    table.has_life(Ann=0, Bob=0, Cat=0, Dan=0, Eve=0)
    table.has_arrows(supply=9)
    table.is_over(outcome="outlaws", winners={"Cat", "Dan"})


@ruling("DICE-069")
def test_the_game_ends_in_the_middle_of_a_roll(table: DiceScenario) -> None:
    """Bob's first of three arrows brings the Indians and the Sheriff's end: he takes no more and nobody is asked."""
    table.seats(Ann={"life": 1, "arrows": 1}, Bob={"arrows": 7}, Cat={}, Dan={})
    table.turn("Bob", rolls=[ARROW, ARROW, ARROW, ONE, BEER])
    table.has_life(Ann=0, Bob=0, Cat=8, Dan=8)
    assert len(table.events("arrow_taken")) == 1
    table.is_over(outcome="outlaws", winners={"Bob", "Cat"})
