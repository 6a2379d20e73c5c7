"""The whole board of a game on a page of its own."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from sagebrush.words import Words


class BoardScreen(ModalScreen[None]):
    """Arrows to scroll, any of the usual keys to go back to the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,m,q,enter,space", "dismiss", show=False, priority=True),
        Binding("down", "move(1)", show=False, priority=True),
        Binding("up", "move(-1)", show=False, priority=True),
        Binding("pagedown", "move(10)", show=False, priority=True),
        Binding("pageup", "move(-10)", show=False, priority=True),
    ]

    def __init__(self, words: Words, content: Content) -> None:
        super().__init__()
        self.words = words
        self.content = content

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="board"):
            yield Static(self.content, id="board-text")

    def on_mount(self) -> None:
        self.query_one("#board").border_subtitle = self.words.say("tui-board-foot")

    def action_move(self, lines: int) -> None:
        self.query_one("#board", VerticalScroll).scroll_relative(y=lines, animate=False)
