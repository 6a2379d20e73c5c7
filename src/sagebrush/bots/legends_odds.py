"""Chances in Western Legends: to beat a foe, another player's hand, or the dealer."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final

#: Ranks go from 0 (a 2) to 12 (an ace).
RANKS: Final = 13
ACE: Final = 12
#: Nobody looks so far into the fight deck.
_MOST: Final = 7

#: By fight cards drawn and rank: the chance that the highest of them is no higher.
_HIGHEST: Final[tuple[tuple[float, ...], ...]] = tuple(
    tuple(comb(rank + 1, drawn) / comb(RANKS, drawn) for rank in range(RANKS)) for drawn in range(_MOST)
)

#: By cards to choose from: the chance to beat the dealer, who has four, and to beat one other player with five.
#: Measured over many deals, ties going to the one who asks.
AGAINST_DEALER: Final[tuple[float, ...]] = (0.0, 0.27, 0.36, 0.46, 0.55, 0.62, 0.68, 0.72, 0.76)
AGAINST_PLAYER: Final[tuple[float, ...]] = (0.0, 0.19, 0.27, 0.37, 0.45, 0.52, 0.58, 0.63, 0.67)


def beats_foe(value: int, minus: int, drawn: int, *, wins_ties: bool = False) -> float:
    """My card counts `value`, the foe's `minus` less; of the cards drawn for it the highest is played.

    Nothing counts less than a 2, and a tie is the foe's unless it is mine.
    """
    beaten = value + minus if wins_ties else value + minus - 1
    if beaten < 0 or (value == 0 and not wins_ties):
        return 0.0
    return _HIGHEST[min(drawn, _MOST - 1)][min(beaten, ACE)]


def beats_one_of(value: int, minus: int, cards: Sequence[int], *, wins_ties: bool = False) -> bool:
    """The same where the foe's cards are known."""
    highest = max(0, max(cards) - minus)
    return value > highest or (wins_ties and value == highest)


def beats_hand(value: int, minus: int, known: Sequence[int], unknown: int, *, wins_ties: bool) -> float:
    """Against somebody who holds these ranks and so many other cards, and does not always lay the best of them."""
    beaten = value + minus if wins_ties else value + minus - 1
    if beaten < 0:
        return 0.0
    one = min(beaten + 1, RANKS) / RANKS
    if known and max(known) > beaten:
        return 0.2 * one
    return 0.85 * one**unknown + 0.15 * one if unknown else 1.0
