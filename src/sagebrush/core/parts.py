"""Parts: what an expansion, a variant or a game lays on the table beside what every table of the game has."""

from __future__ import annotations

from typing import ClassVar

import msgspec
from mypy_extensions import mypyc_attr

from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """State with one owner: a deck of events, gold, a train. A table keeps the parts in play by name.

    Its owner alone knows what is in it; the table copies it, seals it into the digest, shows it and deals it anew
    through these four methods. A part that is not in play costs nothing and is in no digest and no view.
    """

    #: Whether everybody sees the same of it, so that it is looked at once for all.
    public: ClassVar[bool] = False

    def copy(self) -> Part:
        raise NotImplementedError

    def canonical(self) -> object:
        """All that matters of it, as plain lists, numbers and text: equal for equal states."""
        raise NotImplementedError

    def view(self, seat: Seat | None) -> msgspec.Struct | None:
        """What this seat (None: a spectator) may know of it, built by adding; None where there is nothing to show."""
        return None

    def redeal(self, seat: Seat | None, chance: Chance) -> None:
        """Deal anew, in place, all of it that the seat cannot know; a part without secrets has nothing to do."""
