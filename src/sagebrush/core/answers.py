"""Which open decision an answer is for, and which of its options it means; what does not fit is refused."""

from __future__ import annotations

from sagebrush.core.decisions import Decision
from sagebrush.core.errors import MatchOver, StaleDecision, UnknownOption, WrongSeat
from sagebrush.core.options import Option
from sagebrush.core.seats import Seat


def decision_of(asked: list[Decision[Option]], seat: Seat) -> Decision[Option] | None:
    for decision in asked:
        if decision.seat == seat:
            return decision
    return None


def wanted(
    asked: list[Decision[Option]], names: tuple[str, ...], seat: Seat | None, number: int | None
) -> Decision[Option]:
    """The one of the open decisions that an answer of this seat, to the decision of this number, is for."""
    if not asked:
        raise MatchOver("the game is over")
    if seat is None and number is None:
        return asked[0]
    decision = asked[0] if seat is None else decision_of(asked, seat)
    if number is not None and all(number != decision.number for decision in asked):
        raise StaleDecision(f"decision {number} is not open any more; {asked[0].number} is")
    if decision is None:
        waiting = ", ".join(names[other.seat] for other in asked)
        raise WrongSeat(f"seat {seat} is not asked now; it is up to {waiting}")
    if number is not None and number != decision.number:
        raise WrongSeat(f"decision {number} is not for seat {decision.seat}")
    return decision


def offered(decision: Decision[Option], choice: Option | str) -> Option:
    """The option that is meant by an equal one, or by its id."""
    if not isinstance(choice, str):
        for option in decision.options:
            if option is choice:
                return option
        # The offered object itself goes to the rules, which may ask for its identity; the given one is only equal.
        try:
            return decision.options[decision.options.index(choice)]
        except ValueError:
            raise UnknownOption(f"{choice!r:.80} is not offered to seat {decision.seat} now") from None
    named = decision.option(choice)
    if named is None:
        raise UnknownOption(f"{choice!r:.80} is not offered to seat {decision.seat} now")
    return named
