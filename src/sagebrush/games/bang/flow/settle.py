"""Abilities that wait for their moment: an empty hand, a card used outside one's turn."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.bang.table import BangTable


async def settle(table: BangTable) -> None:
    """Let the abilities that are due happen, from the active player clockwise (BANG-109); in a Duel they wait."""
    while table.owed and not table.dueling:
        seat, step = _first(table)
        table.owed.remove((seat, step))
        for trait in table.own(step, seat):
            if step == "used_out_of_turn":
                await trait.used_out_of_turn(table, seat)
            elif not table.hands[seat]:
                await trait.hand_emptied(table, seat)


def _first(table: BangTable) -> tuple[Seat, str]:
    best = table.owed[0]
    for entry in table.owed:
        if (entry[0] - table.active) % table.players < (best[0] - table.active) % table.players:
            best = entry
    return best


def note_use(table: BangTable, seat: Seat) -> None:
    """A card was played or freely discarded from hand; outside one's own turn some abilities notice."""
    if seat != table.active and table.own("used_out_of_turn", seat):
        table.owe(seat, "used_out_of_turn")
