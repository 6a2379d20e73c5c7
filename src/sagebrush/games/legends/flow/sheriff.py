"""The Sheriff's walk, and whom he meets."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.legends.effects import carry_out, pick_player
from sagebrush.games.legends.fighting import SHERIFF
from sagebrush.games.legends.flow.jail import arrest, put
from sagebrush.games.legends.flow.npc import fight_npc
from sagebrush.games.legends.language import Lose
from sagebrush.games.legends.options import SheriffTo, WalkSheriff
from sagebrush.games.legends.table import LegendsTable
from sagebrush.games.legends.ways import bits

__all__ = ["arrest", "put", "walk"]

#: LEG-185: what outlaws lose when he comes.
DISCARD = (Lose("card", 1),)


async def walk(table: LegendsTable, mover: Seat, spaces: int, by: str) -> None:
    """LEG-179 to LEG-187: up to so many spaces; an outlaw in his way stops him and has to fight him."""
    if not spaces or not table.any_outlaw():
        return
    answer = await table.ask(mover, WalkSheriff(spaces), ways(table, spaces))
    if not answer.distance:
        return
    table.move_sheriff(_way(table, table.land.space[answer.space]), mover, by)
    outlaws = [seat for seat in table.clockwise_from(mover) if _stands_there(table, seat)]
    if outlaws:
        await _meet(table, mover, outlaws)


def ways(table: LegendsTable, spaces: int) -> tuple[SheriffTo, ...]:
    """LEG-180, LEG-182: he may stay, and goes no farther than the first outlaws on his way.

    LEG-X14: bandits do not stop him, and mesas he does not cross; a mountain pass is one of his spaces.
    """
    here = table.sheriff
    found = [SheriffTo(table.land.spaces[here], 0)]
    stops = _outlaws(table)
    if stops >> here & 1 and spaces >= 2 and table.land.trails.neighbours[here] & ~stops:
        # LEG-X13: he may come back to where he stood, and that is entering.
        found.append(SheriffTo(table.land.spaces[here], 2))
    land = table.land
    found += [SheriffTo(land.spaces[space], distance) for space, distance in land.trails.reach(here, spaces, stops)]
    return tuple(found)


def _outlaws(table: LegendsTable) -> int:
    """Spaces with an outlaw, as bits."""
    found = 0
    for seat, points in enumerate(table.wp):
        if points:
            found |= 1 << table.space[seat]
    return found


def _way(table: LegendsTable, target: int) -> tuple[int, ...]:
    """The spaces he enters."""
    here, stops = table.sheriff, _outlaws(table)
    if target == here:
        return bits(table.land.trails.neighbours[here] & ~stops)[0], here
    return table.land.trails.way(here, target, stops)[1:]


def _stands_there(table: LegendsTable, seat: Seat) -> bool:
    return table.is_outlaw(seat) and table.space[seat] == table.sheriff


async def _meet(table: LegendsTable, mover: Seat, outlaws: list[Seat]) -> None:
    """LEG-183 to LEG-187: everybody there, or only the one to be arrested, discards a card; then that one fights."""
    if table.settings.sheriff_discard == "all":
        for outlaw in outlaws:
            await carry_out(table, outlaw, DISCARD, SHERIFF)
    target = outlaws[0] if len(outlaws) == 1 else await pick_player(table, mover, outlaws, SHERIFF)
    if table.settings.sheriff_discard != "all":
        await carry_out(table, target, DISCARD, SHERIFF)
    await fight_npc(table, target, SHERIFF, 0, keeper(table, mover, target), mover=mover)


def keeper(table: LegendsTable, mover: Seat, outlaw: Seat) -> Seat:
    """LEG-190: who plays the Sheriff's cards; never the outlaw, but then the next player to the right."""
    match table.settings.sheriff_player:
        case "mover":
            chosen = mover
        case "right_of_outlaw":
            chosen = table.right_of(outlaw)
        case _:
            chosen = table.right_of(table.active)
    return chosen if chosen != outlaw else table.right_of(outlaw)
