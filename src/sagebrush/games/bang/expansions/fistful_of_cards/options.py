"""What players are asked with A Fistful of Cards, and what they may answer."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.options import Option, Question
from sagebrush.core.seats import Seat

# -------------------------------------------------------------------- questions


class BeABloodBrother(Question, frozen=True, tag="be_a_blood_brother"):
    """Blood Brothers: do you give up a life so that somebody else regains one?"""


class DrinkOrDraw(Question, frozen=True, tag="drink_or_draw"):
    """Hard Liquor: do you regain a life instead of drawing?"""


class GuessColour(Question, frozen=True, tag="guess_colour"):
    """Peyote: is the next card red or black?"""


class TradeCards(Question, frozen=True, tag="trade_cards"):
    """Ranch: which card do you discard for another one? So many (`count`) are discarded already."""

    count: int


class SaveCard(Question, frozen=True, tag="save_card"):
    """Ricochet: somebody shoots at this card in front of you. Do you save it with a Missed! effect?"""

    shooter: Seat
    card: str


# -------------------------------------------------------------------- options


class GiveLife(Option, frozen=True, tag="give_life"):
    """Lose a life; this player regains one."""

    uses: ClassVar[bool] = True
    seat: Seat


class Drink(Option, frozen=True, tag="drink"):
    """Regain a life and draw nothing."""

    uses: ClassVar[bool] = True


class Guess(Option, frozen=True, tag="guess"):
    """`red` or `black`."""

    uses: ClassVar[bool] = True
    colour: str


class TradeIn(Option, frozen=True, tag="trade_in"):
    """Discard nothing more, and draw as many cards as were discarded."""

    passes: ClassVar[bool] = True


class Snipe(Option, frozen=True, tag="snipe"):
    """Discard two BANG! cards for a shot that two Missed! effects cancel."""

    uses: ClassVar[bool] = True
    target: Seat


class ShootAtCard(Option, frozen=True, tag="shoot_at_card"):
    """Use a BANG! card against this card in play, in front of `owner`."""

    uses: ClassVar[bool] = True
    owner: Seat
    card: str


class LetItGo(Option, frozen=True, tag="let_it_go"):
    """Do nothing more for the card."""

    passes: ClassVar[bool] = True


BE_A_BLOOD_BROTHER: Final = BeABloodBrother()
DRINK_OR_DRAW: Final = DrinkOrDraw()
GUESS_COLOUR: Final = GuessColour()
DRINK: Final = Drink()
RED: Final = Guess("red")
BLACK: Final = Guess("black")
TRADE_IN: Final = TradeIn()
LET_IT_GO: Final = LetItGo()
