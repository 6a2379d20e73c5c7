"""What players are asked about loads, and what they may answer."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.options import Option, Question
from sagebrush.core.seats import Seat
from sagebrush.games.bang.options import MAX_SEATS

# -------------------------------------------------------------------- questions


class GainLoad(Question, frozen=True, tag="gain_load"):
    """You played a blue card (`card`) or had a card too many, which is not named: where do you put the load?"""

    card: str | None


class PlaceLoad(Question, frozen=True, tag="place_load"):
    """Where do you put a load? `left` are still to be put, this one included."""

    by: str
    left: int


class PayLoad(Question, frozen=True, tag="pay_load"):
    """Where does the load come from that you pay? `left` are still due, this one included."""

    by: str
    left: int


class ChooseLoad(Question, frozen=True, tag="choose_load"):
    """Which load of this player do you take?"""

    owner: Seat
    by: str


class StrengthenCard(Question, frozen=True, tag="strengthen_card"):
    """Do you pay `cost` loads, once or several times, to make more of this card?"""

    by: str
    cost: int


class FurtherTarget(Question, frozen=True, tag="further_target"):
    """Do you pay `cost` loads for another target of this card?"""

    by: str
    cost: int


class StrengthenShot(Question, frozen=True, tag="strengthen_shot"):
    """A BANG! card of yours is aimed at somebody: do you pay `cost` loads for what your weapon can do?"""

    by: str
    target: Seat
    cost: int


class TakeBack(Question, frozen=True, tag="take_back_card"):
    """Do you pay `cost` loads to take this card back into your hand?"""

    by: str
    cost: int


class RepeatCheck(Question, frozen=True, tag="repeat_check"):
    """A player (`target`) made a draw check for something (`by`), which this card would decide: is it made again?"""

    target: Seat
    by: str
    card: str


class HandOn(Question, frozen=True, tag="hand_on"):
    """Who gets this card, which lies in front of you?"""

    card: str


# -------------------------------------------------------------------- options


class OnCard(Option, frozen=True, tag="on_card"):
    """On this card, or from it."""

    chooses: ClassVar[bool] = True
    card: str


class OnCharacter(Option, frozen=True, tag="on_character"):
    """On the character of this player, or from there."""

    chooses: ClassVar[bool] = True
    seat: Seat


class PayLoads(Option, frozen=True, tag="pay_loads"):
    """Pay so many loads, for the effect so many times."""

    chooses: ClassVar[bool] = True
    times: int
    count: int


class AlsoAt(Option, frozen=True, tag="also_at"):
    """This player as well."""

    chooses: ClassVar[bool] = True
    seat: Seat


class HandTo(Option, frozen=True, tag="hand_to"):
    """To this player."""

    chooses: ClassVar[bool] = True
    seat: Seat


class Enough(Option, frozen=True, tag="enough"):
    """No more loads are put, moved or paid."""

    passes: ClassVar[bool] = True


ENOUGH: Final = Enough()
ON_CHARACTER: Final = tuple(OnCharacter(Seat(seat)) for seat in range(MAX_SEATS))
ALSO_AT: Final = tuple(AlsoAt(Seat(seat)) for seat in range(MAX_SEATS))
HAND_TO: Final = tuple(HandTo(Seat(seat)) for seat in range(MAX_SEATS))
