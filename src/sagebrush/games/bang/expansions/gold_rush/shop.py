"""Buying equipment, and getting it in other ways (BANG-325 to BANG-328, BANG-339, BANG-340)."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.bang.expansions.gold_rush.black_equipment import BLACK
from sagebrush.games.bang.expansions.gold_rush.brown_equipment import BROWN, for_whom
from sagebrush.games.bang.expansions.gold_rush.equipment import EQUIPMENT
from sagebrush.games.bang.expansions.gold_rush.gold import buy, gold_of, place, put_under_deck
from sagebrush.games.bang.table import BangTable

#: Who buys one piece a turn for a nugget less.
BARGAINER = "pretty_luzena"


def discount(table: BangTable, me: Seat) -> int:
    """How much cheaper a piece of the offer is for this player now (BANG-386, BANG-387)."""
    bargains = BARGAINER not in table.used and any(trait.id == BARGAINER for trait in table.in_force(me))
    return 1 if bargains else 0


def owners_for(table: BangTable, me: Seat, name: str) -> list[Seat]:
    """In front of whom a black piece may be laid: never twice before one player (BANG-339); Wanted before anybody."""
    seats = table.clockwise_from(me) if name == "wanted" else [me]
    return [seat for seat in seats if name not in gold_of(table).owned[seat]]


def can_have(table: BangTable, me: Seat, name: str) -> bool:
    return not EQUIPMENT[name].stays or bool(owners_for(table, me, name))


async def purchase(table: BangTable, me: Seat, name: str, price: int) -> None:
    """From the offer; where somebody buys cheaper, that is the one time in this turn."""
    if discount(table, me):
        table.use_ability(me, BARGAINER)
    buy(table, me, name, price)
    await acquire(table, me, name)


async def acquire(table: BangTable, me: Seat, name: str) -> None:
    """A brown piece acts and goes under the deck, a black one is laid in front of a player (BANG-326, BANG-327)."""
    if EQUIPMENT[name].stays:
        owner = await for_whom(table, me, name, owners_for(table, me, name))
        if owner is None:
            # BANG-379: drawn from the deck by somebody who has it already.
            put_under_deck(table, me, name)
        else:
            place(table, me, BLACK[name], owner)
            if owner != me:
                table.note_attack(me, owner)
    else:
        put_under_deck(table, me, name)
        await BROWN[name](table, me)
