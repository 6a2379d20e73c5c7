"""What a rival has laid face down: most likely the best card of the hand, in worlds that are believed in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sagebrush.bots import make_bot
from sagebrush.bots.guides import Guide, load_habits
from sagebrush.bots.legends_guide import LegendsGuide
from sagebrush.bots.legends_laid import place_laid, place_of, places_hidden
from sagebrush.bots.models.loading import VARIABLE
from sagebrush.bots.search import Budget, Search
from sagebrush.core.match import Match
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.legends.options import Lay, LayJoker, Surrender
from sagebrush.lab.train import train
from tests.bots.legends_tables import cards, fight, player, table

CORNERS = ("AS", "7H", "3C")
HAND = cards(*CORNERS)


def test_a_card_is_known_by_how_many_would_have_counted_more() -> None:
    (queen,) = cards("QD")
    assert place_of(queen, ()) == 0
    assert place_of(queen, HAND) == 1
    assert place_of(cards("2S")[0], HAND) == 3
    assert place_of(cards("AD")[0], HAND) == 0, "an equal one would have counted no more"


def test_only_what_is_laid_against_a_player_is_noted() -> None:
    rivals = table([player(0, hand=CORNERS), player(1)], fight=fight(other=1, kind="duel"))
    ace, seven, _ = HAND
    assert (place_laid(rivals, Lay(ace)), place_laid(rivals, Lay(seven))) == (0, 1)
    assert place_laid(rivals, LayJoker("joker:1", seven)) == 1, "a joker is the card that it stands for"
    assert place_laid(rivals, Surrender()) == -1
    bandit = table([player(0, hand=CORNERS), player(1)], fight=fight())
    assert place_laid(bandit, Lay(ace)) == -1
    assert place_laid(table([player(0, hand=CORNERS)]), Lay(ace)) == -1


def attacked(**options: Any) -> Iterator[Match]:
    """Somebody has laid a card of four or more against a player, who has to answer."""
    for seed in range(40):
        match = Match.new("legends", players=4, seed=seed, **options)
        bots = [make_bot("simple", "legends", seat) for seat in range(4)]
        while decision := match.decision:
            view: Any = match.view(decision.seat)
            under_way = view.fight
            if under_way and under_way.other == decision.seat and under_way.laid and not under_way.shown:
                if view.players[under_way.fighter].cards >= 3:
                    yield match
                break
            match.answer(bots[decision.seat].answer(match.eyes(decision.seat)), seat=decision.seat)


def shares_of_the_best(match: Match, seat: Seat) -> tuple[float, float]:
    """In how many of 200 worlds the rival laid the best card: of all that could be, and of those believed in."""
    guide, chance, worlds = LegendsGuide(), Chance(9), 200
    search = Search(guide, match.eyes(seat), chance, Budget(1))
    any_world = sum(places_hidden(match.imagine(seat, chance), seat) == [0] for _ in range(worlds))
    believed = sum(places_hidden(search._world(), seat) == [0] for _ in range(worlds))
    return any_world / worlds, believed / worlds


def test_worlds_in_which_a_rival_lays_as_people_do_are_likelier() -> None:
    """Ann has laid one of four or more cards: it is her best in three worlds of four, not in one of three."""
    match = next(attacked())
    assert match.decision is not None
    seat = match.decision.seat
    assert len(places_hidden(match, seat)) == 1
    of_any, of_believed = shares_of_the_best(match, seat)
    assert of_any < 0.45
    assert of_believed > 0.65


def test_a_joker_in_an_imagined_world_is_what_it_stands_for() -> None:
    found = 0
    for match in attacked(jokers=True):
        assert match.decision is not None
        seat, chance = match.decision.seat, Chance(4)
        for _ in range(60):
            world = match.imagine(seat, chance)
            own: Any = world.view(seat)
            view: Any = world.view(own.fight.fighter)
            if view.fight.card.startswith("joker"):
                found += 1
                (stand_in,) = view.parts["jokers"].laid
                assert places_hidden(world, seat) == [place_of(stand_in.stands_for, view.players[view.seat].hand)]
        if found > 3:
            return
    raise AssertionError("no joker was imagined")


def test_nothing_lies_hidden_where_nobody_fights() -> None:
    match = Match.new("legends", players=3, seed=2)
    assert places_hidden(match, Seat(0)) == []
    assert LegendsGuide().likely(match, Seat(0)) == 1.0
    assert Guide().likely(match, Seat(0)) == 1.0


@pytest.mark.slow
def test_what_is_laid_is_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`train` counts it, and bots read it; nobody is sure of anything."""
    pytest.importorskip("numpy")
    monkeypatch.setattr("sagebrush.lab.train.fit_value", lambda *_: ({}, {}))
    found = train("legends", games=1, seed=3, work=tmp_path / "games", into=tmp_path)
    model = msgspec.json.decode((tmp_path / "legends-habits.json").read_bytes())
    assert sum(model["shares"]) == pytest.approx(1, abs=0.01)
    assert model["shares"][0] > 0.5
    assert found.quality["secret choices"]["choices"] == model["choices"] > 20
    (tmp_path / "legends-habits.json").write_bytes(msgspec.json.encode({"shares": [0.9, 0.1, 0.0], "doubt": 0.3}))
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert load_habits("legends") == pytest.approx([1.0, 0.17 / 0.73, 0.1 / 0.73])
