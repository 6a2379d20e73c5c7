"""The expansions, listed by hand: the base game first. Taking one out is deleting its folder and its lines here."""

from sagebrush.games.bang.expansion import Expansion
from sagebrush.games.bang.expansions.armed_and_dangerous.setup import EXPANSION as ARMED_AND_DANGEROUS
from sagebrush.games.bang.expansions.base.setup import EXPANSION as BASE
from sagebrush.games.bang.expansions.dodge_city.setup import EXPANSION as DODGE_CITY
from sagebrush.games.bang.expansions.fistful_of_cards.setup import EXPANSION as FISTFUL_OF_CARDS
from sagebrush.games.bang.expansions.gold_rush.setup import EXPANSION as GOLD_RUSH
from sagebrush.games.bang.expansions.great_train_robbery.setup import EXPANSION as GREAT_TRAIN_ROBBERY
from sagebrush.games.bang.expansions.high_noon.setup import EXPANSION as HIGH_NOON
from sagebrush.games.bang.expansions.shadow_gunslingers.setup import EXPANSION as SHADOW_GUNSLINGERS
from sagebrush.games.bang.expansions.valley_of_shadows.setup import EXPANSION as VALLEY_OF_SHADOWS
from sagebrush.games.bang.expansions.wild_west_show.setup import EXPANSION as WILD_WEST_SHOW

EXPANSIONS: tuple[Expansion, ...] = (
    BASE,
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
