"""Putting loads somewhere, paying with them, and what becomes of a card that has none left (BANG-415 to BANG-420)."""

from __future__ import annotations

from sagebrush.core.options import Question
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.expansions.armed_and_dangerous.events import BombExploded
from sagebrush.games.bang.expansions.armed_and_dangerous.loads import (
    Place,
    loaded,
    lying,
    place_of,
    put,
    remove,
    roomy,
    total,
)
from sagebrush.games.bang.expansions.armed_and_dangerous.options import (
    ENOUGH,
    ON_CHARACTER,
    Enough,
    GainLoad,
    OnCard,
    OnCharacter,
    PayLoad,
    PayLoads,
    PlaceLoad,
)
from sagebrush.games.bang.flow.harm import lose_life
from sagebrush.games.bang.table import BangTable

#: The lives that a Bomb takes (BANG-463).
BLAST = 2


def options_for(seat: Seat, places: list[Place]) -> tuple[OnCard | OnCharacter, ...]:
    return tuple([ON_CHARACTER[seat] if place is None else OnCard(place.id) for place in places])


def chosen(table: BangTable, seat: Seat, option: OnCard | OnCharacter) -> Place:
    return place_of(table, seat, option.card if isinstance(option, OnCard) else None)


async def choose_place(table: BangTable, me: Seat, owner: Seat, question: Question, places: list[Place]) -> Place:
    """One of these places of a player; a single one is not asked about."""
    if len(places) == 1:
        return places[0]
    return chosen(table, owner, await table.ask(me, question, options_for(owner, places)))


# -------------------------------------------------------------------- gaining


async def may_gain(table: BangTable, me: Seat, card: Card | None) -> None:
    """A load on one of his dangerous cards or on his character, if he likes (BANG-418, BANG-420)."""
    places = roomy(table, me)
    if not places or not table.alive(me):
        return
    answer = await table.ask(me, GainLoad(None if card is None else card.id), (*options_for(me, places), ENOUGH))
    if not isinstance(answer, Enough):
        put(table, me, chosen(table, me, answer), 1)


async def place_loads(table: BangTable, me: Seat, count: int, by: str) -> None:
    """So many loads, one after another, wherever there is room."""
    for left in range(count, 0, -1):
        places = roomy(table, me)
        if not places:
            return
        put(table, me, await choose_place(table, me, me, PlaceLoad(by, left), places), 1)


# -------------------------------------------------------------------- paying


async def pay(table: BangTable, me: Seat, count: int, by: str) -> bool:
    """From his dangerous cards and his character in any mix (BANG-434, BANG-481); False if that was his end.

    BANG-X151: what has no loads left goes when the whole price is paid.
    """
    before = [place for place in loaded(table, me) if place is not None]
    left = count
    while left:
        places = loaded(table, me)
        if left == total(table, me):
            for place in places:
                remove(table, me, place, lying(table, me, place))
            break
        place = await choose_place(table, me, me, PayLoad(by, left), places)
        paid = left if len(places) == 1 else 1
        remove(table, me, place, paid)
        left -= paid
    for card in before:
        await mind_empty(table, me, card)
    return table.alive(me)


async def offer_payment(table: BangTable, me: Seat, question: Question, cost: int, times: int = 1) -> int:
    """How often he pays such a price, at most so many times; 0 where he cannot or does not want to (BANG-436)."""
    most = min(times, total(table, me) // cost)
    # BANG-X152: what another one makes him play is not strengthened.
    if most < 1 or table.commanded == me:
        return 0
    ways = tuple([PayLoads(number, number * cost) for number in range(1, most + 1)])
    answer = await table.ask(me, question, (*ways, ENOUGH))
    return answer.times if isinstance(answer, PayLoads) else 0


async def mind_empty(table: BangTable, owner: Seat, card: Card) -> None:
    """A dangerous card without loads is discarded at once, and a Bomb explodes (BANG-417, BANG-463, BANG-465)."""
    if card not in table.fronts[owner] or lying(table, owner, card):
        return
    # BANG-X153: under a Lasso it is a card like any other.
    explodes = card.name == "bomb" and not table.silenced(owner)
    if explodes:
        table.emit(BombExploded(owner))
    table.discard_from_play(owner, card, card.name, None)
    if explodes:
        # BANG-X154: like a Dynamite, it is nobody's doing.
        await lose_life(table, owner, BLAST, card.name, None)
