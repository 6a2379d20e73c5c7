"""A menu of answers: a tree of entries, walked with number keys, letters, arrows or the mouse."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option as Line

from sagebrush.core.options import Option
from sagebrush.tui.keys import pressed

#: One key per entry. The letters left out are those of the screen: help, language, map, pace, quit, stop, table,
#: take back.
KEYS = "123456789abcdefgijknorvwxyz"


#: Lists up to this length show their hints in full.
SHORT = 4

#: What goes on in another line does so under the words, not under the key.
INDENT = 4
MARGIN = Content("\n" + " " * INDENT)

#: An option of the decision, or the name of something the screen itself does.
Choice = Option | str


@dataclass(frozen=True)
class Entry:
    """One line: an answer, or a further menu; one with neither says why not. `topic` is what the help opens at."""

    label: str
    hint: str = ""
    choice: Choice | None = None
    menu: Menu | None = None
    topic: str = ""
    #: A key of its own; the others get theirs in order.
    key: str = ""

    @property
    def open(self) -> bool:
        return self.choice is not None or self.menu is not None


@dataclass(frozen=True)
class Menu:
    entries: tuple[Entry, ...]
    title: str = ""


class MenuList(OptionList):
    """Shows a menu and tells which answer was chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,backspace,left", "back", show=False),
    ]

    class Chosen(Message):
        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    class Refused(Message):
        """An entry that cannot be chosen was: here is why."""

        def __init__(self, reason: str) -> None:
            super().__init__()
            self.reason = reason

    class Moved(Message):
        """Another menu of the tree is shown."""

        def __init__(self, title: str) -> None:
            super().__init__()
            self.title = title

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._path: list[Menu] = []
        self._room = (80, 24)
        self.keys_shown: list[str] = []

    def show(self, menu: Menu | None) -> None:
        """Start at the root of this menu; None empties the list."""
        self._path = [menu] if menu else []
        self._fill()

    @property
    def entries(self) -> tuple[Entry, ...]:
        return self._path[-1].entries if self._path else ()

    @property
    def topic(self) -> str:
        """The topic of the highlighted entry."""
        place = self.highlighted
        return self.entries[place].topic if place is not None and place < len(self.entries) else ""

    @property
    def deep(self) -> bool:
        return len(self._path) > 1

    def fit(self, columns: int, rows: int) -> None:
        """Take so much room at most."""
        self._room = (columns, rows)
        self.styles.max_height = rows
        for place, line in enumerate(self._drawn()):
            self.replace_option_prompt_at_index(place, line)

    def _drawn(self) -> list[Content]:
        """Each entry in full; a long list, or one without room, keeps to one line each: the help has the whole text."""
        columns, rows = self._room
        heads = [_head(key, entry) for key, entry in zip(self.keys_shown, self.entries, strict=True)]
        lines = [_line(entry) for entry in self.entries]
        wrapped = [line.wrap(max(1, columns - 1 - INDENT)) for line in lines]
        many = len(lines) > SHORT or sum(map(len, wrapped)) > rows
        self.set_class(many, "-many")
        bodies = lines if many else [MARGIN.join(parts) for parts in wrapped]
        return [head + body for head, body in zip(heads, bodies, strict=True)]

    def _fill(self) -> None:
        self.clear_options()
        free = iter(KEYS)
        self.keys_shown = [entry.key or next(free, " ") for entry in self.entries]
        self.add_options([Line(line) for line in self._drawn()])
        if self.entries:
            self.highlighted = next((place for place, entry in enumerate(self.entries) if entry.open), 0)

    def on_key(self, event: events.Key) -> None:
        key = pressed(event)
        if key in self.keys_shown and key != " ":
            event.stop()
            event.prevent_default()
            place = self.keys_shown.index(key)
            self.highlighted = place
            self._choose(place)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self._choose(event.option_index)

    def _choose(self, place: int) -> None:
        entry = self.entries[place]
        if entry.choice is not None:
            self.post_message(self.Chosen(entry.choice))
        elif entry.menu is not None:
            self._path.append(entry.menu)
            self._fill()
            self.post_message(self.Moved(entry.menu.title))
        else:
            self.post_message(self.Refused(entry.hint))

    def action_back(self) -> None:
        if self.deep:
            self._path.pop()
            self._fill()
            self.post_message(self.Moved(self._path[-1].title))


def _head(key: str, entry: Entry) -> Content:
    return Content.assemble(
        (f" {key}", "$accent bold"), ("  " if entry.open else " ✗", "bold" if entry.open else "dim")
    )


def _line(entry: Entry) -> Content:
    more = " ›" if entry.menu else ""
    style = "bold" if entry.open else "dim"
    parts = [(f"{entry.label}{more}", style)]
    if entry.hint:
        parts.append((f"  {entry.hint}", "$muted"))
    return Content.assemble(*parts)
