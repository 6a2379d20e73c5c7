"""The bot for children: it plays every game to its end, quickly, and does not shoot at who can hardly stand."""

from __future__ import annotations

from typing import Any

import pytest

from sagebrush.bots import make_bot
from sagebrush.bots.tenderfoot import WEAK, WOUNDED
from sagebrush.core.match import Match
from sagebrush.core.rng import Chance
from sagebrush.testing.secrecy import check_bot


@pytest.mark.parametrize(("game", "players"), [("dice", 5), ("bang", 4), ("legends", 2)])
def test_it_plays_along_and_spares_the_weak(game: str, players: int) -> None:
    match = Match.new(game, players=players, seed=6)
    bots = [make_bot("tenderfoot" if seat % 2 else "simple", game, seat) for seat in range(players)]
    gentle = 0
    while decision := match.decision:
        seat = decision.seat
        choice = bots[seat].answer(match.eyes(seat))
        target = getattr(choice, "target", None)
        if seat % 2 and target is not None and target != seat and game != "legends":
            view = match.view(seat)
            others = [option for option in decision.options if getattr(option, "target", None) != target]
            weak = view.players[target].life < WEAK  # type: ignore[attr-defined]
            strong = [
                option
                for option in others
                if getattr(option, "target", None) is None or view.players[option.target].life >= WEAK  # type: ignore[attr-defined]
            ]
            assert not (weak and strong), "it could have spared them"
            gentle += 1
        match.answer(choice, seat=seat)
        assert match.answer_count < 5000
    assert match.result is not None
    assert gentle or game == "legends"


def test_it_does_not_ride_after_the_wounded() -> None:
    """In Western Legends it fights now and then, but nobody with two wounds as long as there is anything else to do."""
    fights = tempted = 0
    for seed in range(4):
        match = Match.new("legends", players=3, seed=seed)
        bots = [make_bot("simple" if seat else "tenderfoot", "legends", seat) for seat in range(3)]
        while decision := match.decision:
            choice = bots[decision.seat].answer(match.eyes(decision.seat))
            if decision.seat == 0 and len(decision.options) > 1:
                table: Any = match.view(decision.seat)
                targets = [getattr(option, "target", None) for option in decision.options if option.kind == "fight"]
                hurt = [target for target in targets if target is not None and table.players[target].wounds >= WOUNDED]
                tempted += bool(hurt)
                fights += choice.kind == "fight"
                assert choice.kind != "fight" or getattr(choice, "target", None) not in hurt
            match.answer(choice, seat=decision.seat)
    assert fights
    assert tempted


def test_it_cannot_see_what_is_hidden() -> None:
    match = Match.new("bang", players=5, seed=3)
    for _ in range(30):
        assert match.decision is not None
        check_bot(match, make_bot("tenderfoot", "bang", 4), make_bot("tenderfoot", "bang", 4), Chance(2))
        seat = match.decision.seat
        match.answer(make_bot("simple", "bang", 1).answer(match.eyes(seat)))
