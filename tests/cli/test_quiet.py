"""A quiet event changes the table and is told to nobody: not in a story, not in the terminal's log."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from sagebrush import Match, Seat
from sagebrush.cli.replay import Story
from sagebrush.core.events import Event
from sagebrush.tui.session import Session
from sagebrush.words import Words


class Hush(Event, frozen=True, tag="hush"):
    quiet: ClassVar[bool] = True


@pytest.fixture
def match() -> Match:
    """A dice game in which something has just happened quietly."""
    match = Match.new("dice", players=3, seed=2)
    match.table.emit(Hush())
    return match


@pytest.mark.parametrize("seat", [None, Seat(0)])
def test_a_story_leaves_quiet_events_out(match: Match, seat: Seat | None, capsys: pytest.CaptureFixture[str]) -> None:
    Story(match, Words(), seat).told(step=False)
    printed = capsys.readouterr().out
    assert printed
    assert "hush" not in printed


def test_the_log_of_the_terminal_leaves_quiet_events_out(match: Match, tmp_path: Path) -> None:
    told = Session(match, tmp_path / "game.json", "random").news()
    assert told
    assert not any(event.quiet for event in told)
