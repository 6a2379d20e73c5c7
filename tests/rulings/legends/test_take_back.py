"""Taking a step back."""

from sagebrush.core.seats import Seat
from tests.rulings.legends.bench import LegendsScenario

ANN, BOB = Seat(0), Seat(1)


def test_the_last_action_can_be_taken_back(table: LegendsScenario) -> None:
    """Ann has moved and worked: first the work goes back, then the move; nobody needs to agree."""
    table.seats(Ann={"at": "D9"}, Bob={})
    table.turn("Ann")
    assert table.match.take_back_point(ANN) is None
    table.does(("move", "D8"), "work")
    assert table.match.take_back_point(ANN) == 1
    assert table.match.take_back_point(BOB) is None
    assert not table.match.revealed_since(0)
    table.match.undo(1)
    assert table.match.take_back_point(ANN) == 0


def test_choices_and_answers_go_back_with_their_action(table: LegendsScenario) -> None:
    """The whole duel goes back, with both cards laid; but the others are asked first, for cards were shown."""
    table.seats(Ann={"at": "D10", "hand": ["KS", "5S"]}, Bob={"at": "D10", "hand": ["2H", "4H"]}, Cat={})
    table.turn("Ann")
    table.does(("duel", "Bob"))
    table.asked("Ann", kind="lay_card").answers("KS")
    assert table.match.take_back_point(ANN) == 1
    table.asked("Bob", kind="lay_card").answers("2H")
    assert table.match.take_back_point(ANN) == 0
    assert table.match.take_back_point(BOB) == 2
    assert table.match.revealed_since(0)


def test_the_end_of_a_turn_is_a_step_until_the_next_player_takes_one(table: LegendsScenario) -> None:
    table.seats(Ann={"at": "D8"}, Bob={}, Cat={})
    table.turn("Ann")
    table.does("work", "end")
    assert table.match.take_back_point(ANN) == 1
    table.asked("Bob", kind="take_income").answers("cash")
    assert table.match.take_back_point(ANN) is None
    assert table.match.take_back_point(BOB) == 2


def test_a_purchase_goes_back_by_itself(table: LegendsScenario) -> None:
    """In the store one thing after the other is bought: only the last one is given back."""
    table.seats(Ann={"at": "D2", "money": 80}, Bob={}, Cat={})
    table.turn("Ann")
    table.does("shop")
    table.asked("Ann", kind="visit_shop").answers(("buy", "provisions"))
    table.asked("Ann", kind="visit_shop").answers(("buy", "whiskey"))
    assert table.match.take_back_point(ANN) == 2


def test_draws_are_not_taken_back_unseen(table: LegendsScenario) -> None:
    table.seats(Ann={}, Bob={}, Cat={})
    table.starts_turn("Ann")
    table.asked("Ann", kind="take_income").answers("cards")
    assert table.match.take_back_point(ANN) == 0
    assert table.match.revealed_since(0)
