"""What the screen asks of the panel that knows a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from sagebrush.core.decisions import Decision
from sagebrush.core.events import Event
from sagebrush.core.options import Option, WhyNot
from sagebrush.core.seats import Seat
from sagebrush.tui.menu import Entry, Menu
from sagebrush.tui.now import Now
from sagebrush.words.narrate import Narrator

if TYPE_CHECKING:
    from sagebrush.tui.topics import Topic

MARKED: Final = "$accent bold"


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


class Panel(Widget):
    """A game's own part of the screen: its board, its hand. The screen keeps `now` up to date."""

    #: The event that heads a turn in the log.
    turn_event = "turn_started"
    #: Events worth a look before the next one is told.
    weighty: tuple[str, ...] = ()
    #: Kinds of things the help explains, in this order, with the ids of each.
    things: tuple[tuple[str, tuple[str, ...]], ...] = ()
    #: The message that explains the panel's own keys and signs.
    own_keys = ""
    #: What the key M shows, in a word or two; nothing where the game has no board.
    board_key = ""
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
        self.now = Now()
        self.display = False

    def say(self, id: str, attribute: str | None = None, **facts: str | int) -> str:
        return self.narrator.words.say(id, attribute, **facts)

    def things_at(self, view: Any) -> tuple[tuple[str, tuple[str, ...]], ...]:  # noqa: ARG002
        """The things of this table, where it may have some of its own."""
        return self.things

    def show(self, view: Any) -> None:
        """Draw what the seat sees now."""

    def hear(self, event: Event) -> None:
        """Draw what has just happened."""

    def echoes(self, event: Event, former: Event | None) -> bool:  # noqa: ARG002
        """Whether an event says nothing that the one before it has not said: then it is not written down."""
        return False

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

    def seats(self, view: Any) -> list[SeatLine]:  # noqa: ARG002
        """Everybody at the table, in the order of the seats."""
        out = self.now.stage.out
        seats = [Seat(seat) for seat in range(len(self.narrator.names))]
        return [SeatLine(seat, (self.mark_cell(seat), self.name_cell(seat)), out=seat in out) for seat in seats]

    # ---------------------------------------------------------------- cells that games have in common

    def mark_cell(self, seat: Seat) -> Cell:
        """Who has won, whose turn it is, and who is asked."""
        result = self.now.result
        won = result is not None and seat in result.winners
        turn = seat == self.now.stage.active
        return Cell(("★" if won else "▶" if turn else " ") + ("?" if seat in self.now.asked else " "), style=MARKED)

    def name_cell(self, seat: Seat) -> Cell:
        name = self.narrator.names[seat]
        mine = seat == self.narrator.reader
        return Cell(self.say("tui-seat-you", name=name) if mine else name, style="bold" if mine else "")

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
        for line in self.seats(view):
            parts = [" ".join(cell.full.split()) for cell in line.cells]
            told.append(" · ".join(part for part in (*parts, line.note) if part))
            kind, _, id = line.topic.partition("-")
            told.append(f"    {self.narrator.thing(kind, id, 'text')}\n" if id else "")
        return "\n".join(told)

    def board(self, view: Any) -> Content:  # noqa: ARG002
        """The whole board, for a game that has one."""
        return Content("")

    def pages(self, view: Any) -> list[Topic]:  # noqa: ARG002
        """Pages of the help that depend on the table as it is."""
        return []

    def topic(self, view: Any) -> str:  # noqa: ARG002
        """What the help opens at when nothing is highlighted."""
        return ""
