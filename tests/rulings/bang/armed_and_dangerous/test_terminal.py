"""Armed & Dangerous in the terminal: loads on cards and characters, and a whole game."""

from __future__ import annotations

from pathlib import Path

import pytest

from sagebrush.core.seats import Seat
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.viewing import view
from sagebrush.tui.panels.bang import BangPanel
from sagebrush.words import Words
from sagebrush.words.narrate import Narrator
from tests.rulings.bang.armed_and_dangerous.loading import load
from tests.rulings.bang.bench import BangScenario
from tests.tui.player import seated
from tests.tui.test_bang import play_on


def test_loads_are_shown_where_they_lie(table: BangScenario) -> None:
    """Bob's Crate has three, he himself two; the supply holds the rest."""
    table.seats(Ann={}, Bob={"hand": ["Beer"], "play": ["Crate"]}, Cat={}, Dan={})
    load(table, "Bob", character=2, crate=3)
    table.turn("Ann")
    panel = BangPanel(Narrator(Words("en"), GAME.info.name, table.config.names, Seat(0)))
    seen = view(table.table, Seat(0))
    assert "▮27" in panel.status(seen)
    line = panel._seat(seen, seen.players[1], roomy=True)
    assert line.note == "Crate 3♥ ▮3"
    assert "▯1 ▮2" in [cell.full for cell in line.cells]


@pytest.mark.slow
async def test_a_whole_game_in_czech(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    async with seated(path, game="bang", players=4, lang="cs", expansions=("armed_and_dangerous",)) as person:
        await play_on(person)
        assert person.lines()[0] == "Odveta"
