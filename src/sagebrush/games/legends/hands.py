"""Poker hands: what the flop and the cards from a hand make, as tuples that compare as the hands do. Pure.

All cards count, three of the flop and two from hand (or one: LEG-258), so nothing is picked out. A red 2 from hand
stands for whichever card is best (LEG-278), one in the flop is a plain 2 (LEG-279); a joker does so in the flop, too
(LEG-542). What is best for wild cards follows from the others: nothing is tried out.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from sagebrush.games.legends.cards import ACE, FIRST_JOKER, RANK, RANKS, SUIT, WILD

#: From the lowest to the highest. The last is a royal flush where it beats five of a kind (LEG-269).
NAMES: Final[tuple[str, ...]] = (
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
    "royal_flush",
    "five_of_a_kind",
    "royal_flush",
)
HIGH_CARD: Final = 0
PAIR: Final = 1
TWO_PAIR: Final = 2
THREE: Final = 3
STRAIGHT: Final = 4
FLUSH: Final = 5
FULL_HOUSE: Final = 6
FOUR: Final = 7
STRAIGHT_FLUSH: Final = 8
ROYAL_FLUSH: Final = 9
FIVE: Final = 10
ROYAL_ON_TOP: Final = 11

#: What so many cards of one rank make.
_SAME: Final[tuple[int, ...]] = (HIGH_CARD, HIGH_CARD, PAIR, THREE, FOUR)
#: How many ranks such a combination has; what follows them in the tuple lies beside it.
_FORMED: Final[tuple[int, ...]] = (1, 1, 2, 1, 5, 5, 5, 1, 5, 5, 5, 5)
#: Ace to five, as a mask of ranks, and its highest card.
_LOW_STRAIGHT: Final[int] = 1 << ACE | 0b1111
_LOW_TOP: Final[int] = 3


def name(rank: tuple[int, ...]) -> str:
    """What the hand is called."""
    return NAMES[rank[0]]


def apart(won: tuple[int, ...], lost: tuple[int, ...]) -> tuple[str, str, str]:
    """What tells two hands of one name apart, and which rank beats which: one in the combination (`rank`), a card
    beside it (`kicker`) or that there are `more` cards. All empty where the names differ."""
    if won[0] != lost[0]:
        return ("", "", "")
    for place in range(1, len(lost)):
        if won[place] != lost[place] and lost[place] >= 0:
            by = "kicker" if place > _FORMED[won[0]] else "rank"
            return (by, RANKS[won[place]], RANKS[lost[place]])
    return ("more", "", "")


def rank(
    hand: Sequence[int], flop: Sequence[int], *, royal_tops: bool = False, kickers: bool = False, low_ace: bool = False
) -> tuple[int, ...]:
    """The worth of the cards played from hand with the flop: the higher tuple wins, equal ones tie."""
    plain = [card for card in hand if not WILD >> card & 1]
    plain.extend([card for card in flop if card < FIRST_JOKER])
    wild = len(hand) + len(flop) - len(plain)
    if not plain:
        # LEG-X20: where no card could be drawn any more there may be no flop.
        return (_SAME[wild], ACE if wild else -1)
    ranks = sorted([RANK[card] for card in plain], reverse=True)
    groups = _groups(ranks)
    alike = groups[0][0] + wild
    if len(plain) + wild == 5:
        suited = all(SUIT[card] == SUIT[plain[0]] for card in plain)
        top = _straight(ranks, low_ace=low_ace) if len(groups) == len(ranks) else -1
        royal = suited and top == ACE
        if alike == 5 and not (royal and royal_tops):
            return (FIVE, groups[0][1])
        if royal:
            return (ROYAL_ON_TOP if royal_tops else ROYAL_FLUSH,)
        if suited and top >= 0:
            return (STRAIGHT_FLUSH, top)
        if alike < 4:
            if len(groups) == 2:
                return (FULL_HOUSE, groups[0][1], groups[1][1])
            if suited:
                # LEG-X21: a wild card may double an ace that is there.
                return (FLUSH, *[ACE] * wild, *ranks)
            if top >= 0:
                return (STRAIGHT, top)
    return _alike(ranks, groups, alike, kickers=kickers)


def best(
    cards: Sequence[int], flop: Sequence[int], *, royal_tops: bool = False, kickers: bool = False, low_ace: bool = False
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The highest hand that two of the cards can make, and the first such two; the only card where there is but one."""
    found: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    for played in combinations(cards, min(2, len(cards))):
        worth = rank(played, flop, royal_tops=royal_tops, kickers=kickers, low_ace=low_ace)
        if worth > found[0]:
            found = (worth, played)
    return found


def _groups(ranks: list[int]) -> list[tuple[int, int]]:
    """How many there are of each rank, the most first and then the highest."""
    return sorted([(ranks.count(rank), rank) for rank in set(ranks)], reverse=True)


def _straight(ranks: list[int], *, low_ace: bool) -> int:
    """The highest card of the best straight that holds all these ranks and wild cards in the gaps; -1 if none does."""
    held = 0
    for rank in ranks:
        held |= 1 << rank
    for top in range(ACE, 3, -1):
        if held & ~(0b11111 << (top - 4)) == 0:
            return top
    # LEG-277: below the 2 an ace counts only where the table says so.
    return _LOW_TOP if low_ace and held & ~_LOW_STRAIGHT == 0 else -1


def _alike(ranks: list[int], groups: list[tuple[int, int]], alike: int, *, kickers: bool) -> tuple[int, ...]:
    """Hands of equal ranks. Wild cards join the largest group, the highest of equal ones: nothing serves better."""
    first = groups[0][1]
    if alike == 2 and len(groups) > 1 and groups[1][0] == 2:
        formed = [TWO_PAIR, first, groups[1][1]]
    else:
        formed = [_SAME[alike], first]
    # LEG-275: the cards beside the combination count only where the table says so.
    return (*formed, *[rank for rank in ranks if rank not in formed[1:]]) if kickers else tuple(formed)
