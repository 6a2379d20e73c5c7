"""The general store: buying and upgrading with one action."""

from __future__ import annotations

from typing import Final

from sagebrush.core.seats import Seat
from sagebrush.games.legends.moments import gained
from sagebrush.games.legends.options import Buy, Leave, Upgrade, VisitShop
from sagebrush.games.legends.rows import ItemRow
from sagebrush.games.legends.table import LegendsTable

VISIT: Final = VisitShop()
LEAVE: Final = Leave()


async def visit(table: LegendsTable, seat: Seat) -> None:
    """LEG-210, LEG-489: any number of things, paid one by one; the action is spent on the first of them."""
    bought = False
    while options := wares(table, seat):
        answer = await table.ask(seat, VISIT, (*options, LEAVE) if bought else tuple(options))
        if isinstance(answer, Leave):
            return
        if not bought:
            table.spend_action()
            bought = True
        await trade(table, seat, answer)


async def trade(table: LegendsTable, seat: Seat, answer: Buy | Upgrade | Leave) -> None:
    """One thing, paid for; who leaves trades nothing."""
    if isinstance(answer, Leave):
        return
    table.pay(seat, answer.price, "shop")
    if isinstance(answer, Upgrade):
        table.upgrade_item(seat, answer.item, "shop")
        return
    table.record(seat, "act:buy", 1, (answer.item,))
    table.gain_item(seat, answer.item, "shop", wear=answer.wear)
    await gained(table, seat, answer.item)


def wares(table: LegendsTable, seat: Seat, *, discount: int = 0, anywhere: bool = False) -> list[Buy | Upgrade | Leave]:
    """What this player could pay for and may have, here or of both stands."""
    found: list[Buy | Upgrade | Leave] = []
    money, here = table.money[seat] + discount, stand(table, seat)
    for item, row in table.content.items.items():
        sold = anywhere or row.sold_at == here
        if row.price <= money and sold and for_sale(table, row) and may_own(table, seat, row):
            found += _ways_to_buy(table, seat, item, row, max(0, row.price - discount))
    # LEG-297: an upgrade costs the price once more; belongings have no other side (LEG-027).
    for item in (*table.weapons[seat], *table.mounts[seat]):
        price = table.content.items[item.rstrip("+")].price
        if not item.endswith("+") and price <= money:
            found.append(Upgrade(item, max(0, price - discount)))
    return found


def _ways_to_buy(table: LegendsTable, seat: Seat, item: str, row: ItemRow, price: int) -> list[Buy]:
    """LEG-069, LEG-296: what was just bought may serve at once in the place of what is active."""
    if row.type == "belonging":
        return [Buy(item, price)]
    owned = table.weapons[seat] if row.type == "weapon" else table.mounts[seat]
    if not owned:
        return [Buy(item, price, True)]
    return [Buy(item, price, True), Buy(item, price)]


def stand(table: LegendsTable, seat: Seat) -> str:
    """LEG-446: a trading post sells from a stand of its own; everywhere else it is the store's."""
    return "trading_post" if table.land.kind[table.space[seat]] == "trading_post" else "store"


def for_sale(table: LegendsTable, row: ItemRow) -> bool:
    """LEG-035; LEG-404: a first game leaves most belongings in the box."""
    if table.settings.first_game and not row.first_game:
        return False
    # Nobody owns two of a kind: as many cards as players are enough for everybody.
    return row.count >= table.players or table.stock(row.id) > 0


def may_own(table: LegendsTable, seat: Seat, row: ItemRow) -> bool:
    """LEG-294: one card of each kind; LEG-298, LEG-299: three belongings."""
    if table.owns(seat, row.id):
        return False
    return row.type != "belonging" or len(table.belongings[seat]) < table.belonging_limit(seat)
