"""The loads are laid on the table before the game."""

from __future__ import annotations

from pathlib import Path

from sagebrush.core.config import Config
from sagebrush.games.bang.expansion import Expansion
from sagebrush.games.bang.expansions.armed_and_dangerous import (
    bomb,
    cards,
    dangerous,
    events,
    options,
    weapons,
)
from sagebrush.games.bang.expansions.armed_and_dangerous.characters import CHARACTERS
from sagebrush.games.bang.expansions.armed_and_dangerous.loading import LOADING
from sagebrush.games.bang.expansions.armed_and_dangerous.loads import LOADS, Loads
from sagebrush.games.bang.expansions.armed_and_dangerous.loads_view import LoadsView
from sagebrush.games.bang.table import BangTable


class ArmedAndDangerous(Expansion):
    def prepare(self, table: BangTable, config: Config) -> None:
        table.parts[LOADS] = Loads([0] * table.players, {})
        table.rules.append(LOADING)


EXPANSION: Expansion = ArmedAndDangerous(
    "armed_and_dangerous",
    Path(__file__).parent,
    {**cards.RULES, **dangerous.RULES, **bomb.RULES, **weapons.RULES},
    CHARACTERS,
    records=(events, options),
    parts={LOADS: LoadsView},
)
