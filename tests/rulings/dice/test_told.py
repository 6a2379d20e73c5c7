"""What happens is told: the log, the animations and the bots know nothing but these events."""

import pytest

from sagebrush.core.seats import Seat
from sagebrush.games.dice.options import ChooseTarget, GiveBeer, MayRemoveArrow
from sagebrush.games.dice.view import DiceView
from tests.ruling import ruling
from tests.rulings.dice.bench import ARROW, BEER, DYNAMITE, GATLING, ONE, TWO, DiceScenario, Player


def abilities(table: DiceScenario) -> list[tuple[str, str]]:
    return [(table.name(event.seat), event.character) for event in table.events("ability_used")]


@ruling("DICE-076")
@pytest.mark.parametrize("accepts", [True, False])
def test_bart_cassidy_is_named_when_he_takes_the_arrow(table: DiceScenario, accepts: bool) -> None:  # noqa: FBT001
    table.seats(Ann={}, Bart={"character": "bart_cassidy"}, Cat={}, Dan={})
    table.keeps("Ann", ONE, GATLING, GATLING, DYNAMITE, DYNAMITE)
    table.shoots("Bart")
    table.asked("Bart", kind="may_take_arrow").answers(accepts)
    assert abilities(table) == ([("Bart", "bart_cassidy")] if accepts else [])


@ruling("DICE-087")
def test_kit_karlson_is_named_for_each_arrow(table: DiceScenario) -> None:
    """Two gatlings, three arrows about: he is asked twice, with one fewer to go."""
    table.seats(Kit={"character": "kit_karlson"}, Bob={"arrows": 2}, Cat={"arrows": 1}, Dan={})
    table.keeps("Kit", GATLING, GATLING, TWO, DYNAMITE, DYNAMITE)
    for left in (2, 1):
        assert table.decision("Kit").question == MayRemoveArrow(left)
        table.choose("Kit", "Bob")
    assert abilities(table) == [("Kit", "kit_karlson")] * 2
    table.has_arrows(Cat=1, supply=8)


@ruling("DICE-092")
def test_pedro_ramirez_is_named_when_he_returns_an_arrow(table: DiceScenario) -> None:
    table.seats(Ann={}, Pedro={"character": "pedro_ramirez", "arrows": 2}, Cat={}, Dan={})
    table.keeps("Ann", ONE, ONE, GATLING, DYNAMITE, DYNAMITE)
    table.shoots("Pedro")
    table.shoots("Pedro")
    table.asked("Pedro", kind="may_return_arrow").answers(True)
    table.asked("Pedro", kind="may_return_arrow").answers(False)
    assert abilities(table) == [("Pedro", "pedro_ramirez")]


@ruling("DICE-096", "DICE-101", "DICE-103")
def test_those_who_gain_life_are_named(table: DiceScenario) -> None:
    """Sid starts, Suzy gains at the end of a turn without Bull's Eyes, Sam when somebody goes out."""
    sid: Player = {"character": "sid_ketchum"}
    table.seats(
        Sid=sid, Suzy={"character": "suzy_lafayette"}, Sam={"character": "vulture_sam"}, Dan={}, Eve={"life": 1}
    )
    table.turn("Sid", rolls=[ONE, GATLING, GATLING, DYNAMITE, DYNAMITE])
    table.choose("Sid", "Sid")
    table.stops()
    table.shoots("Eve")
    table.stops()
    for _ in range(5):
        table.gives_beer("Dan")
    assert abilities(table) == [("Sid", "sid_ketchum"), ("Sam", "vulture_sam"), ("Suzy", "suzy_lafayette")]


@ruling("DICE-042", "DICE-043")
def test_an_indian_attack_is_told_with_everybodys_arrows(table: DiceScenario) -> None:
    table.seats(Ann={"arrows": 3}, Bob={}, Cat={"arrows": 5}, Dan={})
    table.turn("Ann", rolls=[ARROW, GATLING, GATLING, DYNAMITE, BEER])
    assert [event.arrows for event in table.events("indians_attacked")] == [(4, 0, 5, 0)]


@ruling("DICE-048", "DICE-049", "DICE-053")
def test_each_question_says_how_many_dice_are_left(table: DiceScenario) -> None:
    """Two Bull's Eyes 1, a 2 and two beers: 3, 2, 1 to aim and 2, 1 to give."""
    table.seats(Ann={}, Bob={}, Cat={}, Dan={}, Eve={})
    table.keeps("Ann", TWO, ONE, BEER, ONE, BEER)
    for left, face in ((3, ONE), (2, ONE), (1, TWO)):
        assert table.decision("Ann").question == ChooseTarget(face, left)
        table.choose("Ann", "Bob" if face == ONE else "Cat")
    for left in (2, 1):
        assert table.decision("Ann").question == GiveBeer(left)
        table.choose("Ann", "Ann")
    table.is_quiet(turn="Bob")


@ruling("DICE-053", "DICE-056")
def test_who_hurt_and_who_helped_whom_is_remembered(table: DiceScenario) -> None:
    """Ann shoots Bob, fires the Gatling and gives Cat a beer: everybody can see that, and bots guess roles from it."""
    table.seats(Ann={}, Bob={}, Cat={"life": 4}, Dan={})
    table.keeps("Ann", ONE, GATLING, GATLING, GATLING, BEER)
    table.shoots("Bob")
    table.gives_beer("Cat")
    view = table.match.view(None)
    assert isinstance(view, DiceView)
    assert [player.harm for player in view.players] == [(0, 2, 1, 1), (0,) * 4, (0,) * 4, (0,) * 4]
    assert [player.help for player in view.players] == [(0, 0, 1, 0), (0,) * 4, (0,) * 4, (0,) * 4]


def test_everybody_sees_who_was_passed_over(table: DiceScenario) -> None:
    """Ann shoots Bob and not Dan, and drinks her beer herself. At Cat she had no choice, so that spared nobody."""
    table.seats(Ann={"life": 3}, Bob={}, Cat={}, Dan={})
    table.keeps("Ann", ONE, TWO, BEER, DYNAMITE, GATLING)
    table.shoots("Bob", offered={"Bob", "Dan"})
    table.gives_beer("Ann")
    for seat in (None, *range(4)):
        view = table.match.view(None if seat is None else Seat(seat))
        assert isinstance(view, DiceView)
        assert view.players[0].spared == (0, 0, 0, 1)
        assert view.players[0].unhelped == (0, 1, 1, 1)
        assert all(not any((*player.spared, *player.unhelped)) for player in view.players[1:])
