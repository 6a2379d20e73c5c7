"""The simple bot of BANG! with Dodge City."""

from __future__ import annotations

import pytest

from sagebrush.bots import make_bot
from sagebrush.core.match import Match
from sagebrush.games.bang.library import cast_for
from sagebrush.games.bang.options import Answer, AnswerInPlay
from tests.bots.bang_tables import defend
from tests.bots.strength import check_secrecy_of_bot, check_superiority
from tests.bots.tables import play

DODGE_CITY = ["dodge_city"]


def test_the_card_that_brings_another_one_is_used_first() -> None:
    dodge = Answer("dodge:7D")
    assert defend(2, ("missed:2S", "dodge:7D"), Answer("missed:2S"), dodge) is dodge


def test_a_green_card_goes_before_a_card_in_hand() -> None:
    plate = AnswerInPlay("iron_plate:AD")
    assert defend(2, ("missed:2S",), Answer("missed:2S"), plate) is plate


@pytest.mark.parametrize("players", range(3, 9))
def test_it_plays_whole_games_with_every_character(players: int) -> None:
    names = sorted(set(cast_for(("dodge_city",))) - set(cast_for(())))
    for start in range(0, len(names), players):
        cast = (names + names)[start : start + players]
        match = Match.new("bang", players=players, seed=start, expansions=DODGE_CITY, characters=",".join(cast))
        assert play(match, [make_bot("simple", "bang", seat) for seat in range(players)]).winners


@pytest.mark.parametrize("players", [3, 8])
def test_what_is_hidden_does_not_reach_it(players: int) -> None:
    check_secrecy_of_bot(Match.new("bang", players=players, seed=players, expansions=DODGE_CITY))


def test_simple_beats_random_among_three() -> None:
    check_superiority("bang", 3, 120, DODGE_CITY)
