"""Movement: where a figure can go, and what happens where it arrives."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.legends.deeds import FAR
from sagebrush.games.legends.fighting import BANDIT
from sagebrush.games.legends.flow.npc import fight_npc
from sagebrush.games.legends.flow.stories import take_caches
from sagebrush.games.legends.land import Land
from sagebrush.games.legends.moments import usable, use
from sagebrush.games.legends.options import ChooseWay, Move
from sagebrush.games.legends.state import AFTER_MOVE
from sagebrush.games.legends.table import LegendsTable
from sagebrush.games.legends.ways import Reached

MESA = "mesa"


def reachable(table: LegendsTable, seat: Seat, points: int) -> list[Move]:
    """Every space the figure can end on, by its shortest open way (LEG-X17).

    LEG-085: an outlaw neither enters nor crosses the Sheriff's space. LEG-087: a bandit ends the move.
    """
    start, blocked = table.space[seat], 1 << table.sheriff if table.is_outlaw(seat) else 0
    plain = table.land.reach(start, points, table.bandits, blocked)
    if table.has_rule(seat, "cross_mesa"):
        across = table.land.reach(start, points, table.bandits, blocked, mesa=True)
        return _with_mesas(table.land, plain, across, heals=table.wounds[seat] > 0)
    return [Move(table.land.spaces[space], distance) for space, distance in plain]


def _with_mesas(land: Land, plain: tuple[Reached, ...], across: tuple[Reached, ...], *, heals: bool) -> list[Move]:
    """LEG-520: through a mesa as if it were one space, where that is shorter or heals.

    Where it heals and is no longer than the way around, nobody goes around; so two ways to a space are two bargains.
    """
    around, through = dict(plain), dict(across)
    found = [
        Move(land.spaces[space], distance)
        for space, distance in plain
        if not heals or distance < through.get(space, FAR)
    ]
    found += [
        Move(land.spaces[space], distance, MESA)
        for space, distance in across
        if heals or distance < around.get(space, FAR)
    ]
    return found


async def move(table: LegendsTable, seat: Seat, points: int, by: str, *, as_action: bool = False) -> None:
    """A movement that a card, an ability or a story gives: the player may also stay (LEG-083)."""
    if seat < 0:
        raise ValueError("the Man in Black goes his own way")
    stay = Move(table.land.spaces[table.space[seat]], 0)
    answer = await table.ask(seat, ChooseWay(by, points), (stay, *reachable(table, seat, points)))
    if answer.distance:
        await ride(table, seat, answer, by, as_action=as_action)


async def ride(table: LegendsTable, seat: Seat, to: Move, by: str, *, as_action: bool) -> None:
    """Go there. What follows a Move action may be used, unless a bandit was met (LEG-088)."""
    target = table.land.space[to.to]
    blocked = 1 << table.sheriff if table.is_outlaw(seat) else 0
    way = table.land.way(table.space[seat], target, table.bandits, blocked, mesa=to.via == MESA)[1:]
    table.move_figure(seat, way, to.distance, by)
    if to.via == MESA:
        table.heal(seat, 1, "cross_mesa")
    met_bandit = await arrive(table, seat)
    if as_action and not met_bandit:
        table.open_window(AFTER_MOVE)
        for power in list(table.powers_for(seat, "after_move_action")):
            # What is free to choose is offered among the actions instead.
            if not power.ability.optional and power.ability.kind is None and usable(table, seat, power):
                await use(table, seat, power)


async def arrive(table: LegendsTable, seat: Seat) -> bool:
    """LEG-087, LEG-X11: a bandit is fought at once. Then whoever ends a movement on a cache takes it."""
    space = table.space[seat]
    met_bandit = bool(table.bandits >> space & 1)
    if met_bandit:
        keeper = table.right_of(table.active)
        await fight_npc(table, seat, BANDIT, 0, keeper if keeper != seat else table.right_of(seat))
    if table.space[seat] == space:
        await take_caches(table, seat)
    return met_bandit
