"""Gold Rush: nuggets for every life taken, a shop of equipment to spend them in, and eight characters."""

from sagebrush.games.bang.expansions.gold_rush.setup import EXPANSION

__all__ = ["EXPANSION"]
