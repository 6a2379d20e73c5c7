"""A game without a panel of its own can be played, with and without words, secret choices at once included."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from sagebrush import Match, Seat, words
from sagebrush.core import registry
from sagebrush.core.game import Game
from sagebrush.core.registry import games
from sagebrush.tui import panels
from sagebrush.tui.panels.plain import PlainPanel
from sagebrush.tui.seats import SeatTable
from tests.core.guide import panning
from tests.core.toy import TOY
from tests.tui.player import Person, seated

#: Pans a few times, then rests: what the person does in the guide's game.
PANS = 2


def learn(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> None:
    monkeypatch.setitem(registry._games, game.info.name, game)


def seats(person: Person) -> list[str]:
    lines = person.screen.query_one(SeatTable).lines
    return [" ".join(" ".join(cell.full for cell in line.cells).split()) for line in lines]


@pytest.mark.slow
async def test_the_toy_game_is_played_from_menus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learn(monkeypatch, TOY)
    path = tmp_path / "game.json"
    async with seated(path, game="toy", players=4, seed=5) as person:
        assert person.shown("#status").startswith("toy")
        # Four cards and four players: the hand is nobody's row, the scores are everybody's.
        assert person.shown("#plain").startswith("hand: ")
        assert seats(person)[1].endswith("Bob sizes: 4 scores: 0")
        while person.session.result is None:
            assert person.lines()
            await person.press("1")
            await person.asked()
        assert person.lines() == ["Rematch", "New game", "Quit"]
        await person.press("t")
        assert "Ann" in person.shown("#help-text")
        await person.press("escape", "2")
    assert Match.load(path).result is not None


@pytest.mark.slow
async def test_the_game_of_the_guide_without_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose turn it is, what is asked, every field, the log, taking back, and the end with places and points."""
    learn(monkeypatch, panning(tmp_path / "guide"))
    monkeypatch.setattr(words, "folders_of", lambda game: ())
    async with seated(tmp_path / "game.json", game="panning", players=3, seed=7) as person:
        assert seats(person)[0] == "▶? Ann (you) pans: 0"
        assert re.fullmatch(r"pocket: \d +", person.shown("#plain"))
        assert person.shown("#prompt") == "pan again"
        assert person.lines() == ["pan", "rest"]
        for _ in range(PANS):
            await person.press("1")
            await person.asked()
        assert "panned (seat: Ann, nuggets: " in person.log()
        await person.press("u")
        assert "That can no longer be taken back." in person.shown("#prompt")
        await person.press("2")
        await person.asked()
        assert person.session.result is not None
        assert re.search(r"\(gold\)$", person.shown("#prompt"))
        standings = {standing.seat: standing for standing in person.session.result.standings}
        for seat, line in enumerate(seats(person)):
            assert f" {standings[Seat(seat)].place}. {standings[Seat(seat)].points} point" in line
        assert "★" in "".join(seats(person))


async def test_the_game_of_the_guide_in_its_own_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = panning(tmp_path / "guide")
    learn(monkeypatch, game)
    monkeypatch.setattr(words, "_added", [("panning", tmp_path / "guide" / "words")])
    async with seated(tmp_path / "game.json", game="panning", players=3, seed=7, size=(40, 12)) as person:
        assert person.shown("#status").startswith("Gold Panning")
        assert person.shown("#plain").startswith("in your pocket: ")
        assert person.shown("#prompt") == "Do you pan once more?"
        assert person.lines() == ["Pan", "Rest"]
        await person.press("2")
        await person.asked()
        assert person.shown("#prompt").startswith("The gold is weighed.")


def test_a_panel_is_found_by_the_name_of_its_game() -> None:
    for game in games():
        assert panels._kind(game.info.name) is not PlainPanel
    for name in ("toy", "base", "plain", "west", "no-such-name"):
        assert panels._kind(name) is PlainPanel


def test_no_shared_module_of_the_terminal_names_a_game() -> None:
    folder = Path(panels.__file__).parent
    own = {game.info.name for game in games()}
    shared = [
        path for path in folder.parent.rglob("*.py") if path.parent != folder or path.stem.partition("_")[0] not in own
    ]
    assert len(shared) > 15
    for path in shared:
        named = re.findall(rf"\b({'|'.join(own)})\b", path.read_text("utf-8"), re.IGNORECASE)
        assert named == [], f"{path.name} names {named}"
