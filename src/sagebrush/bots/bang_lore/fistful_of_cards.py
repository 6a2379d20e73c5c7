"""A Fistful of Cards."""

from __future__ import annotations

from sagebrush.bots.bang_keep import keep
from sagebrush.bots.bang_learning import HIT, ROB, Lore
from sagebrush.bots.bang_situation import CARD, NO_MISSED, Situation, name_of
from sagebrush.core.options import Option, Question
from sagebrush.games.bang.options import Answer, AnswerByAbility, AnswerInPlay, Pick

#: What a card drawn for another one is worth on the average, and the usual two cards of phase 1.
NEW_CARD = 0.55
TWO_CARDS = 1.5
RED = "HD"


def named(record: Question | Option, field: str) -> str:
    """What a record of the expansion names."""
    return str(getattr(record, field))


def seat_of(record: Question | Option, field: str) -> int:
    return int(getattr(record, field))


# -------------------------------------------------------------------- answers


def be_a_blood_brother(situation: Situation, _question: Question, option: Option) -> float:
    """A life of mine for one of a friend who needs it more."""
    if option.passes:
        return 0.0
    return situation.heal(seat_of(option, "seat")) + situation.loss(situation.me)


def drink_or_draw(situation: Situation, _question: Question, option: Option) -> float:
    return TWO_CARDS if option.passes else situation.heal(situation.me)


def guess_colour(situation: Situation, _question: Question, option: Option) -> float:
    """The colour of the next card if I know it; otherwise that of which fewer cards are in sight."""
    red = named(option, "colour") == "red"
    if situation.view.deck_known:
        return float(is_red(situation.view.deck_known[0]) == red)
    seen = [card for player in situation.players for card in (*player.hand, *player.in_play) if ":" in card]
    count = sum([is_red(card) for card in seen])
    return float((2 * count <= len(seen)) == red)


def is_red(card: str) -> bool:
    return card.rpartition(":")[2][-1] in RED


def trade_cards(situation: Situation, _question: Question, option: Option) -> float:
    """Whatever is worth less than a new card."""
    return NEW_CARD - keep(situation, option.card) if isinstance(option, Pick) else 0.0


def save_card(situation: Situation, question: Question, option: Option) -> float:
    """A try that costs nothing, for what I want to keep; a card only for something better."""
    saved = situation.worth_in_play(named(question, "card"))
    if isinstance(option, Answer):
        return saved - keep(situation, option.card)
    if isinstance(option, AnswerInPlay):
        return saved if name_of(option.card) == "barrel" else saved - CARD
    if isinstance(option, AnswerByAbility):
        return saved if option.ability == "jourdonnais" else -1.0
    return 0.0


# -------------------------------------------------------------------- plays


def snipe(situation: Situation, option: Option) -> float:
    """Two BANG! cards for one hit that is nearly certain."""
    return situation.shot(seat_of(option, "target"), missed_needed=2) - (CARD if situation.spare else 1.8 * CARD)


def shoot_at_card(situation: Situation, option: Option) -> float:
    """A BANG! card for what another one has in play, if no better use of it is left; or for what threatens me."""
    owner = seat_of(option, "owner")
    gain = situation.gain_of_card(named(option, "card"), owner, take=False)
    if owner != situation.me:
        gain *= NO_MISSED ** situation.players[owner].hand_size
    better = situation.held("bang") == 1 and not situation.view.bangs
    return gain - (1.4 * CARD if better else 0.6 * CARD)


LORE = Lore(
    ranks={"snipe": HIT, "shoot_at_card": ROB},
    plays={"snipe": snipe, "shoot_at_card": shoot_at_card},
    answers={
        "be_a_blood_brother": be_a_blood_brother,
        "drink_or_draw": drink_or_draw,
        "guess_colour": guess_colour,
        "trade_cards": trade_cards,
        "save_card": save_card,
    },
    asleep={"lasso"},
    burdened={"a_fistful_of_cards"},
)
