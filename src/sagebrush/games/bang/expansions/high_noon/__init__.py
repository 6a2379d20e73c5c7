"""High Noon: an event for every round, and the sun that burns down on everybody in the end."""

from sagebrush.games.bang.expansions.high_noon.setup import EXPANSION

__all__ = ["EXPANSION"]
