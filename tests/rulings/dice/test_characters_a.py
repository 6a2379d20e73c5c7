"""Bart Cassidy, Black Jack, Calamity Janet, El Gringo, Jesse Jones."""

import pytest

from sagebrush.games.dice.options import MayTakeArrow
from tests.ruling import ruling
from tests.rulings.dice.bench import ARROW, BEER, DYNAMITE, GATLING, ONE, TWO, DiceScenario, Player

BART: Player = {"character": "bart_cassidy"}
JACK: Player = {"character": "black_jack"}
JANET: Player = {"character": "calamity_janet"}
GRINGO: Player = {"character": "el_gringo"}
JESSE: Player = {"character": "jesse_jones"}


# -------------------------------------------------------------------- Bart Cassidy


@ruling("DICE-076")
def test_bart_takes_an_arrow_instead(table: DiceScenario) -> None:
    """Ann hits Bart; he takes an arrow from the supply and keeps his life point."""
    table.seats(Ann={}, Bart=BART, Cat={}, Dan={})
    table.keeps("Ann", ONE, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.shoots("Bart")
    table.asked("Bart", kind="may_take_arrow", options=[True, False]).answers(True)
    table.has_life(Ann=10, Bart=8, Cat=8, Dan=8)
    table.has_arrows(Bart=1, supply=8)
    table.is_quiet(turn="Bart")


@ruling("DICE-076")
def test_bart_may_as_well_lose_the_life_point(table: DiceScenario) -> None:
    """Bart declines: he loses the life point and takes no arrow."""
    table.seats(Ann={}, Bart=BART, Cat={}, Dan={})
    table.keeps("Ann", ONE, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.shoots("Bart")
    table.asked("Bart", kind="may_take_arrow", options=[True, False]).answers(False)
    table.has_life(Ann=10, Bart=7, Cat=8, Dan=8)
    table.has_arrows(supply=9)
    table.is_quiet(turn="Bart")


@ruling("DICE-076")
def test_bart_decides_for_each_life_point(table: DiceScenario) -> None:
    """Ann hits Bart three times: he takes an arrow for the first, and then would rather lose the two others."""
    table.seats(Ann={}, Bart=BART, Cat={}, Dan={})
    table.keeps("Ann", ONE, ONE, ONE, DYNAMITE, DYNAMITE)
    for _ in range(3):
        table.shoots("Bart")
    table.asked("Bart").answers(True)
    table.asked("Bart").answers(False)
    table.has_life(Ann=10, Bart=6, Cat=8, Dan=8)
    table.has_arrows(Bart=1, supply=8)
    table.is_quiet(turn="Bart")


@ruling("DICE-076", "DICE-066")
def test_an_arrow_saves_barts_last_life_point(table: DiceScenario) -> None:
    """Bart has 1 life point and takes an arrow: he stays in the game."""
    table.seats(Ann={}, Bart={**BART, "life": 1}, Cat={}, Dan={})
    table.keeps("Ann", ONE, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.shoots("Bart")
    table.asked("Bart").answers(True)
    table.has_life(Ann=10, Bart=1, Cat=8, Dan=8)
    table.has_arrows(Bart=1, supply=8)
    table.is_quiet(turn="Bart")


@ruling("DICE-077")
@pytest.mark.parametrize("faces", [(ONE, BEER), (TWO, BEER), (GATLING, GATLING)])
def test_bart_against_bullseyes_and_gatling(table: DiceScenario, faces: tuple[str, str]) -> None:
    """Bart's ability works for a Bull's Eye 1, a Bull's Eye 2 and Gatling fire; here he sits in reach of all three."""
    table.seats(Ann={}, Bart=BART, Cat={"life": 0}, Dan={"life": 0}, Eve={})
    table.turn("Ann", rolls=[GATLING, DYNAMITE, DYNAMITE, *faces])
    table.stops()
    by = "gatling" if GATLING in faces else "bullseye"
    if by == "bullseye":
        table.shoots("Bart", offered={"Bart", "Eve"})
        # The beer comes after the shot, so Bart is asked first.
    assert table.decision("Bart").question == MayTakeArrow(by)
    table.asked("Bart", options=[True, False]).answers(True)
    if by == "bullseye":
        table.gives_beer("Ann")
    table.has_life(Ann=10, Bart=8, Cat=0, Dan=0, Eve=7 if by == "gatling" else 8)
    table.has_arrows(Bart=1, supply=8)
    table.is_quiet(turn="Bart")


@ruling("DICE-077")
def test_bart_not_against_indians(table: DiceScenario) -> None:
    """The Indians attack and Bart has 2 arrows: he is not asked and loses 2 life points."""
    table.seats(Ann={}, Bart={**BART, "arrows": 2}, Cat={}, Dan={"arrows": 6})
    table.turn("Ann", rolls=[ARROW, GATLING, GATLING, DYNAMITE, DYNAMITE])
    table.has_life(Ann=9, Bart=6, Cat=8, Dan=2)
    table.stops()
    table.is_quiet(turn="Bart")


@ruling("DICE-077")
def test_bart_not_against_dynamite(table: DiceScenario) -> None:
    """Bart rolls three dynamites: he is not asked and loses a life point."""
    table.seats(Ann={}, Bart=BART, Cat={}, Dan={})
    table.turn("Bart", rolls=[DYNAMITE, DYNAMITE, DYNAMITE, GATLING, GATLING])
    table.has_life(Ann=10, Bart=7, Cat=8, Dan=8)
    table.has_arrows(supply=9)
    table.is_quiet(turn="Cat")


@ruling("DICE-078")
def test_bart_never_takes_the_last_arrow(table: DiceScenario) -> None:
    """One arrow is left in the supply: Bart is not asked and loses the life point."""
    table.seats(Ann={}, Bart={**BART, "arrows": 3}, Cat={"arrows": 5}, Dan={})
    table.keeps("Ann", ONE, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.shoots("Bart")
    table.has_life(Ann=10, Bart=7, Cat=8, Dan=8)
    table.has_arrows(Bart=3, Cat=5, supply=1)
    table.is_quiet(turn="Bart")


@ruling("DICE-078")
def test_bart_takes_the_last_but_one_and_no_more(table: DiceScenario) -> None:
    """Two arrows are left and Bart is hit twice: he may take one of them, then he loses the second life point."""
    table.seats(Ann={}, Bart={**BART, "arrows": 2}, Cat={"arrows": 5}, Dan={})
    table.keeps("Ann", ONE, ONE, GATLING, DYNAMITE, DYNAMITE)
    table.shoots("Bart")
    table.shoots("Bart")
    table.asked("Bart", options=[True, False]).answers(True)
    table.has_life(Ann=10, Bart=7, Cat=8, Dan=8)
    table.has_arrows(Bart=3, Cat=5, supply=1)
    table.is_quiet(turn="Bart")


# -------------------------------------------------------------------- Black Jack


@ruling("DICE-079")
def test_black_jack_rolls_dynamite_again(table: DiceScenario) -> None:
    """Jack has two dynamites and may throw all five dice again, those two included."""
    table.seats(Ann={}, Jack=JACK, Cat={}, Dan={})
    table.turn("Jack", rolls=[DYNAMITE, DYNAMITE, GATLING, GATLING, BEER])
    table.may_reroll(0, 1, 2, 3, 4)
    assert table.match.why_not(table.seat("Jack")) == ()
    table.rerolls(DYNAMITE, DYNAMITE, BEER, into=[GATLING, ARROW, ARROW])
    table.stops()
    table.has_life(Ann=9, Jack=8, Cat=7, Dan=7)
    table.has_arrows(supply=9)
    table.is_quiet(turn="Cat")


@ruling("DICE-080")
def test_black_jack_with_three_at_once(table: DiceScenario) -> None:
    """Three dynamites in one roll: Jack may not roll again and loses a life point like anybody."""
    table.seats(Ann={}, Jack=JACK, Cat={}, Dan={})
    table.turn("Jack", rolls=[DYNAMITE, DYNAMITE, DYNAMITE, GATLING, GATLING])
    table.has_life(Ann=10, Jack=7, Cat=8, Dan=8)
    table.is_quiet(turn="Cat")


@ruling("DICE-080")
def test_black_jack_gathers_three(table: DiceScenario) -> None:
    """Jack keeps two dynamites and rolls a third: his turn ends as usual."""
    table.seats(Ann={}, Jack=JACK, Cat={}, Dan={})
    table.turn("Jack", rolls=[DYNAMITE, DYNAMITE, GATLING, GATLING, BEER])
    table.rerolls(BEER, into=[DYNAMITE])
    table.has_life(Ann=10, Jack=7, Cat=8, Dan=8)
    table.is_quiet(turn="Cat")


@ruling("DICE-080", "DICE-079")
def test_black_jack_rerolled_dynamite_does_not_count(table: DiceScenario) -> None:
    """Jack rolls two dynamites, throws them again, gets two others: he has seen four of them but has only two."""
    table.seats(Ann={}, Jack=JACK, Cat={}, Dan={})
    table.turn("Jack", rolls=[DYNAMITE, DYNAMITE, GATLING, GATLING, BEER])
    table.rerolls(DYNAMITE, DYNAMITE, BEER, into=[ARROW, DYNAMITE, DYNAMITE])
    table.may_reroll(0, 1, 2, 3, 4)
    table.stops()
    table.has_life(Ann=10, Jack=8, Cat=8, Dan=8)
    table.has_arrows(Jack=1, supply=8)
    table.is_quiet(turn="Cat")


# -------------------------------------------------------------------- Calamity Janet


@ruling("DICE-081")
@pytest.mark.parametrize("face", [ONE, TWO])
def test_janet_uses_one_as_two(table: DiceScenario, face: str) -> None:
    """Among six players each of Janet's Bull's Eyes reaches one or two places: all but Dan across the table."""
    table.seats(Janet=JANET, Bob={}, Cat={}, Dan={}, Eve={}, Fox={})
    table.keeps("Janet", face, GATLING, GATLING, ARROW, DYNAMITE)
    table.shoots("Eve", offered={"Bob", "Cat", "Eve", "Fox"})
    table.has_life(Janet=10, Bob=8, Cat=8, Dan=8, Eve=7, Fox=8)
    table.is_quiet(turn="Bob")


@ruling("DICE-081")
def test_janet_decides_for_each_die(table: DiceScenario) -> None:
    """Among four, Janet's two Bull's Eyes 2 hit Cat across the table and Bob beside her; none is offered twice."""
    table.seats(Janet=JANET, Bob={}, Cat={}, Dan={})
    table.keeps("Janet", TWO, TWO, GATLING, ARROW, DYNAMITE)
    table.shoots("Cat", offered={"Bob", "Cat", "Dan"})
    table.shoots("Bob", offered={"Bob", "Cat", "Dan"})
    table.has_life(Janet=10, Bob=7, Cat=7, Dan=8)
    table.is_quiet(turn="Bob")


@ruling("DICE-081", "DICE-050")
@pytest.mark.parametrize("face", [ONE, TWO])
def test_janet_among_three(table: DiceScenario, face: str) -> None:
    """With three left both faces are the same for everybody; Janet has two targets, each offered once."""
    table.seats(Janet=JANET, Bob={}, Cat={}, Dan={"life": 0})
    table.keeps("Janet", face, GATLING, GATLING, ARROW, DYNAMITE)
    assert len(table.decision("Janet").options) == 2
    table.shoots("Cat", offered={"Bob", "Cat"})
    table.has_life(Janet=10, Bob=8, Cat=7, Dan=0)
    table.is_quiet(turn="Bob")


# -------------------------------------------------------------------- El Gringo


@ruling("DICE-082")
def test_shooting_el_gringo_costs_an_arrow(table: DiceScenario) -> None:
    """Ann takes a life point from Gringo and must take an arrow."""
    table.seats(Ann={}, Gringo=GRINGO, Cat={}, Dan={})
    table.keeps("Ann", ONE, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.shoots("Gringo")
    table.has_life(Ann=10, Gringo=6, Cat=8, Dan=8)
    table.has_arrows(Ann=1, supply=8)
    table.is_quiet(turn="Gringo")


@ruling("DICE-082")
def test_shooting_somebody_else_costs_nothing(table: DiceScenario) -> None:
    """Ann shoots Dan instead: no arrow."""
    table.seats(Ann={}, Gringo=GRINGO, Cat={}, Dan={})
    table.keeps("Ann", ONE, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.shoots("Dan")
    table.has_life(Ann=10, Gringo=7, Cat=8, Dan=7)
    table.has_arrows(supply=9)
    table.is_quiet(turn="Gringo")


@ruling("DICE-082", "DICE-042")
def test_el_gringos_arrow_may_be_the_last(table: DiceScenario) -> None:
    """One arrow is left: Ann must take it for wounding Gringo, and the Indians attack before her beer is drunk."""
    table.seats(Ann={"life": 5, "arrows": 2}, Gringo={**GRINGO, "arrows": 1}, Cat={"arrows": 5}, Dan={})
    table.keeps("Ann", ONE, BEER, GATLING, DYNAMITE, DYNAMITE)
    table.shoots("Gringo")
    table.has_life(Ann=2, Gringo=5, Cat=3, Dan=8)
    table.has_arrows(supply=9)
    table.gives_beer("Ann")
    table.has_life(Ann=3, Gringo=5, Cat=3, Dan=8)
    table.is_quiet(turn="Gringo")


@ruling("DICE-083")
def test_el_gringo_and_the_indians(table: DiceScenario) -> None:
    """Ann's arrow brings the Indians, who take 3 life points from Gringo: she takes no arrow for that."""
    table.seats(Ann={}, Gringo={**GRINGO, "arrows": 3}, Cat={"arrows": 5}, Dan={})
    table.turn("Ann", rolls=[ARROW, GATLING, GATLING, DYNAMITE, DYNAMITE])
    table.has_life(Ann=9, Gringo=4, Cat=3, Dan=8)
    table.has_arrows(supply=9)
    table.stops()
    table.is_quiet(turn="Gringo")


@ruling("DICE-083")
def test_el_gringo_and_dynamite(table: DiceScenario) -> None:
    """Gringo blows himself up: nobody, not even he, takes an arrow for that."""
    table.seats(Ann={}, Gringo=GRINGO, Cat={}, Dan={})
    table.turn("Gringo", rolls=[DYNAMITE, DYNAMITE, DYNAMITE, GATLING, GATLING])
    table.has_life(Ann=10, Gringo=6, Cat=8, Dan=8)
    table.has_arrows(supply=9)
    table.is_quiet(turn="Cat")


# -------------------------------------------------------------------- Jesse Jones


@ruling("DICE-084", "DICE-085")
def test_jesse_at_four(table: DiceScenario) -> None:
    """Jesse has 4 life points and uses two beers on himself: he gains 4, although he has more than 4 in between."""
    table.seats(Ann={}, Jesse={**JESSE, "life": 4}, Cat={}, Dan={})
    table.keeps("Jesse", BEER, BEER, GATLING, ARROW, DYNAMITE)
    table.gives_beer("Jesse")
    table.has_life(Ann=10, Jesse=6, Cat=8, Dan=8)
    table.gives_beer("Jesse")
    table.has_life(Ann=10, Jesse=8, Cat=8, Dan=8)
    table.is_quiet(turn="Cat")


@ruling("DICE-084")
def test_jesse_at_five(table: DiceScenario) -> None:
    """With 5 life points a beer gives Jesse one, as it gives anybody."""
    table.seats(Ann={}, Jesse={**JESSE, "life": 5}, Cat={}, Dan={})
    table.keeps("Jesse", BEER, BEER, GATLING, ARROW, DYNAMITE)
    table.gives_beer("Jesse")
    table.gives_beer("Jesse")
    table.has_life(Ann=10, Jesse=7, Cat=8, Dan=8)
    table.is_quiet(turn="Cat")


@ruling("DICE-084")
def test_jesse_treats_others(table: DiceScenario) -> None:
    """At 2 life points Jesse gives one beer to Ann, who gains one, and one to himself, who gains two."""
    table.seats(Ann={"life": 4}, Jesse={**JESSE, "life": 2}, Cat={}, Dan={})
    table.keeps("Jesse", BEER, BEER, GATLING, ARROW, DYNAMITE)
    table.gives_beer("Ann")
    table.gives_beer("Jesse")
    table.has_life(Ann=5, Jesse=4, Cat=8, Dan=8)
    table.is_quiet(turn="Cat")


@ruling("DICE-084")
def test_others_treat_jesse(table: DiceScenario) -> None:
    """Ann gives Jesse a beer when he has 2 life points: he did not use it himself, so he gains one."""
    table.seats(Ann={}, Jesse={**JESSE, "life": 2}, Cat={}, Dan={})
    table.keeps("Ann", BEER, GATLING, GATLING, ARROW, DYNAMITE)
    table.gives_beer("Jesse")
    table.has_life(Ann=10, Jesse=3, Cat=8, Dan=8)
    table.is_quiet(turn="Jesse")


@ruling("DICE-084", "DICE-054")
def test_jesse_never_goes_above_nine(table: DiceScenario) -> None:
    """At 4 life points three beers would give him 6: he stops at the 9 he started with."""
    table.seats(Ann={}, Jesse={**JESSE, "life": 4}, Cat={}, Dan={})
    table.keeps("Jesse", BEER, BEER, BEER, ARROW, DYNAMITE)
    for _ in range(3):
        table.gives_beer("Jesse")
    table.has_life(Ann=10, Jesse=9, Cat=8, Dan=8)
    assert [event.amount for event in table.events("life_gained")] == [2, 2, 1]
    table.is_quiet(turn="Cat")


@ruling("DICE-084", "DICE-046")
def test_jesse_counts_after_the_dynamite(table: DiceScenario) -> None:
    """Jesse starts his turn at 5 but the dynamite leaves him 4 before he drinks: his beer gives him two."""
    table.seats(Ann={}, Jesse={**JESSE, "life": 5}, Cat={}, Dan={})
    table.turn("Jesse", rolls=[DYNAMITE, DYNAMITE, DYNAMITE, BEER, GATLING])
    table.gives_beer("Jesse")
    table.has_life(Ann=10, Jesse=6, Cat=8, Dan=8)
    table.is_quiet(turn="Cat")
