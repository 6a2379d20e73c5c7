"""What happens at the claims."""

from __future__ import annotations

from typing import ClassVar

from sagebrush.core.events import Event
from sagebrush.core.seats import Seat


class ClaimDug(Event, frozen=True, tag="claim_dug"):
    """What it is worth only the digger sees."""

    reveals: ClassVar[bool] = True
    seat: Seat
    worth: int | None

    def seen_by(self, seat: Seat | None) -> ClaimDug:
        return self if seat == self.seat else ClaimDug(self.seat, None)
