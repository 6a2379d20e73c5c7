"""What the `simple` bot knows of each expansion, a module for each, listed by hand.

They name cards and options by their ids alone, so that nothing breaks where an expansion is not in the box.
"""

from typing import Final

from sagebrush.bots.bang_learning import Lore
from sagebrush.bots.bang_lore.dodge_city import LORE as DODGE_CITY

LORES: Final[tuple[Lore, ...]] = (DODGE_CITY,)
