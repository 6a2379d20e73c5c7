"""The Dice Game at the keyboard, through Textual's own pilot."""

from __future__ import annotations

from pathlib import Path

import pytest

from sagebrush import Match, Seat
from sagebrush.core.config import configure
from sagebrush.core.record import load_record
from sagebrush.core.rng import Chance, ScriptedChance
from sagebrush.games.dice.data import FACES
from sagebrush.games.dice.game import GAME
from sagebrush.games.dice.options import RollAgain
from sagebrush.tui.app import farewell
from sagebrush.tui.panels.dice import DicePanel
from sagebrush.tui.session import Session
from sagebrush.words import Words, languages
from tests.tui.player import Person, seated, shown


async def play_on(person: Person) -> None:
    """Answer everything with keys alone until the game is over."""
    while person.session.result is None:
        decision = person.session.decision
        assert decision is not None
        if isinstance(decision.question, RollAgain):
            if decision.question.rolls_left > 1:
                await person.press("a", "enter")
            else:
                await person.press("s")
        else:
            await person.press("1")
        await person.asked()


@pytest.mark.slow
@pytest.mark.parametrize(
    "size", [(80, 24), pytest.param((120, 40), marks=pytest.mark.slow), pytest.param((50, 20), marks=pytest.mark.slow)]
)
async def test_a_whole_game_with_keys_alone(tmp_path: Path, size: tuple[int, int]) -> None:
    path = tmp_path / "game.json"
    async with seated(path, size=size) as person:
        await play_on(person)
        assert person.lines() == ["Rematch", "New game", "Quit"]
        assert person.shown("#prompt").endswith(("You win!", "You lose."))
        assert str(path) in farewell(person.app)
        await person.press("3")
    assert person.app.return_value == 0
    assert Match.load(path).result is not None


def scripted(path: Path, *faces: str) -> Session:
    """Ann is the Sheriff and rolls these faces; then everybody rolls beer."""
    config = configure(GAME.info, players=4, options={"characters": "lucky_duke,black_jack,suzy_lafayette,el_gringo"})
    table = GAME.setup(config, Chance(1))
    dealt = ["sheriff", "outlaw", "outlaw", "renegade"]
    table.roles, table.first, table.active = dealt, Seat(0), Seat(0)
    table.chance = ScriptedChance([FACES.index(face) for face in faces], FACES.index("beer"))
    session = Session(Match(GAME, config, 1, table), path, "random")
    session.save()
    return session


async def test_dice_are_picked_and_rolled(tmp_path: Path) -> None:
    """2 and 4 are picked, 4 is put back, Enter rolls die 2 alone."""
    session = scripted(tmp_path / "game.json", "arrow", "beer", "beer", "gatling", "gatling", "bullseye_1")
    async with shown(session) as person:
        await person.asked()
        await person.press("2", "4", "4")
        assert person.screen.query_one(DicePanel).picked == {1}
        assert "Roll Beer again" in person.shown("#detail")
        await person.press("enter")
        await person.asked()
        assert session.match.record.answers == ((0, "reroll:1"),)
        log = " ".join(person.log().split())
        assert "You roll one die again; the dice now show: Arrow, Bull's Eye 1, Beer, Gatling, Gatling." in log


async def test_enter_without_a_die_does_nothing(tmp_path: Path) -> None:
    """What to do stands there already; it is not said a second time."""
    async with seated(tmp_path / "game.json") as person:
        before = person.session.match.answer_count
        await person.press("enter")
        assert "Pick the dice" in person.shown("#detail")
        assert "Pick the dice" not in person.shown("#prompt")
        assert person.session.match.answer_count == before


async def test_a_dynamite_says_why_it_stays(tmp_path: Path) -> None:
    session = scripted(tmp_path / "game.json", "arrow", "dynamite", "beer", "gatling", "gatling")
    async with shown(session) as person:
        await person.asked()
        await person.press("2")
        assert person.screen.query_one(DicePanel).picked == set()
        assert Words().say("dice-why-dynamite") in person.shown("#prompt")
        await person.press("a")
        assert person.screen.query_one(DicePanel).picked == {0, 2, 3, 4}


