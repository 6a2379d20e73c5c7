"""A poker card of Western Legends as a bot sees it: what it is, and what it is worth in hand."""

from __future__ import annotations

from typing import Final

from sagebrush.games.legends.cards import CARD, FIRST_JOKER, JOKER_IDS, RANK, WILD


class Card:
    """A card by its id, such as `payday:5S`: the function is what a bot goes by, whichever card it is printed on."""

    def __init__(self, id: str) -> None:
        self.id: str = id
        function, _, sign = id.partition(":")
        self.function: str = function
        #: A joker is worth what it stands for, and nothing by itself; from a hand it is not wild.
        self.joker: bool = id in JOKER_IDS
        self.number: int = FIRST_JOKER + JOKER_IDS.index(id) if self.joker else CARD[sign]
        self.rank: int = 0 if self.joker else RANK[self.number]
        self.wild: bool = not self.joker and bool(WILD >> self.number & 1)


_CARDS: Final[dict[str, Card]] = {}


def card_of(id: str) -> Card:
    found = _CARDS.get(id)
    if found is None:
        found = _CARDS[id] = Card(id)
    return found


#: What a card is good for besides being laid, in LP; what a side or a plan adds comes on top.
_USES: Final[dict[str, float]] = {
    "cheat": 0.55,
    "sprint": 0.35,
    "shootout": 0.3,
    "manhunt": 0.25,
    "payday": 0.75,
    "stick_em_up": 0.55,
    "reputation": 0.25,
    "saddle_up": 0.4,
    "wallop": 0.35,
    "instinct": 0.6,
    "lady_luck": 0.75,
    "fools_gold": 0.9,
    "bulletproof": 0.6,
    "grit": 0.7,
    "quickdraw": 0.5,
    "living_legend": 0.9,
    "vendetta": 0.5,
    "rumors": 0.4,
    "scout": 0.6,
    "jackpot": 0.5,
    "outfit": 0.45,
    "joker": 0.7,
}
#: By rank: what it is good for in a fight.
_FIGHTS: Final[tuple[float, ...]] = (0.05, 0.05, 0.07, 0.1, 0.1, 0.13, 0.18, 0.25, 0.3, 0.4, 0.55, 0.75, 0.9)


def worth_in_hand(card: Card, *, sided: bool) -> float:
    """What a card is worth to somebody who has many turns to come; `sided`: a marshal or an outlaw."""
    use = _USES.get(card.function, 0.4)
    if sided and card.function in ("manhunt", "reputation"):
        use += 0.35
    fight = _FIGHTS[card.rank]
    return max(use, fight) + 0.35 * min(use, fight)
