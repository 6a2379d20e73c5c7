"""Answers that are not taken: each gives a precise error and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from sagebrush import Match, SagebrushError, Seat
from sagebrush.core.config import configure
from sagebrush.core.errors import MatchOver, Refused, StaleDecision, UnknownOption, WrongSeat
from sagebrush.core.game import Rule
from sagebrush.core.rng import Chance
from sagebrush.games.dice.options import STOP, Accept, Reroll, Shoot, Stop
from tests.core.playing import everything, play_on
from tests.core.toy import INFO, TYPES, Call, Card, Side, ToyGame, ToyTable

PLAIN: list[Any] = [None, 0, 1.5, b"stop", [], {}, ("stop",), Stop]
FOREIGN = [Accept(), Shoot(Seat(1)), Side(high=True)]


def test_wrong_seat(dice: Match) -> None:
    assert dice.decision is not None
    before = everything(dice)
    for seat in {0, 1, 2, 3, 4, 5, -1} - {dice.decision.seat}:
        with pytest.raises(WrongSeat, match=f"seat {seat} is not asked now"):
            dice.answer("stop", seat=Seat(seat))
    assert everything(dice) == before


def test_unknown_option(dice: Match) -> None:
    before = everything(dice)
    for choice in ("", "stop:", "STOP", "reroll:5", "reroll:1.0", "reroll:0.0", "shoot:1:no", "x" * 10_000, "\0", "😀"):
        with pytest.raises(UnknownOption, match="is not offered") as caught:
            dice.answer(choice)
        assert len(str(caught.value)) < 200
    for option in (Reroll((5,)), Reroll((1, 0)), Reroll(()), Shoot(Seat(0))):
        with pytest.raises(UnknownOption, match="is not offered"):
            dice.answer(option)
    assert everything(dice) == before


@pytest.mark.parametrize("choice", [*PLAIN, *FOREIGN], ids=repr)
def test_garbage(dice: Match, choice: Any) -> None:
    """Compiled, the argument check may refuse it first."""
    before = everything(dice)
    with pytest.raises((UnknownOption, TypeError)):
        dice.answer(choice)
    assert everything(dice) == before


@pytest.mark.parametrize("seat", [-1, 5, 99])
def test_a_seat_that_does_not_exist(dice: Match, seat: int) -> None:
    """Nobody sits there, so nothing can be seen from there, not even as a spectator."""
    looks: list[Callable[[Seat], object]] = [
        dice.view,
        dice.events,
        dice.is_out,
        lambda nowhere: dice.imagine(nowhere, Chance(1)),
    ]
    for look in looks:
        with pytest.raises(SagebrushError, match=f"there is no seat {seat}; there are seats 0 to 4"):
            look(Seat(seat))


def test_a_match_says_what_it_is(dice: Match) -> None:
    decision = dice.decision
    assert decision is not None
    assert repr(dice) == f"<Match of dice, 5 players, 0 answers, {dice.config.names[decision.seat]} to answer>"


@pytest.mark.parametrize("seat", ["0", 1.5, b"", [], ()], ids=repr)
def test_garbage_for_a_seat(dice: Match, seat: Any) -> None:
    before = everything(dice)
    with pytest.raises((WrongSeat, TypeError)):
        dice.answer("stop", seat=seat)
    assert everything(dice) == before


def test_stale_decision(dice: Match) -> None:
    """An answer to decision 0 that arrives when decision 1 is open does not count for decision 1."""
    assert dice.decision is not None
    number = dice.decision.number
    dice.answer("reroll:0", number=number)
    before = everything(dice)
    for stale in (number, number - 1, number + 2, 10**30):
        with pytest.raises(StaleDecision, match=f"decision {stale} is not open"):
            dice.answer("stop", number=stale)
    assert everything(dice) == before
    dice.answer("stop", number=number + 1)


def test_a_decision_of_another_seat(toy: Match) -> None:
    """Ann's decision is open, but Bob cannot answer it by its number."""
    toy.answer(Side(high=True))
    ann, bob, _ = toy.decisions
    before = everything(toy)
    with pytest.raises(WrongSeat):
        toy.answer(bob.options[0], seat=ann.seat, number=bob.number)
    assert everything(toy) == before


def test_game_over(dice: Match) -> None:
    play_on(dice, 10_000)
    assert dice.result is not None
    assert dice.decision is None
    assert dice.decisions == ()
    before = everything(dice)
    for choice in ("stop", STOP):
        with pytest.raises(MatchOver, match="the game is over"):
            dice.answer(choice)
    assert dice.why_not(Seat(0)) == ()
    assert everything(dice) == before


def test_an_equal_option_is_as_good_as_the_offered_one(dice: Match) -> None:
    """What came over a wire is equal to an offered option, but not the same object; its id does as well."""
    twins = [dice.fork() for _ in range(2)]
    dice.answer(dice.decisions[0].options[1])
    twins[0].answer(Reroll((0,)))
    twins[1].answer("reroll:0")
    assert {everything(twin) for twin in twins} == {everything(dice)}


class Memory(ToyGame):
    """Keeps the very objects that the rules got for an answer."""

    got: ClassVar[list[bool]] = []

    def run(self, table: ToyTable) -> Rule:
        return self._watch(table)

    async def _watch(self, table: ToyTable) -> None:
        offered = table.calls_of(Seat(0))
        for _ in range(2):
            self.got.append(await table.ask(Seat(0), Call(), offered) is offered[0])


def test_the_rules_get_the_offered_object_itself() -> None:
    """A rule may compare by identity, whatever copy of an option came in."""
    game = Memory(INFO, TYPES)
    match = Match.start(game, configure(INFO, players=2), 1)
    match.answer(Side(high=True))
    match.answer(Side(high=True).id)
    assert Memory.got == [True, True]


def test_all_refusals_are_ours() -> None:
    for error in (WrongSeat, UnknownOption, StaleDecision, MatchOver):
        assert issubclass(error, Refused)
        assert issubclass(error, SagebrushError)


def test_a_rule_with_a_mistake_changes_nothing(toy: Match) -> None:
    """The rule fails when the last secret card is played; the match stands as before, and that card can be played."""
    broken = Match.new("toy", players=2, seed=5, broken=True)
    broken.answer(Side(high=True))
    ann, bob = broken.decisions
    broken.answer(ann.options[0], seat=ann.seat)
    before = everything(broken)
    for option in bob.options:
        with pytest.raises(RuntimeError, match="this rule has a mistake"):
            broken.answer(option, seat=bob.seat)
        assert everything(broken) == before


def test_why_not(toy: Match) -> None:
    assert toy.why_not(Seat(0)) == ()
    toy.answer(Side(high=True))
    assert [why.ruling for why in toy.why_not(Seat(2))] == ["TOY-1"]
    toy.answer(Card(toy.decisions[2].options[0].value), seat=Seat(2))  # type: ignore[attr-defined]
    assert toy.why_not(Seat(2)) == ()
