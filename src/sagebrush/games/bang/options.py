"""What players of BANG! are asked, and what they may answer. Cards are named by their ids (`bang:7D`).

Beside what every option declares, one that fetches a card from elsewhere than the deck says so with `fetches`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.options import Option, Question
from sagebrush.core.seats import Seat

MAX_SEATS: Final = 8

# -------------------------------------------------------------------- questions


class ChooseCharacter(Question, frozen=True, tag="choose_character"):
    """Which of your two characters will you be?"""


class PlayCards(Question, frozen=True, tag="play_cards"):
    """Phase 2: what do you play or use, or is your turn over?"""


class DiscardExcess(Question, frozen=True, tag="discard_excess"):
    """Phase 3: which card do you discard? `left` cards are too many, this one included."""

    left: int


class ChooseSource(Question, frozen=True, tag="choose_source"):
    """Phase 1: where does the card that your ability speaks of come from?"""

    ability: str


class ReturnCard(Question, frozen=True, tag="return_card"):
    """Kit Carlson: which of the cards you looked at goes back on the deck?"""

    left: int


class GiveCard(Question, frozen=True, tag="give_card"):
    """Which of the cards just drawn does this player get?"""

    to: Seat
    ability: str


class Defend(Question, frozen=True, tag="defend"):
    """A BANG! effect is aimed at you: how do you answer? `needed` Missed! effects would still cancel it; 0: nothing."""

    shooter: Seat | None
    by: str
    cards: tuple[str, ...]
    needed: int


class DiscardBang(Question, frozen=True, tag="discard_bang"):
    """Indians! or a Duel: do you discard a BANG! card or lose a life?"""

    by: str
    opponent: Seat


class LastChance(Question, frozen=True, tag="last_chance"):
    """You are about to be killed: do you save yourself? `needed` lives would do it."""

    by: str
    cause: Seat | None
    needed: int


class Aimed(Question, frozen=True, tag="aimed"):
    """Another player (`user`) aims a card at you alone, as `name`: do you do something before it is resolved?"""

    user: Seat
    card: str
    name: str


class AnyTime(Question, frozen=True, tag="any_time"):
    """You may use your ability at any time: do you, before what comes now (`by`)?"""

    by: str


class ChooseTheirCard(Question, frozen=True, tag="choose_their_card"):
    """Which card of this player: a random one from the hand, or which one in play?"""

    owner: Seat
    by: str


class PickFromStore(Question, frozen=True, tag="pick_from_store"):
    """Which of the cards turned up do you take?"""

    cards: tuple[str, ...]


class ChooseChecked(Question, frozen=True, tag="choose_checked"):
    """Which of the cards turned up counts for the draw check?"""

    reveals: ClassVar[bool] = True
    by: str
    cards: tuple[str, ...]


class PayCard(Question, frozen=True, tag="pay_card"):
    """Which card do you discard for this card or ability? `left` are still due, this one included."""

    by: str
    left: int


class MayUse(Question, frozen=True, tag="may_use"):
    """Do you use your ability now?"""

    ability: str


class ChooseCopied(Question, frozen=True, tag="choose_copied"):
    """Whose ability do you have until your next turn?"""


class ChooseTop(Question, frozen=True, tag="choose_top"):
    """All these cards are discarded: which one ends on top of the pile?"""


class ShareCards(Question, frozen=True, tag="share_cards"):
    """The cards of a dead player are shared: which one do you take?"""

    dead: Seat
    cards: tuple[str, ...]


# -------------------------------------------------------------------- options in one's own phase 2


class Play(Option, frozen=True, tag="play"):
    """Play a card from hand, at a target where it has one."""

    uses: ClassVar[bool] = True
    card: str
    target: Seat | None = None


class PlayAs(Option, frozen=True, tag="play_as"):
    """Play a card from hand as if it were another one."""

    uses: ClassVar[bool] = True
    card: str
    name: str
    target: Seat | None = None


class UseCard(Option, frozen=True, tag="use_card"):
    """Use a card that lies in front of you."""

    uses: ClassVar[bool] = True
    card: str
    target: Seat | None = None


class UseAbility(Option, frozen=True, tag="use_ability"):
    """Use your character's ability."""

    uses: ClassVar[bool] = True
    ability: str
    target: Seat | None = None
    card: str | None = None


class EndTurn(Option, frozen=True, tag="end_turn"):
    """Play nothing more."""

    passes: ClassVar[bool] = True


# -------------------------------------------------------------------- options when something happens to you


class Answer(Option, frozen=True, tag="answer"):
    """Use a card from hand in answer to what happens."""

    uses: ClassVar[bool] = True
    answers: ClassVar[bool] = True
    card: str


class AnswerInPlay(Option, frozen=True, tag="answer_in_play"):
    """Use a card in front of you in answer to what happens."""

    uses: ClassVar[bool] = True
    answers: ClassVar[bool] = True
    card: str


class AnswerByAbility(Option, frozen=True, tag="answer_by_ability"):
    """Use your ability in answer to what happens."""

    uses: ClassVar[bool] = True
    answers: ClassVar[bool] = True
    ability: str


class Decline(Option, frozen=True, tag="decline"):
    """Leave it, and bear what comes."""

    passes: ClassVar[bool] = True


class Accept(Option, frozen=True, tag="accept"):
    """Use the ability."""

    uses: ClassVar[bool] = True


# -------------------------------------------------------------------- options of single choices


class Become(Option, frozen=True, tag="become"):
    character: str


class Pick(Option, frozen=True, tag="pick"):
    """Choose this card."""

    chooses: ClassVar[bool] = True
    card: str


class FromHand(Option, frozen=True, tag="from_hand"):
    """A random card from this player's hand."""

    chooses: ClassVar[bool] = True
    fetches: ClassVar[bool] = True
    seat: Seat


class FromDeck(Option, frozen=True, tag="from_deck"):
    """Draw as usual."""

    passes: ClassVar[bool] = True


class FromDiscardPile(Option, frozen=True, tag="from_discard_pile"):
    """The top card of the discard pile."""

    chooses: ClassVar[bool] = True
    fetches: ClassVar[bool] = True


class Copy(Option, frozen=True, tag="copy"):
    """Have this player's ability."""

    uses: ClassVar[bool] = True
    seat: Seat


PLAY_CARDS: Final = PlayCards()
CHOOSE_CHARACTER: Final = ChooseCharacter()
CHOOSE_COPIED: Final = ChooseCopied()
CHOOSE_TOP: Final = ChooseTop()
END_TURN: Final = EndTurn()
DECLINE: Final = Decline()
ACCEPT: Final = Accept()
YES_OR_NO: Final[tuple[Accept | Decline, ...]] = (ACCEPT, DECLINE)
FROM_DECK: Final = FromDeck()
FROM_DISCARD_PILE: Final = FromDiscardPile()
FROM_HAND: Final = tuple(FromHand(Seat(seat)) for seat in range(MAX_SEATS))
COPY: Final = tuple(Copy(Seat(seat)) for seat in range(MAX_SEATS))
