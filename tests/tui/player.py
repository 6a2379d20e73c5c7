"""A person at the keyboard: waits for the question and presses keys, nothing else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Static

from sagebrush.core.config import Value
from sagebrush.tui.app import TableApp
from sagebrush.tui.log import GameLog
from sagebrush.tui.menu import MenuList
from sagebrush.tui.screen import PlayScreen
from sagebrush.tui.session import Session, Wish

#: Pauses to wait for a question before something must be wrong.
PATIENCE = 600


class Person:
    """Drives the app through Textual's pilot."""

    def __init__(self, app: TableApp, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> PlayScreen:
        screen = self.app.screen
        assert isinstance(screen, PlayScreen)
        return screen

    @property
    def session(self) -> Session:
        return self.app.session

    async def asked(self) -> None:
        """Wait until a key is expected, and can be seen to be."""
        for _ in range(PATIENCE):
            await self.pilot.pause()
            if not isinstance(self.app.screen, PlayScreen) or self.app.screen.waiting is None:
                continue
            menu = self.screen.query_one(MenuList)
            if menu.size.height or not menu.display:
                return
        raise AssertionError("nobody asks")

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.pilot.pause()

    def shown(self, id: str) -> str:
        return str(self.app.screen.query_one(id, Static).visual)

    def lines(self) -> list[str]:
        """The menu as it can be read."""
        menu = self.screen.query_one(MenuList)
        return [entry.label for entry in menu.entries] if menu.display else []

    def log(self) -> str:
        return "\n".join(line.text for line in self.screen.query_one(GameLog).lines)


@asynccontextmanager
async def seated(
    path: Path,
    *,
    game: str = "dice",
    players: int = 4,
    seed: int = 1,
    lang: str = "en",
    pace: str = "instant",
    size: tuple[int, int] = (80, 24),
    expansions: tuple[str, ...] = (),
    **options: Value,
) -> AsyncIterator[Person]:
    session = Session.open(path, Wish(game, players, "random", expansions, options, seed))
    async with shown(session, lang=lang, pace=pace, size=size) as person:
        await person.asked()
        yield person


@asynccontextmanager
async def shown(
    session: Session, *, lang: str = "en", pace: str = "instant", size: tuple[int, int] = (80, 24)
) -> AsyncIterator[Person]:
    """A session on the screen, as it is."""
    app = TableApp(session, lang, pace)
    async with app.run_test(size=size) as pilot:
        yield Person(app, pilot)
