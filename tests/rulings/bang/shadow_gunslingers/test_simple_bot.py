"""The simple bot plays a shadow for its side."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from sagebrush.bots.bang_simple import BangSimple
from sagebrush.bots.bang_situation import beliefs
from sagebrush.core.config import Value
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.options import DECLINE, END_TURN, PLAY_CARDS, Answer, Defend, Play
from sagebrush.games.bang.view import BangPlayer
from sagebrush.lab.simulate import simulate
from tests.bots.bang_tables import ask, player, table
from tests.bots.strength import check_secrecy_of_bot


def shadow(role: str, hand: Sequence[str]) -> BangPlayer:
    """I am back for this turn, without lives."""
    mine = player(0, role, hand=hand, life=0)
    return msgspec.structs.replace(mine, alive=True, ghost="shadow_gunslingers", role_shown=True)


@pytest.mark.parametrize(("role", "target"), [("shadow_outlaw", 4), ("shadow_deputy", 1)])
def test_it_shoots_at_the_foes_of_its_side(role: str, target: int) -> None:
    """The Shadow Outlaw shoots at the Sheriff, the Shadow Deputy at an Outlaw whom everybody knows."""
    players = [
        shadow(role, ("bang:7D",)),
        msgspec.structs.replace(player(1, "outlaw", cards=2), role_shown=True),
        player(2, cards=2),
        player(3, cards=2),
        player(4, "sheriff", cards=3, life=5),
    ]
    shots: list[Option] = [Play("bang:7D", Seat(seat)) for seat in (1, 4)]
    chosen = ask(BangSimple(1), table(0, players), PLAY_CARDS, (END_TURN, *shots))
    assert chosen == Play("bang:7D", Seat(target))


def test_the_others_know_what_a_shadow_renegade_is() -> None:
    """His is the Renegade's card, so nobody else can have it; and he is held for one of his side."""
    players = [player(0, "outlaw"), player(1), player(2), player(3, "shadow_deputy"), player(4, "sheriff", life=5)]
    believed = beliefs(table(0, players))
    assert believed[3] == {"deputy": 1.0}
    assert all("renegade" not in belief for belief in believed[1:3])


@pytest.mark.parametrize("rules", [(), ("shadow_gunslingers",)])
def test_a_renegade_does_not_cling_to_life(rules: tuple[str, ...]) -> None:
    """He may well win as a shadow, so he keeps his Missed! for better use; without the variant he plays it."""
    players = [player(0, "renegade", hand=("missed:JC",)), *[player(seat, cards=2) for seat in (1, 2, 3)]]
    view = msgspec.structs.replace(table(0, [*players, player(4, "sheriff", life=5)]), rules=rules)
    missed = Answer("missed:JC")
    chosen = ask(BangSimple(1), view, Defend(Seat(4), "bang", ("bang:7D",), 1), (missed, DECLINE))
    assert chosen is (DECLINE if rules else missed)


def test_what_is_hidden_does_not_reach_it() -> None:
    check_secrecy_of_bot(Match.new("bang", players=5, seed=5, shadow_gunslingers=True))


@pytest.mark.long
def test_simple_beats_random_with_shadows() -> None:
    """Mixed tables: in every role it wins more often; a Renegade's shadow may win with a side, of either bot."""
    options: dict[str, Value] = {"shadow_gunslingers": True}
    report = simulate("bang", games=1200, players=5, bots=["simple", "random"], options=options, seed=1, workers=2)
    shares = report.wins["by_bot_and_role"]
    for role in ("sheriff", "deputy", "outlaw", "renegade"):
        lowest, _ = shares[f"simple/{role}"].interval
        _, highest = shares[f"random/{role}"].interval
        assert lowest > highest, role
