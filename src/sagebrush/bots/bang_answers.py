"""Everything that is asked outside phase 2: answering shots, duels and death, and choosing single cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sagebrush.bots.bang_keep import keep
from sagebrush.bots.bang_learning import ANSWERS, CHECKS, DEFENCES, FREE_TRIES
from sagebrush.bots.bang_situation import CARD, Situation, name_of
from sagebrush.core.options import Option, PassFor, Question
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
    MayUse,
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


def best_answer(situation: Situation, question: Question, options: Sequence[Option]) -> Option:
    """The answer that is worth most to me; the first of equals."""
    found = worths(situation, question, options)
    return options[found.index(max(found))]


def worths(situation: Situation, question: Question, options: Sequence[Option]) -> list[float]:
    """What each answer is worth to me."""
    if type(question) is Defend:
        return _defences(situation, question, options)
    if type(question) is DiscardBang:
        return [_bang(situation, question, option) for option in options]
    if type(question) is ChooseTheirCard:
        return [_their_card(situation, question, option) for option in options]
    if type(question) is ChooseSource:
        return [_source(situation, option) for option in options]
    if type(question) is ChooseChecked:
        return [_checked(question, option) for option in options]
    if type(question) is PickFromStore or type(question) is ShareCards:
        return [keep(situation, option.card) if type(option) is Pick else 0.0 for option in options]
    weigh = ANSWERS.get(question.ability if type(question) is MayUse else question.kind)
    if weigh is not None:
        return [weigh(situation, question, option) for option in options]
    return [_other(situation, question, option) for option in options]


def _other(situation: Situation, question: Question, option: Option) -> float:
    """A card to part with: the least useful; an ability, or a card that saves me: always."""
    if type(option) is Pick:
        return -keep(situation, option.card)
    if type(option) is Accept:
        return 1.0
    if type(option) is Become:
        return liking(option.character)
    if type(option) is Copy:
        return liking(situation.players[option.seat].character)
    if type(option) is Answer:
        return 2.0
    if type(option) is AnswerByAbility:
        return 1.0 if type(question) is LastChance else _any_time(situation)
    return -0.1 if type(option) is PassFor else 0.0


def _any_time(situation: Situation) -> float:
    """Two cards for a life: when lives are few, or cards too many to keep anyhow."""
    me = situation.players[situation.me]
    return 1.0 if me.life <= 2 or me.hand_size > me.hand_limit + 1 else -1.0


def liking(character: str) -> float:
    return float(len(FAVOURITES) - FAVOURITES.index(character)) if character in FAVOURITES else 0.0


# -------------------------------------------------------------------- shots and duels


def _defences(situation: Situation, question: Defend, options: Sequence[Option]) -> list[float]:
    """Free tries first, then the card that will be missed least; no card where cards cannot cancel it all."""
    costs = sorted([_cost(situation, option) for option in options if _is_card(option)])
    hopeless = len(costs) < question.needed and not situation.can("suzy_lafayette")
    saved = -1.0 if hopeless or not costs else -situation.loss(situation.me) - sum(costs[: question.needed or 1])
    found: list[float] = []
    for option in options:
        if type(option) is Decline:
            found.append(0.0)
        elif _free_try(option):
            found.append(10.0)
        elif hopeless or not _is_card(option):
            found.append(-1.0)
        else:
            found.append(saved + (0.01 if _cost(situation, option) == costs[0] else 0.0))
    return found


def _is_card(option: Option) -> bool:
    """A card that is given up for a Missed! effect."""
    if type(option) is AnswerInPlay:
        return not _free_try(option)
    return type(option) is Answer or option.kind in DEFENCES


def _free_try(option: Option) -> bool:
    """A draw check costs nothing."""
    if type(option) is AnswerInPlay:
        return name_of(option.card) == "barrel"
    return type(option) is AnswerByAbility and option.ability in FREE_TRIES


def _cost(situation: Situation, option: Option) -> float:
    """What is given up with a Missed!; a card that brings another one costs less."""
    if type(option) is Answer:
        drawn = BOOK[name_of(option.card)].draws + situation.can("molly_stark")
        return keep(situation, option.card) * 0.8 - drawn * CARD
    if type(option) is AnswerInPlay:
        return 0.5 - BOOK[name_of(option.card)].draws * CARD
    return DEFENCES[option.kind](situation, option) if option.kind in DEFENCES else 0.0


def _bang(situation: Situation, question: DiscardBang, option: Option) -> float:
    """Against Indians! a BANG! card saves a life for certain; in a duel only if the other one runs out first."""
    if type(option) is Decline or not _is_card(option):
        return 0.0 if type(option) is Decline else -1.0
    saved = -situation.loss(situation.me)
    if question.by == "duel":
        others = situation.players[question.opponent].hand_size
        saved *= 1.0 if situation.bangs() > 1 else max(0.25, 1 - 0.2 * others)
    return saved - (keep(situation, option.card) * 0.6 if type(option) is Answer else _cost(situation, option))


# -------------------------------------------------------------------- single cards


def _their_card(situation: Situation, question: ChooseTheirCard, option: Option) -> float:
    take = question.by in BOOK and isinstance(BOOK[question.by], Takes)
    if type(option) is FromHand:
        return situation.gain_of_hand(option.seat, take=take)
    if type(option) is Pick:
        return situation.gain_of_card(option.card, question.owner, take=take)
    return 0.0


def _source(situation: Situation, option: Option) -> float:
    """Where the first card of the turn comes from."""
    if type(option) is FromDeck:
        # Pat Brennan gives up both of his cards for one in play.
        return 2 * CARD if situation.can("pat_brennan") else 0.7
    if type(option) is FromDiscardPile:
        return keep(situation, situation.view.pile_top) if situation.view.pile_top else 0.0
    if type(option) is FromHand:
        return 0.6 + situation.gain_of_hand(option.seat, take=False)
    if type(option) is Pick and situation.heads():
        # Not in every turn: two who rob each other and never draw would play for ever.
        owner = next(player for player in situation.players if option.card in player.in_play)
        return situation.gain_of_card(option.card, owner.seat, take=False) + 0.8 * keep(situation, option.card)
    return 0.0


def _checked(question: ChooseChecked, option: Option) -> float:
    """Hearts are good for most checks; Dynamite goes off on spades from 2 to 9, and some ask for another suit."""
    if type(option) is not Pick:
        return 0.0
    sign = option.card.split(":")[1]
    rank, suit = sign[:-1], sign[-1]
    if question.by == "dynamite":
        return 0.0 if suit == "S" and rank in "23456789" else 1.0
    if question.by in CHECKS:
        return CHECKS[question.by].get(suit, 0.0)
    return 1.0 if suit == "H" else 0.0
