"""What the `simple` bot knows of each expansion, a module for each, listed by hand.

They name cards and options by their ids alone, so that nothing breaks where an expansion is not in the box.
"""

from typing import Final

from sagebrush.bots.bang_learning import Lore
from sagebrush.bots.bang_lore.armed_and_dangerous import LORE as ARMED_AND_DANGEROUS
from sagebrush.bots.bang_lore.dodge_city import LORE as DODGE_CITY
from sagebrush.bots.bang_lore.fistful_of_cards import LORE as FISTFUL_OF_CARDS
from sagebrush.bots.bang_lore.gold_rush import LORE as GOLD_RUSH
from sagebrush.bots.bang_lore.great_train_robbery import LORE as GREAT_TRAIN_ROBBERY
from sagebrush.bots.bang_lore.high_noon import LORE as HIGH_NOON
from sagebrush.bots.bang_lore.shadow_gunslingers import LORE as SHADOW_GUNSLINGERS
from sagebrush.bots.bang_lore.valley_of_shadows import LORE as VALLEY_OF_SHADOWS
from sagebrush.bots.bang_lore.wild_west_show import LORE as WILD_WEST_SHOW

LORES: Final[tuple[Lore, ...]] = (
    DODGE_CITY,
    HIGH_NOON,
    FISTFUL_OF_CARDS,
    WILD_WEST_SHOW,
    VALLEY_OF_SHADOWS,
    GOLD_RUSH,
    SHADOW_GUNSLINGERS,
    ARMED_AND_DANGEROUS,
    GREAT_TRAIN_ROBBERY,
)
