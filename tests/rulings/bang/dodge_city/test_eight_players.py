"""Eight players (BANG-304 to BANG-307)."""

from collections import Counter

import pytest

from sagebrush import Match
from sagebrush.core.errors import BadConfig
from sagebrush.core.seats import Seat
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.view import BangView
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario, Player
from tests.rulings.bang.dodge_city.looking import lay

OUT: Player = {"dead": True}

# Without a role given, Ann is the Sheriff, Bob and Cat are Deputies, Dan, Eva and Flo Outlaws, Gus and Hal Renegades.


def only(table: BangScenario, **players: Player) -> None:
    """Eight players of whom only these are still alive."""
    everybody: dict[str, Player] = dict.fromkeys(("Ann", "Bob", "Cat", "Dan", "Eva", "Flo", "Gus", "Hal"), OUT)
    lay(table, everybody | players)


def roles_seen(match: Match, seat: Seat | None) -> list[str | None]:
    view = match.view(seat)
    assert isinstance(view, BangView)
    return [player.role for player in view.players]


@ruling("BANG-304")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_roles_of_eight_players(seed: int) -> None:
    """1 Sheriff, 2 Deputies, 3 Outlaws and 2 Renegades are dealt, and the Sheriff begins."""
    match = Match.new("bang", players=8, expansions=["dodge_city"], seed=seed)
    assert isinstance(match.table, BangTable)
    assert Counter(match.table.roles) == {"sheriff": 1, "deputy": 2, "outlaw": 3, "renegade": 2}
    assert match.decision is not None
    assert match.table.roles[match.table.first] == "sheriff"


@ruling("BANG-305")
def test_roles_are_face_down_as_usual() -> None:
    """Everybody sees the Sheriff and his own role; a spectator sees the Sheriff only. Not even the Renegades meet."""
    match = Match.new("bang", players=8, expansions=["dodge_city"], seed=5)
    assert isinstance(match.table, BangTable)
    roles = match.table.roles
    assert roles_seen(match, None) == [role if role == "sheriff" else None for role in roles]
    for me in range(8):
        seen = roles_seen(match, Seat(me))
        assert seen == [role if role == "sheriff" or seat == me else None for seat, role in enumerate(roles)]


@ruling("BANG-306")
def test_a_renegade_who_alone_is_alive_wins_alone(table: BangScenario) -> None:
    """Only the Sheriff and one Renegade are left: the Renegade kills the Sheriff and wins; the dead one does not."""
    only(table, Ann={"life": 1}, Gus={"hand": ["BANG!"]})
    table.turn("Gus").plays("BANG!", on="Ann", offered={"Ann", "Gus"})
    table.has_life(Ann=0, Bob=0, Cat=0, Dan=0, Eva=0, Flo=0, Gus=4, Hal=0)
    table.is_over(outcome="renegade", winners=["Gus"])


@ruling("BANG-306", "BANG-062")
def test_both_renegades_must_die_before_the_law_wins(table: BangScenario) -> None:
    """The Sheriff faces two Renegades. He kills one and the game goes on; he kills the other and the law wins."""
    only(table, Ann={"hand": ["BANG! QH", "BANG! KH"], "play": ["Volcanic"]}, Gus={"life": 1}, Hal={"life": 1})
    table.turn("Ann").plays("BANG! QH", on="Gus")
    table.has_life(Ann=5, Bob=0, Cat=0, Dan=0, Eva=0, Flo=0, Gus=0, Hal=1)
    table.is_quiet()
    table.plays("BANG! KH", on="Hal")
    table.is_over(outcome="law", winners=["Ann", "Bob", "Cat"])


@ruling("BANG-306")
def test_one_renegade_kills_the_other(table: BangScenario) -> None:
    """Each plays for himself: Gus kills Hal, gets no reward, and now faces the Sheriff alone."""
    only(table, Ann={}, Gus={"hand": ["BANG!"]}, Hal={"life": 1})
    table.turn("Gus").plays("BANG!", on="Hal")
    table.has_life(Ann=5, Bob=0, Cat=0, Dan=0, Eva=0, Flo=0, Gus=4, Hal=0)
    table.has_cards(Ann=0, Gus=0)
    table.is_quiet()


@ruling("BANG-307")
@pytest.mark.parametrize("killer", ["Gus", "Hal"])
def test_the_sheriff_dies_before_two_renegades(killer: str, table: BangScenario) -> None:
    """The Sheriff faces two Renegades and dies first: the Outlaws win, though all of them are dead."""
    renegades: dict[str, Player] = {"Gus": {}, "Hal": {}}
    only(table, Ann={"life": 1}, **(renegades | {killer: {"hand": ["BANG!"]}}))
    table.turn(killer).plays("BANG!", on="Ann")
    table.has_life(Ann=0, Bob=0, Cat=0, Dan=0, Eva=0, Flo=0, Gus=4, Hal=4)
    table.is_over(outcome="outlaws", winners=["Dan", "Eva", "Flo"])


@ruling("BANG-307", "BANG-061")
def test_the_sheriff_dies_before_a_renegade_and_a_deputy(table: BangScenario) -> None:
    """A Renegade kills the Sheriff while a Deputy lives: he is not the last one alive, the Outlaws win."""
    only(table, Ann={"life": 1}, Bob={}, Hal={"hand": ["BANG!"]})
    table.turn("Hal").plays("BANG!", on="Ann")
    table.has_life(Ann=0, Bob=4, Cat=0, Dan=0, Eva=0, Flo=0, Gus=0, Hal=4)
    table.is_over(outcome="outlaws", winners=["Dan", "Eva", "Flo"])


@ruling("BANG-252")
def test_without_the_expansion_there_are_no_eight() -> None:
    with pytest.raises(BadConfig, match="bang is for 4 to 7 players, not 8; for that, add dodge_city"):
        Match.new("bang", players=8)
