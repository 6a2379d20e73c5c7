"""The simple bot of Western Legends beats the random one nearly always, ends its games in time, and thinks quickly."""

from __future__ import annotations

from time import process_time  # noqa: TID251  (a test of speed needs a clock)

import pytest

from sagebrush.bots import make_bot
from sagebrush.core.match import Match
from sagebrush.games.legends.view import LegendsView
from tests.bots.tables import play


@pytest.mark.slow
def test_one_among_three_random_wins_nine_games_of_ten() -> None:
    """Forty games with fixed seeds, each seat in turn."""
    won = 0
    for seed in range(40):
        seat = seed % 4
        bots = [make_bot("simple" if other == seat else "random", "legends", seed * 8 + other) for other in range(4)]
        result = play(Match.new("legends", players=4, seed=seed), bots)
        won += result.winners == (seat,)
    assert won >= 36


@pytest.mark.slow
def test_games_among_themselves_take_a_sensible_number_of_rounds() -> None:
    rounds = []
    for seed in range(20):
        match = Match.new("legends", players=4, seed=seed)
        play(match, [make_bot("simple", "legends", seed * 8 + seat) for seat in range(4)])
        view = match.view(None)
        assert isinstance(view, LegendsView)
        rounds.append(view.round)
    assert min(rounds) >= 4
    assert max(rounds) <= 16
    assert 6 <= sum(rounds) / len(rounds) <= 12


def test_it_thinks_quickly() -> None:
    """Under two milliseconds a decision, with a wide margin for a busy machine: it takes less than a third of that."""
    bot = make_bot("simple", "legends", 1)
    match = Match.new("legends", players=6, seed=1, goals=True)
    spent, decisions = 0.0, 0
    while decision := match.decision:
        view = match.view(decision.seat)
        start = process_time()
        choice = bot.choose(view, decision)
        spent += process_time() - start
        decisions += 1
        match.answer(choice)
    assert spent / decisions < 0.002
