"""Rules of their own that guests name."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.legends.costs import rule_matters
from sagebrush.games.legends.effects import named_rule
from sagebrush.games.legends.flow import moving, stories
from sagebrush.games.legends.options import ChooseSpace, PickSpace
from sagebrush.games.legends.state import LegendsState
from sagebrush.games.legends.table import LegendsTable
from sagebrush.games.legends.ways import bits


@named_rule("add_or_remove_bandit")
async def add_or_remove_bandit(table: LegendsTable, seat: Seat, _n: int, by: str) -> None:
    """Bat Masterson: a bandit on a hideout where nobody is, or off one (LEG-X52)."""
    spaces = sorted([*stories.free_hideouts(table, ("A", "B", "C")), *bits(table.bandits)])
    if not spaces:
        return
    options = tuple([PickSpace(table.land.spaces[space]) for space in spaces])
    space = table.land.space[(await table.ask(seat, ChooseSpace(by), options)).space]
    if table.bandits >> space & 1:
        table.remove_bandit(space)
    else:
        table.place_bandit(space)


@named_rule("move_by_row")
async def move_by_row(table: LegendsTable, seat: Seat, _n: int, by: str) -> None:
    """Ada Curnutt: as many spaces as the number of her row on either track."""
    await moving.move(table, seat, row_of(table, seat), by)


@rule_matters("move_by_row")
def moves_by_row(table: LegendsState, seat: Seat, _n: int) -> bool:
    return row_of(table, seat) > 0


def row_of(table: LegendsState, seat: Seat) -> int:
    """Counted from the start of the track; nobody's row is none."""
    track = table.content.marshal if table.mp[seat] else table.content.wanted
    points = table.mp[seat] or table.wp[seat]
    return next((number for number, row in enumerate(track.rows, 1) if points in row), len(track.rows) if points else 0)
