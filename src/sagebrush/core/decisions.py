"""A decision: a question to one seat, with every legal option inside it. Rules get the answer by awaiting it."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Generic, TypeVar

from sagebrush.core.options import Option, Question
from sagebrush.core.seats import Seat

Choice = TypeVar("Choice", bound=Option)


class Decision(Generic[Choice]):
    """One seat's choice. `top` marks the points where the rules can be entered again from the table alone."""

    __slots__ = ("number", "options", "question", "seat", "top")

    def __init__(self, seat: Seat, question: Question, options: tuple[Choice, ...], top: bool) -> None:  # noqa: FBT001
        self.seat = seat
        self.question = question
        self.options = options
        self.top = top
        self.number = -1  # its place among all decisions of the match; the match fills it in

    def __await__(self) -> Generator[Decision[Choice], Any, Choice]:
        answer: Choice = yield self
        return answer

    def option(self, option_id: str) -> Choice | None:
        """The option with this id, if it is offered."""
        for option in self.options:
            if option.id == option_id:
                return option
        return None

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple([option.id for option in self.options])

    def __repr__(self) -> str:
        return f"<Decision {self.number}: seat {self.seat}, {self.question!r}, {len(self.options)} options>"


class Together(Generic[Choice]):
    """Several seats choose at once and in secret; the rules go on when the last of them has answered.

    `offer` says what a seat may choose, so that the choices can be laid out anew when hidden cards are re-dealt.
    """

    __slots__ = ("offer", "question", "seats")

    def __init__(
        self, seats: tuple[Seat, ...], question: Question, offer: Callable[[Seat], tuple[Choice, ...]]
    ) -> None:
        self.seats = seats
        self.question = question
        self.offer = offer

    def decisions(self) -> list[Decision[Choice]]:
        return [Decision(seat, self.question, self.offer(seat), False) for seat in self.seats]

    def __await__(self) -> Generator[Together[Choice], Any, dict[Seat, Choice]]:
        answers: dict[Seat, Choice] = yield self
        return answers
