"""What a watcher is told: an event as one seat may see it, and what it changed in that seat's view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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


def apply_changes(view: Any, changes: Iterable[Sequence[Any]]) -> Any:
    """The view with these changes, both as plain data from a line; what did not change is shared with the former."""
    for change in changes:
        *path, value = change
        view = _changed(view, path, value)
    return view


def _changed(held: Any, path: list[Any], value: Any) -> Any:
    if not path:
        return value
    place, *rest = path
    copy = held.copy()
    copy[place] = _changed(held[place], rest, value) if rest else value
    return copy
