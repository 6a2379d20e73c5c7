"""What players are asked with Ante Up in play, and what they may answer."""

from __future__ import annotations

from typing import ClassVar

from sagebrush.core.options import Option, Question


class PayFrontier(Question, frozen=True, tag="pay_frontier"):
    """Which card do you discard? So much worth is still to be paid."""

    left: int


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
