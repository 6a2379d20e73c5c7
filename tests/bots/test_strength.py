"""The simple bot of the Dice Game beats the random one in every role, clearly; both simple bots think quickly."""

from __future__ import annotations

from time import process_time  # noqa: TID251  (a test of speed needs a clock)

import pytest

from sagebrush.bots import make_bot
from sagebrush.core.match import Match
from tests.bots.strength import check_superiority


@pytest.mark.long
@pytest.mark.parametrize(("players", "games"), [(3, 150), (4, 250), (5, 300)])
def test_simple_beats_random_in_every_role(players: int, games: int) -> None:
    check_superiority("dice", players, games)


@pytest.mark.parametrize(("game", "players"), [("dice", 8), ("bang", 7)])
def test_it_thinks_quickly(game: str, players: int) -> None:
    """Under a millisecond a decision, with a wide margin for a busy machine: it takes less than a fifth of that."""
    bot = make_bot("simple", game, 1)
    match = Match.new(game, players=players, seed=1)
    spent, decisions = 0.0, 0
    while decision := match.decision:
        view = match.view(decision.seat)
        start = process_time()
        choice = bot.choose(view, decision)
        spent += process_time() - start
        decisions += 1
        match.answer(choice)
    assert spent / decisions < 0.001
