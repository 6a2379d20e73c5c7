"""Movement: where a figure can go, and what happens where it arrives."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.legends.costs import can_board
from sagebrush.games.legends.deeds import FAR
from sagebrush.games.legends.fighting import BANDIT
from sagebrush.games.legends.flow.npc import fight_npc
from sagebrush.games.legends.flow.stories import take_caches
from sagebrush.games.legends.land import Land
from sagebrush.games.legends.moments import usable, use
from sagebrush.games.legends.options import ChooseWay, Move
from sagebrush.games.legends.players import NOWHERE
from sagebrush.games.legends.state import AFTER_MOVE
from sagebrush.games.legends.table import LegendsTable
from sagebrush.games.legends.ways import Reached, bits

MESA = "mesa"
PASS = "pass"  # noqa: S105
RAIL = "rail"
TRAIN = "train"
BACK = "back"
#: Out and back.
LOOP = 2


def reachable(table: LegendsTable, seat: Seat, points: int, *, as_action: bool = True) -> list[Move]:
    """Every space the figure can end on, its own one too (LEG-X56), by its shortest open way (LEG-X17).

    LEG-085: an outlaw neither enters nor crosses the Sheriff's space. LEG-087: a bandit ends the move.
    """
    start, stops, blocked = table.space[seat], table.stops(), _blocked(table, seat)
    land = table.land
    plain = land.reach(start, points, stops, blocked)
    if table.has_rule(seat, "cross_mesa"):
        across = land.reach(start, points, stops, blocked, mesa=True)
        found = _with_mesas(land, plain, across, heals=table.wounds[seat] > 0)
    else:
        found = [Move(land.spaces[space], distance) for space, distance in plain]
    if points >= LOOP and land.roads.loop(start, stops, blocked):
        found.append(Move(land.spaces[start], LOOP, BACK))
    if as_action and land.passes:
        found += _over_the_pass(table, seat)
        found += _by_rail(table, seat, points)
    return found


def _blocked(table: LegendsTable, seat: Seat) -> int:
    return 1 << table.sheriff if table.is_outlaw(seat) else 0


def _over_the_pass(table: LegendsTable, seat: Seat) -> list[Move]:
    """LEG-535: a Move action that starts on a pass leads to its other end; there it is over."""
    there = table.land.passes.get(table.space[seat], NOWHERE)
    if there == NOWHERE or _blocked(table, seat) >> there & 1:
        return []
    return [Move(table.land.spaces[there], 1, PASS)]


def _by_rail(table: LegendsTable, seat: Seat, points: int) -> list[Move]:
    """LEG-450: from a station on the way to the other one, and on from there with the points that are left.

    LEG-X17: the ride counts one space. LEG-X39: whoever waits at the other station ends the move there.
    """
    land, start = table.land, table.space[seat]
    if table.money[seat] < land.fare:
        return []
    stops, blocked, near = table.stops(), _blocked(table, seat), _nearest(table, seat, start, points)
    found: list[Move] = []
    for station, other in land.rails.items():
        far = 0 if station == start else near.get(station, FAR)
        if far > points or blocked >> other & 1 or (far and stops >> station & 1):
            continue
        found.append(Move(land.spaces[other], far + 1, RAIL))
        if not stops >> other & 1:
            on = _nearest(table, seat, other, points - far)
            found += [Move(land.spaces[space], far + 1 + on[space], RAIL) for space in sorted(on)]
    return found


def _nearest(table: LegendsTable, seat: Seat, start: int, points: int) -> dict[int, int]:
    """How far off what can be reached before or after a ride is; LEG-520: through a mesa, where that is shorter."""
    stops, blocked = table.stops(), _blocked(table, seat)
    found = dict(table.land.reach(start, points, stops, blocked))
    if table.has_rule(seat, "cross_mesa"):
        for space, distance in table.land.reach(start, points, stops, blocked, mesa=True):
            if space != start:
                found[space] = min(distance, found.get(space, FAR))
    return found


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
    answer = await table.ask(seat, ChooseWay(by, points), (stay, *reachable(table, seat, points, as_action=as_action)))
    if answer.distance:
        await ride(table, seat, answer, by, as_action=as_action)


async def board_train(table: LegendsTable, seat: Seat, by: str, *, as_action: bool) -> None:
    """To the train's space, wherever it is; LEG-X39: not where the Sheriff stands, if one is wanted. LEG-X48."""
    if can_board(table, seat):
        space = bits(table.where("any:train"))[0]
        await ride(table, seat, Move(table.land.spaces[space], 1, TRAIN), by, as_action=as_action)


