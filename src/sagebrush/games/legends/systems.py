"""Systems: what an expansion lays on the table, each with its state and its part in the rules.

The rules of the base game ask the systems in play at named steps; a table without any pays nothing for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from sagebrush.core.options import Option, WhyNot
from sagebrush.core.parts import Part
from sagebrush.core.seats import Seat

if TYPE_CHECKING:
    from sagebrush.games.legends.table import LegendsTable


@mypyc_attr(allow_interpreted_subclasses=True)
class System(Part):
    """Every step is the usual one here: nothing is added. See `core/parts.py` for what a part is."""

    #: Of its options those that cost no action.
    free: ClassVar[tuple[type[Option], ...]] = ()

    def copy(self) -> System:
        raise NotImplementedError

    # ---------------------------------------------------------------- questions

    def where(self, place: str) -> int:
        """Spaces that a place word means now, besides those that it always means."""
        return 0

    def stops(self) -> int:
        """Spaces where a movement ends because somebody waits there."""
        return 0

    def slows(self, seat: Seat) -> int:
        """How much less a Move action reaches."""
        return 0

    def held(self, seat: Seat, what: str) -> int:
        """How much of a resource of its own the player has."""
        return 0

    def bound_tokens(self, seat: Seat) -> int:
        """How many of the player's legend tokens, the first of them, no goal has brought and none takes back."""
        return 0

    # ---------------------------------------------------------------- set-up

    def lay(self, table: LegendsTable) -> None:
        """Before there are any characters (LEG-529)."""

    async def equipped(self, table: LegendsTable, seat: Seat) -> None:
        """A player has got what the character starts with."""

    def figure_placed(self, table: LegendsTable, space: int) -> None:
        """A figure starts there."""

    # ---------------------------------------------------------------- a turn

    def turn_starts(self, table: LegendsTable) -> None:
        """After what happens at the start of a turn, before the income (LEG-440)."""

    def offers(self, table: LegendsTable, seat: Seat) -> list[Option]:
        """What the player whose turn it is may do; what costs an action only with one left."""
        return []

    def why_not(self, table: LegendsTable, seat: Seat) -> list[WhyNot]:
        """What is in sight and cannot be done now."""
        return []

    async def perform(self, table: LegendsTable, seat: Seat, answer: Option) -> bool:
        """Do it; whether it was one of its own."""
        return False

    async def arrived(self, table: LegendsTable, seat: Seat) -> bool:
        """A movement has ended; whether somebody was met who ends it for good."""
        return False

    # ---------------------------------------------------------------- what happens to players

    def reached(self, table: LegendsTable, seat: Seat, track: str, points: int) -> None:
        """A cube stands on this space now: `lp`, `marshal`, `wanted` or `gambler`; the seat may be the Man in Black."""

    def arrested(self, table: LegendsTable, outlaw: Seat) -> None:
        """What else an arrest takes."""

    async def robbed(self, table: LegendsTable, robber: Seat, victim: Seat) -> None:
        """What a robber may take who has taken no cattle (LEG-134)."""

    async def gain(self, table: LegendsTable, seat: Seat, what: str, n: int, by: str) -> bool:
        """A resource of its own is gained; whether it is one."""
        return False

    async def poker_won(self, table: LegendsTable, host: Seat, winners: list[Seat]) -> bool:
        """The points for a poker game; whether they come from here and not as in the base game."""
        return False

    async def settle(self, table: LegendsTable) -> None:
        """An action, or a step at the end of a turn, is over: what was put off until then."""

    def score(self, table: LegendsTable, seat: Seat) -> list[tuple[str, int]]:
        """Its lines of the final scoring: what for, and how many legend points."""
        return []
