"""The small pieces: ids of options, the registry, the trail of answers."""

from __future__ import annotations

import pytest

from sagebrush.core.config import GameInfo
from sagebrush.core.decisions import Decision
from sagebrush.core.errors import BadConfig
from sagebrush.core.events import Event
from sagebrush.core.options import Option
from sagebrush.core.record import digest_of
from sagebrush.core.registry import game_named, games, register
from sagebrush.core.results import Result, Standing
from sagebrush.core.seats import Seat
from sagebrush.core.trail import Trail
from tests.core.toy import TOY, TYPES, Call, Card, Side, ToyGame


class Everything(Option, frozen=True, tag="everything"):
    number: int
    text: str
    flag: bool
    nothing: int | None
    several: tuple[int, ...]
    nested: tuple[tuple[int, ...], ...] = ()


def test_ids_are_made_of_tag_and_fields() -> None:
    assert Side(high=True).id == "side:yes"
    assert Card(3).id == "card:3"
    assert Everything(1, "bang", flag=False, nothing=None, several=(1, 2)).id == "everything:1:bang:no:-:1.2:-"
    assert Everything(-1, "", flag=True, nothing=0, several=()).id == "everything:-1::yes:0:-:-"


def test_a_decision_finds_its_options() -> None:
    decision = Decision(Seat(2), Call(), (Side(high=True), Side(high=False)), False)
    assert decision.ids == ("side:yes", "side:no")
    assert decision.option("side:no") == Side(high=False)
    assert decision.option("side") is None
    assert repr(decision) == "<Decision -1: seat 2, Call(), 2 options>"


def test_an_event_is_public_unless_it_says_otherwise() -> None:
    class Nothing(Event, frozen=True, tag="nothing"):
        pass

    event = Nothing()
    assert event.seen_by(None) is event
    assert (event.kind, event.reveals) == ("nothing", False)


def test_two_games_of_one_name() -> None:
    impostor = ToyGame(GameInfo("dice", 1, (2,)), TYPES)
    dice = game_named("dice")
    with pytest.raises(BadConfig, match="two games named 'dice'"):
        register(impostor)
    register(dice)
    assert game_named("dice") is dice
    assert TOY not in games()


def test_winners() -> None:
    result = Result("law", (Standing(Seat(0), won=True), Standing(Seat(1), won=False), Standing(Seat(2), won=True)))
    assert result.winners == (0, 2)


def test_digests_do_not_depend_on_the_order_of_keys() -> None:
    assert digest_of({"a": 1, "b": [2]}) == digest_of({"b": [2], "a": 1})
    assert digest_of([1, 2]) != digest_of([2, 1])


def test_trails_share_their_beginning() -> None:
    root = Trail()
    for value in range(5):
        root.add(Seat(0), Card(value))
    branch = Trail(root)
    twig = Trail(branch)
    root.add(Seat(0), Card(99))
    branch.add(Seat(1), Card(50))
    twig.add(Seat(2), Card(60))

    def cards(trail: Trail, start: int = 0) -> list[str]:
        return [option.id for _, option in trail.since(start)]

    common = [f"card:{value}" for value in range(5)]
    assert cards(root) == [*common, "card:99"]
    assert cards(branch) == [*common, "card:50"]
    assert cards(twig) == [*common, "card:60"]
    assert (cards(twig, 3), cards(twig, 5), cards(twig, 6)) == (["card:3", "card:4", "card:60"], ["card:60"], [])
    assert (root.length(), branch.length(), twig.length()) == (6, 6, 6)
    assert cards(twig.cut(4)) == common[:4]


@pytest.mark.slow
def test_a_trail_of_very_many_branches() -> None:
    """No number of branches is too deep to be read, or to be forgotten."""
    trail = Trail()
    for value in range(100_000):
        trail = Trail(trail)
        trail.add(Seat(0), Card(value))
    assert len(trail.since(0)) == trail.length() == 100_000
    assert [option.id for _, option in trail.since(99_998)] == ["card:99998", "card:99999"]
    assert trail.cut(3).since(1) == trail.since(1)[:2]
    del trail


def test_branches_without_answers_leave_nothing_behind() -> None:
    root = Trail()
    root.add(Seat(0), Card(1))
    twig = root
    for _ in range(1000):
        twig = Trail(twig)
    assert twig.parent is root
    assert twig.since(0) == root.since(0)
