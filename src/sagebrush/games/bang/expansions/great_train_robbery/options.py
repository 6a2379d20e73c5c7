"""What players are asked along the line, and what they may answer."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.options import Option, Question
from sagebrush.core.seats import Seat
from sagebrush.games.bang.options import MAX_SEATS

# -------------------------------------------------------------------- questions about the train


class TakeRailcar(Question, frozen=True, tag="take_railcar"):
    """Which railcar do you take? `must`: you have moved the train for it, or it costs you nothing."""

    must: bool


class PayStation(Question, frozen=True, tag="pay_station"):
    """Which card do you discard for this station? `left` are still due, this one included."""

    station: str
    left: int


class LayRailcar(Question, frozen=True, tag="lay_railcar"):
    """In front of whom do you put this railcar?"""

    card: str


class RunLocomotive(Question, frozen=True, tag="run_locomotive"):
    """Full Steam: does the locomotive do nothing, or everything twice?"""

    locomotive: str


class TradeAtStation(Question, frozen=True, tag="trade_at_station"):
    """Shade O'Connor: the train moves; do you discard a card of your hand and draw another one?"""


# -------------------------------------------------------------------- questions about cards


class GiveUpCard(Question, frozen=True, tag="give_up_card"):
    """Train Robbery: do you discard this card in front of you, or are you shot at?"""

    user: Seat
    card: str


class GiveUpInPlay(Question, frozen=True, tag="give_up_in_play"):
    """Which of the cards in front of you do you discard?"""

    by: str


class DiscardRailcar(Question, frozen=True, tag="discard_railcar"):
    """Coal Hopper: which railcar in play is discarded?"""


class MailTo(Question, frozen=True, tag="mail_to"):
    """Mail Car: who gets one of the cards that you have drawn?"""


class MailCard(Question, frozen=True, tag="mail_card"):
    """Mail Car: which of the cards just drawn does this player get?"""

    to: Seat


class KeepRailcar(Question, frozen=True, tag="keep_railcar"):
    """Lounge Car: which of these railcars goes in front of you? Another player gets the other one."""

    cards: tuple[str, ...]


class SwitchFor(Question, frozen=True, tag="switch_for"):
    """Switch: which card in front of this player do you want?"""

    owner: Seat


class SwitchAway(Question, frozen=True, tag="switch_away"):
    """Switch: which of your cards in play does this player get for that card?"""

    owner: Seat
    card: str


class DiscardByMap(Question, frozen=True, tag="discard_by_map"):
    """Map: do you discard one of the cards that you have looked at?"""


class SpareOne(Question, frozen=True, tag="spare_one"):
    """Sgt. Blaze: this reaches several players; do you spare one of them?"""

    by: str


# -------------------------------------------------------------------- options


class PayFor(Option, frozen=True, tag="pay_for"):
    """Pay the price of a station and take the railcar under it."""

    uses: ClassVar[bool] = True
    station: str
    card: str


class TakeFreely(Option, frozen=True, tag="take_freely"):
    """Take this railcar without paying."""

    uses: ClassVar[bool] = True
    card: str


class MoveTrain(Option, frozen=True, tag="move_train"):
    """Move the train one station ahead; you must take a railcar then."""

    uses: ClassVar[bool] = True


class UseAs(Option, frozen=True, tag="use_as"):
    """Discard a card in front of you for the effect of another one."""

    uses: ClassVar[bool] = True
    card: str
    name: str
    target: Seat


class Sacrifice(Option, frozen=True, tag="sacrifice"):
    """Discard a blue card of yours, for what a railcar makes of it."""

    uses: ClassVar[bool] = True
    by: str
    card: str
    target: Seat | None = None


class SacrificeInAnswer(Option, frozen=True, tag="sacrifice_in_answer"):
    """Discard a blue card of yours in answer to what happens, for what a railcar makes of it."""

    uses: ClassVar[bool] = True
    answers: ClassVar[bool] = True
    by: str
    card: str


class Divert(Option, frozen=True, tag="divert"):
    """Discard a card of the shot's suit; another player becomes its target."""

    uses: ClassVar[bool] = True
    answers: ClassVar[bool] = True
    card: str
    target: Seat


class BeShot(Option, frozen=True, tag="be_shot"):
    """Keep the card and be shot at."""

    passes: ClassVar[bool] = True


class LayBefore(Option, frozen=True, tag="lay_before"):
    chooses: ClassVar[bool] = True
    seat: Seat


class GiveTo(Option, frozen=True, tag="give_to"):
    chooses: ClassVar[bool] = True
    seat: Seat


class Exempt(Option, frozen=True, tag="exempt"):
    uses: ClassVar[bool] = True
    seat: Seat


class HoldLocomotive(Option, frozen=True, tag="hold_locomotive"):
    """It does nothing, to anybody."""

    chooses: ClassVar[bool] = True


class RunTwice(Option, frozen=True, tag="run_twice"):
    """It does what it does twice in a row, to everybody."""

    chooses: ClassVar[bool] = True


MOVE_TRAIN: Final = MoveTrain()
BE_SHOT: Final = BeShot()
HOLD_LOCOMOTIVE: Final = HoldLocomotive()
RUN_TWICE: Final = RunTwice()
HOLD_OR_TWICE: Final[tuple[HoldLocomotive | RunTwice, ...]] = (HOLD_LOCOMOTIVE, RUN_TWICE)
MAIL_TO: Final = MailTo()
DISCARD_RAILCAR: Final = DiscardRailcar()
DISCARD_BY_MAP: Final = DiscardByMap()
TRADE_AT_STATION: Final = TradeAtStation()
LAY_BEFORE: Final = tuple(LayBefore(Seat(seat)) for seat in range(MAX_SEATS))
GIVE_TO: Final = tuple(GiveTo(Seat(seat)) for seat in range(MAX_SEATS))
EXEMPT: Final = tuple(Exempt(Seat(seat)) for seat in range(MAX_SEATS))
