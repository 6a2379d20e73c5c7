"""The load test itself, in short; its long form and figures are in docs/guides/run-a-server.md."""

from __future__ import annotations

import json

import pytest

from tests.cli.command import output, sagebrush


@pytest.mark.slow
def test_a_few_tables_under_load() -> None:
    printed = output("loadtest", "--tables", "10", "--seconds", "4", "--think", "0.2", "--json")
    report = json.loads(printed)
    assert report["errors"] == 0
    assert report["answers"] > 20
    assert report["measured"] > 5
    assert 0 < report["p50_ms"] <= report["p99_ms"] <= report["worst_ms"]
    # Generous, because this machine may be busy with other tests.
    assert report["p50_ms"] < 1000
    assert report["memory_per_table_kb"] < 5_000


@pytest.mark.slow
def test_a_load_test_without_bounds_is_refused() -> None:
    done = sagebrush("loadtest", "--tables", "100000")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
