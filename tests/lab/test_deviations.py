"""What it is worth to leave the quick player's choice: counted alike every time, and told with how sure it is."""

from __future__ import annotations

import pytest

from sagebrush.lab import deviations as module
from sagebrush.lab.deviations import Deviation, Deviations, deviations
from sagebrush.lab.selfplay import Table

TABLE = Table("dice", 4, ())


def test_the_same_games_tell_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TRIES", 2)
    found = deviations(TABLE, games=1, seed=5, playouts=12)
    assert found.decisions > 3
    assert found.a_game == pytest.approx(found.decisions)  # one in four of the decisions of one game, for four seats
    assert len(found.found) <= found.decisions
    for one in found.found:
        assert one.promise > 0
        assert -1 <= one.worth <= 1
    assert deviations(TABLE, games=1, seed=5, playouts=12) == found


def test_what_they_are_worth_role_by_role() -> None:
    worths = [("outlaw", 0.1), ("outlaw", 0.3), ("sheriff", -0.1)]
    found = Deviations(TABLE, 10, 5.0, tuple([Deviation(role, 0.02, worth) for role, worth in worths]))
    count, mean, half = found.worth("outlaw")
    assert count == 2
    assert mean == pytest.approx(0.2)
    assert half == pytest.approx(1.96 * 0.1, rel=1e-3)
    assert found.worth()[0] == 3
    assert found.worth()[1] == pytest.approx(0.1)
    assert found.worth("deputy") == (0, 0.0, 0.0)
