"""Wild West Show: ten show cards that change the rules for everybody, and eight characters."""

from sagebrush.games.bang.expansions.wild_west_show.setup import EXPANSION

__all__ = ["EXPANSION"]
