"""Cards that one may escape from or ignore, where several boxes meet (BANG-496, BANG-644, BANG-646, BANG-X162)."""

from __future__ import annotations

import pytest

from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario, Player
from tests.rulings.bang.great_train_robbery.rails import LINE
from tests.rulings.bang.needs import needs

ABIGAIL = "Ms. Abigail"


def kinds(table: BangScenario) -> list[str]:
    return [decision.question.kind for decision in table.match.decisions]


@needs("armed_and_dangerous")
@needs("great_train_robbery")
@ruling("BANG-496", "BANG-582")
@pytest.mark.parametrize(("card", "ignored"), [("Train Robbery JC", True), ("Train Robbery 4D", False)])
def test_ms_abigail_ignores_a_whole_train_robbery(table: BangScenario, card: str, ignored: bool) -> None:  # noqa: FBT001
    """She is its only target: with the jack she need not decide card by card."""
    bob: Player = {"character": ABIGAIL, "play": ["Scope", "Mustang"]}
    table.seats(Ann={"hand": [card]}, Bob=bob, Cat={}, Dan={}, also=LINE)
    table.turn("Ann").plays(card, on="Bob")
    if ignored:
        table.asked("Bob", kind="aimed").answers(ABIGAIL)
        table.has_in_play(Bob=["Scope", "Mustang"])
        table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
        table.is_quiet()
    else:
        table.asked("Bob", kind="give_up_card")


@needs("armed_and_dangerous")
@needs("great_train_robbery")
@ruling("BANG-X162", "BANG-X184")
def test_ms_abigail_answers_a_money_bag_that_is_a_bang(table: BangScenario) -> None:
    """It is a queen and a shot: she is asked once, when she would answer it."""
    bob: Player = {"character": ABIGAIL, "hand": ["Beer"]}
    table.seats(Ann={"hand": ["Money Bag"]}, Bob=bob, Cat={}, Dan={}, also=LINE, pile=["BANG!"])
    table.turn("Ann").plays("Money Bag", on="Bob")
    table.asked("Bob", kind="defend", options=[ABIGAIL, None]).answers(ABIGAIL)
    table.has_life(Ann=5, Bob=4, Cat=4, Dan=4)
    table.is_quiet()


@needs("armed_and_dangerous")
@needs("great_train_robbery")
@needs("valley_of_shadows")
@ruling("BANG-496", "BANG-X184")
def test_ms_abigail_does_not_ignore_a_money_bag_that_is_a_fanning(table: BangScenario) -> None:
    """She is one of two targets, so both are shot at."""
    also = [*LINE, "valley_of_shadows"]
    bob: Player = {"character": ABIGAIL}
    pile = ["Escape", "Saved!", "Fanning"]
    table.seats(Ann={"hand": ["Money Bag"]}, Bob=bob, Cat={}, Dan={}, Eve={}, also=also, pile=pile)
    table.turn("Ann").plays("Money Bag", on="Bob")
    table.has_life(Ann=5, Bob=3, Cat=3, Dan=4, Eve=4)
    table.is_quiet()


@needs("great_train_robbery")
@needs("valley_of_shadows")
@ruling("BANG-646", "BANG-X184")
def test_nobody_escapes_a_money_bag_that_is_an_aim(table: BangScenario) -> None:
    """It is aimed at the BANG! card that goes with it: Bob answers that one, which takes two lives."""
    also = [*LINE, "valley_of_shadows"]
    ann: Player = {"hand": ["Money Bag", "BANG!"]}
    table.seats(Ann=ann, Bob={"hand": ["Escape"]}, Cat={}, Dan={}, also=also, pile=["Saved!", "Aim"])
    table.turn("Ann").plays("Money Bag", on="Bob")
    assert "aimed" not in kinds(table)
    table.asked("Bob", kind="defend", options=[None]).answers(None)
    table.has_life(Ann=5, Bob=2, Cat=4, Dan=4)
    table.is_quiet()
