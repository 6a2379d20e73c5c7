"""The expansions, listed by hand: the base game first. Taking one out is deleting its folder and its lines here."""

from sagebrush.games.bang.expansion import Expansion
from sagebrush.games.bang.expansions.base.setup import EXPANSION as BASE
from sagebrush.games.bang.expansions.dodge_city.setup import EXPANSION as DODGE_CITY
from sagebrush.games.bang.expansions.fistful_of_cards.setup import EXPANSION as FISTFUL_OF_CARDS
from sagebrush.games.bang.expansions.high_noon.setup import EXPANSION as HIGH_NOON
from sagebrush.games.bang.expansions.valley_of_shadows.setup import EXPANSION as VALLEY_OF_SHADOWS
from sagebrush.games.bang.expansions.wild_west_show.setup import EXPANSION as WILD_WEST_SHOW

EXPANSIONS: tuple[Expansion, ...] = (
    BASE,
    DODGE_CITY,
    HIGH_NOON,
    FISTFUL_OF_CARDS,
    WILD_WEST_SHOW,
    VALLEY_OF_SHADOWS,
)
