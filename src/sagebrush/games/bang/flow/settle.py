"""Abilities that wait for their moment: an empty hand, a card used outside one's turn."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.bang.table import BangTable


async def settle(table: BangTable, among: list[Seat] | None = None) -> None:
    """Let the abilities that are due happen, from the active player clockwise (BANG-109); in a Duel they wait.

    In the middle of a card only those `among` some players are due: the card of whoever plays it is resolved first
    (BANG-X40).
    """
    while table.owed and not table.dueling:
        due = table.owed if among is None else [entry for entry in table.owed if entry[0] in among]
        if not due:
            return
        seat, step = _first(table, due)
        table.fulfil(seat, step)
        for trait in table.own(step, seat):
            if step == "used_out_of_turn":
                await trait.used_out_of_turn(table, seat)
            elif not table.hands[seat]:
                await trait.hand_emptied(table, seat)


def _first(table: BangTable, due: list[tuple[Seat, str]]) -> tuple[Seat, str]:
    best = due[0]
    for entry in due:
        if (entry[0] - table.active) % table.players < (best[0] - table.active) % table.players:
            best = entry
    return best


def up_to(table: BangTable, seat: Seat) -> list[Seat]:
    """Those whose abilities come first at one moment, this player included: the active one, then clockwise."""
    order = table.clockwise_from(table.active)
    return order[: order.index(seat) + 1]


def note_use(table: BangTable, seat: Seat) -> None:
    """A card was played or freely discarded from hand; outside one's own turn some abilities notice."""
    if seat != table.active and table.own("used_out_of_turn", seat):
        table.owe(seat, "used_out_of_turn")
