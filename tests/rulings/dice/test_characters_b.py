"""Jourdonnais, Kit Karlson, Lucky Duke, Paul Regret, Pedro Ramirez, Rose Doolan."""

import pytest

from sagebrush.games.dice.options import Accept, MayRemoveArrow
from tests.ruling import ruling
from tests.rulings.dice.bench import ARROW, BEER, DYNAMITE, GATLING, ONE, TWO, DiceScenario, Player

JOURDONNAIS: Player = {"character": "jourdonnais"}
KIT: Player = {"character": "kit_karlson"}
DUKE: Player = {"character": "lucky_duke"}
PAUL: Player = {"character": "paul_regret"}
PEDRO: Player = {"character": "pedro_ramirez"}
ROSE: Player = {"character": "rose_doolan"}


# -------------------------------------------------------------------- Jourdonnais


@ruling("DICE-086")
@pytest.mark.parametrize(("arrows", "life"), [(0, 7), (1, 6), (3, 6), (6, 6)])
def test_jourdonnais_loses_one_life_point_at_most(table: DiceScenario, arrows: int, life: int) -> None:
    """The Indians attack and Jourdonnais has 3 arrows: he loses 1; without arrows he loses none."""
    table.seats(Ann={}, Jour={**JOURDONNAIS, "arrows": arrows}, Cat={"arrows": 2}, Dan={"arrows": 6 - arrows})
    table.turn("Ann", rolls=[ARROW, GATLING, GATLING, DYNAMITE, DYNAMITE])
    table.has_life(Ann=9, Jour=life, Cat=6, Dan=2 + arrows)
    table.has_arrows(supply=9)
    table.stops()
    table.is_quiet(turn="Jour")


@ruling("DICE-086")
def test_jourdonnais_is_no_safer_from_bullets(table: DiceScenario) -> None:
    """Two Bull's Eyes take two life points from Jourdonnais as from anybody."""
    table.seats(Ann={}, Jour=JOURDONNAIS, Cat={}, Dan={})
    table.keeps("Ann", ONE, ONE, GATLING, DYNAMITE, DYNAMITE)
    table.shoots("Jour")
    table.shoots("Jour")
    table.has_life(Ann=10, Jour=5, Cat=8, Dan=8)
    table.is_quiet(turn="Jour")


# -------------------------------------------------------------------- Kit Karlson


@ruling("DICE-087", "DICE-088")
@pytest.mark.parametrize("count", [1, 2])
def test_kit_returns_an_arrow_for_each_gatling(table: DiceScenario, count: int) -> None:
    """With two gatlings Kit sends back one of his own arrows and one of Cat's; nobody is shot."""
    table.seats(Ann={}, Kit={**KIT, "arrows": 2}, Cat={"arrows": 2}, Dan={})
    table.keeps("Kit", *[GATLING] * count, *[DYNAMITE] * 2, *[BEER] * (3 - count))
    for _ in range(3 - count):
        table.gives_beer("Kit")
    for left, owner in [(2, "Cat"), (1, "Kit")][2 - count :]:
        assert table.decision("Kit").question == MayRemoveArrow(left)
        table.asked("Kit", options={"Kit", "Cat", False}).answers(owner)
    table.has_life(Ann=10, Kit=7, Cat=8, Dan=8)
    table.has_arrows(Kit=1, Cat=3 - count, supply=5 + count)
    table.is_quiet(turn="Cat")


@ruling("DICE-087")
def test_kit_may_stop(table: DiceScenario) -> None:
    """Kit has two gatlings, returns one arrow of Ann's and leaves the rest."""
    table.seats(Ann={"arrows": 2}, Kit=KIT, Cat={"arrows": 1}, Dan={})
    table.keeps("Kit", GATLING, GATLING, DYNAMITE, DYNAMITE, BEER)
    table.gives_beer("Kit")
    table.asked("Kit", options={"Ann", "Cat", False}).answers("Ann")
    table.asked("Kit", options={"Ann", "Cat", False}).answers(False)
    table.has_life(Ann=10, Kit=7, Cat=8, Dan=8)
    table.has_arrows(Ann=1, Cat=1, supply=7)
    table.is_quiet(turn="Cat")


