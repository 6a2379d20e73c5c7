"""The program: opens a record or starts a game, shows the table, and says on leaving how to come back."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from sagebrush.core.config import Value
from sagebrush.core.errors import BadConfig, SagebrushError
from sagebrush.tui.screen import PACES, PlayScreen
from sagebrush.tui.session import Session, Wish
from sagebrush.tui.style import COLOURS, THEME
from sagebrush.tui.style import CSS as STYLE
from sagebrush.words import languages


class TableApp(App[int]):
    """One person at a terminal. Its state between games: language, pace and the game being played."""

    CSS = STYLE
    TITLE = "Sagebrush"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True, system=True),
    ]

    def __init__(self, session: Session, lang: str, pace: str = "normal") -> None:
        super().__init__()
        self.session = session
        self.words = session.words(lang)
        self.pace = pace
        self.failure = ""

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return COLOURS

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = THEME.name
        self.push_screen(PlayScreen(self.session))

    def start(self, wish: Wish) -> None:
        """Play another game, in a file of its own."""
        with self.failing():
            self.session = Session.open(self.session.next_path(wish.game), wish)
            self.words = self.session.words(self.words.lang)
            self.switch_screen(PlayScreen(self.session))

    def next_language(self) -> None:
        known = languages()
        self.words = self.session.words(known[(known.index(self.words.lang) + 1) % len(known)])

    def leave(self) -> None:
        self.exit(0)

    @contextmanager
    def failing(self) -> Iterator[None]:
        """Give up on a full disk or a bot with a mistake; the reason is told once the screen is gone."""
        try:
            yield
        except SagebrushError as error:
            self.failure = str(error)
            self.exit(0)

    def action_leave(self) -> None:
        self.leave()


def play_in_terminal(
    record_path: Path,
    *,
    game: str,
    players: int | None,
    bots: str,
    expansions: Sequence[str],
    options: dict[str, Value],
    seed: int | str,
    lang: str,
    names: Sequence[str] | None,
    speed: str = "normal",
    content: dict[str, str] | None = None,
) -> int:
    """Play on a terminal, going on with the record at the path if there is one; the exit code."""
    if speed not in PACES:
        raise BadConfig(f"there is no speed {speed!r}; there is {', '.join(PACES)}")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise SagebrushError("play needs a terminal; to let bots play on their own, use simulate")
    wish = Wish(game, players, bots, tuple(expansions), options, seed, tuple(names) if names else None, content or {})
    app = TableApp(Session.open(record_path, wish), lang, speed)
    app.run()
    if app.session.path.exists():
        sys.stdout.write(f"{farewell(app)}\n")
    if app.failure:
        raise SagebrushError(app.failure)
    return app.return_code or 0


def farewell(app: TableApp) -> str:
    """Where the game is and how to go on with it."""
    message = "tui-bye-over" if app.session.result else "tui-bye-open"
    return app.words.say(message, game=app.session.game, path=str(app.session.path))
