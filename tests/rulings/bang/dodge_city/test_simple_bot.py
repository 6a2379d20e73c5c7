"""The simple bot of BANG! with Dodge City."""

from __future__ import annotations

import pytest

from sagebrush.bots import make_bot
from sagebrush.bots.bang_simple import BangSimple
from sagebrush.core.match import Match
from sagebrush.games.bang.library import cast_for
from sagebrush.games.bang.options import FROM_DECK, Answer, AnswerInPlay, ChooseSource, Pick
from sagebrush.lab import simulate
from tests.bots.bang_tables import ask, defend, player, table
from tests.bots.strength import check_secrecy_of_bot, check_superiority
from tests.bots.tables import play

DODGE_CITY = ["dodge_city"]

#: By players: the digest of eight games of `simple` bots, and how many decisions they took.
KEPT = {3: ("a4be019072f6d672aeaf8caadc270657", 737), 4: ("888ba40c9c14ecbe5e105c953b9122fb", 1326)}


def test_the_card_that_brings_another_one_is_used_first() -> None:
    dodge = Answer("dodge:7D")
    assert defend(2, ("missed:2S", "dodge:7D"), Answer("missed:2S"), dodge) is dodge


def test_a_green_card_goes_before_a_card_in_hand() -> None:
    plate = AnswerInPlay("iron_plate:AD")
    assert defend(2, ("missed:2S",), Answer("missed:2S"), plate) is plate


def test_pat_brennan_does_not_rob_for_ever() -> None:
    """Two who take each other's Barrel every turn, and so never draw, would play for ever: sometimes he draws."""
    players = [player(0, "outlaw", character="pat_brennan"), player(1), player(2), player(3)]
    players += [player(4, "sheriff", in_play=("barrel:QS",))]
    options = (FROM_DECK, Pick("barrel:QS"))
    question = ChooseSource("pat_brennan")
    chosen = {ask(BangSimple(1), table(0, players, turn=turn), question, options).id for turn in range(20)}
    assert len(chosen) == 2


@pytest.mark.slow
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


@pytest.mark.long
def test_simple_beats_random_among_three() -> None:
    check_superiority("bang", 3, 120, DODGE_CITY)


@pytest.mark.parametrize("players", KEPT)
def test_it_chooses_as_ever(players: int) -> None:
    """To the letter, since the rules last changed."""
    report = simulate("bang", games=8, players=players, bots=["simple"], expansions=DODGE_CITY, seed=11)
    assert (report.digest, report.decisions) == KEPT[players]
