"""The course of a game at the table: telling, asking, waiting for the bots, and what the keys do."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType

from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option
from sagebrush.tui.board import BoardScreen
from sagebrush.tui.help import HelpScreen
from sagebrush.tui.keys import pressed
from sagebrush.tui.log import GameLog, Note
from sagebrush.tui.menu import Choice, Entry, Menu, MenuList
from sagebrush.tui.newgame import NewGameScreen
from sagebrush.tui.panels.base import Panel
from sagebrush.tui.seats import SeatTable
from sagebrush.tui.session import Session, Wish
from sagebrush.tui.table import TableScreen
from sagebrush.tui.topics import TABLE, topics

#: Seconds between two things that bots do.
PACES: Final[dict[str, float]] = {"slow": 1.6, "normal": 0.8, "fast": 0.3, "instant": 0.0}

REMATCH: Final = "rematch"
NEW_GAME: Final = "new_game"
QUIT: Final = "quit"

#: The screen's own keys and their actions.
ACTIONS: Final[dict[str, str]] = {
    "q": "leave",
    "?": "help",
    "h": "help",
    "t": "table",
    "m": "board",
    "u": "take_back",
    "p": "pace",
    "l": "language",
    "space": "hurry",
    " ": "hurry",
}


class PlayScreen(TableScreen):
    """One game, from its first question to the rematch."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("pageup", "scroll_log(-1)", show=False, priority=True),
        Binding("pagedown", "scroll_log(1)", show=False, priority=True),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._hurry = asyncio.Event()
        self._rush = False

    def on_mount(self) -> None:
        self.run_worker(self._run(), exclusive=True)

    # ---------------------------------------------------------------- the course of the game

    async def _run(self) -> None:
        with self.table_app.failing():
            await self._play()

    async def _play(self) -> None:
        """Tell what happened, ask whoever is asked, until the game is over; then offer another."""
        session = self.session
        self._begin()
        while session.result is None:
            decision = session.decision
            if decision is not None or not self._rushing:
                self._show()
            if decision is not None:
                await self._own(decision)
            else:
                await self._bot()
            await self._tell()
        self._show()
        await self._after()

    def _begin(self) -> None:
        log = self.query_one(GameLog)
        for event in self.session.news():
            log.tell(event)
        if self.session.resumed:
            log.tell(Note("tui-note-resumed"))

    async def _own(self, decision: Decision[Option]) -> None:
        session = self.session
        if session.answers_itself(decision):
            option = decision.options[0]
            label = self.narrator.option(option, decision.question)
            self.query_one(GameLog).tell(Note("tui-note-only", (("option", label),)))
            session.answer(option)
            return
        choice = await self._ask(decision)
        # A question that was taken back or has to be put in another language is asked again.
        if choice is not None and not isinstance(choice, str):
            session.answer(choice)

    async def _bot(self) -> None:
        session = self.session
        decision = session.bot_decision()
        if decision is None:
            return
        await self._pause()
        option = await asyncio.to_thread(session.bot_choice, decision)
        session.bot_answer(decision, option)

    async def _tell(self) -> None:
        log = self.query_one(GameLog)
        news = self.session.news()
        for place, event in enumerate(news):
            log.tell(event)
            self.panel.hear(event)
            if event.kind in self.panel.weighty and place + 1 < len(news):
                await self._pause()

    @property
    def _rushing(self) -> bool:
        return self._rush or not PACES[self.table_app.pace]

    async def _pause(self) -> None:
        """Let the person look, or at least press a key."""
        if self._rushing:
            await asyncio.sleep(0)
            return
        self._hurry.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), PACES[self.table_app.pace])

    async def _ask(self, decision: Decision[Option]) -> Choice | None:
        """Put the question and wait for the answer."""
        self._rush = False
        menu = self.query_one(MenuList)
        why = self.session.why_not
        if self.panel.ask(decision, why):
            menu.display = False
            self._show_detail()
            self.panel.focus()
        else:
            self._offer(self.panel.menu(decision, why))
        return await self._answer()

    def _offer(self, entries: Menu) -> None:
        menu = self.query_one(MenuList)
        menu.display = True
        menu.show(entries)
        menu.focus()

    async def _answer(self) -> Choice | None:
        self.waiting = asyncio.get_running_loop().create_future()
        self._show_keys()
        choice = await self.waiting
        self.waiting = None
        self.panel.rest()
        self._show_detail()
        self.query_one(MenuList).show(None)
        self.query_one(MenuList).display = False
        return choice

    async def _after(self) -> None:
        """The game is over: another one?"""
        while True:
            again = Entry(self.say("tui-end-rematch"), self.say("tui-end-rematch-hint"), REMATCH)
            fresh = Entry(self.say("tui-end-new"), self.say("tui-end-new-hint"), NEW_GAME)
            leave = Entry(self.say("tui-end-quit"), str(self.session.path), QUIT)
            self._offer(Menu((again, fresh, leave)))
            match await self._answer():
                case "rematch":
                    self.table_app.start(self.session.wish_again())
                    return
                case "new_game":
                    self.app.push_screen(NewGameScreen(self.narrator.words, self.session.wish_again()), self._wished)
                case "quit":
                    self.table_app.leave()
                    return
                case _:
                    self._show()

    def _wished(self, wish: Wish | None) -> None:
        if wish is not None:
            self.table_app.start(wish)

    # ---------------------------------------------------------------- answers and keys

    def _give(self, choice: Choice | None) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(choice)

    def on_menu_list_chosen(self, message: MenuList.Chosen) -> None:
        self._give(message.choice)

    def on_panel_chosen(self, message: Panel.Chosen) -> None:
        self._give(message.option)

    def on_panel_pointed(self, message: Panel.Pointed) -> None:
        self._open_help(message.topic)

    def on_panel_changed(self) -> None:
        self._remark("")
        self._show_detail()

    def on_panel_said(self, message: Panel.Said) -> None:
        self._remark(message.text)

    def on_menu_list_refused(self, message: MenuList.Refused) -> None:
        self._remark(message.reason)

    def on_menu_list_moved(self, message: MenuList.Moved) -> None:
        self._remark(message.title)
        self._show_keys()

    def on_seat_table_pointed(self, message: SeatTable.Pointed) -> None:
        self._open_help(message.topic)

    async def on_key(self, event: events.Key) -> None:
        action = ACTIONS.get(pressed(event))
        if action is not None:
            event.stop()
            await self.run_action(action)

    def action_leave(self) -> None:
        self.table_app.leave()

    def action_help(self) -> None:
        self._open_help(self.query_one(MenuList).topic or self.panel.topic(self.session.view))

    def action_table(self) -> None:
        self._open_help(TABLE)

    def action_board(self) -> None:
        if self.panel.board_key:
            self.app.push_screen(BoardScreen(self.narrator.words, self.panel.board(self.session.view)))

    def _open_help(self, topic: str) -> None:
        self.app.push_screen(HelpScreen(self.narrator.words, topics(self.panel, self.session.view), topic))

    def action_hurry(self) -> None:
        """Do not wait any more until the person is asked."""
        self._rush = True
        self._hurry.set()

    def action_pace(self) -> None:
        paces = list(PACES)
        self.table_app.pace = paces[(paces.index(self.table_app.pace) + 1) % len(paces)]
        self._show()

    def action_language(self) -> None:
        self.table_app.next_language()
        self.narrator = self._teller()
        self.panel.narrator = self.narrator
        log = self.query_one(GameLog)
        log.narrator = self.narrator
        log.border_title = self.say("tui-log")
        log.retell()
        self._show()
        self._give(None)

    def action_take_back(self) -> None:
        if self.waiting is None or self.session.decision is None:
            return
        point = self.session.match.take_back_point(self.session.seat)
        with self.table_app.failing():
            if self.session.take_back(point):
                self.query_one(GameLog).tell(Note("tui-note-taken-back"))
                self._give(None)
            else:
                self._remark(self.say("tui-no-take-back"))

    def action_scroll_log(self, step: int) -> None:
        log = self.query_one(GameLog)
        log.scroll_relative(y=step * max(1, log.size.height - 1), animate=False)
