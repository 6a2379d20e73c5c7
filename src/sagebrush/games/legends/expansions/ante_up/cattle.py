"""Cattle that a train card gives: of whatever colour its new owner likes."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.seats import Seat
from sagebrush.games.legends.expansions.ante_up.options import ChooseCattle
from sagebrush.games.legends.options import Acquire
from sagebrush.games.legends.systems import System
from sagebrush.games.legends.table import LegendsTable

CATTLE: Final = "cattle"


class CattleOfAnyColour(System):
    """Nothing of its own lies on the table."""

    public: ClassVar[bool] = True

    def copy(self) -> CattleOfAnyColour:
        return self

    def canonical(self) -> object:
        return []

    async def gain(self, table: LegendsTable, seat: Seat, what: str, n: int, by: str) -> bool:
        """LEG-232, LEG-X47: as far as there is room and a ranch has some; who cannot take any gets none."""
        if what != CATTLE:
            return False
        for _ in range(n):
            colours = [colour for colour, supply in table.cattle_supply.items() if supply]
            if not colours or len(table.cattle[seat]) >= table.cattle_limit(seat):
                break
            options = tuple([Acquire(colour) for colour in colours])
            answer = await table.ask(seat, ChooseCattle(), options) if len(colours) > 1 else options[0]
            table.take_cattle(seat, answer.cattle)
        return True
