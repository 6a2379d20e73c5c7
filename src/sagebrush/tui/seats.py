"""The seats in turn order, one line each, fitted to the width by shortening what matters least."""

from __future__ import annotations

from textual import events
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from sagebrush.tui.panels.base import SeatLine

#: What an elastic cell needs at least.
ELASTIC = 16


class SeatTable(Static):
    """All players, clockwise from the first; a click opens the help on that player's character."""

    class Pointed(Message):
        def __init__(self, topic: str) -> None:
            super().__init__()
            self.topic = topic

    def __init__(self) -> None:
        super().__init__(id="seats")
        self.lines: list[SeatLine] = []
        self.shorten: tuple[int, ...] = ()
        self.elastic = False
        self._columns = 80
        self._rows: list[SeatLine] = []

    def show(self, lines: list[SeatLine], shorten: tuple[int, ...], *, elastic: bool) -> None:
        """`shorten` says which cells give way first; an elastic last cell is shortened line by line."""
        self.lines = lines
        self.shorten = shorten
        self.elastic = elastic
        self._draw()

    @property
    def rows(self) -> int:
        """How many lines the seats take."""
        return len(self._rows)

    def fit(self, columns: int) -> None:
        if columns != self._columns:
            self._columns = columns
            self._draw()

    def on_click(self, event: events.Click) -> None:
        if 0 <= event.y < len(self._rows):
            self.post_message(self.Pointed(self._rows[event.y].topic))

    def _draw(self) -> None:
        brief = self._fitting(self._columns)
        widths = self._widths(brief)
        gap = 2 if _length(widths, 2) <= self._columns else 1
        contents: list[Content] = []
        self._rows = []
        for line in self.lines:
            contents.append(self._line(line, widths, brief, gap))
            self._rows.append(line)
            if line.note:
                contents.append(Content.styled(f"     {line.note}", "$muted"))
                self._rows.append(line)
        self.update(Content("\n").join([content.truncate(self._columns, ellipsis=True) for content in contents]))

    def _fitting(self, room: int) -> set[int]:
        """The cells that have to be shortened so that the longest line fits."""
        brief: set[int] = set()
        for place in self.shorten:
            if _length(self._widths(brief), 2) <= room:
                break
            brief.add(place)
        return brief

    def _widths(self, brief: set[int]) -> list[int]:
        columns = max((len(line.cells) for line in self.lines), default=0)
        widths = [max(len(_text(line, place, brief)) for line in self.lines) for place in range(columns)]
        if self.elastic and widths:
            widths[-1] = min(widths[-1], ELASTIC)
        return widths

    def _line(self, line: SeatLine, widths: list[int], brief: set[int], gap: int) -> Content:
        parts: list[tuple[str, str]] = []
        for place, width in enumerate(widths):
            if not width:
                continue
            style = "dim" if line.out else line.cells[place].style
            text = _text(line, place, brief)
            if self.elastic and place == len(widths) - 1:
                room = self._columns - _length(widths[:-1], gap) - gap
                text = text if len(text) <= room else line.cells[place].brief
            parts.append((text.ljust(width) + " " * gap, style))
        return Content.assemble(*parts).rstrip()


def _length(widths: list[int], gap: int) -> int:
    """Of a line with these cells; what is empty in every line takes no room."""
    return sum(widths) + gap * (len([width for width in widths if width]) - 1)


def _text(line: SeatLine, place: int, brief: set[int]) -> str:
    cell = line.cells[place]
    return (cell.brief if place in brief else cell.full).rstrip()
