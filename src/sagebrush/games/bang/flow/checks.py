"""Draw checks (BANG-089 to BANG-093)."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find, ids, picks
from sagebrush.games.bang.options import ChooseChecked
from sagebrush.games.bang.table import BangTable


async def draw_check(table: BangTable, me: Seat, by: str) -> Card | None:
    """Turn up the top card of the deck to read it, then discard it. None if there is no card at all."""
    while True:
        cards = table.turn_up(check_cards(table, me))
        if not cards:
            return None
        card = cards[0]
        if len(cards) > 1:
            answer = await table.ask(me, ChooseChecked(by, ids(cards)), picks(cards))
            card = find(cards, answer.card)
        if not await is_void(table, me, by, [card]):
            break
        table.void_check(me, by, cards)
    table.check(me, by, cards, card)
    for owner, trait in table.heard("check_made"):
        await trait.check_made(table, owner, me, card)
    return card


def check_cards(table: BangTable, me: Seat) -> int:
    """How many cards are turned up for one that counts."""
    count = 1
    for trait in table.own("check_cards", me):
        count = trait.check_cards(table, me, count)
    return count


async def is_void(table: BangTable, me: Seat, by: str, cards: list[Card]) -> bool:
    """Whether somebody has the check repeated that these cards would decide (BANG-472)."""
    for owner, trait in table.heard("repeats_check"):
        if await trait.repeats_check(table, owner, me, by, cards):
            return True
    return False


async def check_hearts(table: BangTable, me: Seat, by: str) -> bool:
    card = await draw_check(table, me, by)
    return card is not None and table.suit(card) == "hearts"
