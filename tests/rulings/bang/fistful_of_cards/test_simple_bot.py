"""The simple bot of BANG! with A Fistful of Cards."""

from __future__ import annotations

import pytest

from sagebrush.bots import make_bot
from sagebrush.core.match import Match
from tests.bots.strength import check_secrecy_of_bot, check_superiority
from tests.bots.tables import play

EXPANSIONS = ["fistful_of_cards"]


@pytest.mark.parametrize("players", range(4, 8))
def test_it_plays_whole_games(players: int) -> None:
    for seed in range(3):
        match = Match.new("bang", players=players, seed=seed, expansions=EXPANSIONS, bonus_characters=True)
        assert play(match, [make_bot("simple", "bang", seat) for seat in range(players)]).winners


def test_what_is_hidden_does_not_reach_it() -> None:
    check_secrecy_of_bot(Match.new("bang", players=5, seed=5, expansions=EXPANSIONS))


def test_simple_beats_random_in_every_role() -> None:
    check_superiority("bang", 4, 120, EXPANSIONS)


@pytest.mark.slow
def test_simple_beats_random_among_five() -> None:
    check_superiority("bang", 5, 400, EXPANSIONS)
