"""The decks of event cards in the terminal: what is in force, what comes next and how many are to come."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static

from sagebrush.games.bang.event_view import EventDeckView
from sagebrush.games.bang.view import BangView
from sagebrush.tui.panels.base import Panel
from sagebrush.words.narrate import Narrator

BETWEEN = " · "


class EventLines(Static):
    """A line for each deck on the table, whichever expansion has laid it there; a click opens the event's text."""

    DEFAULT_CSS = "EventLines { height: auto; padding: 0 1; }"

    def __init__(self) -> None:
        super().__init__()
        self.decks: list[EventDeckView] = []

    def show(self, narrator: Narrator, view: BangView) -> None:
        self.decks = [part for part in view.parts.values() if isinstance(part, EventDeckView)]
        self.display = bool(self.decks)
        self.update(Content("\n").join([_line(narrator, deck) for deck in self.decks]))

    def on_click(self) -> None:
        """Of several decks the first one is meant; the help has the others a few keys away."""
        ids = [deck.present or deck.upcoming for deck in self.decks]
        topic = next((f"event_card-{id}" for id in ids if id), "")
        self.post_message(Panel.Pointed(topic))


def _line(narrator: Narrator, deck: EventDeckView) -> Content:
    say = narrator.words.say
    parts = [(say("tui-bang-event-none"), "$muted")]
    if deck.present:
        name, short = (narrator.thing("event_card", deck.present, part) for part in (None, "short"))
        parts = [(say("tui-bang-event", event=name, short=short), "$warning")]
    if deck.upcoming:
        upcoming = narrator.thing("event_card", deck.upcoming)
        parts.append((say("tui-bang-event-next", event=upcoming), ""))
    parts.append((say("tui-bang-event-left", count=deck.left), "$muted"))
    return Content(BETWEEN).join([Content.styled(text, style) for text, style in parts])
