"""What a card is worth in hand: which one to keep, to pick, to pay with."""

from __future__ import annotations

from typing import Final

from sagebrush.bots.bang_learning import KEEP
from sagebrush.bots.bang_situation import Situation, is_missed, name_of
from sagebrush.games.bang.rules import BOOK

#: Every further card of a name in the same hand is worth so much less.
FURTHER: Final = 0.75
#: A card that nobody has said anything about.
PLAIN_KEEP: Final = 0.65


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
        worth = KEEP.get(name, 0.9 if is_missed(name) else PLAIN_KEEP)
    further = situation.held(name) - (card in situation.hand)
    return worth if name == "bang" and situation.can("willy_the_kid") else worth * FURTHER**further
