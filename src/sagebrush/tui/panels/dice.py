"""The Dice Game in the terminal: the dice as a tray, picked with 1 to 5 and rolled with Enter."""

from __future__ import annotations

from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from sagebrush.core.decisions import Decision
from sagebrush.core.events import Event
from sagebrush.core.options import Option, WhyNot
from sagebrush.core.seats import Seat
from sagebrush.games.dice.data import DICE, FACES, LIFE
from sagebrush.games.dice.events import DiceRolled
from sagebrush.games.dice.options import Become, Choose, Reroll, RollAgain, Shoot, Stop
from sagebrush.games.dice.view import DicePlayer, DiceView
from sagebrush.tui.keys import pressed
from sagebrush.tui.menu import Entry
from sagebrush.tui.panels.base import Cell, SeatLine
from sagebrush.tui.panels.west import WestPanel
from sagebrush.words.narrate import Narrator

#: Three lines of seven for each face; a die that was used up shows nothing.
PICTURES: Final[dict[str, tuple[str, str, str]]] = {
    "arrow": ("   ▲   ", "   │   ", "  ╱│╲  "),
    "dynamite": ("   ╭─* ", "  ▐█▌  ", "  ▐█▌  "),
    "bullseye_1": (" ╭─┼─╮ ", " ┼ 1 ┼ ", " ╰─┼─╯ "),
    "bullseye_2": (" ╭─┼─╮ ", " ┼ 2 ┼ ", " ╰─┼─╯ "),
    "beer": (" ┌~~~┐ ", " │▒▒▒├┐", " └───┴┘"),
    "gatling": (" ╔════ ", "▐╠════ ", " ╚════ "),
    "spent": ("       ", "   ·   ", "       "),
}
#: The same in one line.
SIGNS: Final[dict[str, str]] = {
    "arrow": "──▶",
    "dynamite": "▐█*",
    "bullseye_1": "(1)",
    "bullseye_2": "(2)",
    "beer": "▒▒]",
    "gatling": "╠══",
    "spent": " · ",
}
STYLES: Final[dict[str, str]] = {
    "arrow": "$secondary",
    "dynamite": "$error",
    "bullseye_1": "$foreground",
    "bullseye_2": "$foreground",
    "beer": "$warning",
    "gatling": "$primary",
    "spent": "$muted",
}

#: Rows beside the seats that pictures of three lines need.
TALL: Final = 18
#: Columns below which the dice become a list.
BROAD: Final = 56


class Die(Static):
    """One die; a click picks it."""

    def __init__(self, place: int) -> None:
        super().__init__(classes="die")
        self.place = place

    def on_click(self) -> None:
        panel = self.screen.query_one(DicePanel)
        panel.pick(self.place)


