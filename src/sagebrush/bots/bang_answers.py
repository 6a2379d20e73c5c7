"""Everything that is asked outside phase 2: answering shots, duels and death, and choosing single cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sagebrush.bots.bang_keep import keep
from sagebrush.bots.bang_situation import CARD, Situation, name_of
from sagebrush.core.options import Option, Question
from sagebrush.games.bang.options import (
    Accept,
    Answer,
    AnswerByAbility,
    AnswerInPlay,
    Become,
    ChooseChecked,
    ChooseSource,
    ChooseTheirCard,
    Copy,
    Decline,
    Defend,
    DiscardBang,
    FromDeck,
    FromDiscardPile,
    FromHand,
    LastChance,
    Pick,
    PickFromStore,
    ShareCards,
)
from sagebrush.games.bang.rules import BOOK
from sagebrush.games.bang.symbols import Takes

#: Characters that it likes to be or to copy, the best first.
FAVOURITES: Final = (
    "willy_the_kid",
    "slab_the_killer",
    "pixie_pete",
    "bart_cassidy",
    "kit_carlson",
    "molly_stark",
    "calamity_janet",
    "jesse_jones",
    "black_jack",
    "elena_fuente",
    "suzy_lafayette",
    "jourdonnais",
    "belle_star",
    "rose_doolan",
)


def worth(situation: Situation, question: Question, option: Option, options: Sequence[Option]) -> float:
    """What this answer is worth to me."""
    match question:
        case Defend():
            return _defence(situation, question, option, options)
        case DiscardBang():
            return _bang(situation, question, option)
        case LastChance():
            return {Answer: 2.0, AnswerByAbility: 1.0}.get(type(option), 0.0)
        case ChooseTheirCard():
            return _their_card(situation, question, option)
        case ChooseSource():
            return _source(situation, option)
        case ChooseChecked():
            return _checked(question, option)
        case PickFromStore() | ShareCards():
            return keep(situation, option.card) if isinstance(option, Pick) else 0.0
    return _other(situation, option)


def _other(situation: Situation, option: Option) -> float:
    """A card to part with: the least useful; an ability: always."""
    if isinstance(option, Pick):
        return -keep(situation, option.card)
    if isinstance(option, Accept):
        return 1.0
    if isinstance(option, Become):
        return _liking(option.character)
    if isinstance(option, Copy):
        return _liking(situation.players[option.seat].character)
    return 0.0


def _liking(character: str) -> float:
    return float(len(FAVOURITES) - FAVOURITES.index(character)) if character in FAVOURITES else 0.0


# -------------------------------------------------------------------- shots and duels


def _defence(situation: Situation, question: Defend, option: Option, options: Sequence[Option]) -> float:
    """Free tries first, then the card that will be missed least; no card where cards cannot cancel it all."""
    if isinstance(option, Decline):
        return 0.0
    if _free_try(option):
        return 10.0
    if isinstance(option, AnswerByAbility):
        return -1.0
    cards = [other for other in options if isinstance(other, Answer | AnswerInPlay) and not _free_try(other)]
    if len(cards) < question.needed and not situation.can("suzy_lafayette"):
        return -1.0
    costs = sorted([_cost(situation, other) for other in cards])[: question.needed]
    return -situation.loss(situation.me) - sum(costs) + (0.01 if _cost(situation, option) == costs[0] else 0.0)


def _free_try(option: Option) -> bool:
    """A draw check costs nothing."""
    if isinstance(option, AnswerInPlay):
        return name_of(option.card) == "barrel"
    return isinstance(option, AnswerByAbility) and option.ability == "jourdonnais"


def _cost(situation: Situation, option: Option) -> float:
    """What is given up with a Missed!; a card that brings another one costs less."""
    if isinstance(option, Answer):
        drawn = BOOK[name_of(option.card)].draws + situation.can("molly_stark")
        return keep(situation, option.card) * 0.8 - drawn * CARD
    if isinstance(option, AnswerInPlay):
        return 0.5 - BOOK[name_of(option.card)].draws * CARD
    return 0.0


def _bang(situation: Situation, question: DiscardBang, option: Option) -> float:
    """Against Indians! a BANG! card saves a life for certain; in a duel only if the other one runs out first."""
    if not isinstance(option, Answer):
        return 0.0 if isinstance(option, Decline) else -1.0
    saved = -situation.loss(situation.me)
    if question.by == "duel":
        others = situation.players[question.opponent].hand_size
        saved *= 1.0 if situation.bangs() > 1 else max(0.25, 1 - 0.2 * others)
    return saved - keep(situation, option.card) * 0.6


# -------------------------------------------------------------------- single cards


def _their_card(situation: Situation, question: ChooseTheirCard, option: Option) -> float:
    take = question.by in BOOK and isinstance(BOOK[question.by], Takes)
    match option:
        case FromHand(seat):
            return situation.gain_of_hand(seat, take=take)
        case Pick(card):
            return situation.gain_of_card(card, question.owner, take=take)
    return 0.0


def _source(situation: Situation, option: Option) -> float:
    """Where the first card of the turn comes from."""
    match option:
        case FromDeck():
            # Pat Brennan gives up both of his cards for one in play.
            return 2 * CARD if situation.can("pat_brennan") else 0.7
        case FromDiscardPile():
            return keep(situation, situation.view.pile_top) if situation.view.pile_top else 0.0
        case FromHand(seat):
            return 0.6 + situation.gain_of_hand(seat, take=False)
        case Pick(card) if situation.heads():
            # Not in every turn: two who rob each other and never draw would play for ever.
            owner = next(player for player in situation.players if card in player.in_play)
            return situation.gain_of_card(card, owner.seat, take=False) + 0.8 * keep(situation, card)
    return 0.0


def _checked(question: ChooseChecked, option: Option) -> float:
    """Hearts are good for everything but Dynamite, which only spades from 2 to 9 set off."""
    if not isinstance(option, Pick):
        return 0.0
    sign = option.card.split(":")[1]
    rank, suit = sign[:-1], sign[-1]
    if question.by == "dynamite":
        return 0.0 if suit == "S" and rank in "23456789" else 1.0
    return 1.0 if suit == "H" else 0.0
