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


class Sheet:
    """The fields of a view with a row for each player, kept up to date: verbs mark what they touch, and only that is
    worked out again. `own` is by seat, and last for a spectator.
    """

    def __init__(self, players: int, player_fields: tuple[str, ...], table_fields: tuple[str, ...]) -> None:
        self.players = players
        self.player_fields = player_fields
        self.table_fields = table_fields
        self.rows: list[list[Any]] = [[None] * len(player_fields) for _ in range(players)]
        self.fields: list[Any] = [None] * len(table_fields)
        #: Whether changes are to be noted, because somebody watches.
        self.noting = False
        self.common: list[Change] = []
        self.own: list[list[Change]] = [[] for _ in range(players + 1)]
        # What was made of the fields, until one of them changes: records of players by viewer, and whole views.
        self.records: list[Any] = [None] * (players * (players + 1))
        self.views: list[Any] = [None] * (players + 1)

    def put(self, seat: int, field: int, value: Any) -> None:
        """What everybody sees of a player."""
        row = self.rows[seat]
        if row[field] != value:
            row[field] = value
            if self.noting:
                self.common.append(("players", seat, self.player_fields[field], value))
            for viewer in range(self.players + 1):
                self.views[viewer] = None
                self.records[viewer * self.players + seat] = None

    def put_on_table(self, field: int, value: Any) -> None:
        """What everybody sees of the table."""
        if self.fields[field] != value:
            self.fields[field] = value
            if self.noting:
                self.common.append((self.table_fields[field], value))
            for viewer in range(self.players + 1):
                self.views[viewer] = None

    def tell(self, viewer: int, seat: int, change: Change) -> None:
        """What one viewer alone sees changed: of a player, or (seat -1) of the table."""
        self.views[viewer] = None
        if seat >= 0:
            self.records[viewer * self.players + seat] = None
        if self.noting:
            self.own[viewer].append(change)

    def refresh(self, table: Table) -> None:
        """Work out again what was touched."""
        raise NotImplementedError


class SheetPanes(Panes):
    """For a game that keeps a sheet: what changed is read off it."""

    def __init__(self, sheet: Sheet, eyes: tuple[Seat | None, ...]) -> None:
        super().__init__(eyes)
        self.sheet = sheet
        self.viewers: list[int] = [sheet.players if seat is None else seat for seat in eyes]
        sheet.noting = True
        sheet.common = []
        sheet.own = [[] for _ in range(sheet.players + 1)]

    def look(self, table: Table) -> None:
        sheet = self.sheet
        sheet.refresh(table)
        self.common = tuple(sheet.common)
        sheet.common.clear()
        for place, viewer in enumerate(self.viewers):
            changes = sheet.own[viewer]
            if changes:
                self.own[place] = tuple(changes)
                changes.clear()
            else:
                self.own[place] = ()
