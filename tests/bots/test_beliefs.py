"""What deeds say about roles."""

from __future__ import annotations

from itertools import permutations
from math import exp

import pytest

from sagebrush.bots.beliefs import GRUDGE, PLAIN, Belief, believe, hostility
from sagebrush.bots.dice_situation import beliefs
from sagebrush.core.match import Match
from sagebrush.core.seats import Seat
from sagebrush.games.dice.view import DiceView
from tests.bots.tables import player, table

FIVE = ("deputy", "outlaw", "outlaw", "renegade")


def quiet(seats: int) -> list[list[float]]:
    return [[0.0] * seats for _ in range(seats)]


def believed(deeds: list[list[float]], known: list[str | None] | None = None) -> list[Belief]:
    return believe(FIVE, known or ["sheriff", None, None, None, None], deeds, me=0)


def test_before_any_deed_only_the_cards_speak() -> None:
    for belief in believed(quiet(5))[1:]:
        assert belief == pytest.approx({"deputy": 0.25, "outlaw": 0.5, "renegade": 0.25})


def test_who_shot_the_sheriff_twice_is_no_deputy() -> None:
    deeds = quiet(5)
    deeds[1][0] = 2.0
    belief = believed(deeds)[1]
    assert belief["deputy"] < 0.08
    assert belief["outlaw"] > 0.75


def test_who_gave_the_sheriff_a_beer_is_rather_a_deputy() -> None:
    deeds = quiet(5)
    deeds[2][0] = -2.0
    belief = believed(deeds)[2]
    assert belief["deputy"] > 0.5
    assert belief["outlaw"] < 0.2


def test_who_shoots_a_suspect_is_cleared_a_little() -> None:
    """Bob shot the Sheriff three times, then Cat shot Bob: Cat looks more like a Deputy than Dan does."""
    deeds = quiet(5)
    deeds[1][0] = 3.0
    deeds[2][1] = 3.0
    after = believed(deeds)
    assert after[2]["deputy"] > 0.4 > after[3]["deputy"]


def test_as_many_of_each_role_as_there_are_cards() -> None:
    deeds = quiet(5)
    deeds[1][0], deeds[2][1], deeds[3][0], deeds[4][2] = 4.0, 3.0, -2.0, 1.0
    after = believed(deeds)
    for role, count in (("deputy", 1), ("outlaw", 2), ("renegade", 1)):
        assert sum(belief.get(role, 0.0) for belief in after[1:]) == pytest.approx(count)
    assert all(sum(belief.values()) == pytest.approx(1) for belief in after)


def test_shares_are_those_of_all_deals_weighed_one_by_one() -> None:
    """With deeds against the Sheriff alone, each deal's weight is a simple product: count them all by hand."""
    against = [0.0, 2.0, -1.0, 1.0, 0.0]
    total, shares = 0.0, [dict.fromkeys(FIVE, 0.0) for _ in range(5)]
    for deal in permutations(FIVE):
        weight = exp(sum(PLAIN * against[seat] * GRUDGE[role]["sheriff"] for seat, role in enumerate(deal, 1)))
        total += weight
        for seat, role in enumerate(deal, 1):
            shares[seat][role] += weight
    deeds = [[deed, 0.0, 0.0, 0.0, 0.0] for deed in against]
    for seat in range(1, 5):
        expected = {role: share / total for role, share in shares[seat].items()}
        assert believed(deeds)[seat] == pytest.approx(expected)


def test_the_dead_and_myself_are_known() -> None:
    """Two Outlaws lie dead and I am the Deputy: whoever is left is the Renegade."""
    after = believe(("renegade",), ["sheriff", "deputy", "outlaw", "outlaw", None], quiet(5), me=1)
    assert after == [{"sheriff": 1.0}, {"deputy": 1.0}, {"outlaw": 1.0}, {"outlaw": 1.0}, {"renegade": 1.0}]


def test_shots_at_me_speak_softly() -> None:
    """I am a Deputy. Nobody can know: who shoots me is less suspect than who shoots the Sheriff."""
    at_me, at_sheriff = quiet(5), quiet(5)
    at_me[2][1] = at_sheriff[2][0] = 2.0
    known: list[str | None] = ["sheriff", "deputy", None, None, None]
    hidden = ("outlaw", "outlaw", "renegade")
    softly = believe(hidden, known, at_me, me=1)[2]["outlaw"]
    plainly = believe(hidden, known, at_sheriff, me=1)[2]["outlaw"]
    assert 2 / 3 < softly < plainly


def test_a_gatling_is_nothing_personal() -> None:
    harm = [[0, 1, 1, 1], [0, 0, 0, 0], [2, 1, 0, 1], [0, 0, 0, 0]]
    help = [[3, 0, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    deeds = hostility(harm, help, [True] * 4)
    assert deeds[0] == [0, 0, 0, 0]  # neither the Gatling nor the beers he drank himself
    assert deeds[1] == [-1, 0, 0, 0]
    assert deeds[2] == [1, 0, 0, 0]


def test_beliefs_of_a_dice_player() -> None:
    """Seat 1 is a Deputy; seat 3 took three life points from the Sheriff, seat 4 gave him two."""
    view = table(
        1,
        [
            player(0, "sheriff"),
            player(1, "deputy"),
            player(2),
            player(3, harm=(3, 0, 0, 0, 0)),
            player(4, help=(2, 0, 0, 0, 0)),
        ],
    )
    after = beliefs(view)
    assert after[3]["outlaw"] > 0.85
    assert after[4]["renegade"] > 0.6
    assert after[1] == {"deputy": 1.0}


@pytest.mark.parametrize("players", range(3, 9))
def test_every_seat_and_a_spectator_can_believe_something(players: int) -> None:
    match = Match.new("dice", players=players, seed=5)
    for seat in (None, *map(Seat, range(players))):
        view = match.view(seat)
        assert isinstance(view, DiceView)
        assert len(beliefs(view)) == players
