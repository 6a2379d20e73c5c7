"""What happened: frozen records, each saying who may see it."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from sagebrush.core.seats import Seat


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=True):
    """Public unless a subclass says otherwise."""

    #: True where the event showed someone what they could not know before, so that it cannot simply be taken back.
    reveals: ClassVar[bool] = False
    #: True where nobody is told: only the table looks different afterwards (a phase begins, a die is spent).
    quiet: ClassVar[bool] = False

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)

    def seen_by(self, seat: Seat | None) -> Event | None:
        """This event as that seat (None: a spectator) may see it; None where it may not even know of it."""
        return self
