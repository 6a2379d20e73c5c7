"""What the eyes on a table see of it, kept up to date from one event to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from mypy_extensions import mypyc_attr

from sagebrush.core.happenings import Change
from sagebrush.core.seats import Seat

if TYPE_CHECKING:
    from sagebrush.core.game import Game
    from sagebrush.core.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Panes:
    """Several eyes on one table. After `look`, `common` is what changed for all of them since they last looked, and
    `own` what changed besides for each.
    """

    def __init__(self, eyes: tuple[Seat | None, ...]) -> None:
        self.eyes = eyes
        self.common: tuple[Change, ...] = ()
        self.own: list[tuple[Change, ...]] = [()] * len(eyes)

    def look(self, table: Table) -> None:
        raise NotImplementedError


class WholeViews(Panes):
    """For any game: the whole view of each seat is built anew and compared with the one before."""

    def __init__(self, game: Game[Any], table: Table, eyes: tuple[Seat | None, ...]) -> None:
        super().__init__(eyes)
        self.game = game
        self.views: list[msgspec.Struct] = [game.view(table, seat) for seat in eyes]

    def look(self, table: Table) -> None:
        for place, seat in enumerate(self.eyes):
            view = self.game.view(table, seat)
            self.own[place] = differences(self.views[place], view)
            self.views[place] = view


def differences(before: msgspec.Struct, after: msgspec.Struct) -> tuple[Change, ...]:
    """The changes that make the one view the other; both are of the same class."""
    found: list[Change] = []
    compare(before, after, (), found)
    return tuple(found)


def compare(before: Any, after: Any, path: Change, found: list[Change]) -> None:
    """Add what makes the one thing the other, where `path` leads to it."""
    if before is after or before == after:
        return
    if isinstance(before, msgspec.Struct) and type(before) is type(after):
        for field in before.__struct_fields__:
            compare(getattr(before, field), getattr(after, field), (*path, field), found)
    elif isinstance(before, tuple) and _alike(before, after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            compare(old, new, (*path, place), found)
    elif isinstance(before, dict) and before.keys() == after.keys():
        for name, old in before.items():
            compare(old, after[name], (*path, name), found)
    else:
        found.append((*path, after))


def _alike(before: tuple[Any, ...], after: tuple[Any, ...]) -> bool:
    """Whether both are rows of records of the same length, such as players; other rows are told whole."""
    return len(before) == len(after) and all(isinstance(item, msgspec.Struct) for item in (*before, *after))
