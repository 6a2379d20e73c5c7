"""The second board of Western Legends in the terminal: regions, signs, the drawing, menus and pages."""

from sagebrush.core.config import configure
from sagebrush.core.match import Match
from sagebrush.core.rng import Chance
from sagebrush.games.legends.game import GAME
from sagebrush.games.legends.view import LegendsView
from sagebrush.testing.fuzz import step
from sagebrush.tui.panels.legends_land import TRAIN, Land
from sagebrush.tui.panels.legends_menu import Waiter
from sagebrush.tui.panels.legends_pages import own_pages
from sagebrush.words import Words
from sagebrush.words.narrate import Narrator


def test_both_boards_are_shown() -> None:
    """All regions stand in lines; drawn is the board where the reader's figure stands; menus and pages know it."""
    match = Match.start(GAME, configure(GAME.info, players=4, expansions=["ante_up"]), 3)
    chance, boards = Chance(3), set()
    while match.decision and match.answer_count < 150:
        decision = match.decision
        if match.answer_count % 15 == 0 and match.answer_count > 15:
            view = match.view(decision.seat)
            assert isinstance(view, LegendsView)
            narrator = Narrator(Words("en"), "legends", match.config.names, decision.seat)
            assert Waiter(narrator, view, decision).menu(match.why_not(decision.seat)).entries
            assert len(own_pages(narrator, view)) >= 112
            land = Land(narrator, view)
            lines = "\n".join(line.plain for line in land.region_lines())
            assert "Buzzard Gulch frontier" in lines
            assert lines.count(TRAIN) == 1
            drawn = land.drawing().plain
            assert ("B19" in drawn) != ("V12" in drawn)
            boards.add("B19" in drawn)
        step(match, chance)
    assert boards == {True, False}
