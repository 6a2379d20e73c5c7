"""The web client's types are those of the server and of the games as they are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from sagebrush import Match
from sagebrush.bots import make_bot
from sagebrush.core.registry import game_named, games

ROOT = Path(__file__).parents[2]


def test_the_generated_types_are_up_to_date() -> None:
    """If this fails: python tools/web-types.py."""
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "web-types.py", "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", [game.info.name for game in games()])
def test_everything_a_game_sends_comes_back_as_it_was(name: str) -> None:
    """Views, events, questions and options survive the journey as JSON and back to the game's own classes."""
    types = game_named(name).types
    match, bot = Match.new(name, seed=5), make_bot("random", name, 2)
    while match.decision and match.answer_count < 150:
        decision = match.decision
        view = match.view(decision.seat)
        assert types.decode_view(plain(view)) == view
        assert types.decode_question(plain(decision.question)) == decision.question
        for option in decision.options:
            assert types.decode_option(plain(option)) == option
        match.answer(bot.choose(view, decision))
    for event in match.all_events():
        assert event.quiet or types.decode_event(plain(event)) == event


def plain(value: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_what_no_game_sends_is_refused() -> None:
    types = game_named("dice").types
    wrong: tuple[object, ...] = (None, [], {}, {"option": "fly"}, {"option": "shoot", "target": "everyone"})
    for nonsense in wrong:
        with pytest.raises(msgspec.ValidationError):
            types.decode_option(nonsense)
