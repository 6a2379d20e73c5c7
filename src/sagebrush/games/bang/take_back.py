"""Taking a play back (BANG-100 to BANG-103)."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.options import EndTurn


def take_back_point(answers: list[tuple[Seat, Option]], seat: Seat) -> int | None:
    """To how many answers the match goes back if this seat takes back its last play; None if it is too late.

    A card or ability may be taken back as long as no other one was used since, apart from answers to it, which go
    back with it. Whether the others must agree, because something hidden came to light, `match.revealed_since` says.
    """
    answered = False
    choices: list[int] = []
    for place in range(len(answers) - 1, -1, -1):
        who, option = answers[place]
        if option.chooses:
            choices.append(place)
        elif isinstance(option, EndTurn):
            # A choice that is not phase 3 of the turn just ended used an ability of the next turn (Pat Brennan).
            used = [choice for choice in choices if answers[choice][0] != who]
            if used:
                return used[-1] if answers[used[-1]][0] == seat else None
            choices.clear()
        if not _is_use(option, who == seat):
            continue
        if option.answers:
            if who == seat and not answered:
                return place
            answered = True
        else:
            return place if who == seat else None
    return None


def _is_use(option: Option, own: bool) -> bool:  # noqa: FBT001
    """A choice within one's own play is part of it; a card that another one fetches in phase 1 is an ability used."""
    return option.uses or (getattr(option, "fetches", False) and not own)
