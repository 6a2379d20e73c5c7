"""Random games of BANG! with Armed & Dangerous, of every size, with the variants and with all other expansions."""

from __future__ import annotations

import pytest

from sagebrush.core.config import Config, Value, configure
from sagebrush.core.rng import Chance
from sagebrush.games.bang.expansions.armed_and_dangerous.loads import ALL_LOADS, MOST, loads_of
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.table import BangTable
from sagebrush.testing.fuzz import Invariant, fuzz
from tests.fuzz.test_bang import VARIANTS, everything_in_its_place

ALL = [expansion.name for expansion in GAME.info.expansions]
#: Alone, together with Dodge City, if it is in the box, and with all that there is.
MIXES = [["armed_and_dangerous"], ["dodge_city", "armed_and_dangerous"], ALL]
SIZES = [
    (players, mix)
    for mix in MIXES
    for players in range(3, 9)
    if all(map(GAME.info.has_expansion, mix)) and (players in GAME.info.players or "dodge_city" in mix)
]
#: Alone with every variant; together with others once.
QUICK: list[tuple[int, list[str], dict[str, Value]]] = [(players, mix, {}) for players, mix in SIZES] + [
    (players, MIXES[0], options) for players in GAME.info.players for options in VARIANTS[1:]
]


def loads_in_their_places(config: Config) -> Invariant:
    """32 loads, at most four in one place, on dangerous cards in play and on characters of who is in the game."""
    cards_in_their_places = everything_in_its_place(config)

    def check(table: BangTable) -> None:
        cards_in_their_places(table)
        loads = loads_of(table)
        in_play = {card.id: card for front in table.fronts for card in front if card.border == "orange"}
        assert set(loads.cards) <= set(in_play)
        assert 0 <= loads.supply <= ALL_LOADS
        assert all(0 < count <= MOST for count in loads.cards.values())
        assert all(0 <= count <= MOST for count in loads.characters)
        # The last one to be killed leaves everything where it lies, since the game is over.
        gone = [seat for seat in range(table.players) if not table.here[seat] and not table.outcome]
        assert not any(loads.characters[seat] for seat in gone)

    return check


@pytest.mark.long
@pytest.mark.parametrize(("players", "expansions", "options"), QUICK, ids=str)
def test_random_games_with_loads(players: int, expansions: list[str], options: dict[str, Value]) -> None:
    config = configure(GAME.info, players=players, expansions=expansions, options=options)
    fuzz(GAME, config, Chance(players).spawn().seed, loads_in_their_places(config))


@pytest.mark.long
def test_twenty_thousand_decisions_with_loads() -> None:
    """All sizes and variants in turn, until twenty thousand decisions are made."""
    decisions, game = 0, 0
    while decisions < 20_000:
        players, expansions = SIZES[game % len(SIZES)]
        options = VARIANTS[game % len(VARIANTS)]
        config = configure(GAME.info, players=players, expansions=expansions, options=options)
        decisions += fuzz(GAME, config, Chance(game).spawn().seed, loads_in_their_places(config), fork_every=29)
        game += 1
