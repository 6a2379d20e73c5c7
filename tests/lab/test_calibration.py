"""Beliefs are worth their numbers."""

from __future__ import annotations

from sagebrush.lab.calibration import BINS, calibrate
from sagebrush.lab.selfplay import Table


def test_what_is_believed_is_about_as_often_true() -> None:
    """Games that nothing was learned from: in every well filled bin the truth is near the belief."""
    bins = calibrate(Table("dice", 5, ()), games=12, seed=77)
    assert len(bins) == BINS
    filled = [found for found in bins if found.count >= 150]
    assert len(filled) >= 4
    for found in filled:
        # A dozen games are few, and beliefs of one game hang together: near is within 0.3.
        assert abs(found.true / found.count - found.believed / found.count) < 0.3
    sure, blind = bins[-1], bins[0]
    assert sure.true / sure.count > 0.75
    assert blind.true / blind.count < 0.12
