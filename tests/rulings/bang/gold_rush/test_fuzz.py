"""Random games of BANG! with Gold Rush, of every size, with the variants and with everything in the box."""

from collections import Counter

import pytest

from sagebrush.core.config import Config, Value, configure
from sagebrush.core.rng import Chance
from sagebrush.games.bang.expansions.gold_rush.equipment import whole_deck
from sagebrush.games.bang.expansions.gold_rush.gold import NUGGETS, OFFERED, Gold
from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.table import BangTable
from sagebrush.testing.fuzz import Invariant, fuzz
from tests.fuzz.test_bang import VARIANTS, everything_in_its_place

ALL = [expansion.name for expansion in GAME.info.expansions]
#: Alone, together with Dodge City, and with all that is in the box.
MIXES = [["gold_rush"], ["dodge_city", "gold_rush"], ALL]
SIZES = [
    (players, mix)
    for mix in MIXES
    for players in (*GAME.info.players, 3, 8)
    if all(map(GAME.info.has_expansion, mix)) and (players in (4, 5, 6, 7) or "dodge_city" in mix)
]
CHOICES: list[dict[str, Value]] = [*VARIANTS, {"shadow_gunslingers": True}]


def nothing_is_lost(config: Config) -> Invariant:
    """All 30 nuggets and 24 pieces are somewhere, nobody has two of a name, and everybody has what lies before him."""
    cards = everything_in_its_place(config)

    def check(table: BangTable) -> None:
        cards(table)
        gold = table.parts["gold"]
        assert isinstance(gold, Gold)
        assert gold.supply + sum(gold.purses) + len(gold.laid) == NUGGETS
        assert min([gold.supply, *gold.purses]) >= 0
        pieces = [*gold.deck, *gold.discarded, *gold.offer, *[name for names in gold.owned for name in names]]
        # One may have been drawn or bought and lies nowhere while a player is chosen for it.
        missing = Counter(whole_deck()) - Counter(pieces)
        assert (len(pieces) + missing.total(), len(gold.offer)) == (24, OFFERED)
        assert missing.total() <= 1
        for seat, names in enumerate(gold.owned):
            assert len(set(names)) == len(names)
            assert tuple(trait.id for trait in table.granted[seat]) == names

    return check


@pytest.mark.long
@pytest.mark.parametrize(("players", "expansions"), SIZES)
@pytest.mark.parametrize("options", [{}, {"shadow_gunslingers": True}], ids=str)
def test_random_games_for_gold(players: int, expansions: list[str], options: dict[str, Value]) -> None:
    config = configure(GAME.info, players=players, expansions=expansions, options=options)
    fuzz(GAME, config, Chance(players).spawn().seed, nothing_is_lost(config))


@pytest.mark.long
def test_twenty_thousand_decisions_for_gold() -> None:
    """All sizes, mixes and variants in turn, until twenty thousand decisions are made."""
    decisions, game = 0, 0
    while decisions < 20_000:
        players, expansions = SIZES[game % len(SIZES)]
        options = CHOICES[game % len(CHOICES)]
        config = configure(GAME.info, players=players, expansions=expansions, options=options)
        decisions += fuzz(GAME, config, Chance(game).spawn().seed, nothing_is_lost(config), fork_every=29)
        game += 1
