"""What Western Legends offers, and what it knows besides."""

from __future__ import annotations

from sagebrush.core.config import ExpansionInfo, GameInfo
from sagebrush.games.legends.box import EXPANSIONS


class LegendsInfo(GameInfo, frozen=True):
    """What is offered, and besides it what can be had by whoever names it: an expansion that is not whole yet."""

    def known_expansions(self) -> tuple[ExpansionInfo, ...]:
        return tuple([ExpansionInfo(expansion.name) for expansion in EXPANSIONS])
