"""Nothing on cards in play is secret; what is hidden in BANG! stays hidden with Armed & Dangerous."""

import msgspec
import pytest

from sagebrush import Match, Seat
from sagebrush.core.config import Value
from sagebrush.core.rng import Chance
from sagebrush.games.bang.card_events import CardTaken
from sagebrush.games.bang.expansions.armed_and_dangerous.loads import loads_of
from sagebrush.games.bang.expansions.armed_and_dangerous.loads_view import LoadsView
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.view import BangView
from sagebrush.testing.fuzz import step
from sagebrush.testing.secrecy import eyes, log
from tests.rulings.bang.armed_and_dangerous.loading import ARMED, load
from tests.rulings.bang.bench import BangScenario
from tests.rulings.bang.needs import needs
from tests.rulings.bang.rounds import under
from tests.views.test_bang_secrets import check_a_whole_game
from tests.views.test_worlds import check_worlds_of_bang


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options"), [(4, {}), (5, {"two_characters": True, "stick_of_dynamite": True}), (7, {})]
)
def test_nobody_notices_a_new_deal_with_loads(players: int, options: dict[str, Value]) -> None:
    check_a_whole_game(players, ARMED, options)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {}),
        pytest.param(5, {"two_characters": True, "stick_of_dynamite": True}, marks=pytest.mark.long),
        pytest.param(7, {}, marks=pytest.mark.long),
    ],
)
def test_worlds_of_a_whole_game_with_loads(players: int, options: dict[str, Value]) -> None:
    check_worlds_of_bang(players, ARMED, options)


@needs("fistful_of_cards")
def test_a_buried_card_is_not_named_by_its_load(table: BangScenario) -> None:
    """In the Abandoned Mine excess cards go face down on the deck; the question for Ann's load does not name hers."""
    table.seats(Ann={"hand": ["Beer", "Scope"], "life": 1}, Bob={}, Cat={}, Dan={}, pile=["2S", "3S"], also=ARMED)
    under(table, "Abandoned Mine")
    table.turn("Ann", phase="draw").ends_turn()
    table.asked("Ann", kind="discard_excess").answers("Beer")
    table.asked("Ann", kind="gain_load")
    for viewer in (Seat(1), None):
        assert b"beer" not in eyes(table.match, viewer) + log(table.match, viewer)


def test_what_a_lockpick_takes_only_the_two_see(table: BangScenario) -> None:
    table.seats(Ann={"play": ["Lockpick"]}, Bob={"hand": ["Beer", "Scope"]}, Cat={}, Dan={})
    load(table, "Ann", lockpick=3)
    table.turn("Ann")
    table.will_take("Bob", "Scope")
    table.uses("Lockpick", on="Bob")
    for viewer in range(4):
        taken = [event.seen_by(Seat(viewer)) for event in table.match.all_events() if isinstance(event, CardTaken)]
        assert [event.card is None for event in taken if isinstance(event, CardTaken)] == [viewer > 1]


def played(answers: int, seed: int = 4) -> Match:
    match, chance = Match.new("bang", players=5, expansions=ARMED, seed=seed), Chance(seed)
    while match.decision and match.answer_count < answers:
        step(match, chance)
    return match


def laid(match: Match) -> BangTable:
    assert isinstance(match.table, BangTable)
    return match.table


def test_everybody_sees_all_loads() -> None:
    """Seats and spectators see the same: the supply, every character and every card, with what using it costs."""
    match = played(60)
    loads = loads_of(laid(match))
    for seat in (None, *map(Seat, range(5))):
        view = match.view(seat)
        assert isinstance(view, BangView)
        part = view.parts["loads"]
        assert isinstance(part, LoadsView)
        assert (part.supply, part.characters, part.cards) == (loads.supply, tuple(loads.characters), loads.cards)
        assert (part.most, set(part.costs)) == (4, set(loads.cards))
        assert GAME.types.decode_view(msgspec.to_builtins(view)) == view


def test_forks_have_loads_of_their_own() -> None:
    match = played(60)
    before = match.digest
    twin = match.fork()
    assert twin.digest == before
    loads_of(laid(twin)).characters[0] += 1
    assert (match.digest, twin.digest == before) == (before, False)


def test_imagined_worlds_have_the_same_loads() -> None:
    match = played(60)
    assert match.decision is not None
    for seed in range(8):
        world = match.imagine(match.decision.seat, Chance(seed))
        assert loads_of(laid(world)).canonical() == loads_of(laid(match)).canonical()


def test_a_table_without_loads_has_none_of_it() -> None:
    match = Match.new("bang", players=5, seed=3)
    view = match.view(Seat(0))
    assert isinstance(view, BangView)
    assert (laid(match).parts, view.parts) == ({}, {})
