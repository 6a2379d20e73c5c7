"""A choice before the game, with Gold Rush or without it (BANG-348)."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from sagebrush.core.config import Config, OptionInfo
from sagebrush.games.bang.expansion import Expansion
from sagebrush.games.bang.expansions.shadow_gunslingers.shadows import SHADOW_GUNSLINGERS, SHADOWS
from sagebrush.games.bang.table import BangTable

OPTION = OptionInfo(SHADOW_GUNSLINGERS, "flag", default=False)


class ShadowGunslingers(Expansion):
    always: ClassVar[bool] = True

    def options(self) -> tuple[OptionInfo, ...]:
        return (OPTION,)

    def prepare(self, table: BangTable, config: Config) -> None:
        if OPTION.of(config):
            table.rules.append(SHADOWS)


EXPANSION: Expansion = ShadowGunslingers("shadow_gunslingers", Path(__file__).parent, {}, {})
