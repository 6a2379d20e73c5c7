"""How far judgement can be trusted: counted alike every time, and with luck taken off."""

from __future__ import annotations

import pytest

from sagebrush.lab.judgement import Judgement, Mean, Weighed, judgement
from sagebrush.lab.selfplay import Table

TABLE = Table("dice", 4, ())


@pytest.mark.slow
def test_the_same_games_tell_the_same() -> None:
    found = judgement(TABLE, games=1, seed=5, worlds=4, rounds=2)
    assert len(found.found) > 3
    for one in found.found:
        assert -1 <= one.won.value <= 1
        assert len(one.said) == 2
    assert judgement(TABLE, games=1, seed=5, worlds=4, rounds=2) == found
    assert [trust.rounds for trust in found.trust()] == [1, 2]
    assert found.trust("nobody") == []


def test_luck_is_taken_off() -> None:
    told = [(0.10, 0.09, 0.04), (-0.20, -0.18, 0.05)]
    found = Judgement(
        TABLE,
        tuple([Weighed("outlaw", Mean(won, 0.0), (Mean(late, 0.0), Mean(soon, 0.0))) for won, late, soon in told]),
    )
    close, far = found.trust("outlaw")
    assert close.error == pytest.approx(((0.01**2 + 0.02**2) / 2) ** 0.5)
    assert far.error > close.error
    assert close.agreement > 0.99 > far.agreement
    assert found.spread == pytest.approx(((0.1**2 + 0.2**2) / 2) ** 0.5)


def test_what_is_nothing_but_luck_is_no_error() -> None:
    found = Judgement(TABLE, (Weighed("outlaw", Mean(0.1, 0.02), (Mean(0.0, 0.0),)),))
    (trust,) = found.trust()
    assert trust.error == 0.0
    assert found.spread == 0.0
