"""Points on the marshal and wanted tracks, and wounds."""

from __future__ import annotations

from typing import Final

from sagebrush.core.seats import Seat
from sagebrush.games.legends.effects import carry_out
from sagebrush.games.legends.fighting import BLACK
from sagebrush.games.legends.moments import use_powers
from sagebrush.games.legends.state import ACT, AFTER_OTHER_POINTS, AFTER_POINTS
from sagebrush.games.legends.table import LegendsTable

MARSHAL: Final = "marshal"
WANTED: Final = "wanted"

#: The moments that follow points.
FOLLOWS: Final = {AFTER_POINTS: "track_points", AFTER_OTHER_POINTS: "other_points"}


async def gain_points(table: LegendsTable, seat: Seat, track: str, n: int, by: str) -> None:
    """The one way to points of a track, step by step with what each space brings (LEG-315)."""
    # LEG-318: an outlaw never gains marshal points. The Man in Black has no cube on either track.
    if seat == BLACK or (track == MARSHAL and table.is_outlaw(seat)):
        return
    if track == WANTED:
        # LEG-316, LEG-317: the old points are gone first; the new ones count from the start of their own track.
        table.leave_track(seat, MARSHAL, by)
    for _ in range(n):
        await _step(table, seat, track, by)
    if n:
        table.record(seat, "gain:mp" if track == MARSHAL else "gain:wp", n)
        await points_gained(table, seat, AFTER_POINTS)


async def points_gained(table: LegendsTable, seat: Seat, window: int) -> None:
    """What may follow points.

    Among one's own actions it is offered there; at any other time, on another player's turn too, it is asked at once
    (LEG-095). Poker cards follow points only among one's actions (LEG-422).
    """
    if seat == table.active and table.phase <= ACT:
        table.open_window(window)
    else:
        await use_powers(table, seat, FOLLOWS[window])


async def _step(table: LegendsTable, seat: Seat, track: str, by: str) -> None:
    """One point; with the cube on the last space it is gained all the same, for what it brings there (LEG-322)."""
    row = table.content.marshal if track == MARSHAL else table.content.wanted
    points = table.mp if track == MARSHAL else table.wp
    if points[seat] == len(row.space):
        await carry_out(table, seat, row.beyond_last, track)
        return
    reached = table.advance(seat, track, by)
    await carry_out(table, seat, row.space[reached - 1].do, track)


def row_value(table: LegendsTable, seat: Seat, track: str) -> int:
    """LEG-323: what the row of the cube is worth."""
    row = table.content.marshal if track == MARSHAL else table.content.wanted
    points = table.mp[seat] if track == MARSHAL else table.wp[seat]
    for spaces, lp in zip(row.rows, row.row_lp, strict=True):
        if points in spaces:
            return lp
    return 0


async def take_wounds(table: LegendsTable, seat: Seat, n: int, by: str) -> int:
    """How many were taken, which is what abilities about wounds look at (LEG-310); the Man in Black has none."""
    taken = 0 if seat == BLACK else table.add_wounds(seat, n, by)
    if taken:
        await use_powers(table, seat, "wounded")
    return taken
