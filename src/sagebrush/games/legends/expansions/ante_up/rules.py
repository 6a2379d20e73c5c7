"""Rules of their own that characters and items of Ante Up name."""

from __future__ import annotations

from typing import Final

from sagebrush.core.seats import Seat
from sagebrush.games.legends.costs import rule_matters
from sagebrush.games.legends.effects import carry_out, named_rule
from sagebrush.games.legends.flow.jail import SENT
from sagebrush.games.legends.language import Gain
from sagebrush.games.legends.state import LegendsState
from sagebrush.games.legends.table import LegendsTable

#: Deeds that are points of a track, and the point itself.
_POINTS: Final[dict[str, Gain]] = {"gain:mp": Gain("mp", 1), "gain:wp": Gain("wp", 1), "gain:gp": Gain("gp", 1)}


@named_rule("refill_hand")
async def refill_hand(table: LegendsTable, seat: Seat, _n: int, by: str) -> None:
    """Up to the hand limit."""
    table.draw(seat, max(0, table.hand_limit(seat) - len(table.hands[seat])), by)


@rule_matters("refill_hand")
def refills_hand(table: LegendsState, seat: Seat, _n: int) -> bool:
    """LEG-X18."""
    return len(table.hands[seat]) < table.hand_limit(seat)


@named_rule("lp_if_arrest")
async def lp_if_arrest(table: LegendsTable, seat: Seat, _n: int, by: str) -> None:
    """Pat Garrett: if the Sheriff whom he has just sent has arrested somebody."""
    deeds = table.deeds[seat][table.spans[-1][0] :]
    if any(deed.what == SENT for deed in deeds):
        table.gain_lp(seat, 1, by)


@rule_matters("lp_if_arrest")
def leads_to_an_arrest(table: LegendsState, _seat: Seat, _n: int) -> bool:
    """LEG-X18: he goes nowhere while nobody is wanted (LEG-179)."""
    return table.any_outlaw()


@named_rule("one_more_of_the_same")
async def one_more_of_the_same(table: LegendsTable, seat: Seat, _n: int, by: str) -> None:
    """The Gazette: of the points that were gained last."""
    gained = [deed.what for deed in table.deeds[seat] if deed.what in _POINTS]
    if gained:
        await carry_out(table, seat, (_POINTS[gained[-1]],), by)
