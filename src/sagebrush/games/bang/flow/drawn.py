"""What came into a hand in phase 1, as soon as it is drawn (BANG-X65)."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.table import BangTable


def tell_drawn(table: BangTable, me: Seat, cards: list[Card]) -> None:
    """These cards, in their order, are what phase 1 brings; nothing has been done with them yet."""
    for trait in table.own("drawn", me):
        trait.drawn(table, me, cards)
