"""Whoever may still come back has not seen the cards of the others."""

from __future__ import annotations

import pytest

from sagebrush import Match
from sagebrush.core.seats import Seat
from sagebrush.games.bang.library import BOX
from sagebrush.games.bang.table import BangTable

#: The expansions that may bring somebody back.
BRINGING = ["high_noon", "fistful_of_cards", "wild_west_show", "valley_of_shadows"]


def eliminated(expansions: list[str]) -> tuple[Match, Seat]:
    """A game in which a Deputy, an Outlaw or a Renegade has just been eliminated."""
    match = Match.new("bang", players=5, expansions=expansions, seed=3)
    table = match.table
    assert isinstance(table, BangTable)
    seat = next(Seat(other) for other in range(5) if table.roles[other] != "sheriff")
    table.eliminate(seat, None)
    table.hands[seat].clear()
    return match, seat


@pytest.mark.parametrize("expansion", [name for name in BRINGING if name in {each.name for each in BOX}])
def test_who_may_come_back_is_not_out(expansion: str) -> None:
    match, seat = eliminated([expansion])
    assert not match.is_out(seat)
    assert seat in match.stage.out


def test_in_the_base_game_nobody_comes_back() -> None:
    match, seat = eliminated([])
    assert match.is_out(seat)
