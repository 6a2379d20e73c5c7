"""The expansions there are. Their order is the order in which their rows are read, so new ones go to the end."""

from __future__ import annotations

from typing import Final

from sagebrush.games.legends.expansion import Expansion
from sagebrush.games.legends.expansions.ante_up import EXPANSION as ANTE_UP

EXPANSIONS: Final[tuple[Expansion, ...]] = (ANTE_UP,)
