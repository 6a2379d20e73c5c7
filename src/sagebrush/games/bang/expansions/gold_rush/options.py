"""What is asked and may be done with nuggets and equipment."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.options import Option, Question
from sagebrush.core.seats import Seat
from sagebrush.games.bang.options import MAX_SEATS

# -------------------------------------------------------------------- questions


class ChooseEffect(Question, frozen=True, tag="choose_effect"):
    """Bottle and Pardner: which effect does it have?"""

    equipment: str


class ForWhom(Question, frozen=True, tag="for_whom"):
    """Shot and Wanted: for which player?"""

    equipment: str


class LeaveOut(Question, frozen=True, tag="leave_out"):
    """Rhum: which of the cards turned up does not count? `left` are to be left out, this one included."""

    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]
    left: int


# -------------------------------------------------------------------- options in one's own phase 2


class Buy(Option, frozen=True, tag="buy"):
    """Buy this piece of the offer for so many nuggets."""

    uses: ClassVar[bool] = True
    equipment: str
    price: int


class ForceOut(Option, frozen=True, tag="force_out"):
    """Pay so many nuggets to make this player discard a piece of equipment."""

    uses: ClassVar[bool] = True
    target: Seat
    equipment: str
    price: int


class PlayForGold(Option, frozen=True, tag="play_for_gold"):
    """Play a Beer for a nugget."""

    uses: ClassVar[bool] = True
    card: str


class UseEquipment(Option, frozen=True, tag="use_equipment"):
    """Use a piece of equipment that lies in front of you."""

    uses: ClassVar[bool] = True
    equipment: str


# -------------------------------------------------------------------- other options


class AnswerByEquipment(Option, frozen=True, tag="answer_by_equipment"):
    """Use a piece of equipment in answer to what happens."""

    uses: ClassVar[bool] = True
    answers: ClassVar[bool] = True
    equipment: str


class AsCard(Option, frozen=True, tag="as_card"):
    """The effect of a card of this name, at a target where it has one."""

    chooses: ClassVar[bool] = True
    name: str
    target: Seat | None = None


class ForPlayer(Option, frozen=True, tag="for_player"):
    """For this player."""

    chooses: ClassVar[bool] = True
    seat: Seat


FOR_PLAYER: Final = tuple(ForPlayer(Seat(seat)) for seat in range(MAX_SEATS))
