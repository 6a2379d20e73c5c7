"""The gambler track: its points, what each space of it brings, and the legend point for whoever is ahead at the end."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.seats import Seat
from sagebrush.games.legends.board_rows import GamblerTrack
from sagebrush.games.legends.content import Content
from sagebrush.games.legends.effects import carry_out
from sagebrush.games.legends.events import PointsGained, WindowChanged
from sagebrush.games.legends.expansions.ante_up.views import GamblerView
from sagebrush.games.legends.fighting import BLACK
from sagebrush.games.legends.flow.points import points_gained
from sagebrush.games.legends.language import Choose, Effects, Gain
from sagebrush.games.legends.moments import use_powers
from sagebrush.games.legends.state import AFTER_OTHER_POINTS
from sagebrush.games.legends.systems import System
from sagebrush.games.legends.table import LegendsTable

GAMBLER: Final = "gambler"
GP: Final = "gp"
POKER: Final = "poker"

POINT: Final[Effects] = (Gain(GP, 1),)
#: LEG-457: what the active player has for winning at poker.
LP_OR_POINT: Final[Effects] = (Choose(((Gain("lp", 1),), POINT)),)


class Gambler(System):
    """Gambler points by seat, and by seat how many legend tokens came from the track: those lie first (LEG-X37).

    `printed`: gambling is as printed, for which the table has an option.
    """

    public: ClassVar[bool] = True

    def __init__(self, content: Content, points: list[int], tokens: list[int], *, printed: bool) -> None:
        self.content = content
        self.points = points
        self.tokens = tokens
        self.printed = printed

    def copy(self) -> Gambler:
        return Gambler(self.content, self.points.copy(), self.tokens.copy(), printed=self.printed)

    def canonical(self) -> object:
        return [self.points, self.tokens]

    def view(self, seat: Seat | None) -> GamblerView:
        tokens = sum([each.n for each in self.beyond if isinstance(each, Gain)])
        return GamblerView(tuple(self.points), tuple(self.tokens), tokens)

    @property
    def track(self) -> GamblerTrack:
        track = self.content.rows.tracks.gambler
        assert track is not None
        return track

    @property
    def beyond(self) -> Effects:
        """LEG-533, LEG-X53: what a point beyond the last space brings, in the house less than is printed."""
        return self.track.beyond_last if self.printed else self.track.beyond_house

    def held(self, seat: Seat, what: str) -> int:
        return self.points[seat] if what == GP else 0

    def bound_tokens(self, seat: Seat) -> int:
        return self.tokens[seat]

    # ---------------------------------------------------------------- points

    async def equipped(self, table: LegendsTable, seat: Seat) -> None:
        """LEG-054: points to start with bring nothing, but for who starts with what their spaces bring."""
        row = table.content.characters[table.character[seat]]
        if row.start_reward:
            await self.gain(table, seat, GP, row.gp, "start")
        else:
            self.points[seat] = row.gp

    async def gain(self, table: LegendsTable, seat: Seat, what: str, n: int, by: str) -> bool:
        """LEG-533: point by point, with what each space brings."""
        if what == "legend_token":
            self._draw_tokens(table, seat, n)
            return True
        if what != GP:
            return False
        for _ in range(n):
            await self._step(table, seat, by)
        if n:
            await points_gained(table, seat, AFTER_OTHER_POINTS)
        return True

    async def _step(self, table: LegendsTable, seat: Seat, by: str) -> None:
        self.points[seat] += 1
        reached = self.points[seat]
        table.record(seat, "gain:gp", 1)
        table.tell(PointsGained(seat, GAMBLER, 1, reached, by))
        for part in table.parts.values():
            part.reached(table, seat, GAMBLER, reached)
        await carry_out(table, seat, self._reward(reached), GAMBLER)
        await use_powers(table, seat, "gp_gained")

    def _reward(self, reached: int) -> Effects:
        spaces = self.track.space
        return spaces[reached - 1].do if reached <= len(spaces) else self.beyond

    def _draw_tokens(self, table: LegendsTable, seat: Seat, n: int) -> None:
        """LEG-X37: unseen by the others, and kept before those that goals bring; an empty bag gives nothing."""
        count = min(n, len(table.legend_bag))
        if not count:
            return
        table.draw_tokens(seat, count, bound=True)
        self.tokens[seat] += count
        table.tell(WindowChanged())

    # ---------------------------------------------------------------- poker, and the end

    async def poker_won(self, table: LegendsTable, host: Seat, winners: list[Seat]) -> bool:
        """LEG-457, LEG-458, LEG-503: the active player chooses; others have a gambler point, for a shared pot too."""
        for seat in winners:
            if seat != BLACK:
                own_turn = seat == host == table.active
                await carry_out(table, seat, LP_OR_POINT if own_turn else POINT, POKER)
        return True

    def score(self, table: LegendsTable, seat: Seat) -> list[tuple[str, int]]:
        """LEG-470, LEG-534: for whoever is furthest along, and for all who share the lead; not at the very start."""
        leads = self.points[seat] == max(self.points) > 0
        return [(GAMBLER, self.track.end_leader_lp)] if leads else []


def gambler_of(table: LegendsTable) -> Gambler:
    part = table.parts[GAMBLER]
    assert isinstance(part, Gambler)
    return part


def lay_gambler(table: LegendsTable) -> Gambler:
    nothing = [0] * table.players
    return Gambler(table.content, nothing.copy(), nothing, printed=table.settings.printed_gambling)
