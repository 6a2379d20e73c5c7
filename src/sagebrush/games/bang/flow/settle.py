"""What waits for its moment: an empty hand, a card used outside one's turn, a card lost, a ghost that must go."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from sagebrush.core.seats import Seat
from sagebrush.games.bang.state import Owed
from sagebrush.games.bang.table import BangTable

#: What is done for a player, and who caused it, when a step is due; filled in by those to whom it belongs.
DUES: Final[dict[str, Callable[[BangTable, Seat, Seat], Awaitable[None]]]] = {}


async def settle(table: BangTable, among: list[Seat] | None = None) -> None:
    """Let happen what is due, from the active player clockwise (BANG-109); in a Duel it waits.

    In the middle of a card only what is due for some players (`among`) happens: the card of whoever plays it is
    resolved first, for all its targets (BANG-107, BANG-X40).
    """
    while table.owed and not table.dueling:
        due = [entry for entry in table.owed if _is_due(table, entry, among)]
        if not due:
            return
        first = due[0]
        for entry in due:
            if _place(table, entry) < _place(table, first):
                first = entry
        table.fulfil(first)
        seat, step, cause = first
        await DUES[step](table, seat, cause)
    if table.held_back and among is None:
        table.let_go()


def _place(table: BangTable, entry: Owed) -> int:
    """BANG-109; BANG-548: who must go is out at once."""
    return -1 if entry[1] == "leaves" else table.turns_until(entry[0])


def _is_due(table: BangTable, entry: Owed, among: list[Seat] | None) -> bool:
    if entry[1] in ("card_lost", "card_gone") and (among is not None or table.holding >= 0):
        # BANG-750: not before the card that took it is resolved.
        return False
    return entry[0] != table.holding and (among is None or entry[0] in among)


async def _hand_emptied(table: BangTable, seat: Seat, _cause: Seat) -> None:
    for trait in table.own("hand_emptied", seat):
        if not table.hands[seat]:
            await trait.hand_emptied(table, seat)


async def _used_out_of_turn(table: BangTable, seat: Seat, _cause: Seat) -> None:
    for trait in table.own("used_out_of_turn", seat):
        await trait.used_out_of_turn(table, seat)


async def _card_lost(table: BangTable, seat: Seat, cause: Seat) -> None:
    for trait in table.own("card_lost", seat):
        await trait.card_lost(table, seat, cause)


async def _card_gone(table: BangTable, seat: Seat, cause: Seat) -> None:
    for trait in table.own("card_gone", seat):
        await trait.card_gone(table, seat, cause)


DUES["hand_emptied"] = _hand_emptied
DUES["used_out_of_turn"] = _used_out_of_turn
DUES["card_lost"] = _card_lost
DUES["card_gone"] = _card_gone


def up_to(table: BangTable, seat: Seat) -> list[Seat]:
    """Those whose abilities come first at one moment, this player included: the active one, then clockwise."""
    order = table.clockwise_from(table.active)
    return order[: order.index(seat) + 1]


def note_use(table: BangTable, seat: Seat) -> None:
    """A card was played or freely discarded from hand; outside one's own turn some abilities notice."""
    if not table.plays_in_turn(seat) and table.own("used_out_of_turn", seat):
        table.owe(seat, "used_out_of_turn", seat)
