"""The 52 poker cards, two jokers and the 13 fight cards, as numbers: what is printed in their corners."""

from __future__ import annotations

from typing import Final

RANKS: Final[tuple[str, ...]] = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS: Final[tuple[str, ...]] = ("S", "H", "D", "C")

#: By card number: `2S`, `2H`, `2D`, `2C`, `3S` and so on to `AC`.
CARD_IDS: Final[tuple[str, ...]] = tuple(rank + suit for rank in RANKS for suit in SUITS)
CARD: Final[dict[str, int]] = {id: card for card, id in enumerate(CARD_IDS)}
DECK: Final[tuple[int, ...]] = tuple(range(52))

#: By card number: 0 for a 2 to 12 for an ace, and the place in `SUITS`.
RANK: Final[tuple[int, ...]] = tuple(card // 4 for card in DECK)
SUIT: Final[tuple[int, ...]] = tuple(card % 4 for card in DECK)

RANK_INDEX: Final[dict[str, int]] = {rank: index for index, rank in enumerate(RANKS)}
ACE: Final[int] = 12

#: Hearts and diamonds, as a mask.
RED: Final[int] = sum(1 << card for card in DECK if card % 4 in (1, 2))
#: With the option `jokers` two more, a black and a red one, which differ in nothing but that (LEG-542). No row is
#: about them: they can do nothing by themselves.
JOKER_IDS: Final[tuple[str, ...]] = ("joker:B", "joker:R")
FIRST_JOKER: Final[int] = len(DECK)

#: Played from hand in a poker game these stand for any card (LEG-278). A joker does only where it is itself: whoever
#: plays it from a hand of their own has another card counted for it.
WILD: Final[int] = (1 << CARD["2H"]) | (1 << CARD["2D"]) | (0b11 << FIRST_JOKER)

#: The fight cards are numbered by rank.
FIGHT_CARD_IDS: Final[tuple[str, ...]] = tuple(f"fight_{rank.lower()}" for rank in RANKS)
FIGHT_CARD: Final[dict[str, int]] = {id: card for card, id in enumerate(FIGHT_CARD_IDS)}
FIGHT_DECK: Final[tuple[int, ...]] = tuple(range(13))


def is_red(card: int) -> bool:
    return bool(RED >> card & 1)
