"""What the terminal can say of any game at a moment, whatever its view is like."""

from __future__ import annotations

from typing import Any

import msgspec

from sagebrush.core.results import Result, Stage
from sagebrush.core.seats import Seat


class Now(msgspec.Struct, frozen=True):
    """What every game has beside its view: who is asked, how far it has come, how it ended, what everybody sees."""

    asked: tuple[Seat, ...] = ()
    stage: Stage = Stage()
    result: Result | None = None
    public: Any = None