class DicePanel(WestPanel, can_focus=True):
    """The five dice of whoever has the turn."""

    DEFAULT_CSS = """
    #dice { height: auto; }
    .die { height: auto; width: 1fr; max-width: 16; padding-right: 1; content-align: center top; text-align: center; }
    DicePanel.-list #dice { layout: vertical; }
    DicePanel.-list .die { width: 100%; max-width: 100%; text-align: left; content-align: left top; }
    """

    own_keys = "tui-dice-keys"
    weighty = ("dice_rolled", "indians_attacked", "gatling_fired", "dynamite_exploded", "player_eliminated")
    things = (
        ("face", FACES),
        ("character", tuple(LIFE)),
        ("role", ("sheriff", "deputy", "outlaw", "renegade")),
    )
    shorten = (6, 4, 2, 3)

    def __init__(self, narrator: Narrator) -> None:
        super().__init__(narrator)
        self.view: DiceView | None = None
        self.dice: tuple[str, ...] = ()
        self.picked: set[int] = set()
        self.fresh: tuple[int, ...] = ()
        self.decision: Decision[Option] | None = None
        self.locked: dict[int, str] = {}
        self.size_class = "tall"

    def compose(self) -> ComposeResult:
        with Horizontal(id="dice"):
            for place in range(DICE):
                yield Die(place)

    # ---------------------------------------------------------------- drawing

    def show(self, view: DiceView) -> None:
        self.view = view
        # Before the first roll of a turn the dice of the last one still lie there.
        if view.roll:
            self._lay(view.active, view.dice, view.roll, view.players[view.active].rolls)
        self.fresh = ()
        self._draw()

    def hear(self, event: Event) -> None:
        if isinstance(event, DiceRolled):
            self.fresh = event.rolled
            self._lay(event.seat, event.dice, event.roll, 0)
            self._draw()

    def _lay(self, seat: Seat, dice: tuple[str, ...], roll: int, rolls: int) -> None:
        self.display = True
        self.dice = dice
        whose = "tui-dice-yours" if seat == self.narrator.reader else "tui-dice-theirs"
        title = self.say(whose, player=self.narrator.names[seat])
        count = self.say("tui-dice-roll-of", roll=roll, rolls=rolls) if rolls else self.say("tui-dice-roll", roll=roll)
        self.border_title = f"{title} · {count}"

    def fit(self, columns: int, rows: int) -> None:
        self.size_class = "list" if columns < BROAD else "tall" if rows >= TALL else "low"
        for name in ("tall", "low", "list"):
            self.set_class(name == self.size_class, f"-{name}")
        self._draw()

    def _draw(self) -> None:
        for die in self.query(Die):
            if die.place < len(self.dice):
                die.update(self._picture(die.place))

    def _picture(self, place: int) -> Content:
        face = self.dice[place]
        style = STYLES[face]
        name = self.narrator.thing("face", face) if face in FACES else ""
        picked = place in self.picked
        state = self.say("tui-dice-picked") if picked else self.say("tui-dice-locked") if place in self.locked else ""
        if self.size_class == "list":
            mark = "↻" if picked else " "
            return Content.assemble((f" {place + 1} {mark} ", "bold"), (SIGNS[face], style), f" {name} ", state)
        edge = "$accent bold" if picked else "bold" if place in self.fresh else ""
        sides = "║║" if picked else "││"
        lines = PICTURES[face] if self.size_class == "tall" else (f"  {SIGNS[face]}  ",)
        parts: list[tuple[str, str]] = [(_edge(str(place + 1), top=True, double=picked), edge)]
        for line in lines:
            parts += [("\n" + sides[0], edge), (f" {line} ", style), (sides[1], edge)]
        parts += [("\n" + _edge("↻" if picked else "", top=False, double=picked), edge)]
        parts += [(f"\n{name}", "bold"), (f"\n{state}", "$accent" if picked else "$muted")]
        return Content.assemble(*parts)

    def detail(self) -> Content | None:
        """What Enter and S would do now."""
        decision = self.decision
        if decision is None:
            return None
        roll, stop = self._chosen(), self._stop()
        parts: list[tuple[str, str]] = []
        if roll is not None:
            parts += self._does(self.say("tui-key-enter"), roll, decision)
        else:
            parts += [(self.say("tui-dice-pick"), "$muted")]
        if stop is not None:
            parts += [("\n", ""), *self._does("S", stop, decision)]
        return Content.assemble(*parts)

    def _does(self, key: str, option: Option, decision: Decision[Option]) -> list[tuple[str, str]]:
        label = self.narrator.option(option, decision.question)
        hint = self.narrator.hint(option, decision.question)
        return [(f"{key}  ", "$accent bold"), (label, "bold"), (f"  {hint}", "$muted")]

    # ---------------------------------------------------------------- choosing

    def ask(self, decision: Decision[Option], why: tuple[WhyNot, ...]) -> bool:
        if not isinstance(decision.question, RollAgain):
            return False
        self.decision = decision
        self.picked = set()
        self.locked = {int(no.thing.removeprefix("die:")): self.narrator.why_not(no) for no in why}
        self._draw()
        return True

    def rest(self) -> None:
        self.decision = None
        self.picked = set()
        self.locked = {}
        self._draw()

    def _rolls(self) -> list[Reroll]:
        options = self.decision.options if self.decision else ()
        return [option for option in options if isinstance(option, Reroll)]

    def _chosen(self) -> Reroll | None:
        """The offered option that rolls exactly the picked dice."""
        return next((option for option in self._rolls() if set(option.dice) == self.picked), None)

    def _stop(self) -> Option | None:
        options = self.decision.options if self.decision else ()
        return next((option for option in options if isinstance(option, Stop)), None)

    def pick(self, place: int) -> None:
        """Pick a die, or put it back."""
        if self.decision is None:
            return
        if not any(place in option.dice for option in self._rolls()):
            self.post_message(self.Said(self.locked.get(place, "")))
            return
        self.picked ^= {place}
        self._draw()
        self.post_message(self.Changed())

    def _pick_all(self) -> None:
        free = {place for option in self._rolls() for place in option.dice}
        self.picked = set() if self.picked == free else free
        self._draw()
        self.post_message(self.Changed())

    def on_key(self, event: events.Key) -> None:
        if self.decision is None:
            return
        key = pressed(event)
        chosen: Option | None = None
        if key in ("1", "2", "3", "4", "5"):
            self.pick(int(key) - 1)
        elif key == "a":
            self._pick_all()
        elif key == "enter":
            chosen = self._chosen()
        elif key == "s":
            chosen = self._stop()
        else:
            return
        event.stop()
        if chosen is not None:
            self.post_message(self.Chosen(chosen))

    def keys(self) -> list[tuple[str, str]]:
        return [
            ("1-5", self.say("tui-keys-pick")),
            ("A", self.say("tui-keys-all")),
            (self.say("tui-key-enter"), self.say("tui-keys-roll")),
            ("S", self.say("tui-keys-stop")),
        ]

    def entry(self, decision: Decision[Option], option: Option) -> Entry:
        """A line whose help is the character it speaks of."""
        entry = super().entry(decision, option)
        topic = ""
        if isinstance(option, Become):
            topic = f"character-{option.character}"
        elif isinstance(option, Shoot | Choose) and self.view is not None:
            topic = _topic(self.view.players[option.target if isinstance(option, Shoot) else option.seat])
        return Entry(entry.label, entry.hint, option, topic=topic)

    # ---------------------------------------------------------------- the table

    def status(self, view: DiceView) -> str:
        return self.say("tui-dice-supply", count=view.supply)

    def topic(self, view: DiceView) -> str:
        own = _topic(view.players[view.seat]) if view.seat is not None else ""
        return own or "face-arrow"

    def seats(self, view: DiceView) -> list[SeatLine]:
        return [self._seat(player) for player in view.players]

    def _seat(self, player: DicePlayer) -> SeatLine:
        topic = _topic(player)
        short = self.narrator.thing("character", player.character, "short") if topic else ""
        cells = (
            self.mark_cell(player.seat),
            self.name_cell(player.seat),
            self.role_cell(player.role, shown=player.role_shown),
            self.character_cell(player.character if topic else ""),
            self.life_cell(player.life, player.max_life, alive=player.alive, danger=2),
            Cell(f"↑{player.arrows}" if player.arrows else "", style="$secondary bold"),
            Cell(short, " ", "$muted"),
        )
        return SeatLine(player.seat, cells, topic, out=not player.alive)


def _edge(sign: str, *, top: bool, double: bool) -> str:
    corners, line = ("╔╗" if top else "╚╝", "═") if double else ("╭╮" if top else "╰╯", "─")
    middle = sign.center(3, line) if not sign else f" {sign} "
    return corners[0] + middle.center(9, line) + corners[1]


def _topic(player: DicePlayer) -> str:
    return f"character-{player.character}" if player.character in LIFE else ""


PANEL: Final = DicePanel
