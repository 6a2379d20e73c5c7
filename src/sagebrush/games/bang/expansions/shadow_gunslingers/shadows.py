"""Shadow gunslingers: nobody is out of the game for good (BANG-347 to BANG-374)."""

from __future__ import annotations

from typing import Final

from sagebrush.core.seats import Seat
from sagebrush.games.bang.flow.killing import leave
from sagebrush.games.bang.state import SIDES
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Trait

#: The choice before the game, and the rule by which shadows are in play.
SHADOW_GUNSLINGERS: Final = "shadow_gunslingers"


class Shadows(Trait):
    def may_return(self, table: BangTable, me: Seat, seat: Seat) -> bool:
        return True

    def returns(self, table: BangTable, me: Seat, seat: Seat) -> int | None:
        """Whoever is eliminated comes back for his turn, without lives (BANG-352 to BANG-354)."""
        for owner, other in table.heard("returns"):
            # BANG-747, BANG-X131: whatever else brings him back comes first.
            if other is not self and other.returns(table, owner, seat) is not None:
                return None
        return 0

    async def returned(self, table: BangTable, me: Seat, seat: Seat) -> None:
        """Everybody sees who he is, and which side a Shadow Renegade is on in this turn (BANG-365)."""
        role = table.roles[seat]
        if "sheriff" in table.roles and (role == "renegade" or role in SIDES):
            table.turn_role(seat, side_to_join(table, seat))
        elif not table.shown[seat]:
            # BANG-X134: roles that were dealt anew among the eliminated.
            table.turn_role(seat, role)

    async def turn_starts(self, table: BangTable, me: Seat) -> None:
        """BANG-X231: so does whoever has that card and is in play by something else."""
        if table.ghosts[me] != self.id and table.roles[me] in SIDES:
            table.turn_role(me, side_to_join(table, me))

    async def turn_over(self, table: BangTable, me: Seat) -> None:
        """He leaves all his cards and goes, which is no kill (BANG-355 to BANG-358)."""
        if table.ghosts[me] == self.id:
            await leave(table, me)


def side_to_join(table: BangTable, renegade: Seat) -> str:
    """The side with more roles face up, the Outlaws' on a tie; Shadow Renegades do not count (BANG-363, BANG-364)."""
    face_up = [table.roles[seat] for seat in table.order if table.shown[seat] and seat != renegade]
    law = face_up.count("sheriff") + face_up.count("deputy")
    return "shadow_deputy" if law > face_up.count("outlaw") else "shadow_outlaw"


SHADOWS: Final = Shadows(SHADOW_GUNSLINGERS)
