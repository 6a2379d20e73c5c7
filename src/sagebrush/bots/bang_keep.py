"""What a card is worth in hand: which one to keep, to pick, to pay with."""

from __future__ import annotations

from typing import Final

from sagebrush.bots.bang_situation import Situation, is_missed, name_of
from sagebrush.games.bang.rules import BOOK

#: The worth of a card in hand, where it has one of its own.
KEEP: Final[dict[str, float]] = {
    "missed": 1.0,
    "dodge": 1.1,
    "bang": 0.8,
    "beer": 1.1,
    "wells_fargo": 1.4,
    "stagecoach": 1.2,
    "gatling": 1.0,
    "panic": 0.8,
    "cat_balou": 0.8,
    "duel": 0.7,
    "indians": 0.7,
    "jail": 0.7,
    "barrel": 0.9,
    "mustang": 0.8,
    "hideout": 0.8,
    "general_store": 0.5,
    "saloon": 0.5,
    "dynamite": 0.15,
}


#: Every further card of a name in the same hand is worth so much less.
FURTHER: Final = 0.75


def keep(situation: Situation, card: str) -> float:
    """What this card, in my hand or about to come there, is worth to me."""
    name = name_of(card)
    rule = BOOK[name]
    if rule.stays and name in [name_of(lies) for lies in situation.mine.in_play]:
        return 0.1
    if name == "beer" and len(situation.living) <= 2:
        return 0.1
    if rule.range:
        worth = 0.7 if name == "volcanic" else 0.15 + 0.2 * max(0, rule.range - situation.mine.reach)
    else:
        worth = KEEP.get(name, 0.9 if is_missed(name) else 0.65)
    further = situation.held(name) - (card in situation.hand)
    return worth if name == "bang" and situation.can("willy_the_kid") else worth * FURTHER**further
