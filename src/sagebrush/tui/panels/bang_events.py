"""What lies on the table in the terminal: decks of events, and whatever else an expansion has laid there."""

from __future__ import annotations

from textual import events
from textual.content import Content
from textual.style import Style
from textual.widgets import Static

from sagebrush.games.bang.event_view import EventDeckView
from sagebrush.games.bang.plain_view import PlainView
from sagebrush.games.bang.view import BangView
from sagebrush.tui.panels.base import Panel
from sagebrush.words.narrate import Narrator

BETWEEN = " · "


class EventLines(Static):
    """A line for each deck or other part, whichever expansion has laid it there; a click on an event opens its text."""

    DEFAULT_CSS = "EventLines { height: auto; padding: 0 1; }"

    def show(self, narrator: Narrator, view: BangView) -> None:
        decks = {name: part for name, part in view.parts.items() if isinstance(part, EventDeckView)}
        lines = [_line(narrator, name, deck) for name, deck in decks.items()]
        lines += [_plain(narrator, part) for part in view.parts.values() if isinstance(part, PlainView)]
        self.display = bool(lines)
        self.update(Content("\n").join(lines))

    def on_click(self, event: events.Click) -> None:
        topic = event.style.meta.get("topic")
        if topic:
            self.post_message(Panel.Pointed(topic))


def _line(narrator: Narrator, name: str, deck: EventDeckView) -> Content:
    say = narrator.words.say
    parts = [Content.styled(say("tui-bang-event-none", deck=name), "$muted")]
    if deck.present:
        event, short = (narrator.thing("event_card", deck.present, part) for part in (None, "short"))
        parts = [_event(say("tui-bang-event", event=event, short=short), deck.present, "$warning")]
    if deck.upcoming:
        upcoming = narrator.thing("event_card", deck.upcoming)
        parts.append(_event(say("tui-bang-event-next", event=upcoming), deck.upcoming, ""))
    parts.append(Content.styled(say("tui-bang-event-left", count=deck.left), "$muted"))
    return Content(BETWEEN).join(parts)


def _event(text: str, id: str, style: str) -> Content:
    """A text that knows which event it is about."""
    return Content.styled(text, style).stylize(Style.from_meta({"topic": f"event_card-{id}"}))


def _plain(narrator: Narrator, part: PlainView) -> Content:
    """Whatever a part says of itself."""
    return Content(BETWEEN).join([Content(narrator.say(message, facts)) for message, facts in part.line()])


def notes_of(narrator: Narrator, view: BangView, seat: int) -> list[str]:
    """What all parts say of a player."""
    parts = [part for part in view.parts.values() if isinstance(part, PlainView)]
    return [narrator.say(message, facts) for part in parts for message, facts in part.notes(seat)]
