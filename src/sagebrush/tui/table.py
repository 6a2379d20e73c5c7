"""What the table looks like; what happens at it is in `screen.py`."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, cast

from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from sagebrush.tui.log import GameLog
from sagebrush.tui.menu import Choice, MenuList
from sagebrush.tui.panels import make_panel
from sagebrush.tui.panels.base import Panel
from sagebrush.tui.seats import SeatTable
from sagebrush.tui.session import Session
from sagebrush.tui.topics import title_of
from sagebrush.words.narrate import Narrator

if TYPE_CHECKING:
    from sagebrush.tui.app import TableApp

PACE_NAMES: Final[dict[str, str]] = {
    "slow": "tui-pace-slow",
    "normal": "tui-pace-normal",
    "fast": "tui-pace-fast",
    "instant": "tui-pace-instant",
}

#: Rows of the log, its border included, that a menu leaves in sight.
LOG_ROWS: Final = 4
#: From this width on the log has a column of its own.
WIDE: Final = 100


class TableScreen(Screen[None]):
    """One seat's sight of a game: who sits there, the game's panel, what is asked, the answers, the log."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (80, "-normal"), (WIDE, "-wide")]  # noqa: RUF012 (Textual's own type)
    VERTICAL_BREAKPOINTS = [(0, "-tiny"), (16, "-short"), (32, "-roomy")]  # noqa: RUF012

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.narrator = self._teller()
        self.panel: Panel = make_panel(self.narrator)
        self.waiting: asyncio.Future[Choice | None] | None = None
        self._question = ""

    @property
    def table_app(self) -> TableApp:
        return cast("TableApp", self.app)

    def _teller(self) -> Narrator:
        return Narrator(self.table_app.words, self.session.game, self.session.names, self.session.seat)

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        with Container(id="body"):
            with Vertical(id="main"):
                yield SeatTable()
                yield self.panel
                yield Static(id="prompt")
                yield Static(id="detail")
                yield MenuList(id="menu")
            yield GameLog(self.narrator, self.panel)
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one(GameLog).border_title = self.say("tui-log")
        self.query_one(MenuList).display = False

    def say(self, id: str, **facts: str | int) -> str:
        return self.narrator.words.say(id, None, **facts)

    # ---------------------------------------------------------------- drawing

    def _show(self) -> None:
        view = self.session.view
        seats = self.query_one(SeatTable)
        self.panel.now = self.session.now
        lines = self.panel.seats(view)
        seats.show(lines, self.panel.shorten, elastic=self.panel.elastic)
        self.panel.show(view)
        self._show_detail()
        self._fit()
        title = title_of(self.narrator.words, f"{self.session.game}-name", self.session.game)
        pace = self.say("tui-status-pace", pace=self.say(PACE_NAMES[self.table_app.pace]))
        parts = [part for part in (title, self.panel.status(view), pace) if part]
        self.query_one("#status", Static).update(Content(" · ".join(parts)))
        self._prompt(self._sentence(), yours=self.session.decision is not None)
        self._show_keys()

    @property
    def _columns(self) -> int:
        """The width of everything but the log."""
        return self.size.width * 3 // 5 if self.size.width >= WIDE else self.size.width

    def _fit(self) -> None:
        """Fit seats and panel to the room there is; the layout itself would know it only later."""
        seats = self.query_one(SeatTable)
        seats.fit(self._columns - 2)
        self.panel.fit(self._columns, self.size.height - seats.rows)
        self.call_after_refresh(self._fit_menu)

    def _fit_menu(self) -> None:
        """The menu takes what is left, but leaves a little log in sight where that lies below it."""
        above = (self.query_one(SeatTable), self.panel, self.query_one("#prompt"))
        taken = 2 + sum(part.outer_size.height for part in above if part.display)
        log = LOG_ROWS if self.query_one(GameLog).display and self.size.width < WIDE else 0
        self.query_one(MenuList).fit(self._columns, max(2, self.size.height - taken - log))

    def _sentence(self) -> str:
        """Who must do what."""
        result = self.session.result
        if result is not None:
            won = self.say("tui-end-won" if self.session.seat in result.winners else "tui-end-lost")
            outcome = self.narrator.outcome(result)
            # A game without words has only the outcome's id.
            return f"{won} ({outcome})" if outcome == result.outcome else f"{outcome} {won}"
        own = self.session.decision
        asked = [(own.seat, own.question)] if own is not None else self.session.questions
        return " ".join(self.narrator.question(question, seat) for seat, question in asked)

    def _prompt(self, text: str, *, yours: bool) -> None:
        self._question = text
        prompt = self.query_one("#prompt", Static)
        prompt.update(Content(text))
        prompt.set_class(yours or self.session.result is not None, "-yours")

    def _show_keys(self) -> None:
        """As many keys as fit, the most needed first; the help lists them all."""
        room = self.size.width - 2
        parts: list[tuple[str, str]] = []
        for key, does in (*self._own_keys(), *self._common_keys()):
            room -= len(key) + len(does) + 3
            if room >= -2:
                parts += [(key, "$accent bold"), (f" {does}  ", "")]
        self.query_one("#keys", Static).update(Content.assemble(*parts))

    def _own_keys(self) -> list[tuple[str, str]]:
        menu = self.query_one(MenuList)
        if menu.display:
            back = [("Esc", self.say("tui-keys-back"))] if menu.deep else []
            return [("1-9 ↑↓", self.say("tui-keys-choose")), *back]
        if self.waiting is not None:
            return self.panel.keys()
        return [(self.say("tui-key-space"), self.say("tui-keys-hurry"))]

    def _common_keys(self) -> list[tuple[str, str]]:
        undo = [("U", self.say("tui-keys-undo"))] if self.waiting is not None and self.session.decision else []
        board = [("M", self.say(self.panel.board_key))] if self.panel.board_key else []
        return [
            ("?", self.say("tui-keys-help")),
            ("Q", self.say("tui-keys-quit")),
            *board,
            *undo,
            ("T", self.say("tui-keys-table")),
            ("P", self.say("tui-keys-pace")),
            ("L", self.say("tui-keys-language")),
        ]

    def _show_detail(self) -> None:
        detail = self.query_one("#detail", Static)
        content = self.panel.detail()
        detail.display = content is not None
        if content is not None:
            detail.update(content)

    def on_resize(self) -> None:
        self._show()

    def _remark(self, text: str) -> None:
        """Say something beside the question, until the next thing is said."""
        parts = [self._question] + ([f"\n{text}"] if text else [])
        self.query_one("#prompt", Static).update(Content("".join(parts)))