async def test_dice_by_mouse(tmp_path: Path) -> None:
    async with seated(tmp_path / "game.json", seed=5) as person:
        panel = person.screen.query_one(DicePanel)
        dice = list(panel.query(".die"))
        free = next(place for place in range(5) if place not in panel.locked)
        await person.pilot.click(dice[free])
        await person.pilot.pause()
        assert panel.picked == {free}


@pytest.mark.slow
@pytest.mark.parametrize("key", ["q", "ctrl+c", "й"])
async def test_leaving_and_coming_back(tmp_path: Path, key: str) -> None:
    """Quit in the middle of a turn, open the file again: the same question with the same dice."""
    path = tmp_path / "game.json"
    async with seated(path) as person:
        await person.press("a", "enter")
        await person.asked()
        decision, view = person.session.decision, person.session.view
        assert decision is not None
        assert f"--record {path}" in farewell(person.app)
        await person.press(key)
    async with seated(path, seed=999) as person:
        again = person.session.decision
        assert again is not None
        assert (again.question, again.options, person.session.view) == (decision.question, decision.options, view)
        assert "The game goes on from here." in person.log()
        await person.press("s")
        await person.asked()


@pytest.mark.slow
async def test_every_answer_is_on_disk_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    async with seated(path) as person:
        for _ in range(5):
            assert Match.load(path).record == person.session.match.record
            decision = person.session.decision
            assert decision is not None
            await person.press("s" if isinstance(decision.question, RollAgain) else "1")
            await person.asked()


@pytest.mark.slow
async def test_rematch_is_another_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    async with seated(path) as person:
        await play_on(person)
        await person.press("1")
        await person.asked()
        assert person.session.path == tmp_path / "game-2.json"
        assert person.session.names == Match.load(path).config.names
        assert person.session.match.seed != Match.load(path).seed


@pytest.mark.slow
async def test_a_new_game_is_set_up_with_arrows(tmp_path: Path) -> None:
    async with seated(tmp_path / "game.json", players=4) as person:
        await play_on(person)
        await person.press("2")
        await person.press("down", "right", "down", "down", "right", "enter")
        await person.asked()
        assert person.session.match.config.players == 5
        assert person.session.match.config.options["choose_characters"] is True
        assert len(person.lines()) >= 12


@pytest.mark.slow
async def test_a_new_game_can_be_left_alone(tmp_path: Path) -> None:
    async with seated(tmp_path / "game.json", players=4) as person:
        await play_on(person)
        await person.press("2")
        await person.press("escape")
        await person.asked()
        assert person.lines()[0] == "Rematch"


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
async def test_every_language(tmp_path: Path, lang: str) -> None:
    words = Words(lang)
    async with seated(tmp_path / "game.json", lang=lang) as person:
        assert words.say("dice-name") in person.shown("#status")
        assert words.say("dice-option-stop") in person.shown("#detail")
        await person.press("?")
        assert words.say("tui-help-title") == person.app.screen.query_one("#help").border_title


async def test_the_language_changes_at_the_table(tmp_path: Path) -> None:
    async with seated(tmp_path / "game.json") as person:
        assert "has the turn" in person.log() or "Your turn" in person.log()
        await person.press("l")
        await person.asked()
        assert "na tahu" in person.log().lower()
        assert "Vyber kostky" in person.shown("#prompt")


@pytest.mark.slow
async def test_a_shot_can_be_taken_back_but_a_roll_cannot(tmp_path: Path) -> None:
    """Ann rolls again: that is done. She aims the first of two shots, takes it back and aims it elsewhere."""
    first, second = ["bullseye_1", "bullseye_1", "beer", "beer", "gatling"], ["gatling"]
    session = scripted(tmp_path / "game.json", *first, *second)
    async with shown(session) as person:
        await person.asked()
        await person.press("3", "enter")
        await person.asked()
        await person.press("u")
        assert Words().say("tui-no-take-back") in person.shown("#prompt")
        assert session.match.answer_count == 1
        await person.press("s")
        await person.asked()
        await person.press("1")
        await person.asked()
        assert session.match.answer_count == 3
        await person.press("u")
        await person.asked()
        assert session.match.answer_count == 2
        assert "You take back your last answer." in person.log()
        await person.press("2")
        await person.asked()
        assert session.match.record.answers[-1] == (0, "shoot:3:no")
        assert load_record(session.path) == session.match.record
