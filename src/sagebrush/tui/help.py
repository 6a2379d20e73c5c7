"""The help: a page for every thing and every chapter of the rules, found by typing."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Line

from sagebrush.tui.topics import Topic, plain
from sagebrush.words import Words


class HelpScreen(ModalScreen[None]):
    """Type to search, arrows to choose, Escape to go back to the table."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (76, "-normal")]  # noqa: RUF012 (Textual's own type)
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,question_mark", "dismiss", show=False, priority=True),
        Binding("down", "move(1)", show=False, priority=True),
        Binding("up", "move(-1)", show=False, priority=True),
        Binding("pagedown", "turn(1)", show=False, priority=True),
        Binding("pageup", "turn(-1)", show=False, priority=True),
    ]

    def __init__(self, words: Words, topics: list[Topic], start: str) -> None:
        super().__init__()
        self.words = words
        self.topics = topics
        self.found = topics
        self.start = start

    def compose(self) -> ComposeResult:
        with Vertical(id="help"):
            yield Input(placeholder=self.words.say("tui-help-search"), id="search")
            with Horizontal(id="help-body"):
                yield OptionList(id="help-list")
                with VerticalScroll(id="help-page", can_focus=False):
                    yield Static(id="help-text")
            yield Static(self.words.say("tui-help-foot"), id="help-foot")

    def on_mount(self) -> None:
        self.query_one("#help").border_title = self.words.say("tui-help-title")
        self._fill(self.start)
        self.query_one(Input).focus()

    def _fill(self, wanted: str = "") -> None:
        pages = self.query_one(OptionList)
        pages.clear_options()
        pages.add_options([Line(_title(topic)) for topic in self.found])
        if not self.found:
            self.query_one("#help-text", Static).update(self.words.say("tui-help-nothing"))
            return
        places = [place for place, topic in enumerate(self.found) if topic.id == wanted]
        pages.highlighted = places[0] if places else 0

    def on_input_changed(self, event: Input.Changed) -> None:
        wanted = event.value.strip()
        found = [topic for topic in self.topics if topic.matches(wanted)]
        # A page whose title has the word comes before one that only mentions it.
        self.found = sorted(found, key=lambda topic: plain(wanted) not in plain(topic.title))
        self._fill()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        topic = self.found[event.option_index]
        self.query_one("#help-text", Static).update(_page(topic))
        self.query_one("#help-page", VerticalScroll).scroll_home(animate=False)

    def action_move(self, step: int) -> None:
        pages = self.query_one(OptionList)
        if self.found:
            pages.highlighted = ((pages.highlighted or 0) + step) % len(self.found)

    def action_turn(self, step: int) -> None:
        page = self.query_one("#help-page", VerticalScroll)
        page.scroll_relative(y=step * max(1, page.size.height - 2), animate=False)


def _title(topic: Topic) -> Content:
    return Content.assemble(topic.title, (f"  {topic.kind}", "$muted"))


def _page(topic: Topic) -> Content:
    parts: list[tuple[str, str]] = [(f"{topic.title}\n", "bold $accent"), (f"{topic.kind}\n\n", "$muted")]
    if topic.text:
        parts.append((f"{topic.text}\n\n", ""))
    for id, text in topic.rulings:
        parts += [(f"{id}  ", "$muted"), (f"{text}\n", "")]
    return Content.assemble(*parts)
