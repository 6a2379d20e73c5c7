"""Rules of their own that characters and items of Ante Up name."""

from __future__ import annotations

from typing import Final

from sagebrush.core.seats import Seat
from sagebrush.games.legends.effects import carry_out, named_rule
from sagebrush.games.legends.flow.jail import SENT
from sagebrush.games.legends.language import Gain
from sagebrush.games.legends.table import LegendsTable

#: Deeds that are points of a track, and the point itself.
_POINTS: Final[dict[str, Gain]] = {"gain:mp": Gain("mp", 1), "gain:wp": Gain("wp", 1), "gain:gp": Gain("gp", 1)}


@named_rule("refill_hand")
async def refill_hand(table: LegendsTable, seat: Seat, _n: int, by: str) -> None:
    """Up to the hand limit."""
    table.draw(seat, max(0, table.hand_limit(seat) - len(table.hands[seat])), by)


@named_rule("lp_if_arrest")
async def lp_if_arrest(table: LegendsTable, seat: Seat, _n: int, by: str) -> None:
    """Pat Garrett: if the Sheriff whom he has just sent has arrested somebody."""
    deeds = table.deeds[seat][table.action_from :]
    if any(deed.what == SENT for deed in deeds):
        table.gain_lp(seat, 1, by)


@named_rule("one_more_of_the_same")
async def one_more_of_the_same(table: LegendsTable, seat: Seat, _n: int, by: str) -> None:
    """The Gazette: of the points that were gained last."""
    gained = [deed.what for deed in table.deeds[seat][table.turn_from :] if deed.what in _POINTS]
    if gained:
        await carry_out(table, seat, (_POINTS[gained[-1]],), by)
