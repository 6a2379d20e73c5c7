"""What the screen asks of the module that knows a game; this one serves any game in plain words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from sagebrush.core.decisions import Decision
from sagebrush.core.events import Event
from sagebrush.core.options import Option, WhyNot
from sagebrush.core.seats import Seat
from sagebrush.tui.menu import Entry, Menu
from sagebrush.words.narrate import Narrator


@dataclass(frozen=True)
class Cell:
    """A piece of a seat's line: in full, and shortened for when the line is too long."""

    full: str
    short: str = ""
    style: str = ""

    @property
    def brief(self) -> str:
        return self.short or self.full


@dataclass(frozen=True)
class SeatLine:
    """A player at the table; the first cell is for marks (turn, asked), and `note` goes on a line of its own."""

    seat: Seat
    cells: tuple[Cell, ...]
    topic: str = ""
    out: bool = False
    note: str = ""


ROLE_STYLES: Final[dict[str, str]] = {
    "sheriff": "$warning bold",
    "deputy": "$warning",
    "outlaw": "$error",
    "renegade": "$primary",
}


class Panel(Widget):
    """A game's own part of the screen: the dice, the hand. A game without one is played from menus alone."""

    #: The event that heads a turn in the log.
    turn_event = "turn_started"
    #: Events worth a look before the next one is told.
    weighty: tuple[str, ...] = ()
    #: Kinds of things the help explains, in this order, with the ids of each.
    things: tuple[tuple[str, tuple[str, ...]], ...] = ()
    #: Which cells of a seat's line are shortened first, by place.
    shorten: tuple[int, ...] = ()
    #: Whether the last cell takes what is left of each line.
    elastic = False

    class Chosen(Message):
        """The answer was given in the panel itself."""

        def __init__(self, option: Option) -> None:
            super().__init__()
            self.option = option

    class Changed(Message):
        """Something was picked, so `detail` may say something else."""

    class Pointed(Message):
        """The help on this is wanted."""

        def __init__(self, topic: str) -> None:
            super().__init__()
            self.topic = topic

    class Said(Message):
        """Something to tell the person at the prompt."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    def __init__(self, narrator: Narrator) -> None:
        super().__init__(id="panel")
        self.narrator = narrator
        self.display = False

    def say(self, id: str, attribute: str | None = None, **facts: str | int) -> str:
        return self.narrator.words.say(id, attribute, **facts)

    def show(self, view: Any) -> None:
        """Draw what the seat sees now."""

    def hear(self, event: Event) -> None:
        """Draw what has just happened."""

    def ask(self, decision: Decision[Option], why: tuple[WhyNot, ...]) -> bool:  # noqa: ARG002
        """Take this decision with the panel's own keys? If not, `menu` is asked for."""
        return False

    def detail(self) -> Content | None:
        """What the panel's keys would do now, while it takes a decision."""
        return None

    def fit(self, columns: int, rows: int) -> None:
        """Choose a form for this much room, the seats already taken off."""

    def rest(self) -> None:
        """Nothing is asked any more."""

    def status(self, view: Any) -> str:  # noqa: ARG002
        """What is public and belongs to no seat, in one line."""
        return ""

    def seats(self, view: Any, asked: Sequence[Seat]) -> list[SeatLine]:  # noqa: ARG002
        names = self.narrator.names
        return [
            SeatLine(Seat(seat), (Cell("?" if seat in asked else " "), Cell(name))) for seat, name in enumerate(names)
        ]

    # ---------------------------------------------------------------- cells that games have in common

    def mark_cell(self, *, turn: bool, asked: bool, won: bool) -> Cell:
        return Cell(("★" if won else "▶" if turn else " ") + ("?" if asked else " "), style="$accent bold")

    def name_cell(self, seat: Seat) -> Cell:
        name = self.narrator.names[seat]
        mine = seat == self.narrator.reader
        return Cell(self.say("tui-seat-you", name=name) if mine else name, style="bold" if mine else "")

    def role_cell(self, role: str | None, *, shown: bool) -> Cell:
        if role is None:
            return Cell(self.say("tui-seat-hidden"))
        name = self.narrator.thing("role", role)
        short = name if len(name) <= 4 else f"{name[:3]}."
        style = ROLE_STYLES.get(role, "")
        if shown:
            return Cell(name, short, style)
        return Cell(self.say("tui-seat-secret", role=name), self.say("tui-seat-secret", role=short), style)

    def character_cell(self, character: str) -> Cell:
        if not character:
            return Cell("—")
        name = self.narrator.thing("character", character)
        words = name.split()
        return Cell(name, words[0] if len(words) < 2 else f"{words[0]} {words[-1][0]}.")

    def life_cell(self, life: int, most: int, *, alive: bool, danger: int) -> Cell:
        """Bullets and a number; red, but not only red, from `danger` down."""
        if not most:
            return Cell("")
        if not alive:
            return Cell("✗ " + self.say("tui-seat-out"), "✗", "$muted")
        pips = "●" * life + "○" * (most - life)
        return Cell(f"{pips} {life}/{most}", f"●{life}/{most}", "$error" if life <= danger else "$success")

    # ---------------------------------------------------------------- keys, menu, help

    def keys(self) -> list[tuple[str, str]]:
        """The keys the panel takes now, each with what it does."""
        return []

    def menu(self, decision: Decision[Option], why: tuple[WhyNot, ...]) -> Menu:  # noqa: ARG002
        """The answers as a list."""
        return Menu(tuple([self.entry(decision, option) for option in decision.options]))

    def entry(self, decision: Decision[Option], option: Option) -> Entry:
        question = decision.question
        return Entry(self.narrator.option(option, question), self.narrator.hint(option, question), option)

    def who_is_who(self, view: Any) -> str:
        """Every seat in full, with what its character can do."""
        told = []
        for line in self.seats(view, ()):
            parts = [" ".join(cell.full.split()) for cell in line.cells]
            told.append(" · ".join(part for part in (*parts, line.note) if part))
            kind, _, id = line.topic.partition("-")
            told.append(f"    {self.narrator.thing(kind, id, 'text')}\n" if id else "")
        return "\n".join(told)

    def topic(self, view: Any) -> str:  # noqa: ARG002
        """What the help opens at when nothing is highlighted."""
        return ""
