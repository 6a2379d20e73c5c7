"""The simple bot beats the random one in every role, clearly, and thinks quickly."""

from __future__ import annotations

from time import process_time  # noqa: TID251  (a test of speed needs a clock)

import pytest

from sagebrush.bots import make_bot
from sagebrush.core.match import Match
from sagebrush.lab.simulate import simulate


@pytest.mark.parametrize(("players", "games"), [(3, 150), (4, 250), (5, 300)])
def test_simple_beats_random_in_every_role(players: int, games: int) -> None:
    """Mixed tables, seats rotating: in no role do the two intervals of 95 % even touch."""
    shares = simulate("dice", games=games, players=players, bots=["simple", "random"], seed=1).wins["by_bot_and_role"]
    roles = sorted(key.removeprefix("simple/") for key in shares if key.startswith("simple/"))
    assert len(roles) == (3 if players <= 4 else 4)
    for role in roles:
        lowest, _ = shares[f"simple/{role}"].interval
        _, highest = shares[f"random/{role}"].interval
        assert lowest > highest, f"{role}: simple at least {lowest:.2f}, random at most {highest:.2f}"


def test_it_thinks_quickly() -> None:
    """Under a millisecond a decision, with a wide margin for a busy machine: it takes less than a fifth of that."""
    bot = make_bot("simple", "dice", 1)
    match = Match.new("dice", players=8, seed=1)
    spent, decisions = 0.0, 0
    while decision := match.decision:
        view = match.view(decision.seat)
        start = process_time()
        choice = bot.choose(view, decision)
        spent += process_time() - start
        decisions += 1
        match.answer(choice)
    assert spent / decisions < 0.001
