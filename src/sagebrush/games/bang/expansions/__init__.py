"""The expansions, listed by hand: the base game first. Taking one out is deleting its folder and its lines here."""

from sagebrush.games.bang.expansion import Expansion
from sagebrush.games.bang.expansions.base.setup import EXPANSION as BASE
from sagebrush.games.bang.expansions.dodge_city.setup import EXPANSION as DODGE_CITY

EXPANSIONS: tuple[Expansion, ...] = (
    BASE,
    DODGE_CITY,
)
