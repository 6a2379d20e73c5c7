"""The stations and their prices (BANG-515 to BANG-518, BANG-555 to BANG-567)."""

from __future__ import annotations

from typing import Final

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import RANKS, Card
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Reason

#: BANG-735: the borders that count as blue where a rule names blue cards.
BLUE: Final = ("blue", "orange")
#: The character who takes any number of railcars in his turn.
BENNY_BRAWLER: Final = "benny_brawler"


class Price:
    """What a station costs: so many cards from hand or play; `signs` are what is painted on it."""

    def __init__(self, signs: tuple[str, ...]) -> None:
        self.signs = signs
        self.cards: int = len(signs)

    def fits(self, table: BangTable, me: Seat, card: Card) -> bool:
        """Whether this card, of the hand or in play, pays for it."""
        return True

    def refusal(self) -> Reason:
        """Why it cannot be paid, given that it cannot."""
        return ("bang-why-price-too-high", "BANG-515")

    def payment(self, table: BangTable, me: Seat) -> list[Card]:
        """The cards that the player may pay with."""
        return [card for card in table.hands[me] + table.fronts[me] if self.pays(table, me, card)]

    def pays(self, table: BangTable, me: Seat, card: Card) -> bool:
        """To discard a card for a price is to use it (BANG-069)."""
        if not self.fits(table, me, card) or table.unusable(me, card, card.name) is not None:
            return False
        return not (card.rule.never_in_hand and card in table.fresh and trades(table, me))

    def payable(self, table: BangTable, me: Seat) -> bool:
        """Whether there are cards enough; asked of every station at every decision, so no further than need be."""
        missing = self.cards
        for cards in (table.hands[me], table.fronts[me]):
            for card in cards:
                if self.pays(table, me, card):
                    missing -= 1
                    if not missing:
                        return True
        return False


def trades(table: BangTable, me: Seat) -> bool:
    """BANG-X210: whoever takes any number of railcars could trade one that is new for the next one without end."""
    return any(trait.id == BENNY_BRAWLER for trait in table.in_force(me))


class NamedCard(Price):
    """BANG-516: that very card, or one that the player may use as such (BANG-517)."""

    def __init__(self, *names: str) -> None:
        super().__init__((f"card:{'/'.join(names)}",))
        self.names = names

    def fits(self, table: BangTable, me: Seat, card: Card) -> bool:
        if card in table.fronts[me]:
            return card.name in self.names
        return any(table.counts_as(me, card, name) and not table.unusable(me, card, name) for name in self.names)


class OfSuit(Price):
    def __init__(self, suit: str) -> None:
        super().__init__((f"suit:{suit}",))
        self.suit = suit

    def fits(self, table: BangTable, me: Seat, card: Card) -> bool:
        return table.suit(card) == self.suit


class OfRank(Price):
    """BANG-091: both ends included; a railcar has no rank."""

    def __init__(self, lowest: str, highest: str) -> None:
        super().__init__((f"rank:{lowest}-{highest}",))
        self.ranks = range(RANKS[lowest], RANKS[highest] + 1)

    def fits(self, table: BangTable, me: Seat, card: Card) -> bool:
        return card.rank in self.ranks


class BlueCard(Price):
    def __init__(self) -> None:
        super().__init__(("blue",))

    def fits(self, table: BangTable, me: Seat, card: Card) -> bool:
        return card.border in BLUE


class OneLife(Price):
    """BANG-567: never the last one; whoever has none cannot pay with it."""

    def __init__(self) -> None:
        super().__init__(("life",))
        self.cards = 0

    def payment(self, table: BangTable, me: Seat) -> list[Card]:
        return []

    def refusal(self) -> Reason:
        return ("bang-why-no-life-to-pay", "BANG-567")

    def payable(self, table: BangTable, me: Seat) -> bool:
        return table.life[me] > 1 and not table.ghosts[me]


STATIONS: Final[dict[str, Price]] = {
    "boom_town": NamedCard("bang"),
    "catico": NamedCard("panic", "cat_balou"),
    "crowns_hole": NamedCard("beer"),
    "fort_wroth": OfRank("10", "A"),
    "yooma": OfRank("2", "9"),
    "frisco": OfSuit("clubs"),
    "creepy_creek": OfSuit("spades"),
    "san_tafe": OfSuit("hearts"),
    "miners_oath": OfSuit("diamonds"),
    "virginia_town": Price(("any", "any")),
    "deathwood": BlueCard(),
    "dodgeville": NamedCard("missed"),
    "tombrock": OneLife(),
}
