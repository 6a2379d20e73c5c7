"""The gambler track: its points, and what each space of it brings."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.seats import Seat
from sagebrush.games.legends.board_rows import GamblerTrack
from sagebrush.games.legends.content import Content
from sagebrush.games.legends.effects import carry_out
from sagebrush.games.legends.events import PointsGained
from sagebrush.games.legends.expansions.ante_up.views import GamblerView
from sagebrush.games.legends.systems import System
from sagebrush.games.legends.table import LegendsTable

GAMBLER: Final = "gambler"
GP: Final = "gp"


class Gambler(System):
    """Gambler points by seat."""

    public: ClassVar[bool] = True

    def __init__(self, content: Content, points: list[int]) -> None:
        self.content = content
        self.points = points

    def copy(self) -> Gambler:
        return Gambler(self.content, self.points.copy())

    def canonical(self) -> object:
        return self.points

    def view(self, seat: Seat | None) -> GamblerView:
        return GamblerView(tuple(self.points))

    @property
    def track(self) -> GamblerTrack:
        track = self.content.rows.tracks.gambler
        assert track is not None
        return track

    def held(self, seat: Seat, what: str) -> int:
        return self.points[seat] if what == GP else 0

    async def gain(self, table: LegendsTable, seat: Seat, what: str, n: int, by: str) -> bool:
        """LEG-533: point by point, with what each space brings."""
        if what != GP:
            return False
        for _ in range(n):
            await self._step(table, seat, by)
        table.record(seat, "gain:gp", n)
        return True

    async def _step(self, table: LegendsTable, seat: Seat, by: str) -> None:
        self.points[seat] += 1
        reached = self.points[seat]
        table.tell(PointsGained(seat, GAMBLER, 1, reached, by))
        for part in table.parts.values():
            part.reached(table, seat, GAMBLER, reached)
        spaces = self.track.space
        do = spaces[reached - 1].do if reached <= len(spaces) else self.track.beyond_last
        await carry_out(table, seat, do, GAMBLER)


def gambler_of(table: LegendsTable) -> Gambler:
    part = table.parts[GAMBLER]
    assert isinstance(part, Gambler)
    return part


def lay_gambler(table: LegendsTable) -> Gambler:
    return Gambler(table.content, [0] * table.players)
