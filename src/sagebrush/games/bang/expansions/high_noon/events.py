"""What happens with High Noon."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from sagebrush.core.events import Event
from sagebrush.core.seats import Seat


class SuitNamed(Event, frozen=True, tag="suit_named"):
    """Handcuffs: the only suit that this player plays in his turn."""

    seat: Seat
    suit: str


class CharacterLookedAt(Event, frozen=True, tag="character_looked_at"):
    """New Identity: a character that nobody has; only who looks at it knows which."""

    reveals: ClassVar[bool] = True
    seat: Seat
    character: str | None

    def seen_by(self, seat: Seat | None) -> CharacterLookedAt:
        return self if seat == self.seat else msgspec.structs.replace(self, character=None)
