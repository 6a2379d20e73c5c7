"""Work spread over processes: in its order, stopped at any moment, and never waiting for somebody who is gone."""

from __future__ import annotations

import os
import signal

import pytest

from sagebrush.core.errors import BadConfig, SagebrushError
from sagebrush.lab.spreading import Crew, spread


def square(number: int) -> int:
    return number * number


def much(number: int) -> bytes:
    """More than fits into a line at once: whoever is stopped now is in the middle of its answer."""
    return bytes([number % 256]) * 5_000_000


def refuse(number: int) -> int:
    if number == 3:
        raise BadConfig("three is one too many")
    return number


def fall_over(number: int) -> int:
    if number == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_their_order(workers: int) -> None:
    assert list(spread(square, range(40), Crew(workers))) == [number * number for number in range(40)]


def test_nothing_to_do() -> None:
    assert list(spread(square, [], Crew(2))) == []


@pytest.mark.parametrize("workers", [1, 2])
def test_what_goes_wrong_there_is_raised_here(workers: int) -> None:
    results = spread(refuse, range(20), Crew(workers))
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(BadConfig, match="three is one too many"):
        next(results)


def test_it_is_told_where_it_went_wrong() -> None:
    with pytest.raises(BadConfig) as failed:
        list(spread(refuse, range(20), Crew(2)))
    assert "in refuse" in "".join(failed.value.__notes__)


@pytest.mark.slow
def test_whoever_has_enough_stops_at_once() -> None:
    """However much is under way, and in the middle of an answer: nobody waits for a lock of somebody who is gone."""
    for _ in range(5):
        results = spread(much, range(1000), Crew(2))
        assert next(results)[:1] == b"\0"
        results.close()  # type: ignore[attr-defined]


def test_a_worker_that_is_killed_is_told() -> None:
    """As by a machine that runs out of memory: its answer never comes, and nobody waits for it."""
    with pytest.raises(SagebrushError, match=r"a worker ended in the middle of its work \(exit code -9\)"):
        list(spread(fall_over, range(20), Crew(2)))
