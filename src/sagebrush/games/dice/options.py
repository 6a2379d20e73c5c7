"""What players of the Dice Game are asked, and what they may answer."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, Final

from sagebrush.core.options import Option, Question
from sagebrush.core.seats import Seat
from sagebrush.games.dice.data import DICE


class ChooseCharacter(Question, frozen=True, tag="choose_character"):
    """Which of the characters left will you be?"""


class RollAgain(Question, frozen=True, tag="roll_again"):
    """Which dice will you roll again, if any? `dice` are the faces they show."""

    rolls_left: int
    dice: tuple[str, ...]


class ChooseTarget(Question, frozen=True, tag="choose_target"):
    """Whom does this Bull's Eye hit? `left` such dice wait, this one included."""

    face: str
    left: int


class GiveBeer(Question, frozen=True, tag="give_beer"):
    """Who drinks this beer?"""

    left: int


class GiveLife(Question, frozen=True, tag="give_life"):
    """Sid Ketchum: who gains a life point?"""


class MayTakeArrow(Question, frozen=True, tag="may_take_arrow"):
    """Bart Cassidy: an arrow instead of this life point?"""

    by: str


class MayReturnArrow(Question, frozen=True, tag="may_return_arrow"):
    """Pedro Ramirez: return an arrow for the life point just lost?"""


class MayRemoveArrow(Question, frozen=True, tag="may_remove_arrow"):
    """Kit Karlson: whose arrow goes back to the supply?"""

    left: int


class Become(Option, frozen=True, tag="become"):
    character: str


class Reroll(Option, frozen=True, tag="reroll"):
    uses: ClassVar[bool] = True
    dice: tuple[int, ...]


class Stop(Option, frozen=True, tag="stop"):
    """Keep all dice as they are."""

    passes: ClassVar[bool] = True


class Shoot(Option, frozen=True, tag="shoot"):
    uses: ClassVar[bool] = True
    target: Seat
    doubled: bool = False


class Choose(Option, frozen=True, tag="choose"):
    """Pick a player, oneself included, for something good."""

    uses: ClassVar[bool] = True
    seat: Seat


class Accept(Option, frozen=True, tag="accept"):
    """Use the ability."""

    uses: ClassVar[bool] = True


class Decline(Option, frozen=True, tag="decline"):
    """Leave it."""

    passes: ClassVar[bool] = True


MAX_SEATS: Final = 8

# Questions and options are made once and asked every time.
GIVE_BEER: Final = tuple(GiveBeer(left) for left in range(DICE + 1))
CHOOSE_TARGET: Final = {
    face: tuple(ChooseTarget(face, left) for left in range(DICE + 1)) for face in ("bullseye_1", "bullseye_2")
}

STOP: Final = Stop()
ACCEPT: Final = Accept()
DECLINE: Final = Decline()
YES_OR_NO: Final[tuple[Accept | Decline, ...]] = (ACCEPT, DECLINE)
CHOOSE: Final = tuple(Choose(Seat(seat)) for seat in range(MAX_SEATS))
SHOOT: Final = tuple(Shoot(Seat(seat)) for seat in range(MAX_SEATS))
SHOOT_DOUBLED: Final = tuple(Shoot(Seat(seat), doubled=True) for seat in range(MAX_SEATS))


def _rerolls(mask: int) -> tuple[Reroll | Stop, ...]:
    free = [die for die in range(DICE) if mask >> die & 1]
    subsets = [Reroll(dice) for count in range(1, len(free) + 1) for dice in combinations(free, count)]
    return (STOP, *subsets)


#: The ways to roll again, by the dice that are free to roll (bit i for die i).
REROLLS: Final = tuple(_rerolls(mask) for mask in range(1 << DICE))
