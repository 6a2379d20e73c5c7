"""A game without a panel of its own: its view, field by field, in plain words."""

from __future__ import annotations

from typing import Any

import msgspec
from textual.app import ComposeResult
from textual.content import Content
from textual.widgets import Static

from sagebrush.core.results import Standing
from sagebrush.core.seats import Seat
from sagebrush.tui.panels.base import Cell, Panel, SeatLine
from sagebrush.words.narrate import Narrator, plain


class PlainPanel(Panel):
    """What belongs to a seat stands in its line, everything else in the panel; what has just changed is bold."""

    DEFAULT_CSS = "#plain { height: auto; padding: 0 1; }"

    def __init__(self, narrator: Narrator) -> None:
        super().__init__(narrator)
        self._before: dict[str, str] = {}

    def compose(self) -> ComposeResult:
        yield Static(id="plain")

    def show(self, view: Any) -> None:
        rest = {name: self._text(value) for name, value in self._fields(view) if not self._is_by_seat(name, value)}
        parts: list[tuple[str, str]] = []
        for name, text in rest.items():
            changed = self._before.get(name, text) != text
            parts += [(f"{self._title(name)}: ", "$muted"), (text, "bold $accent" if changed else ""), ("  ", "")]
        self._before = rest
        self.display = bool(parts)
        self.query_one("#plain", Static).update(Content.assemble(*parts))

    def seats(self, view: Any) -> list[SeatLine]:
        rows = [(name, value) for name, value in self._fields(view) if self._is_by_seat(name, value)]
        lines = []
        for line in super().seats(view):
            told = [Cell(f"{self._title(name)}: {self._text(row[line.seat])}") for name, row in rows]
            end = [self._standing_cell(line.seat)] if self.now.result else []
            lines.append(SeatLine(line.seat, (*line.cells, *end, *told), out=line.out))
        return lines

    # ---------------------------------------------------------------- the view in words

    def _fields(self, view: Any) -> list[tuple[str, Any]]:
        """What the view says, but for whose it is and what is hidden from its seat."""
        named = [(name, getattr(view, name)) for name in view.__struct_fields__ if name != "seat"]
        return [(name, value) for name, value in named if value is not None]

    def _is_by_seat(self, name: str, value: Any) -> bool:
        """Whether it has one entry for each seat, for everybody's eyes: a hand has as many only by accident."""
        public = getattr(self.now.public, name, None)
        seats = len(self.narrator.names)
        return isinstance(value, tuple) and isinstance(public, tuple) and len(value) == len(public) == seats

    def _title(self, name: str) -> str:
        message = f"{self.narrator.game}-view-{name}"
        return self.say(message) if self.narrator.words.has(message) else plain(name)

    def _text(self, value: Any) -> str:
        if isinstance(value, msgspec.Struct):
            inner = [(name, getattr(value, name)) for name in value.__struct_fields__ if name not in ("seat", "name")]
            return ", ".join(f"{self._title(name)} {self._text(one)}" for name, one in inner if one is not None)
        if isinstance(value, tuple | list):
            return ", ".join(self._text(one) for one in value) or "—"
        if isinstance(value, dict):
            return ", ".join(f"{self._title(str(name))} {self._text(one)}" for name, one in value.items()) or "—"
        if isinstance(value, bool):
            return self.say("tui-yes" if value else "tui-no")
        return "—" if value is None or value == "" else str(value)

    # ---------------------------------------------------------------- the end

    def _standing_cell(self, seat: Seat) -> Cell:
        """The place and the points, where the game counts them."""
        standing = self._standing(seat)
        told = []
        if standing and standing.place is not None:
            told.append(self.say("tui-seat-place", place=standing.place))
        if standing and standing.points is not None:
            told.append(self.say("tui-seat-points", points=standing.points))
        return Cell(" ".join(told), style="bold")

    def _standing(self, seat: Seat) -> Standing | None:
        result = self.now.result
        return next((one for one in result.standings if one.seat == seat), None) if result else None
