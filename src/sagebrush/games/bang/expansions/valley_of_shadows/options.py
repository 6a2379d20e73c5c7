"""What players are asked in the Valley of Shadows, and what they may answer."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.options import Option, Question
from sagebrush.core.seats import Seat
from sagebrush.games.bang.options import MAX_SEATS


class PayBandidos(Question, frozen=True, tag="pay_bandidos"):
    """Bandidos: do you discard `count` cards of your hand, or lose a life?"""

    opponent: Seat
    count: int


class SaveLife(Question, frozen=True, tag="save_life"):
    """Another player (`target`) is about to lose lives: do you save one of them?"""

    target: Seat
    amount: int
    by: str
    cause: Seat | None


class TakeThanks(Question, frozen=True, tag="take_thanks"):
    """You saved this player: do two cards come from that hand or from the deck?"""

    owner: Seat


class PutDown(Question, frozen=True, tag="put_down"):
    """Poker: which card do you put down, face down until all have chosen?"""

    user: Seat


class PassLeft(Question, frozen=True, tag="pass_left"):
    """Tornado: which card do you pass to your left? `left` are still due, this one included."""

    left: int


class SecondTarget(Question, frozen=True, tag="second_target"):
    """Fanning: who beside the first target (`target`) is shot at, too?"""

    target: Seat


class ChooseBang(Question, frozen=True, tag="choose_bang"):
    """Aim: which card do you play with it as your BANG! card?"""

    target: Seat


class MayShoot(Question, frozen=True, tag="may_shoot"):
    """Do you draw a card less to shoot at somebody?"""

    ability: str


class LoseLife(Option, frozen=True, tag="lose_life"):
    """Keep the cards and lose a life."""

    passes: ClassVar[bool] = True


class ShootAt(Option, frozen=True, tag="shoot_at"):
    """Aim at this player."""

    chooses: ClassVar[bool] = True
    seat: Seat


class TheirCards(Option, frozen=True, tag="their_cards"):
    """Two random cards from this player's hand."""

    chooses: ClassVar[bool] = True
    fetches: ClassVar[bool] = True
    seat: Seat


class DeckCards(Option, frozen=True, tag="deck_cards"):
    """Two cards from the deck."""

    chooses: ClassVar[bool] = True


LOSE_LIFE: Final = LoseLife()
SHOOT_AT: Final = tuple(ShootAt(Seat(seat)) for seat in range(MAX_SEATS))
DECK_CARDS: Final = DeckCards()
THEIR_CARDS: Final = tuple(TheirCards(Seat(seat)) for seat in range(MAX_SEATS))
