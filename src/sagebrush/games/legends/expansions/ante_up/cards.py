"""What a poker card is worth where a frontier is opened."""

from __future__ import annotations

from typing import Final

from sagebrush.games.legends.cards import RANKS

#: LEG-531: what a card is worth, by its rank: J, Q and K 10, an ace 11; a joker nothing (LEG-X54).
_WORTH: Final[dict[str, int]] = {"J": 10, "Q": 10, "K": 10, "A": 11, **{str(n): n for n in range(2, 11)}}
_BY_RANK: Final[tuple[int, ...]] = (*[_WORTH[rank] for rank in RANKS], 0)


def worth(card: int) -> int:
    return _BY_RANK[card // 4]
