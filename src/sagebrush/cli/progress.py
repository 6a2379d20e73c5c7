"""A bar that moves while something long goes on: for people at a terminal, never in what a program reads."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Bar:
    """How far it is."""

    def __init__(self, progress: Progress, what: str, total: int) -> None:
        self._progress = progress
        self._task = progress.add_task(what, total=total)

    def advance(self, steps: int = 1) -> None:
        self._progress.advance(self._task, steps)

    def reach(self, done: int) -> None:
        self._progress.update(self._task, completed=done)


@contextmanager
def progress(what: str, total: int, *, hidden: bool = False) -> Iterator[Bar]:
    """On the error stream, if somebody watches it."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    off = hidden or not sys.stderr.isatty()
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=off) as drawn:
        yield Bar(drawn, what, total)
