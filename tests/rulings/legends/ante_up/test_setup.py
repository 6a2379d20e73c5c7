"""Set-up with Ante Up, and that the base game has nothing of it."""

import pytest

from sagebrush.core.config import Value, configure
from sagebrush.core.errors import BadConfig
from sagebrush.core.match import Match
from sagebrush.core.rng import Chance
from sagebrush.games.legends.game import GAME
from sagebrush.games.legends.table import LegendsTable
from tests.ruling import ruling
from tests.rulings.legends.ante_up.bench import AnteUpScenario


def fresh(players: int, seed: int = 1, **options: Value) -> Match:
    config = configure(GAME.info, players=players, expansions=["ante_up"], options=options)
    return Match(GAME, config, seed, GAME.setup(config, Chance(seed)))


def laid(match: Match) -> LegendsTable:
    table = match.table
    assert isinstance(table, LegendsTable)
    return table


def test_it_is_offered() -> None:
    assert [expansion.name for expansion in GAME.info.expansions] == ["ante_up"]
    assert configure(GAME.info, players=4, expansions=["ante_up"]).expansions == ("ante_up",)
    with pytest.raises(BadConfig, match="has no expansion 'fistful'; there is ante_up"):
        configure(GAME.info, players=4, expansions=["fistful"])


def test_no_first_game_with_it() -> None:
    with pytest.raises(BadConfig, match="without expansions"):
        Match.new("legends", players=4, expansions=["ante_up"], first_game=True)


@ruling("LEG-529", "LEG-X34")
@pytest.mark.parametrize(("players", "events"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_events_come_first(players: int, events: int) -> None:
    """One for every two players, rounded up; they only place tokens and move the train."""
    match = fresh(players)
    kinds = [event.kind for event in match.all_events()]
    assert kinds.count("event_resolved") == events
    assert kinds.index("frontiers_laid") > max(at for at, kind in enumerate(kinds) if kind == "event_resolved")
    assert "money_gained" not in kinds
    assert "sheriff_moved" not in kinds
    assert match.decisions[0].question.kind == "choose_character"


@ruling("LEG-530")
def test_nine_frontiers_of_twelve() -> None:
    table = laid(fresh(4))
    view = GAME.view(table, None).parts["frontier"]
    assert len(view.tokens) == 9
    assert {table.land.kind[table.land.space[token.space]] for token in view.tokens} == {"frontier"}


@ruling("LEG-529")
def test_no_token_where_a_figure_starts(table: AnteUpScenario) -> None:
    table.seats(Ann={}, Bob={})
    space = table.laid.land.space["V2"]
    table.waits("renegade", "V2", "fence_cutter")
    table.longhorn("longhorn_forty", "V2")
    for part in table.laid.parts.values():
        part.figure_placed(table.laid, space)
    assert not table.waiting.tokens
    assert not table.longhorns.lying
    assert (len(table.waiting.supply["renegade"]), len(table.longhorns.supply)) == (8, 6)


@ruling("LEG-X37")
@pytest.mark.parametrize("goals", ["yes", "no"])
def test_the_bag_holds_27_legend_tokens(goals: str) -> None:
    assert sorted(laid(fresh(4, goals=goals)).legend_bag) == [1] * 9 + [2] * 13 + [3] * 5


@ruling("LEG-X34")
def test_a_gazette_at_the_start(table: AnteUpScenario) -> None:
    """Fee Lee Wong's paper causes one more event, of which only tokens and the train are carried out."""
    table.seats(Ann={"character": "fee_lee_wong"}, Bob={})
    table.event_card("silver_money")
    table.laid.phase = 0
    table.laid.used = ["setup:laid"]
    table.laid.space[0] = table.laid.space[1] = -1
    table.laid.weapons = [[], []]
    table.begin(table.config, table.laid)
    assert [event.event_card for event in table.events("event_resolved")] == ["silver_money"]
    assert [token.kind for token in table.waiting.tokens] == ["high_roller"]
    table.has("Ann", money=30, cards=1)


def test_a_base_game_has_nothing_of_it() -> None:
    match = Match.new("legends", players=4, seed=1)
    table = laid(match)
    assert not table.parts
    assert GAME.view(table, None).parts == {}
    assert len(table.content.characters) == 12
    assert "ante_up" not in table.settings.canonical()
