"""The help, the pace, the sizes, and what the table may know."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import Input, OptionList, Static

from sagebrush import SagebrushError
from sagebrush.bots import Bot
from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option
from sagebrush.tui.app import play_in_terminal
from sagebrush.tui.help import HelpScreen
from sagebrush.tui.menu import Entry, Menu, MenuList
from sagebrush.tui.seats import SeatTable
from sagebrush.tui.session import Session, Wish
from sagebrush.words import Words
from tests.tui.player import Person, seated, shown


def page(person: Person) -> str:
    return str(person.app.screen.query_one("#help-text", Static).visual)


@pytest.mark.slow
async def test_help_opens_at_the_own_character_and_finds_by_typing(tmp_path: Path) -> None:
    async with seated(tmp_path / "game.json", characters="slab_the_killer") as person:
        await person.press("?")
        assert isinstance(person.app.screen, HelpScreen)
        assert page(person).startswith("Slab the Killer")
        assert "DICE-098" in page(person)
        await person.press(*"dynamite")
        assert person.app.screen.query_one(Input).value == "dynamite"
        assert page(person).startswith("Dynamite")
        await person.press("down")
        assert not page(person).startswith("Dynamite\nface")
        await person.press("escape")
        await person.asked()


@pytest.mark.slow
async def test_help_finds_rulings_by_number_and_says_when_there_is_nothing(tmp_path: Path) -> None:
    async with seated(tmp_path / "game.json") as person:
        await person.press("h")
        await person.press(*"dice-032")
        assert "DICE-032" in page(person)
        await person.press(*"xyz")
        assert page(person) == Words().say("tui-help-nothing")
        assert person.app.screen.query_one(OptionList).option_count == 0


@pytest.mark.slow
async def test_help_is_found_without_accents(tmp_path: Path) -> None:
    async with seated(tmp_path / "game.json", lang="cs") as person:
        await person.press("?")
        await person.press(*"serif")
        assert page(person).startswith("Šerif")


async def test_the_whole_table_is_one_key_away(tmp_path: Path) -> None:
    async with seated(tmp_path / "game.json", characters="random,lucky_duke") as person:
        await person.press("t")
        assert "Bob" in page(person)
        assert Words().say("dice-character-lucky_duke", "text") in page(person)


async def test_a_click_on_a_seat_opens_its_character(tmp_path: Path) -> None:
    async with seated(tmp_path / "game.json", characters="random,lucky_duke") as person:
        await person.pilot.click(SeatTable, offset=(5, 1))
        await person.pilot.pause()
        assert page(person).startswith("Lucky Duke")


@pytest.mark.slow
async def test_the_table_fits_every_size(tmp_path: Path) -> None:
    """Nothing is lost off the right edge, whatever the width; the question stays in sight."""
    async with seated(tmp_path / "game.json", players=8) as person:
        for size in ((120, 40), (80, 24), (60, 24), (40, 24), (200, 60), (80, 24)):
            await person.pilot.resize_terminal(*size)
            await person.pilot.pause()
            await person.pilot.pause()
            seats = person.screen.query_one(SeatTable)
            assert seats.size.height == 8
            prompt = person.screen.query_one("#prompt")
            assert prompt.region.bottom <= size[1]


async def test_on_a_handful_of_rows_the_question_comes_first(tmp_path: Path) -> None:
    async with seated(tmp_path / "game.json", game="bang", players=7) as person:
        await person.pilot.resize_terminal(40, 12)
        await person.pilot.pause()
        menu = person.screen.query_one(MenuList)
        assert menu.region.height >= 2
        assert menu.region.bottom < 12
        assert not person.screen.query_one(SeatTable).display


async def test_the_first_thing_that_can_be_done_is_highlighted(tmp_path: Path) -> None:
    async with seated(tmp_path / "game.json") as person:
        menu = person.screen.query_one(MenuList)
        menu.show(Menu((Entry("never", "because"), Entry("now", choice="now"))))
        assert menu.highlighted == 1


async def test_a_menu_without_room_keeps_to_one_line_each(tmp_path: Path) -> None:
    async with seated(tmp_path / "game.json") as person:
        menu = person.screen.query_one(MenuList)
        menu.show(Menu(tuple(Entry(str(place), "a long hint " * 8, choice="x") for place in range(3))))
        menu.fit(80, 6)
        assert not menu.has_class("-many")
        menu.fit(80, 5)
        assert menu.has_class("-many")


async def test_what_goes_on_in_another_line_stands_under_the_words(tmp_path: Path) -> None:
    async with seated(tmp_path / "game.json") as person:
        menu = person.screen.query_one(MenuList)
        menu.show(Menu((Entry("Ride", "a long hint " * 8, choice="x"), Entry("Stay", "briefly", choice="y"))))
        menu.fit(60, 9)
        lines = str(menu.get_option_at_index(0).prompt).split("\n")
        assert lines[0].startswith(" 1  Ride  a long hint")
        assert len(lines) == 2
        assert lines[1].startswith("    ")
        assert max(map(len, lines)) < 60
        assert str(menu.get_option_at_index(1).prompt) == " 2  Stay  briefly"
        menu.fit(200, 9)
        assert "\n" not in str(menu.get_option_at_index(0).prompt)


async def test_bots_can_be_followed_and_hurried(tmp_path: Path) -> None:
    session = Session.open(tmp_path / "game.json", Wish("dice", 5, "random", seed=3))
    async with shown(session, pace="slow") as person:
        assert session.decision is None
        await person.press("space")
        await person.asked()
        await person.press("p")
        assert person.app.pace == "normal"
        assert "bots: normal" in person.shown("#status")


class Sulky(Bot):
    """Will not play."""

    def choose(self, view: Any, decision: Decision[Option]) -> Option:
        raise ValueError("not today")


async def test_a_bot_with_a_mistake_ends_the_program_with_one_line(tmp_path: Path) -> None:
    session = Session.open(tmp_path / "game.json", Wish("dice", 5, f"{__name__}:Sulky", seed=3))
    assert session.decision is None
    async with shown(session) as person:
        await person.pilot.pause()
        assert person.app.failure == f"bot {__name__}:Sulky failed, asked give_life: ValueError: not today"


async def test_a_game_that_cannot_be_saved_ends_the_program_with_one_line(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    async with seated(folder / "game.json") as person:
        shutil.rmtree(folder)
        await person.press("s")
        assert person.app.failure == f"cannot write {folder}/game.json: No such file or directory"


async def test_hidden_roles_are_not_on_the_screen(tmp_path: Path) -> None:
    async with seated(tmp_path / "game.json", players=5) as person:
        seats = str(person.screen.query_one(SeatTable).visual)
        shown = [Words().say(f"dice-role-{role}") for role in ("deputy", "outlaw", "renegade")]
        own = person.session.match.table.roles[0]  # type: ignore[attr-defined]
        others = [name for name in shown if name != Words().say(f"dice-role-{own}")]
        assert all(name not in seats for name in others)
        assert seats.count("?") >= 3


@pytest.mark.parametrize(
    ("speed", "told"),
    [("normal", "needs a terminal"), ("warp", "there is no speed 'warp'; there is slow, normal, fast, instant")],
)
def test_what_cannot_be_played_leaves_no_file(speed: str, told: str, tmp_path: Path) -> None:
    """Tests have no terminal."""
    with pytest.raises(SagebrushError, match=told):
        play_in_terminal(
            tmp_path / "game.json",
            game="dice",
            players=4,
            bots="random",
            expansions=[],
            options={},
            seed=1,
            lang="en",
            names=None,
            speed=speed,
        )
    assert list(tmp_path.iterdir()) == []


def test_a_broken_record_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("no record")
    with pytest.raises(SagebrushError, match="not a record"):
        Session.open(path, Wish("dice"))
    assert path.read_text() == "no record"


def test_records_of_further_games_get_names_of_their_own(tmp_path: Path) -> None:
    session = Session.open(tmp_path / "dice-2026-01-02-030405.json", Wish("dice", 4, "random"))
    assert session.next_path("dice").name == "dice-2026-01-02-030405-2.json"
    assert session.next_path("bang").name == "bang-2026-01-02-030405-2.json"
    session.path = session.next_path("dice")
    session.save()
    assert session.next_path("dice").name == "dice-2026-01-02-030405-3.json"
