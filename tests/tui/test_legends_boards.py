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
from tests.rulings.legends.ante_up.bench import AnteUpScenario


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


def test_what_is_barred_on_the_boards_is_called_by_its_name() -> None:
    """At the saloon without money, at a frontier with a poor hand, at the train with none."""
    told: list[str] = []
    for at in ("T1", "B17", "B19"):
        table = AnteUpScenario()
        table.seats(Ann={"at": at, "money": 0}, Bob={})
        table.waits("high_roller", "T1", "cattle_baron")
        table.frontier("B17", "high_pass")
        table.train_at("B19")
        table.turn("Ann")
        decision = table.decision("Ann")
        narrator = Narrator(Words("en"), "legends", table.match.config.names, decision.seat)
        menu = Waiter(narrator, table.view(0), decision).menu(table.match.why_not(decision.seat))
        told += [entry.label for entry in menu.entries]
    assert not [label for label in told if "_" in label]
    assert {"Play faro", "Open up the frontier (13)", "Rob the train"} <= set(told), told
    assert [label for label in told if label.startswith("Challenge the high roller: Cattle Baron")]
