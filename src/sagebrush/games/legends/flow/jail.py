"""Arrests: what an outlaw loses, and where the figures go."""

from __future__ import annotations

from typing import Final

from sagebrush.core.seats import Seat
from sagebrush.games.legends.events import Arrested
from sagebrush.games.legends.options import ChooseSpace, PickSpace
from sagebrush.games.legends.table import LegendsTable

ARREST: Final = "arrest"
#: The deed of who moved the Sheriff to an arrest.
SENT: Final = "sent_sheriff"


async def arrest(table: LegendsTable, outlaw: Seat, cause: Seat | None, chooser: Seat) -> None:
    """LEG-127 to LEG-131, LEG-195, LEG-196. `cause` is the marshal who makes the arrest, None for the Sheriff.

    All of it goes to the bank and the supplies (LEG-130); nothing happens where the figure is put (LEG-X12).
    """
    office = await nearer_office(table, outlaw, chooser)
    if table.parts and cause is None:
        # Some are rewarded for sending the Sheriff.
        table.record(chooser, SENT, 1)
    table.tell(Arrested(outlaw, cause, table.land.spaces[office]))
    table.leave_track(outlaw, "wanted", ARREST)
    table.lose_cattle(outlaw, ARREST)
    for part in table.parts.values():
        part.arrested(table, outlaw)
    table.lose_money(outlaw, half_of_money(table.money[outlaw]), ARREST)
    table.lose_nuggets(outlaw, half(table.nuggets[outlaw]), ARREST)
    table.put_figure(outlaw, office, ARREST)
    if cause is None or table.settings.arrest_moves_sheriff:
        put(table, office, ARREST)


async def nearer_office(table: LegendsTable, outlaw: Seat, chooser: Seat) -> int:
    """LEG-442, LEG-X15: of two offices the nearer one; of equally near ones whoever makes the arrest chooses."""
    land = table.land
    if len(land.offices) == 1:
        return land.sheriff_office
    far = land.distance[table.space[outlaw]]
    nearest = min([far[office] for office in land.offices])
    found = [office for office in land.offices if far[office] == nearest]
    if len(found) == 1:
        return found[0]
    options = tuple([PickSpace(land.spaces[office]) for office in found])
    return land.space[(await table.ask(chooser, ChooseSpace(ARREST), options)).space]


def put(table: LegendsTable, space: int, by: str) -> None:
    """The Sheriff is put somewhere: no movement of his, so nobody is arrested."""
    if table.sheriff != space:
        table.move_sheriff((space,), None, by)


def half(number: int) -> int:
    """Rounded up."""
    return (number + 1) // 2


def half_of_money(money: int) -> int:
    """LEG-X07: in notes of $10."""
    return half(money // 10) * 10
