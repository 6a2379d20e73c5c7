"""What is told of a turning point: the happening that explains it, and nothing a spectator did not see."""

from __future__ import annotations

import pytest

from sagebrush.core.events import Event
from sagebrush.core.registry import game_named
from sagebrush.core.seats import Seat
from sagebrush.games.bang.card_events import CardPlayed, CardTaken
from sagebrush.games.bang.events import LifeLost, PlayerEliminated
from sagebrush.games.legends.events.resources import LegendGained
from sagebrush.lab.telling import OF_THE_TURN, TELLING, most_telling
from sagebrush.words import Words, languages

ANN, BOB, CAT = Seat(0), Seat(1), Seat(2)
UP_FOR_ANN = (0.2, -0.2, 0.0)


def lost(seat: Seat, life: int) -> Event:
    return LifeLost(seat, 1, life, "bang", ANN)


def test_who_is_out_says_more_than_who_was_hit() -> None:
    out = PlayerEliminated(CAT, "outlaw", ANN)
    assert most_telling([lost(BOB, 1), out, lost(BOB, 0)], UP_FOR_ANN, ANN) == out


def test_of_several_out_the_last_is_what_it_came_to() -> None:
    first, last = PlayerEliminated(BOB, "deputy", ANN), PlayerEliminated(CAT, "sheriff", ANN)
    assert most_telling([first, last], UP_FOR_ANN, ANN) == last


def test_of_lives_lost_the_one_that_leaves_fewest_is_told() -> None:
    assert most_telling([lost(BOB, 3), lost(BOB, 1), lost(BOB, 2)], UP_FOR_ANN, ANN) == lost(BOB, 1)


def test_what_speaks_against_it_explains_nothing() -> None:
    """Ann was hit, and it is Bob whose chance fell."""
    assert most_telling([lost(ANN, 1), lost(BOB, 3)], UP_FOR_ANN, ANN) == lost(BOB, 3)
    assert most_telling([lost(ANN, 1)], UP_FOR_ANN, ANN) is None
    assert most_telling([lost(CAT, 1)], UP_FOR_ANN, ANN) is None
    assert most_telling([], UP_FOR_ANN, ANN) is None


def test_a_card_is_told_of_whose_turn_it_is() -> None:
    play = CardPlayed(ANN, "volcanic:10S", "volcanic", None)
    assert most_telling([play], UP_FOR_ANN, ANN) == play
    assert most_telling([play], UP_FOR_ANN, BOB) is None
    assert most_telling([play], UP_FOR_ANN, None) is None


def test_most_points_are_told_where_points_win() -> None:
    few, many = LegendGained(ANN, 1, 7, "duel"), LegendGained(ANN, 4, 6, "marshal")
    assert most_telling([many, few], UP_FOR_ANN, ANN) == many


def test_what_only_two_have_seen_is_told_without_it() -> None:
    told = most_telling([CardTaken(ANN, BOB, "missed:JC", True, "panic")], UP_FOR_ANN, ANN)
    assert told == CardTaken(ANN, BOB, None, True, "panic")


@pytest.mark.parametrize("lang", languages())
def test_whatever_can_be_told_has_a_sentence_in_the_log(lang: str) -> None:
    words = Words(lang)
    told = {
        (game, kind.__struct_config__.tag)
        for game in ("bang", "dice", "legends")
        for kind in game_named(game).types.events
        if kind.__struct_config__.tag in TELLING
    }
    assert {kind for _, kind in told} == set(TELLING) >= set(OF_THE_TURN)
    assert [pair for pair in sorted(told) if not words.has(f"{pair[0]}-event-{pair[1]}")] == []
