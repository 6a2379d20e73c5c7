"""The playing cards: one object per physical card, shared by all tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sagebrush.core.seats import Seat
from sagebrush.games.bang.options import MAX_SEATS, Answer, AnswerInPlay, Pick, Play, UseCard

if TYPE_CHECKING:
    from sagebrush.games.bang.rules import CardRule

#: Suits by the letter of a sign.
SUITS: Final = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
#: What a card has instead of a sign where nothing is printed on it: neither suit nor rank.
UNSIGNED: Final = "none"
#: BANG-092: the order of ranks, the ace being the highest.
RANKS: Final = {str(rank): rank for rank in range(2, 11)} | {"J": 11, "Q": 12, "K": 13, "A": 14}


#: All cards by name, filled in when the expansions are loaded.
NAMED: Final[dict[str, list[Card]]] = {}


class Card:
    """A card and the options that name it, made once. `index` is its place among all cards there are."""

    def __init__(self, id: str, index: int, sign: str, expansion: str, rule: CardRule) -> None:
        self.id = id
        self.index = index
        self.name: str = rule.id
        self.suit: str = "" if sign == UNSIGNED else SUITS[sign[-1]]
        self.rank: int = 0 if sign == UNSIGNED else RANKS[sign[:-1]]
        self.border: str = rule.border
        self.expansion = expansion
        self.rule = rule
        self.is_missed: bool = rule.is_missed
        self.play: Play = Play(id)
        self.play_at: tuple[Play, ...] = tuple([Play(id, Seat(seat)) for seat in range(MAX_SEATS)])
        self.use: UseCard = UseCard(id)
        self.use_at: tuple[UseCard, ...] = tuple([UseCard(id, Seat(seat)) for seat in range(MAX_SEATS)])
        self.answer: Answer = Answer(id)
        self.answer_in_play: AnswerInPlay = AnswerInPlay(id)
        self.pick: Pick = Pick(id)

    def __repr__(self) -> str:
        return self.id


def ids(cards: list[Card] | tuple[Card, ...]) -> tuple[str, ...]:
    return tuple([card.id for card in cards])


def picks(cards: list[Card]) -> tuple[Pick, ...]:
    return tuple([card.pick for card in cards])


def find(cards: list[Card], id: str) -> Card:
    for card in cards:
        if card.id == id:
            return card
    raise KeyError(id)
