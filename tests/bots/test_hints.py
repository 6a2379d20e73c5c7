"""What a hint makes of the findings of a search: the chances, the reason, and what it says where nothing wins."""

from __future__ import annotations

import pytest

from sagebrush.bots.hints import LOST, OPEN, SAME, WHOLE, WON, Hint, read
from sagebrush.bots.search import Findings, Trial
from sagebrush.bots.thinker import guide_of
from sagebrush.games.dice.options import ACCEPT, DECLINE

GUIDE = guide_of("dice")
SIGNS = [name for name, _ in GUIDE.sign_steps]
WORLDS = 200


def found(first: float, second: float, **better: float) -> Hint:
    """A favourite and another option won so often; the one that won more is ahead in these signs, by so many steps."""
    trials = [Trial(ACCEPT, 0.0), Trial(DECLINE, 0.0)]
    for trial, share in zip(trials, (first, second), strict=True):
        wins = round(share * WORLDS)
        trial.signs = [0.0] * len(SIGNS)
        for world in range(WORLDS):
            trial.note(float(world < wins), float(world < round(first * WORLDS)))
    best = trials[1] if second > first else trials[0]
    best.signs = [WORLDS * step * better.get(name, 0.0) for name, step in GUIDE.sign_steps]
    return read(GUIDE, Findings(trials))


def test_what_wins_more_often_is_told_with_its_reason() -> None:
    hint = found(0.3, 0.6, **{SIGNS[0]: 2.0, SIGNS[1]: 3.0})
    assert (hint.option, hint.why, hint.outlook) == (DECLINE, SIGNS[1], OPEN)
    assert found(0.3, 0.6).why == WHOLE
    assert found(0.5, 0.5, **{SIGNS[0]: 2.0}).why == SAME


@pytest.mark.parametrize(("share", "outlook"), [(0.0, LOST), (1.0, WON)])
def test_where_winning_tells_nothing_apart_something_else_may(share: float, outlook: str) -> None:
    """At 0 and at 100 %: who stays alive longer, or has more; else it is said that nothing differs."""
    hint = found(share, share, **{SIGNS[0]: 2.0})
    assert (hint.outlook, hint.why) == (outlook, SIGNS[0])
    assert found(share, share).why == SAME
    assert found(share, share, **{SIGNS[0]: 0.5}).why == SAME


def test_a_game_is_not_lost_while_something_may_win_it() -> None:
    assert found(0.0, 0.1).outlook == OPEN
    assert found(1.0, 0.8).outlook == OPEN
    assert Hint(ACCEPT, 0.0, None, 0.0, SAME).outlook == OPEN
