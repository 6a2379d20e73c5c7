"""BANG! at the keyboard: from the card to its target, why not, distances, and a whole game."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sagebrush import Match
from sagebrush.core.config import configure
from sagebrush.core.rng import Chance
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.library import CARDS
from sagebrush.games.bang.options import PlayCards
from sagebrush.games.bang.table import BangTable
from sagebrush.tui.help import HelpScreen
from sagebrush.tui.menu import MenuList
from sagebrush.tui.seats import SeatTable
from sagebrush.tui.session import Session
from tests.tui.player import Person, seated, shown

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve")
CAST = "willy_the_kid,paul_regret,bart_cassidy,rose_doolan,suzy_lafayette"


def card(id: str) -> Card:
    return next(card for card in CARDS if card.id == id)


def dealt(path: Path, *hand: str, cast: str = CAST, expansions: tuple[str, ...] = (), **others: str) -> Session:
    """Ann is the Sheriff in phase 2 of her turn, and these are her cards; with a card for Bob, he is.

    All other hands are empty.
    """
    options = {"characters": cast, "sheriff": 2 if others else 1}
    config = configure(GAME.info, names=NAMES, expansions=expansions, options=options)
    table = GAME.setup(config, Chance(1))
    match = Match(GAME, config, 1, table)
    lay(table, list(hand), list(others.values()))
    match._become(match._entered_again())
    session = Session(match, path, "random")
    session.save()
    return session


def lay(table: BangTable, *hands: list[str]) -> None:
    everything = [*table.deck, *(held for cards in table.hands for held in cards)]
    table.hands = [[card(id) for id in hand] for hand in hands]
    table.hands += [[] for _ in NAMES[len(hands) :]]
    table.deck = [held for held in everything if all(held not in hand for hand in table.hands)]
    table.changed()


async def play_on(person: Person) -> None:
    """The first answer to everything; in one's turn the first card that can be played, else the end of the turn."""
    while person.session.result is None:
        decision = person.session.decision
        assert decision is not None
        menu = person.screen.query_one(MenuList)
        if isinstance(decision.question, PlayCards):
            places = [place for place, entry in enumerate(menu.entries) if entry.open and entry.key != "0"]
            await person.press(menu.keys_shown[places[0]] if places else "0")
            if menu.deep:
                await person.press("1")
        else:
            await person.press(menu.keys_shown[0])
        await person.asked()


@pytest.mark.slow
@pytest.mark.parametrize(("size", "players"), [((80, 24), 7), ((120, 40), 4)])
async def test_a_whole_game_with_keys_alone(tmp_path: Path, size: tuple[int, int], players: int) -> None:
    path = tmp_path / "game.json"
    async with seated(path, game="bang", players=players, size=size) as person:
        await play_on(person)
        assert person.lines() == ["Rematch", "New game", "Quit"]
    assert Match.load(path).result is not None


async def test_card_then_target(tmp_path: Path) -> None:
    """BANG! opens its targets, Escape closes them, and oneself comes last."""
    session = dealt(tmp_path / "game.json", "bang:AH", "beer:6H", "missed:2S")
    async with shown(session) as person:
        await person.asked()
        assert person.lines()[:2] == ["BANG! A♥", "Beer 6♥"]
        await person.press("1")
        assert person.lines()[0] == "Play BANG! A♥ on Eve"
        assert person.lines()[-1] == "Play BANG! A♥ on yourself"
        await person.press("escape")
        assert person.lines()[0] == "BANG! A♥"
        before = session.match.answer_count
        await person.press("1", "1")
        await person.asked()
        assert session.match.record.answers[before] == (0, "play:bang:AH:4")


async def test_a_card_that_cannot_be_played_says_why(tmp_path: Path) -> None:
    session = dealt(tmp_path / "game.json", "missed:2S")
    async with shown(session) as person:
        await person.asked()
        before = session.match.answer_count
        await person.press("1")
        assert "only when somebody shoots at you. (BANG-126)" in person.shown("#prompt")
        assert session.match.answer_count == before


async def test_a_card_in_play_that_cannot_be_used_says_why(tmp_path: Path) -> None:
    session = dealt(tmp_path / "game.json", "canteen:7H", "beer:6H", expansions=("dodge_city",))
    async with shown(session) as person:
        await person.asked()
        await person.press("1")
        await person.asked()
        assert person.lines()[:2] == ["Beer 6♥", "Canteen 7♥ (in play)"]
        await person.press("2")
        assert "can be used only in a later one. (BANG-254)" in person.shown("#prompt")


