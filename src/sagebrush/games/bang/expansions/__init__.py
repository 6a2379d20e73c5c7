"""The expansions, listed by hand: the base game first. Taking one out is deleting its folder and its lines here."""

from sagebrush.games.bang.expansion import Expansion
from sagebrush.games.bang.expansions import base, dodge_city

EXPANSIONS: tuple[Expansion, ...] = (
    base.EXPANSION,
    dodge_city.EXPANSION,
)
