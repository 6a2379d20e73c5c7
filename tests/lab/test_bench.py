"""The bench measures every figure, quickly."""

from sagebrush.lab.bench import compiled, measure


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