@ruling("DICE-087")
def test_kit_without_a_gatling(table: DiceScenario) -> None:
    """No gatling, no arrow returned."""
    table.seats(Ann={"arrows": 2}, Kit=KIT, Cat={}, Dan={})
    table.keeps("Kit", BEER, DYNAMITE, DYNAMITE, ARROW, ARROW)
    table.gives_beer("Kit")
    table.has_life(Ann=10, Kit=7, Cat=8, Dan=8)
    table.has_arrows(Ann=2, Kit=2, supply=5)
    table.is_quiet(turn="Cat")


@ruling("DICE-087")
def test_kit_when_no_arrows_lie_about(table: DiceScenario) -> None:
    """Nobody has an arrow: with two gatlings there is nothing to ask Kit."""
    table.seats(Ann={}, Kit=KIT, Cat={}, Dan={})
    table.keeps("Kit", GATLING, GATLING, DYNAMITE, DYNAMITE, BEER)
    table.gives_beer("Kit")
    table.has_life(Ann=10, Kit=7, Cat=8, Dan=8)
    table.is_quiet(turn="Cat")


@ruling("DICE-087")
def test_kit_with_more_gatlings_than_arrows(table: DiceScenario) -> None:
    """With two gatlings and one arrow on the table Kit is asked once."""
    table.seats(Ann={}, Kit=KIT, Cat={}, Dan={})
    table.keeps("Kit", GATLING, GATLING, DYNAMITE, DYNAMITE, ARROW)
    table.asked("Kit", options={"Kit", False}).answers("Kit")
    table.has_life(Ann=10, Kit=7, Cat=8, Dan=8)
    table.has_arrows(supply=9)
    table.is_quiet(turn="Cat")


