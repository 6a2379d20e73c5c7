"""What expansions may lay on the table of BANG!, in the terminal: decks of events, ghosts, places, open hands."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Static

from sagebrush.core.seats import Seat
from sagebrush.games.bang.event_deck import EVENTS, EventDeck
from sagebrush.games.bang.table import BangTable
from sagebrush.tui.help import HelpScreen
from sagebrush.tui.menu import MenuList
from sagebrush.tui.panels.bang_events import EventLines
from sagebrush.tui.seats import SeatTable
from sagebrush.tui.session import Session
from tests.tui.player import Person, shown
from tests.tui.test_bang import dealt, lay


def table_of(session: Session) -> BangTable:
    table = session.match.table
    assert isinstance(table, BangTable)
    return table


def seats(person: Person) -> list[str]:
    return str(person.screen.query_one(SeatTable).visual).splitlines()


async def test_a_deck_of_events_has_a_line(tmp_path: Path) -> None:
    """What is in force with its short text, the next one, and how many are to come. A click opens the text."""
    session = dealt(tmp_path / "game.json", "bang:AH")
    table = table_of(session)
    table.parts["events"] = EventDeck(["dusk", "dawn", "new_identity"], [], "handcuffs", open_top=True)
    table.changed()
    async with shown(session, size=(120, 40)) as person:
        await person.asked()
        events = person.screen.query_one(EventLines)
        told = "in force: Handcuffs (Play cards of one suit only) · next: New Identity · to come: 3"
        assert " ".join(str(events.visual).split()) == told
        await person.pilot.click(EventLines, offset=(5, 0))
        await person.pilot.pause()
        assert isinstance(person.app.screen, HelpScreen)


@pytest.mark.slow
async def test_each_event_opens_by_itself(tmp_path: Path) -> None:
    """Two decks: a click on the second line opens its event, one on what comes next opens that."""
    session = dealt(tmp_path / "game.json", "bang:AH")
    table = table_of(session)
    table.parts["events"] = EventDeck(["dawn", "new_identity"], [], "handcuffs", open_top=True)
    table.parts["show"] = EventDeck(["dawn"], [], "gag", open_top=False)
    table.changed()
    async with shown(session, size=(180, 40)) as person:
        await person.asked()
        first = str(person.screen.query_one(EventLines).visual).splitlines()[0]
        for place, event in (((1 + first.index("next"), 0), "new_identity"), ((5, 1), "gag"), ((5, 0), "handcuffs")):
            await person.pilot.click(EventLines, offset=place)
            await person.pilot.pause()
            assert isinstance(person.app.screen, HelpScreen)
            assert person.app.screen.start == f"event_card-{event}"
            await person.press("escape")


@pytest.mark.slow
async def test_a_show_that_has_not_begun_is_no_event(tmp_path: Path) -> None:
    session = dealt(tmp_path / "game.json", "bang:AH")
    table = table_of(session)
    table.parts["show"] = EventDeck(["gag"], [], "", open_top=False)
    table.changed()
    async with shown(session, size=(120, 40)) as person:
        await person.asked()
        assert "the show has not begun yet" in str(person.screen.query_one(EventLines).visual)


async def test_without_events_there_is_no_line(tmp_path: Path) -> None:
    session = dealt(tmp_path / "game.json", "bang:AH")
    async with shown(session) as person:
        await person.asked()
        assert not person.screen.query_one(EventLines).display


async def test_who_is_out_still_sees_the_events(tmp_path: Path) -> None:
    session = dealt(tmp_path / "game.json", "bang:AH")
    async with shown(session) as person:
        await person.asked()
        table = table_of(session)
        table.parts["events"] = EventDeck(["dusk"], [], "", open_top=False)
        table.here = [seat > 0 for seat in range(table.players)]
        table.changed()
        person.screen._show()
        assert person.screen.query_one(EventLines).display
        assert not person.screen.query_one("#hand", Static).display


async def test_a_ghost_is_called_one(tmp_path: Path) -> None:
    session = dealt(tmp_path / "game.json", "bang:AH")
    table = table_of(session)
    table.stay_as_ghost(Seat(2), "ghost")
    async with shown(session) as person:
        await person.asked()
        assert "☾" in seats(person)[2]
        assert "●" not in seats(person)[2]
        assert "●" in seats(person)[1]


async def test_everybody_is_listed_as_they_sit(tmp_path: Path) -> None:
    session = dealt(tmp_path / "game.json", "bang:AH")
    table = table_of(session)
    table.change_places(Seat(1), Seat(3))
    async with shown(session) as person:
        await person.asked()
        found = [next(name for name in ("Ann", "Bob", "Cat", "Dan", "Eve") if name in line) for line in seats(person)]
        assert found == ["Ann", "Dan", "Cat", "Bob", "Eve"]


async def test_an_open_hand_is_read(tmp_path: Path) -> None:
    """On a high terminal on a line of its own, else behind the cards in play."""
    session = dealt(tmp_path / "game.json", "bang:AH")
    table = table_of(session)
    lay(table, ["bang:AH"], ["beer:6H", "missed:2S"])
    table.open_up()
    async with shown(session) as person:
        await person.asked()
        assert "in hand: Beer 6♥, Missed! 2♠" in seats(person)[2]
        await person.pilot.resize_terminal(80, 20)
        await person.pilot.pause()
        assert "Beer" in seats(person)[1]


async def test_passing_for_a_while_has_keys_of_its_own(tmp_path: Path) -> None:
    """Bob plays Panic! on Ann, who is Sid Ketchum: she may use her ability, pass, or not be asked again this turn."""
    cast = "sid_ketchum,paul_regret,bart_cassidy,rose_doolan,suzy_lafayette"
    session = dealt(tmp_path / "game.json", "beer:6H", "missed:2S", cast=cast, bob="panic:JH")
    table = table_of(session)
    table.life = [life - 1 for life in table.life]
    session.match._become(session.match._entered_again())
    session.match.answer("play:panic:JH:0")
    async with shown(session) as person:
        await person.asked()
        assert person.screen.query_one(MenuList).keys_shown[-3:] == ["0", "-", "="]
        before = session.match.answer_count
        await person.press("-")
        assert session.match.record.answers[before] == (0, "pass_for:turn")


async def test_what_an_expansion_lets_one_do_is_one_line(tmp_path: Path) -> None:
    """The Sniper is in force: one line to shoot with two BANG! cards, and behind it one for each target."""
    session = dealt(tmp_path / "game.json", "bang:AH", "bang:2D")
    table_of(session).put_in_force("events", None, EVENTS["sniper"])
    session.match._become(session.match._entered_again())
    async with shown(session) as person:
        await person.asked()
        lines = person.lines()
        assert "Snipe at …" in lines
        await person.press(person.screen.query_one(MenuList).keys_shown[lines.index("Snipe at …")])
        assert person.lines() == ["Snipe at Eve", "Snipe at yourself"]
