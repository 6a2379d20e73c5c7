"""The bench measures every figure, quickly."""

import pytest

from sagebrush.lab.bench import compiled, measure, usual_players, whole_box


def test_all_figures_are_measured() -> None:
    speed = measure("dice", seconds=0.05)
    assert (speed.game, speed.players, speed.compiled) == ("dice", 5, compiled())
    figures = (speed.games_per_second, speed.decisions_per_second, speed.decision_us, speed.fork_us)
    assert all(figure > 0 for figure in (*figures, speed.imagine_us, speed.view_us, speed.options_us))
    assert speed.views_us > 0
    assert speed.messages_us > 0
    assert speed.simple_us is not None
    assert speed.simple_us > 0
    assert speed.fork_decisions < 8, "the budget for a fork is 8 decisions"


def test_each_game_is_measured_at_the_table_its_budget_is_set_for() -> None:
    assert [usual_players(game) for game in ("bang", "dice", "legends")] == [5, 5, 4]


@pytest.mark.slow
def test_the_whole_box_is_measured_too() -> None:
    speed = measure("bang", seconds=0.05, expansions=whole_box("bang"))
    assert (speed.players, speed.expansions) == (5, whole_box("bang"))
    assert len(speed.expansions) >= 8
    assert speed.simple_us is not None
    assert 0 < speed.simple_us < 1000, "the budget for a decision of a simple bot is a millisecond"
