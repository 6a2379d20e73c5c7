"""A bot of Western Legends in a fight: what it lays, whether it gives up, reacts or begins anew."""

from __future__ import annotations

from typing import Final

from sagebrush.bots.legends_cards import Card, card_of
from sagebrush.bots.legends_odds import ACE, beats_one_of
from sagebrush.bots.legends_plans import spoils
from sagebrush.bots.legends_situation import Situation
from sagebrush.core.options import Option
from sagebrush.games.legends.cards import FIGHT_CARD
from sagebrush.games.legends.options import Lay, LayFoe, LayJoker, PlayReaction, Surrender
from sagebrush.games.legends.view import FightView

#: By fight card: what its text does to the player who fights, in LP.
_TEXTS: Final[tuple[float, ...]] = (-1.8, -1.5, -1.4, -0.9, -0.8, -0.6, -0.8, -0.4, 0.0, 0.3, 0.65, 1.0, 1.3)


def laid(situation: Situation, option: Option) -> float:
    """What it is worth to lay this card, to surrender, or to play this card for a foe."""
    fight = situation.view.fight
    assert fight is not None
    if isinstance(option, LayFoe):
        return foe_card(FIGHT_CARD[option.fight_card])
    if isinstance(option, Surrender):
        # The wound and the card come with any defeat, but no card of mine goes.
        return -situation.loss()
    if isinstance(option, Lay | LayJoker):
        # A joker is all that the card it stands for would be, but it is the joker that goes.
        card, gone = card_of(option.stands_for if isinstance(option, LayJoker) else option.card), card_of(option.card)
        odds = chance(situation, fight, card)
        spared = 0.3 if card.function == "bulletproof" and situation.me.wounds else 0.0
        return odds * stake(situation, fight) - (1 - odds) * situation.loss() - situation.keep(gone) + spared
    return 0.0


def stake(situation: Situation, fight: FightView) -> float:
    """What is won rather than lost in this fight."""
    me = situation.me
    if fight.other == situation.seat:
        attacker = situation.view.players[fight.fighter]
        return threat(situation, fight.kind, 0.3 + situation.envy(attacker))
    if fight.other is not None:
        rival = situation.view.players[fight.other]
        if fight.kind == "robbery":
            return situation.wanted_gain(1) + spoils(situation, rival)
        return 2.0 if fight.kind == "duel" else situation.law_gain(1) + situation.envy(rival)
    match fight.foe:
        case "bandit":
            return 1.2 if situation.outlaw else max(1.2, situation.law_gain(1))
        case "guard":
            return situation.money(80) + situation.wanted_gain(3) - situation.wanted_gain(1)
        case "sheriff":
            return situation.wanted(me.wp) + situation.purse(me.money) / 2 + situation.nuggets(me.nuggets) / 2
        case "man_in_black":
            return threat(situation, fight.kind, 0.4) if fight.attacked else 2.0
    return 1.6


def threat(situation: Situation, kind: str, envy: float) -> float:
    """What an attacker would take from me, or gain."""
    me = situation.me
    if kind == "duel":
        return 2.0 * envy
    goods = max(situation.purse(me.money) / 2, situation.nuggets(me.nuggets) / 2)
    if kind == "arrest":
        return situation.wanted(me.wp) + goods + envy
    return goods + envy


def chance(situation: Situation, fight: FightView, card: Card) -> float:
    """The chance to win with this card."""
    outside = not situation.land.town[situation.space]
    if fight.other is not None:
        attacking = fight.fighter == situation.seat
        rival = situation.view.players[fight.other if attacking else fight.fighter]
        return situation.hand_odds(card, rival, attacking=attacking)
    if fight.foe == "man_in_black":
        return 0.85 * situation.foe_odds(card, 3, situation.space)
    known = [FIGHT_CARD[id] for id in fight.fight_cards]
    if known and len(known) == fight.drawn:
        value, minus = situation.counts(card, outside=outside), situation.minus(outside=outside)
        return 0.97 if beats_one_of(value, minus, known, wins_ties=card.function == "quickdraw") else 0.03
    return situation.foe_odds(card, max(1, fight.drawn), situation.space)


def foe_card(card: int) -> float:
    """Played for a foe against a rival: mostly the highest, for its text too little is known of the other card."""
    return card / ACE * 3.0 - 0.45 * _TEXTS[card]


def is_winning(situation: Situation, fight: FightView, minus: int = 0) -> bool:
    """Whether I win as things stand, the other card counting so much less."""
    mine = fight.value if fight.fighter == situation.seat else fight.other_value
    theirs = max(0, (fight.other_value if fight.fighter == situation.seat else fight.value) - minus)
    if mine != theirs:
        return mine > theirs
    me = situation.me
    if me.ability_on and me.character == "jesse_james" and fight.other is not None:
        return True
    if fight.other is None:
        return fight.card is not None and fight.card.startswith("quickdraw") and fight.foe != "man_in_black"
    return fight.fighter == situation.seat


def reacted(situation: Situation, option: Option) -> float:
    """A reaction pays where it turns the fight."""
    fight = situation.view.fight
    if fight is None or not isinstance(option, PlayReaction):
        return 0.0
    card = card_of(option.card)
    if card.function != "stick_em_up" or is_winning(situation, fight) or not is_winning(situation, fight, 2):
        return -1.0
    return stake(situation, fight) + situation.loss() - situation.keep(card)


def begun_anew(situation: Situation) -> float:
    """Whether a fight should begin anew: Shootout where I lose, or a foe's 10 where the player would win."""
    fight = situation.view.fight
    if fight is None:
        return 0.0
    if fight.keeper == situation.seat and fight.fighter != situation.seat:
        return 1.0 if fight.value > fight.other_value else -1.0
    if is_winning(situation, fight):
        return -1.0
    return 1.0 if situation.hand else -1.0
