"""What players are asked with Ante Up in play, and what they may answer."""

from __future__ import annotations

from typing import ClassVar

from sagebrush.core.options import Option, Question


class PayFrontier(Question, frozen=True, tag="pay_frontier"):
    """Which card do you discard? So much worth is still to be paid."""

    left: int


class ChooseFight(Question, frozen=True, tag="choose_fight"):
    """Whom do you fight, and how?"""


class BuyOnTheWay(Question, frozen=True, tag="buy_on_the_way"):
    """Which one thing do you buy or upgrade, so many dollars cheaper?"""

    money: int


class ChooseCattle(Question, frozen=True, tag="choose_cattle"):
    """Of which colour is the cattle you take?"""


class RobTrain(Option, frozen=True, tag="rob_train"):
    """Draw a train card, and fight the guards if it has any."""

    uses: ClassVar[bool] = True


class OpenFrontier(Option, frozen=True, tag="open_frontier"):
    """Discard cards worth so much, and turn over the token that lies here."""

    uses: ClassVar[bool] = True
    price: int


class TakeLonghorn(Option, frozen=True, tag="take_longhorn"):
    """Take the longhorn that lies here."""

    uses: ClassVar[bool] = True


class DeliverLonghorn(Option, frozen=True, tag="deliver_longhorn"):
    """Hand over the longhorn here, which costs no action."""

    uses: ClassVar[bool] = True
    token: str


# -------------------------------------------------------------------- gambling


class JoinFaro(Question, frozen=True, tag="join_faro"):
    """Do you play faro, too?"""


class PlaceMarker(Question, frozen=True, tag="place_marker"):
    """On which value do you bet, and how much? `number` is 0 for the first marker, and so much is left to bet."""

    number: int
    left: int


class KeepMarkers(Question, frozen=True, tag="keep_markers"):
    """Which of your markers stay on the board for the third card?"""


class PlayFaro(Option, frozen=True, tag="play_faro"):
    uses: ClassVar[bool] = True


class Bet(Option, frozen=True, tag="bet"):
    """A marker on a value of the faro board; nothing is paid yet."""

    uses: ClassVar[bool] = True
    answers: ClassVar[bool] = True
    rank: str
    money: int


class LeaveMarkers(Option, frozen=True, tag="leave_markers"):
    """These stay; any other is taken back."""

    uses: ClassVar[bool] = True
    answers: ClassVar[bool] = True
    ranks: tuple[str, ...]


class Challenge(Option, frozen=True, tag="challenge"):
    """Play poker against the high roller at this saloon."""

    uses: ClassVar[bool] = True
    token: str
    money: int