@ruling("DICE-089", "DICE-057", "DICE-088")
def test_kit_with_three_gatlings(table: DiceScenario) -> None:
    """Kit's Gatling hits all others and returns his own 2 arrows; then he returns three of Ann's and Cat's."""
    table.seats(Ann={"arrows": 3}, Kit={**KIT, "arrows": 2}, Cat={"arrows": 2}, Dan={})
    table.keeps("Kit", GATLING, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.has_life(Ann=9, Kit=7, Cat=7, Dan=7)
    table.has_arrows(Ann=3, Cat=2, supply=4)
    table.asked("Kit", options={"Ann", "Cat", False}).answers("Ann")
    table.asked("Kit", options={"Ann", "Cat", False}).answers("Cat")
    table.asked("Kit", options={"Ann", "Cat", False}).answers("Ann")
    table.has_life(Ann=9, Kit=7, Cat=7, Dan=7)
    table.has_arrows(Ann=1, Cat=1, supply=7)
    table.is_quiet(turn="Cat")


@ruling("DICE-087", "DICE-089")
@pytest.mark.parametrize("count", [4, 5])
def test_kit_with_more_gatlings(table: DiceScenario, count: int) -> None:
    """Five gatlings hit once, and send five arrows back besides Kit's own."""
    table.seats(Ann={"arrows": 5}, Kit={**KIT, "arrows": 1}, Cat={"arrows": 1}, Dan={})
    table.keeps("Kit", *[GATLING] * count, *[DYNAMITE] * (5 - count))
    for _ in range(count):
        table.asked("Kit", options={"Ann", "Cat", False}).answers("Ann")
    table.has_life(Ann=9, Kit=7, Cat=7, Dan=7)
    table.has_arrows(Ann=5 - count, Cat=1, supply=3 + count)
    table.is_quiet(turn="Cat")


# -------------------------------------------------------------------- Lucky Duke


@ruling("DICE-090")
def test_lucky_duke_rolls_four_times(table: DiceScenario) -> None:
    """Duke rolls once and again three times; the fourth roll is final."""
    table.seats(Ann={}, Duke=DUKE, Cat={}, Dan={})
    table.turn("Duke", rolls=[BEER] * 5)
    for left in (3, 2):
        table.has_rolls(Duke=left)
        table.rerolls(BEER, BEER, BEER, into=[BEER, BEER, BEER])
    table.has_rolls(Duke=1)
    table.rerolls(*[BEER] * 5, into=[GATLING, GATLING, GATLING, DYNAMITE, DYNAMITE])
    table.has_life(Ann=9, Duke=8, Cat=7, Dan=7)
    table.is_quiet(turn="Cat")


@ruling("DICE-090", "DICE-032", "DICE-046")
def test_lucky_duke_and_dynamite(table: DiceScenario) -> None:
    """Duke's extra roll frees no dynamite, and three of them end his rolling like anybody's."""
    table.seats(Ann={}, Duke=DUKE, Cat={}, Dan={})
    table.turn("Duke", rolls=[DYNAMITE, DYNAMITE, GATLING, GATLING, BEER])
    table.may_reroll(2, 3, 4)
    table.rerolls(BEER, into=[DYNAMITE])
    table.has_life(Ann=10, Duke=7, Cat=8, Dan=8)
    table.is_quiet(turn="Cat")


@ruling("DICE-090")
def test_lucky_duke_may_stop_early(table: DiceScenario) -> None:
    """Duke may stop after any roll; his luck is his alone, the next player has three rolls."""
    table.seats(Ann={}, Duke=DUKE, Cat={}, Dan={})
    table.keeps("Duke", GATLING, GATLING, ARROW, DYNAMITE, DYNAMITE)
    table.has_life(Ann=10, Duke=8, Cat=8, Dan=8)
    table.has_rolls(Cat=2)
    table.is_quiet(turn="Cat")


# -------------------------------------------------------------------- Paul Regret


@ruling("DICE-091")
def test_paul_does_not_mind_the_gatling(table: DiceScenario) -> None:
    """Ann's Gatling hits Cat and Dan but not Paul, not even when it would be his last life point."""
    table.seats(Ann={}, Paul={**PAUL, "life": 1}, Cat={}, Dan={})
    table.keeps("Ann", GATLING, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.has_life(Ann=10, Paul=1, Cat=7, Dan=7)
    assert [event.seat for event in table.events("life_lost")] == [2, 3]
    table.is_quiet(turn="Paul")


@ruling("DICE-091")
def test_paul_minds_everything_else(table: DiceScenario) -> None:
    """A Bull's Eye and the Indians hurt Paul as they hurt anybody, and so does his own dynamite."""
    table.seats(Ann={}, Paul={**PAUL, "arrows": 2}, Cat={"arrows": 6}, Dan={})
    table.keeps("Ann", ONE, ARROW, GATLING, DYNAMITE, DYNAMITE)
    table.shoots("Paul")
    table.has_life(Ann=9, Paul=6, Cat=2, Dan=8)
    table.is_quiet(turn="Paul")
    table.rerolls(*[BEER] * 5, into=[DYNAMITE] * 5)
    table.has_life(Ann=9, Paul=5, Cat=2, Dan=8)
    table.is_quiet(turn="Cat")


# -------------------------------------------------------------------- Pedro Ramirez


@ruling("DICE-092", "DICE-093")
def test_pedro_returns_an_arrow(table: DiceScenario) -> None:
    """Ann hits Pedro, who has 2 arrows: he loses the life point and returns one of them."""
    table.seats(Ann={}, Pedro={**PEDRO, "arrows": 2}, Cat={"arrows": 1}, Dan={})
    table.keeps("Ann", ONE, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.shoots("Pedro")
    table.has_life(Ann=10, Pedro=7, Cat=8, Dan=8)
    table.asked("Pedro", kind="may_return_arrow", options=[True, False]).answers(True)
    table.has_life(Ann=10, Pedro=7, Cat=8, Dan=8)
    table.has_arrows(Pedro=1, Cat=1, supply=7)
    table.is_quiet(turn="Pedro")


@ruling("DICE-092")
def test_pedros_answer_may_come_from_afar(table: DiceScenario) -> None:
    """An answer that is equal to the offered one but was made elsewhere means the same: the arrow goes back."""
    table.seats(Ann={}, Pedro={**PEDRO, "arrows": 2}, Cat={}, Dan={})
    table.keeps("Ann", ONE, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.shoots("Pedro")
    table.match.answer(Accept())
    table.has_life(Ann=10, Pedro=7, Cat=8, Dan=8)
    table.has_arrows(Pedro=1, supply=8)
    table.is_quiet(turn="Pedro")


@ruling("DICE-092")
def test_pedro_may_keep_his_arrows(table: DiceScenario) -> None:
    """Pedro declines and keeps both."""
    table.seats(Ann={}, Pedro={**PEDRO, "arrows": 2}, Cat={}, Dan={})
    table.keeps("Ann", ONE, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.shoots("Pedro")
    table.asked("Pedro", options=[True, False]).answers(False)
    table.has_life(Ann=10, Pedro=7, Cat=8, Dan=8)
    table.has_arrows(Pedro=2, supply=7)
    table.is_quiet(turn="Pedro")


@ruling("DICE-092")
def test_pedro_returns_one_for_each_life_point(table: DiceScenario) -> None:
    """Four hits, three arrows: Pedro may return all of them; for the fourth there is none left to ask about."""
    table.seats(Ann={}, Pedro={**PEDRO, "arrows": 3}, Cat={}, Dan={})
    table.keeps("Ann", ONE, ONE, ONE, ONE, DYNAMITE)
    for _ in range(4):
        table.shoots("Pedro")
    for left in (2, 1, 0):
        table.asked("Pedro", options=[True, False]).answers(True)
        table.has_arrows(Pedro=left, supply=9 - left)
    table.has_life(Ann=10, Pedro=4, Cat=8, Dan=8)
    table.is_quiet(turn="Pedro")


@ruling("DICE-092")
def test_pedro_loses_fewer_than_he_has_arrows(table: DiceScenario) -> None:
    """Two hits and three arrows: he is asked twice, not three times."""
    table.seats(Ann={}, Pedro={**PEDRO, "arrows": 3}, Cat={}, Dan={})
    table.keeps("Ann", ONE, ONE, GATLING, DYNAMITE, DYNAMITE)
    table.shoots("Pedro")
    table.shoots("Pedro")
    table.asked("Pedro").answers(True)
    table.asked("Pedro").answers(True)
    table.has_life(Ann=10, Pedro=6, Cat=8, Dan=8)
    table.has_arrows(Pedro=1, supply=8)
    table.is_quiet(turn="Pedro")


@ruling("DICE-092")
def test_pedro_and_dynamite(table: DiceScenario) -> None:
    """Pedro's own dynamite is a loss like any other: he may return an arrow."""
    table.seats(Ann={}, Pedro={**PEDRO, "arrows": 1}, Cat={}, Dan={})
    table.turn("Pedro", rolls=[DYNAMITE, DYNAMITE, DYNAMITE, GATLING, GATLING])
    table.asked("Pedro", options=[True, False]).answers(True)
    table.has_life(Ann=10, Pedro=7, Cat=8, Dan=8)
    table.has_arrows(supply=9)
    table.is_quiet(turn="Cat")


@ruling("DICE-092")
def test_pedro_and_the_gatling(table: DiceScenario) -> None:
    """Ann's Gatling costs Pedro a life point, and he may return one arrow."""
    table.seats(Ann={"arrows": 1}, Pedro={**PEDRO, "arrows": 2}, Cat={}, Dan={})
    table.keeps("Ann", GATLING, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.asked("Pedro", options=[True, False]).answers(True)
    table.has_life(Ann=10, Pedro=7, Cat=7, Dan=7)
    table.has_arrows(Pedro=1, supply=8)
    table.is_quiet(turn="Pedro")


@ruling("DICE-092", "DICE-043")
def test_pedro_and_the_indians(table: DiceScenario) -> None:
    """The Indians count Pedro's 3 arrows as they lie: he loses 3, and as all go back anyway he is not asked."""
    table.seats(Ann={}, Pedro={**PEDRO, "arrows": 3}, Cat={"arrows": 5}, Dan={})
    table.turn("Ann", rolls=[ARROW, GATLING, GATLING, DYNAMITE, DYNAMITE])
    table.has_life(Ann=9, Pedro=5, Cat=3, Dan=8)
    table.has_arrows(supply=9)
    table.stops()
    table.is_quiet(turn="Pedro")


@ruling("DICE-092")
def test_pedro_without_arrows_or_eliminated(table: DiceScenario) -> None:
    """Without arrows Pedro is not asked; nor is he when the life point was his last."""
    table.seats(Ann={}, Pedro=PEDRO, Cat={}, Dan={}, Eve={})
    table.keeps("Ann", ONE, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.shoots("Pedro")
    table.has_life(Ann=10, Pedro=7, Cat=8, Dan=8, Eve=8)
    table.is_quiet(turn="Pedro")
    table.seats(Ann={}, Pedro={**PEDRO, "arrows": 2, "life": 1}, Cat={}, Dan={}, Eve={})
    table.keeps("Ann", ONE, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.shoots("Pedro")
    table.has_life(Ann=10, Pedro=0, Cat=8, Dan=8, Eve=8)
    table.has_arrows(supply=9)
    table.is_quiet(turn="Cat")


# -------------------------------------------------------------------- Rose Doolan


@ruling("DICE-094", "DICE-095")
def test_rose_with_a_bullseye_1(table: DiceScenario) -> None:
    """Among eight players Rose's Bull's Eye 1 reaches the two neighbours on either side."""
    table.seats(Rose=ROSE, Bob={}, Cat={}, Dan={}, Eve={}, Fox={}, Gus={}, Hal={})
    table.keeps("Rose", ONE, GATLING, GATLING, ARROW, DYNAMITE)
    table.shoots("Gus", offered={"Bob", "Cat", "Gus", "Hal"})
    table.has_life(Rose=11, Bob=8, Cat=8, Dan=8, Eve=8, Fox=8, Gus=7, Hal=8)
    table.is_quiet(turn="Bob")


@ruling("DICE-094", "DICE-095")
def test_rose_with_a_bullseye_2(table: DiceScenario) -> None:
    """Her Bull's Eye 2 reaches two or three places, but neither her neighbours nor Eve across the table."""
    table.seats(Rose=ROSE, Bob={}, Cat={}, Dan={}, Eve={}, Fox={}, Gus={}, Hal={})
    table.keeps("Rose", TWO, GATLING, GATLING, ARROW, DYNAMITE)
    table.shoots("Dan", offered={"Cat", "Dan", "Fox", "Gus"})
    table.has_life(Rose=11, Bob=8, Cat=8, Dan=7, Eve=8, Fox=8, Gus=8, Hal=8)
    table.is_quiet(turn="Bob")


@ruling("DICE-094", "DICE-050")
@pytest.mark.parametrize("face", [ONE, TWO])
def test_rose_among_three(table: DiceScenario, face: str) -> None:
    """With three left there is nobody further away: each of the two others is offered once."""
    table.seats(Rose=ROSE, Bob={}, Cat={}, Dan={"life": 0})
    table.keeps("Rose", face, GATLING, GATLING, ARROW, DYNAMITE)
    assert len(table.decision("Rose").options) == 2
    table.shoots("Bob", offered={"Bob", "Cat"})
    table.has_life(Rose=11, Bob=7, Cat=8, Dan=0)
    table.is_quiet(turn="Bob")


@ruling("DICE-094", "DICE-052")
def test_rose_counts_the_living(table: DiceScenario) -> None:
    """Bob and Cat are out, six are left: Dan and Hal are her neighbours, Fox sits three places away."""
    out: Player = {"life": 0}
    table.seats(Rose=ROSE, Bob=out, Cat=out, Dan={}, Eve={}, Fox={}, Gus={}, Hal={})
    table.keeps("Rose", ONE, TWO, GATLING, ARROW, DYNAMITE)
    table.shoots("Eve", offered={"Dan", "Eve", "Gus", "Hal"})
    table.shoots("Fox", offered={"Eve", "Fox", "Gus"})
    table.has_life(Rose=11, Bob=0, Cat=0, Dan=8, Eve=7, Fox=7, Gus=8, Hal=8)
    table.is_quiet(turn="Dan")
