"""`simple` at the tables of Ante Up: it bets on what is shown, leaves what may still come, and knows the track."""

from __future__ import annotations

from collections.abc import Hashable

import pytest

from sagebrush.bots import make_bot
from sagebrush.bots.legends_gambling import TOKEN, challenged, odds_against, points
from sagebrush.bots.legends_situation import ACTION, Situation
from tests.rulings.legends.ante_up.bench import AnteUpScenario


@pytest.fixture
def table() -> AnteUpScenario:
    return AnteUpScenario()


def chosen(table: AnteUpScenario, name: str) -> Hashable:
    """What the bot answers for this player."""
    seat = table.seat(name)
    return table.label(make_bot("simple", "legends", 3).answer(table.match.eyes(seat)))


def faro(table: AnteUpScenario, money: int = 40, turned: str = "") -> None:
    table.seats(Ann={"at": "D6", "money": money}, Bob={}, Cat={})
    table.faro_cards("5", "9", "J", "K", turned=turned.split())
    table.turn("Ann")
    table.does("faro")


def test_it_bets_on_cards_that_are_shown(table: AnteUpScenario) -> None:
    faro(table)
    bets = []
    for _ in range(2):
        bet = chosen(table, "Ann")
        assert isinstance(bet, tuple)
        bets.append(bet)
        table.asked("Ann", kind="place_marker").answers(bet)
    assert {rank for rank, _ in bets} < {"5", "9", "J"}


@pytest.mark.parametrize(("turned", "left"), [("5 9 J K", ("J",)), ("5 J K 9", ())])
def test_it_leaves_what_may_still_come(table: AnteUpScenario, turned: str, left: tuple[str, ...]) -> None:
    """The jack has an even chance to come third, which pays three times; an ace must be the hidden card."""
    faro(table, turned=turned)
    table.asked("Ann").answers(("A" if not left else "J", 10))
    table.asked("Ann").answers(("2", 10))
    table.asked("Ann", kind="keep_markers")
    assert chosen(table, "Ann") == left


def test_it_joins(table: AnteUpScenario) -> None:
    table.seats(Ann={"at": "D6", "money": 20}, Bob={"at": "D9", "money": 40}, Cat={})
    table.turn("Ann")
    table.does("faro")
    assert chosen(table, "Bob") == "join"


def test_it_plays_at_the_saloon(table: AnteUpScenario) -> None:
    """With money, no card, and a legend token for the next gambler point."""
    table.seats(Ann={"at": "D6", "money": 40}, Bob={}, Cat={})
    table.gamblers(Ann=3)
    table.turn("Ann", actions=1)
    assert chosen(table, "Ann") == "faro"


def test_it_knows_what_the_next_spaces_bring(table: AnteUpScenario) -> None:
    """In the last turn a point is worth its reward; earlier also what comes behind it, and that grows."""
    worth = []
    for at in (0, 3, 6):
        table.seats(Ann={"at": "D6"}, Bob={}, Cat={})
        table.gamblers(Ann=at)
        table.turn("Ann")
        worth.append(points(Situation(table.view(0)), 1))
    assert worth == sorted(worth)
    table.seats(Ann={"at": "D6"}, Bob={}, Cat={})
    table.laid.end_round = 1
    table.turn("Ann")
    assert points(Situation(table.view(0)), 1) < 0.5 < worth[0]


def test_it_knows_whether_the_end_of_the_track_is_as_printed(table: AnteUpScenario) -> None:
    """Beyond the last space a point brings one legend token in the house, and two as printed."""
    worth = []
    for printed in (False, True):
        table.seats(options={"printed_gambling": printed}, Ann={"at": "D6"}, Bob={}, Cat={})
        table.gamblers(Ann=7)
        table.turn("Ann")
        worth.append(points(Situation(table.view(0)), 1))
    assert worth[1] - worth[0] == pytest.approx(TOKEN)


def test_a_high_roller_is_for_those_with_cards(table: AnteUpScenario) -> None:
    """With five cards to choose from the odds are better than with none, and against six worse than against four."""
    worth = []
    for hand in ([], ["4S", "5H", "6D", "7S", "9C"]):
        table.seats(Ann={"at": "D6", "money": 20, "hand": hand}, Bob={}, Cat={})
        table.waits("high_roller", "D5", "cattle_baron")
        table.turn("Ann", actions=1)
        worth.append(odds_against(Situation(table.view(0)), 4))
    assert worth[0] < worth[1]
    situation = Situation(table.view(0))
    odds = [odds_against(situation, cards) for cards in (4, 5, 6)]
    assert odds == sorted(odds, reverse=True)
    assert challenged(situation, "cattle_baron") > ACTION
