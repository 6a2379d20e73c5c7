"""The gentle bots play every game to its end, quickly, and do not shoot at who can hardly stand."""

from __future__ import annotations

from typing import Any

import pytest

from sagebrush.bots import bot_class, make_bot
from sagebrush.bots.gentle import Gentle
from sagebrush.bots.thinker import guide_of
from sagebrush.core.match import Match
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.bang.options import Play
from sagebrush.lab.simulate import simulate
from sagebrush.testing.secrecy import check_bot

GENTLE = ("greenhorn", "tenderfoot")


def gentle(level: str) -> type[Gentle]:
    kind = bot_class(level, "bang")
    assert issubclass(kind, Gentle)
    return kind


@pytest.mark.parametrize("level", GENTLE)
@pytest.mark.parametrize(("game", "players"), [("dice", 5), ("bang", 4)])
def test_it_plays_along_and_spares_the_weak(game: str, players: int, level: str) -> None:
    weak = gentle(level).weak
    aimed = 0
    for seed in range(3):
        match = Match.new(game, players=players, seed=seed)
        bots = [make_bot(level if seat % 2 else "simple", game, seat) for seat in range(players)]
        while decision := match.decision:
            seat = decision.seat
            choice = bots[seat].answer(match.eyes(seat))
            target = getattr(choice, "target", None)
            if seat % 2 and target is not None and target != seat:
                table: Any = match.view(seat)
                others = [getattr(option, "target", None) for option in decision.options]
                spare = [other for other in others if other is None or table.players[other].life >= weak]
                assert table.players[target].life >= weak or not spare, "it could have spared them"
                aimed += 1
            match.answer(choice, seat=seat)
            assert match.answer_count < 5000
        assert match.result is not None
    assert aimed


@pytest.mark.parametrize("level", GENTLE)
def test_it_does_not_ride_after_the_wounded(level: str) -> None:
    """In Western Legends it fights now and then, but nobody with two wounds as long as there is anything else to do."""
    wounded = gentle(level).wounded
    fights = tempted = 0
    for seed in range(4):
        match = Match.new("legends", players=3, seed=seed)
        bots = [make_bot("simple" if seat else level, "legends", seat) for seat in range(3)]
        while decision := match.decision:
            choice = bots[decision.seat].answer(match.eyes(decision.seat))
            if decision.seat == 0 and len(decision.options) > 1:
                table: Any = match.view(decision.seat)
                targets = [getattr(option, "target", None) for option in decision.options if option.kind == "fight"]
                hurt = [target for target in targets if target is not None and table.players[target].wounds >= wounded]
                tempted += bool(hurt)
                fights += choice.kind == "fight"
                assert choice.kind != "fight" or getattr(choice, "target", None) not in hurt
            match.answer(choice, seat=decision.seat)
    assert fights
    assert tempted


def test_a_drink_for_who_can_hardly_stand_is_no_harm() -> None:
    guide = guide_of("bang")
    assert guide.helps(Play("tequila:9C", Seat(2)))
    assert not guide.helps(Play("bang:7D", Seat(2)))


@pytest.mark.parametrize("level", GENTLE)
def test_it_cannot_see_what_is_hidden(level: str) -> None:
    match = Match.new("bang", players=5, seed=3)
    for _ in range(30):
        assert match.decision is not None
        check_bot(match, make_bot(level, "bang", 4), make_bot(level, "bang", 4), Chance(2))
        seat = match.decision.seat
        match.answer(make_bot("simple", "bang", 1).answer(match.eyes(seat)))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dice", "bang"])
def test_a_greenhorn_is_no_fool(game: str) -> None:
    """Somebody new at the table beats whoever does just anything, and loses to a Gunslinger."""
    wins = {}
    for other in ("random", "simple"):
        by_bot = simulate(game, players=5, games=60, bots=("greenhorn", other), seed=1).wins["by_bot"]
        wins[other] = {level: won.won / won.played for level, won in by_bot.items()}
    assert wins["random"]["greenhorn"] > wins["random"]["random"]
    assert wins["simple"]["greenhorn"] < wins["simple"]["simple"]
