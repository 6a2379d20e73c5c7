"""What players are asked with High Noon, and what they may answer."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.options import Option, Question


class DiscardInPlay(Question, frozen=True, tag="discard_in_play"):
    """Which of the blue cards in front of you do you discard?"""

    by: str


class NameSuit(Question, frozen=True, tag="name_suit"):
    """Handcuffs: of which suit are the cards that you play in this turn?"""


class ChangeIdentity(Question, frozen=True, tag="change_identity"):
    """New Identity: do you become the character that you have looked at?"""

    reveals: ClassVar[bool] = True


class ThisSuit(Option, frozen=True, tag="this_suit"):
    chooses: ClassVar[bool] = True
    suit: str


class StayOneself(Option, frozen=True, tag="stay_oneself"):
    """Keep the character that you have."""

    passes: ClassVar[bool] = True


NAME_SUIT: Final = NameSuit()
CHANGE_IDENTITY: Final = ChangeIdentity()
STAY_ONESELF: Final = StayOneself()
