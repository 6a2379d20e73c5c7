"""What is asked."""

from __future__ import annotations

from typing import Literal

from sagebrush.core.options import Question
from sagebrush.core.seats import Seat


class ChooseCharacter(Question, frozen=True, tag="choose_character"):
    """Which of the two characters dealt to you will you be?"""


class ChooseStart(Question, frozen=True, tag="choose_start"):
    """Where does your figure start?"""


class TakeIncome(Question, frozen=True, tag="take_income"):
    """Which income do you take?"""


class ChooseGear(Question, frozen=True, tag="choose_gear"):
    """Which of your weapons, or mounts, serves you until your next turn?"""

    gear: Literal["weapon", "mount"]


class TakeAction(Question, frozen=True, tag="take_action"):
    """What do you do? `actions` are left."""

    actions: int


class MayUse(Question, frozen=True, tag="may_use"):
    """Do you use this ability, item or card?"""

    thing: str


class ChooseWay(Question, frozen=True, tag="choose_way"):
    """Where do you move? Up to `points` spaces, because of `thing`."""

    thing: str
    points: int


class ChooseEffect(Question, frozen=True, tag="choose_effect"):
    """Which of these happens, because of `thing`?"""

    thing: str


class ChoosePlayer(Question, frozen=True, tag="choose_player"):
    """Whom does it concern?"""

    thing: str


class LayCard(Question, frozen=True, tag="lay_card"):
    """Which card do you lay face down in this fight? The defender may surrender instead.

    Against a foe whom another player plays, that player is asked at the same time which of its fight cards it plays.
    """


class MayReact(Question, frozen=True, tag="may_react"):
    """Do you play a reaction in this fight?"""


class TakeSpoils(Question, frozen=True, tag="take_spoils"):
    """What do you rob this player of?"""

    target: Seat | None


class DiscardCard(Question, frozen=True, tag="discard_card"):
    """Which card do you discard? `left` are to go, this one included."""

    left: int
    thing: str


class GiveCard(Question, frozen=True, tag="give_card"):
    """Which card do you give?"""

    target: Seat
    thing: str


class WalkSheriff(Question, frozen=True, tag="walk_sheriff"):
    """Where does the Sheriff go?"""

    spaces: int


class VisitShop(Question, frozen=True, tag="visit_shop"):
    """What do you buy or upgrade?"""


class MayReroll(Question, frozen=True, tag="may_reroll"):
    """Which die do you roll again, if any?"""

    thing: str


class JoinPoker(Question, frozen=True, tag="join_poker"):
    """Do you join the poker game for a stake?"""


class PlayHand(Question, frozen=True, tag="play_hand"):
    """Which two cards are added to the flop? `dealer` plays the dealer and chooses among the cards drawn for that."""

    dealer: Seat | None


class ChooseStory(Question, frozen=True, tag="choose_story"):
    """Which of the two ready stories is told first?"""


class ReturnToken(Question, frozen=True, tag="return_token"):
    """Which legend token goes back? `left` are to go, this one included."""

    left: int


class ChooseSpace(Question, frozen=True, tag="choose_space"):
    """Which space does it concern?"""

    thing: str


class ChooseItem(Question, frozen=True, tag="choose_item"):
    """Which item does it concern?"""

    thing: str
