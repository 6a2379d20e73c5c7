"""What a watcher is told: an event as one seat may see it, and what it changed in that seat's view."""

from __future__ import annotations

from typing import Any

import msgspec

from sagebrush.core.events import Event

#: Where in the view something changed, from the outside in, and last what stands there now:
#: `("players", 2, "life", 3)`. Applying it twice does no harm.
Change = tuple[Any, ...]


class Happening(msgspec.Struct, frozen=True):
    """`event` is None where the seat may not know of it, or where there is nothing to tell but the change itself."""

    event: Event | None
    changes: tuple[Change, ...]
