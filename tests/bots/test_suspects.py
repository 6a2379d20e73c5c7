"""Beliefs over whole deals: exact, learned, calibrated, and never certain for a bluff."""

from __future__ import annotations

from math import exp

import pytest

from sagebrush.bots.suspects import Case, Deeds, Suspects, Tables, all_deals, features, load_tables, spread, suspect
from sagebrush.bots.thinker import guide_of
from sagebrush.core.match import Match
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat

FIVE = ("deputy", "outlaw", "outlaw", "renegade")
KNOWN: list[str | None] = ["sheriff", None, None, None, None]
SEATS = 5


def nothing() -> list[list[int]]:
    return [[0] * SEATS for _ in range(SEATS)]


def deeds(**done: list[list[int]]) -> Deeds:
    return Deeds(list(done), list(done.values()), rounds=1.0)


def plain(**numbers: float) -> Tables:
    """Tables that read one kind of deed: `outlaw_sheriff=2` for an Outlaw who does it to the Sheriff."""
    tables = Tables(["attacks"], [0.0] * Tables.size(1), temper=1.0, doubt=0.0)
    roles = ("sheriff", "deputy", "outlaw", "renegade")
    for pair, number in numbers.items():
        doer, victim = pair.split("_")
        tables.numbers[roles.index(doer) * 4 + roles.index(victim)] = number
    return tables


def test_every_deal_is_there_once() -> None:
    deals = all_deals(FIVE, KNOWN)
    assert len(deals) == len(set(deals)) == 12
    assert all(deal[0] == "sheriff" and sorted(deal[1:]) == sorted(FIVE) for deal in deals)
    assert all_deals((), ["sheriff", "outlaw"]) == [("sheriff", "outlaw")]


def test_without_deeds_all_deals_are_equally_likely() -> None:
    found = suspect(Case(FIVE, KNOWN, deeds(attacks=nothing())), plain(outlaw_sheriff=3.0))
    assert found.chances == pytest.approx([1 / 12] * 12)
    assert found.shares()[1] == pytest.approx({"deputy": 0.25, "outlaw": 0.5, "renegade": 0.25})


def test_the_weights_are_those_of_the_tables() -> None:
    """Bob shot the Sheriff; an Outlaw does that e² times as readily as the others: 6 deals of 12 make Bob one."""
    attacks = nothing()
    attacks[1][0] = 1
    found = suspect(Case(FIVE, KNOWN, deeds(attacks=attacks)), plain(outlaw_sheriff=2.0))
    assert found.shares()[1]["outlaw"] == pytest.approx(exp(2) / (exp(2) + 1))
    assert sum(found.chances) == pytest.approx(1)


def test_what_i_did_tells_me_nothing() -> None:
    attacks = nothing()
    attacks[2][1] = 4
    known: list[str | None] = ["sheriff", None, "deputy", None, None]
    case = Case(("outlaw", "outlaw", "renegade"), known, deeds(attacks=attacks), me=2)
    assert suspect(case, plain(deputy_outlaw=5.0)).chances == pytest.approx([1 / 3] * 3)


def test_a_deed_between_two_strangers_speaks_of_both() -> None:
    attacks = nothing()
    attacks[1][2] = 1
    found = suspect(Case(FIVE, KNOWN, deeds(attacks=attacks)), plain(outlaw_outlaw=-4.0))
    together = sum(
        chance for deal, chance in zip(found.deals, found.chances, strict=True) if deal[1] == deal[2] == "outlaw"
    )
    assert together < 0.01


def test_no_bluff_makes_anybody_certain() -> None:
    found = spread([0.0, 50.0, 0.0, 0.0], doubt=0.04)
    assert found == pytest.approx([0.01, 0.97, 0.01, 0.01])


def test_worlds_are_accepted_as_often_as_they_are_believed_in() -> None:
    deals = all_deals(("deputy", "outlaw"), ["sheriff", None, None])
    found, chance, met = Suspects(deals, [0.8, 0.2]), Chance(3), dict.fromkeys(deals, 0)
    for _ in range(4000):
        deal = chance.pick(list(deals))
        met[deal] += found.accepts(deal, chance)
    assert met[deals[0]] / sum(met.values()) == pytest.approx(0.8, abs=0.03)
    assert found.accepts(("sheriff", "ghost", "ghost"), chance)


@pytest.mark.parametrize("game", ["dice", "bang"])
def test_the_shipped_tables_know_the_plain_things(game: str) -> None:
    """Who hurts the Sheriff is hardly his Deputy, and who hurts nobody may be."""
    tables = load_tables(game, guide_of(game).kinds)
    harm = nothing()
    harm[1][0] = 3
    kinds = [harm, *[nothing() for _ in tables.kinds[1:]]]
    shares = suspect(Case(FIVE, KNOWN, Deeds(tables.kinds, kinds, 3.0)), tables).shares()
    assert shares[1].get("deputy", 0.0) < 0.08
    assert shares[1]["outlaw"] > 0.6
    assert shares[2]["deputy"] > 0.25
    assert 0 < tables.doubt < 0.1 < tables.temper <= 1
    assert len(tables.numbers) == len(features(("sheriff", *FIVE), Deeds(tables.kinds, kinds, 3.0), -1))


@pytest.mark.parametrize(("game", "players"), [("dice", 8), ("bang", 7), ("bang", 4)])
def test_every_seat_and_a_spectator_can_suspect(game: str, players: int) -> None:
    guide, match = guide_of(game), Match.new(game, players=players, seed=5)
    for seat in (None, *map(Seat, range(players))):
        found = guide.suspects(match.view(seat))
        assert found is not None
        assert guide.deal(match) in found.by_deal
    three = Match.new("dice", players=3, seed=5)
    assert guide_of("dice").suspects(three.view(Seat(0))) is None, "three players know each other"
