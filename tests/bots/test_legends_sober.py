"""The quick player behind the thinking ones in Western Legends: no tastes, and the character who wins more."""

from __future__ import annotations

from sagebrush.bots.legends_simple import LegendsSimple
from sagebrush.bots.legends_sober import RENOWN, LegendsSober
from sagebrush.bots.thinker import guide_of
from sagebrush.core.match import Match
from sagebrush.games.legends.content import box_content
from sagebrush.games.legends.options import Become
from sagebrush.games.legends.view import LegendsView


def test_of_two_characters_it_is_the_one_who_wins_more() -> None:
    for seed in range(6):
        match = Match.new("legends", players=3, seed=seed)
        assert match.decision is not None
        options = [option for option in match.decision.options if isinstance(option, Become)]
        assert len(options) == 2
        chosen = LegendsSober(seed).answer(match.eyes(match.decision.seat))
        assert isinstance(chosen, Become)
        assert RENOWN[chosen.character] == max(RENOWN[option.character] for option in options)


def test_every_character_of_the_boxes_has_been_counted() -> None:
    assert set(RENOWN) == set(box_content(("ante_up",)).characters)


def test_it_has_no_tastes_where_simple_has() -> None:
    match = Match.new("legends", players=3, seed=1)
    while match.decision and isinstance(match.decision.options[0], Become):
        match.answer(match.decision.options[0], seat=match.decision.seat)
    assert match.decision is not None
    view = match.view(match.decision.seat)
    assert isinstance(view, LegendsView)
    assert len({tuple(LegendsSimple(seed).likings(view).of) for seed in range(5)}) == 5
    assert {tuple(LegendsSober(seed).likings(view).of) for seed in range(5)} == {(1.0,) * 6}


def test_the_thinking_ones_are_it_and_expect_simple_of_the_others() -> None:
    guide = guide_of("legends")
    assert type(guide.own(1)) is LegendsSober
    assert type(guide.player(1)) is LegendsSimple
    assert type(guide_of("bang").own(1)) is type(guide_of("bang").player(1))
