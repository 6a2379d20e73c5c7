"""Taking a step back."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.legends.options import EndTurn, StartAt, Wear


def take_back_point(answers: list[tuple[Seat, Option]], seat: Seat) -> int | None:
    """To how many answers the match goes back if this seat takes back its last step; None if it is too late.

    A step is an action, what is used or bought, a place to start, gear, or the end of a turn; choices that it led to go
    back with it, and so do answers of others to it. It stands once somebody else has taken a step of their own.
    Whether the others must agree, because something hidden came to light, `match.revealed_since` says.
    """
    answered = False
    for place in range(len(answers) - 1, -1, -1):
        who, option = answers[place]
        if option.answers:
            if who == seat and not answered:
                return place
            answered = True
        elif _is_step(option):
            return place if who == seat else None
    return None


def _is_step(option: Option) -> bool:
    return option.uses or isinstance(option, StartAt | Wear | EndTurn)
