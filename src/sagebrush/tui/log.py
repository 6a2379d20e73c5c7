"""The log: what happened, told to one seat; it wraps anew when the terminal is resized."""

from __future__ import annotations

from dataclasses import dataclass

from rich.padding import Padding
from rich.text import Text
from textual import events
from textual.widgets import RichLog

from sagebrush.core.events import Event
from sagebrush.tui.panels.base import Panel
from sagebrush.words.narrate import Narrator


@dataclass(frozen=True)
class Note:
    """A line of the program's own: a message of the words."""

    id: str
    facts: tuple[tuple[str, str | int], ...] = ()


class GameLog(RichLog, can_focus=False):
    """Keeps what was told, so that it can be told again in another width or language."""

    def __init__(self, narrator: Narrator, panel: Panel) -> None:
        super().__init__(id="log", wrap=True, min_width=10)
        self.narrator = narrator
        self.panel = panel
        self.told: list[Event | Note] = []
        self._former: Event | None = None
        self._columns = 0

    def tell(self, item: Event | Note) -> None:
        former = self._former
        if isinstance(item, Event):
            self._former = item
            if self.panel.echoes(item, former):
                return
        self.told.append(item)
        self._put(item)

    def retell(self) -> None:
        self.clear()
        for item in self.told:
            self._put(item)

    def forget(self) -> None:
        """A new game starts."""
        self.told = []
        self._former = None
        self.clear()

    def _put(self, item: Event | Note) -> None:
        if isinstance(item, Note):
            self.write(Text(f"· {self.narrator.words.say(item.id, None, **dict(item.facts))}", style="italic dim"))
            return
        sentence = self.narrator.event(item)
        if item.kind == self.panel.turn_event:
            self.write(Text(f"── {sentence}", style="bold"))
        else:
            self.write(Padding(Text(sentence), (0, 0, 0, 3), expand=False))

    def on_resize(self, event: events.Resize) -> None:
        if event.size.width != self._columns:
            self._columns = event.size.width
            self.retell()
        self.scroll_end(animate=False)