async def test_a_cards_text_is_one_key_away(tmp_path: Path) -> None:
    session = dealt(tmp_path / "game.json", "bang:AH", "beer:6H")
    async with shown(session) as person:
        await person.asked()
        await person.press("down", "?")
        assert isinstance(person.app.screen, HelpScreen)
        assert person.shown("#help-text").startswith("Beer\ncard\n\nRegain 1 life")


@pytest.mark.slow
async def test_a_click_on_a_card_opens_its_text(tmp_path: Path) -> None:
    session = dealt(tmp_path / "game.json", "bang:AH", "beer:6H")
    async with shown(session) as person:
        await person.asked()
        await person.pilot.click("#hand", offset=(13, 0))
        await person.pilot.pause()
        assert person.shown("#help-text").startswith("Beer\ncard")


async def test_a_play_can_be_taken_back(tmp_path: Path) -> None:
    session = dealt(tmp_path / "game.json", "barrel:QS", "mustang:8H")
    async with shown(session) as person:
        await person.asked()
        before = session.match.record
        await person.press("1")
        await person.asked()
        assert session.match.record != before
        await person.press("u")
        await person.asked()
        assert session.match.record == before


async def test_a_lost_folder_ends_a_take_back_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    session = dealt(tmp_path / "games" / "game.json", "barrel:QS", "mustang:8H")
    async with shown(session) as person:
        await person.asked()
        await person.press("1")
        await person.asked()
        shutil.rmtree(tmp_path / "games")
        await person.press("u")
        assert "cannot write" in person.app.failure


async def test_distances_and_reach(tmp_path: Path) -> None:
    """Paul Regret is seen one further away; Rose Doolan sees everybody one closer; the Colt reaches one place."""
    session = dealt(tmp_path / "game.json", "winchester:8S")
    async with shown(session) as person:
        await person.asked()
        lines = str(person.screen.query_one(SeatTable).visual).splitlines()
        assert [line.partition("→")[2][:2] for line in lines[1:]] == ["2 ", "2 ", "2 ", "1◎"]
        assert [line.partition("←")[2][:2].strip() for line in lines[1:]] == ["1!", "2", "1!", "1!"]
        assert "your reach: 1" in person.shown("#status")
        await person.press("1")
        await person.asked()
        lines = str(person.screen.query_one(SeatTable).visual).splitlines()
        assert [line.partition("→")[2][:2] for line in lines[2:]] == ["2◎", "2◎", "2◎", "1◎"]
        assert lines[1].strip() == "Winchester 8♠"


async def test_a_high_terminal_has_lines_for_the_cards_in_play(tmp_path: Path) -> None:
    session = dealt(tmp_path / "game.json", "barrel:QS")
    async with shown(session) as person:
        await person.asked()
        await person.press("1")
        await person.asked()
        lines = str(person.screen.query_one(SeatTable).visual).splitlines()
        assert lines[1].strip() == "Barrel Q♠"
        await person.pilot.resize_terminal(80, 20)
        await person.pilot.pause()
        lines = str(person.screen.query_one(SeatTable).visual).splitlines()
        assert lines[0].endswith("Barrel")
        assert len(lines) == 5


async def test_nothing_of_other_hands_is_on_the_screen(tmp_path: Path) -> None:
    async with seated(tmp_path / "game.json", game="bang", players=5) as person:
        view = person.session.view
        seats = str(person.screen.query_one(SeatTable).visual)
        table = person.session.match.table
        assert isinstance(table, BangTable)
        hidden = [held.id for cards in table.hands[1:] for held in cards]
        teller = person.screen.narrator
        said = "\n".join([seats, person.shown("#hand"), person.log()])
        open_cards = [teller.thing("card", id) for player in view.players for id in (*player.hand, *player.in_play)]  # type: ignore[attr-defined]
        for id in hidden:
            name = teller.thing("card", id)
            assert name in open_cards or name not in said


async def test_the_only_answer_is_given_by_itself(tmp_path: Path) -> None:
    """Indians! by Bob: Ann holds no BANG! card, so she is not asked, and the log says why."""
    session = dealt(tmp_path / "game.json", "beer:6H", bob="indians:AD")
    session.match.answer("play:indians:AD:-")
    decision = session.decision
    assert decision is not None
    assert decision.ids == ("decline",)
    assert session.answers_itself(decision)
    async with shown(session) as person:
        for _ in range(20):
            await person.pilot.pause()
        assert "The only thing you can do: Lose a life." in person.log()
        assert "You lose a life (Indians!; lives: 3)." in person.log()
