"""Coming back: by which card, where there are several; and whoever may still do so has not seen the others' cards."""

from __future__ import annotations

import pytest

from sagebrush import Match
from sagebrush.core.config import Value, configure
from sagebrush.core.seats import Seat
from sagebrush.games.bang.event_deck import EVENTS
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.library import BOX
from sagebrush.games.bang.table import BangTable
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import under

#: The expansions that may bring somebody back.
BRINGING = ["high_noon", "fistful_of_cards", "wild_west_show", "valley_of_shadows"]


def eliminated(expansions: list[str], *, shadows: bool = False) -> tuple[Match, Seat]:
    """A game in which a Deputy, an Outlaw or a Renegade has just been eliminated."""
    options: dict[str, Value] = {"shadow_gunslingers": True} if shadows else {}
    match = Match.start(GAME, configure(GAME.info, players=5, expansions=expansions, options=options), 3)
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
    assert match.stage.returning == (seat,)


@needs("shadow_gunslingers")
def test_a_shadow_may_come_back() -> None:
    match, seat = eliminated([], shadows=True)
    assert not match.is_out(seat)
    assert seat in match.stage.out


def test_in_the_base_game_nobody_comes_back() -> None:
    match, seat = eliminated([])
    assert match.is_out(seat)
    assert match.stage.returning == ()


@needs("high_noon")
@needs("wild_west_show")
@ruling("BANG-X42")
def test_the_card_that_gives_most_lives_brings_back(table: BangScenario) -> None:
    """Ghost Town would bring Bob back for a turn, the Bone Orchard with one life: he gets it, and stays."""
    table.seats(Ann={}, Bob={"dead": True}, Cat={}, Dan={}, also=("high_noon", "wild_west_show"))
    under(table, "Ghost Town")
    table.laid.put_in_force("show", None, EVENTS["bone_orchard"])
    table.turn("Ann").ends_turn()
    table.has_life(Ann=5, Bob=1, Cat=4, Dan=4)
    assert table.table.ghosts[1] == ""
    assert [event.by for event in table.events("player_returned")] == ["bone_orchard"]
    table.is_quiet("Bob")


@needs("high_noon")
@needs("wild_west_show")
@ruling("BANG-X42")
def test_one_of_them_alone_brings_back_as_ever(table: BangScenario) -> None:
    table.seats(Ann={}, Bob={"dead": True}, Cat={}, Dan={}, also=("high_noon", "wild_west_show"))
    under(table, "Ghost Town")
    table.turn("Ann").ends_turn()
    assert table.table.ghosts[1] == "ghost_town"
    table.is_quiet("Bob")
