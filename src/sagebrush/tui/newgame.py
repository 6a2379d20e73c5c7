"""Setting up another game: up and down to go, left and right to change, Enter to start."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Line

from sagebrush.bots import levels
from sagebrush.core.config import OptionInfo, Value, allowed_players
from sagebrush.core.errors import SagebrushError
from sagebrush.core.registry import game_named, games
from sagebrush.tui.keys import pressed
from sagebrush.tui.session import Wish
from sagebrush.tui.topics import title_of
from sagebrush.words import Words

#: The choice that leaves it to chance.
RANDOM: Final = "random"


class Setting(msgspec.Struct):
    """One line of the form: the values it can have and the one it has."""

    name: str
    title: str
    values: list[Value]
    place: int
    text: str = ""

    @property
    def value(self) -> Value:
        return self.values[self.place]

    def turn(self, step: int) -> None:
        self.place = (self.place + step) % len(self.values)


class NewGameScreen(ModalScreen[Wish]):
    """Game, players, bots, expansions and the choices of the game that are a yes, a number or one of a few."""

    def __init__(self, words: Words, wish: Wish) -> None:
        super().__init__()
        self.words = words
        self.wish = wish
        self.settings = self._settings(wish)

    def compose(self) -> ComposeResult:
        with Vertical(id="new-game"):
            yield OptionList(id="new-list")
            yield Static(id="new-text")
            yield Static(id="new-error")
            yield Static(self.words.say("tui-new-foot"), id="new-foot")

    def on_mount(self) -> None:
        self.query_one("#new-game").border_title = self.words.say("tui-end-new")
        self._draw(0)
        self.query_one(OptionList).focus()

    def _settings(self, wish: Wish) -> list[Setting]:
        say = self.words.say
        info = game_named(wish.game).info
        known = [game.info.name for game in games()]
        counts = allowed_players(info, wish.expansions)
        found = [
            _setting("game", say("tui-new-game"), known, wish.game),
            _setting("players", say("tui-new-players"), counts, wish.players or counts[0]),
            _setting("bots", say("tui-new-bots"), dict.fromkeys([*levels(wish.game), wish.bots]), wish.bots),
        ]
        for expansion in info.expansions:
            title, text = self._words_of(f"{info.name}-expansion-{expansion.name}", expansion.name)
            found.append(_setting(f"+{expansion.name}", title, (False, True), expansion.name in wish.expansions, text))
        for option in info.options:
            values = _values(option)
            if values and option.matters(wish.expansions):
                title, text = self._words_of(f"{info.name}-variant-{option.name}", option.name)
                chosen = wish.options.get(option.name, option.default)
                found.append(_setting(f"-{option.name}", title, values, chosen, text))
        return found

    def _words_of(self, id: str, otherwise: str) -> tuple[str, str]:
        return title_of(self.words, id, otherwise), title_of(self.words, id, "", "text")

    def _draw(self, place: int) -> None:
        lines = self.query_one(OptionList)
        lines.clear_options()
        lines.add_options([Line(self._line(setting)) for setting in self.settings])
        lines.highlighted = place

    def _line(self, setting: Setting) -> Content:
        return Content.assemble(f"{setting.title}  ", (f"◀ {self._value(setting)} ▶", "bold $accent"))

    def _value(self, setting: Setting) -> str:
        if isinstance(setting.value, bool):
            return self.words.say("tui-yes" if setting.value else "tui-no")
        if setting.name == "game":
            return title_of(self.words, f"{setting.value}-name", str(setting.value))
        if setting.name.startswith("-") and setting.value == RANDOM:
            return self.words.say("tui-choice-random")
        game, value = self.settings[0].value, str(setting.value)
        if setting.name.startswith("-") and self.words.has(f"{game}-choice-{value}"):
            return self.words.say(f"{game}-choice-{value}")
        return title_of(self.words, f"{game}-event_card-{value}", value)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one("#new-text", Static).update(Content(self.settings[event.option_index].text))

    def on_option_list_option_selected(self) -> None:
        self._start()

    def on_key(self, event: events.Key) -> None:
        key = pressed(event)
        if key in ("left", "right", "space", " "):
            event.stop()
            self._turn(-1 if key == "left" else 1)
        elif key in ("escape", "q"):
            event.stop()
            self.dismiss(None)

    def _turn(self, step: int) -> None:
        place = self.query_one(OptionList).highlighted or 0
        setting = self.settings[place]
        setting.turn(step)
        if setting.name == "game":
            self.settings = self._settings(Wish(str(setting.value), bots=self.wish.bots, seed=self.wish.seed))
        elif setting.name.startswith("+"):
            self.settings = self._settings(self._wished())
        self._draw(place)

    def _wished(self) -> Wish:
        values = {setting.name: setting.value for setting in self.settings}
        players = int(values["players"])
        names = self.wish.names if self.wish.names and len(self.wish.names) == players else None
        return Wish(
            str(values["game"]),
            players,
            str(values["bots"]),
            tuple(name[1:] for name, value in values.items() if name.startswith("+") and value),
            {name[1:]: value for name, value in values.items() if name.startswith("-")},
            self.wish.seed,
            names,
            # Cards of one's own go with the game they are for.
            self.wish.content if values["game"] == self.wish.game else {},
        )

    def _start(self) -> None:
        wish = self._wished()
        try:
            game_named(wish.game).check(wish.config)
        except SagebrushError as error:
            self.query_one("#new-error", Static).update(Content(str(error)))
            return
        self.dismiss(wish)


def _setting(name: str, title: str, values: Iterable[Value], chosen: Value, text: str = "") -> Setting:
    listed = list(values)
    return Setting(name, title, listed, listed.index(chosen) if chosen in listed else 0, text)


def _values(option: OptionInfo) -> list[Value]:
    """What can be stepped through; a list of names has too many values for this form."""
    match option.kind:
        case "flag":
            return [False, True]
        case "choice":
            return list(option.choices)
        case "number":
            return list(range(option.lowest, option.highest + 1))
        case _:
            return []
