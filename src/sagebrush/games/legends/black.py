"""The Man in Black, the third at a table of two: where he is, what he has, and the verbs that change it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sagebrush.games.legends import events
from sagebrush.games.legends.rows import BlackCardRow
from sagebrush.games.legends.ways import bits

if TYPE_CHECKING:
    from sagebrush.games.legends.state import LegendsState


class Black:
    """His figure, his legend points and the deck that moves him; its top is its end."""

    __slots__ = ("deck", "lp", "space")

    def __init__(self, space: int, lp: int, deck: list[int]) -> None:
        self.space = space
        self.lp = lp
        self.deck = deck  # numbers of his cards

    @staticmethod
    def start(table: LegendsState) -> Black:
        """At the rail station, with a shuffled deck and the legend points of the difficulty chosen."""
        space = bits(table.land.mask_of(table.content.black.start))[0]
        return Black(space, table.settings.black_start, _shuffled(table))

    def copy(self) -> Black:
        return Black(self.space, self.lp, self.deck.copy())

    def canonical(self) -> list[object]:
        return [self.space, self.lp, self.deck]


def _shuffled(table: LegendsState) -> list[int]:
    deck = sorted(table.content.black_cards)
    table.chance.shuffle(deck)
    return deck


def next_card(table: LegendsState) -> BlackCardRow:
    """The top card of his deck; when all are used they are shuffled again."""
    black = table.black
    assert black is not None
    if not black.deck:
        black.deck = _shuffled(table)
    row = table.content.black_cards[black.deck.pop()]
    table.emit(events.BlackPlayed(row.id))
    return row


def move_black(table: LegendsState, way: tuple[int, ...]) -> None:
    """Along these spaces, the last one included."""
    black = table.black
    assert black is not None
    black.space = way[-1]
    names = tuple([table.land.spaces[space] for space in way])
    table.emit(events.BlackMoved(names[-1], names))


def score_black(table: LegendsState, amount: int) -> None:
    """What his purse is worth at the end."""
    black = table.black
    assert black is not None
    black.lp += amount
    table.emit(events.BlackGained(amount, black.lp))