async def ride(table: LegendsTable, seat: Seat, to: Move, by: str, *, as_action: bool) -> None:
    """Go there. What follows a Move action may be used, unless a bandit was met (LEG-088)."""
    if to.via == RAIL:
        table.pay(seat, table.land.fare, RAIL)
    way, crossed = _way(table, seat, to)
    table.move_figure(seat, way, to.distance, by)
    if crossed:
        table.heal(seat, 1, "cross_mesa")
    met_bandit = await arrive(table, seat)
    if as_action and not met_bandit:
        table.open_window(AFTER_MOVE)
        for power in list(table.powers_for(seat, "after_move_action")):
            # What is free to choose is offered among the actions instead.
            if not power.ability.optional and power.ability.kind is None and usable(table, seat, power):
                await use(table, seat, power)


def _way(table: LegendsTable, seat: Seat, to: Move) -> tuple[tuple[int, ...], bool]:
    """The spaces that are entered, and whether a mesa is crossed on the way."""
    start, target = table.space[seat], table.land.space[to.to]
    if to.via in (PASS, TRAIN):
        return (target,), False
    if to.via == BACK:
        return table.land.roads.loop(start, table.stops(), _blocked(table, seat)), False
    if to.via != RAIL:
        mesa = to.via == MESA
        return table.land.way(start, target, table.stops(), _blocked(table, seat), mesa=mesa)[1:], mesa
    # Of the two stations one lies on the board where the figure stands.
    ways: list[tuple[tuple[int, ...], bool]] = []
    for station, other in table.land.rails.items():
        there, crossed = _part(table, seat, start, station)
        on, crossed_on = _part(table, seat, other, target)
        if there and on:
            ways.append((there[1:] + on, crossed or crossed_on))
    return min(ways, key=lambda way: len(way[0]))


def _part(table: LegendsTable, seat: Seat, start: int, target: int) -> tuple[tuple[int, ...], bool]:
    """The way to a station, or on from one, with both its ends; LEG-520: through a mesa if that is shorter or heals."""
    land, stops, blocked = table.land, table.stops(), _blocked(table, seat)
    if table.has_rule(seat, "cross_mesa"):
        around = dict(land.reach(start, FAR, stops, blocked)).get(target, FAR) if target != start else 0
        through = dict(land.reach(start, around, stops, blocked, mesa=True)).get(target, FAR)
        if through < around or (through == around < FAR and table.wounds[seat]):
            return land.way(start, target, stops, blocked, mesa=True), True
    return land.way(start, target, stops, blocked), False


async def arrive(table: LegendsTable, seat: Seat) -> bool:
    """LEG-087, LEG-X11: a bandit is fought at once. Then whoever ends a movement on a cache takes it."""
    space = table.space[seat]
    met_bandit = bool(table.bandits >> space & 1)
    for part in table.parts.values():
        met_bandit = await part.arrived(table, seat) or met_bandit
    if table.bandits >> space & 1 and table.space[seat] == space:
        keeper = table.right_of(table.active)
        await fight_npc(table, seat, BANDIT, 0, keeper if keeper != seat else table.right_of(seat))
    if table.space[seat] == space:
        await take_caches(table, seat)
    return met_bandit
