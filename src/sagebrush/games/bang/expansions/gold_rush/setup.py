"""The equipment deck with its offer, and the nuggets beside it (BANG-319 to BANG-321)."""

from __future__ import annotations

from pathlib import Path

from sagebrush.core.config import Config
from sagebrush.games.bang.expansion import Expansion
from sagebrush.games.bang.expansions.gold_rush import events, options
from sagebrush.games.bang.expansions.gold_rush.characters import CHARACTERS
from sagebrush.games.bang.expansions.gold_rush.equipment import EQUIPMENT, whole_deck
from sagebrush.games.bang.expansions.gold_rush.gold import GOLD, Gold
from sagebrush.games.bang.expansions.gold_rush.gold_view import GoldView
from sagebrush.games.bang.expansions.gold_rush.trading import TRADING
from sagebrush.games.bang.table import BangTable


class GoldRush(Expansion):
    def prepare(self, table: BangTable, config: Config) -> None:
        deck = whole_deck()
        table.chance.shuffle(deck)
        table.parts[GOLD] = Gold(deck, table.players)
        table.rules.append(TRADING)


EXPANSION: Expansion = GoldRush(
    "gold_rush",
    Path(__file__).parent,
    {},
    CHARACTERS,
    records=(events, options),
    parts={GOLD: GoldView},
    things={"equipment": tuple(EQUIPMENT)},
)
