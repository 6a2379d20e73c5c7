"""The Valley of Shadows: 16 cards and 8 characters."""

from sagebrush.games.bang.expansions.valley_of_shadows.setup import EXPANSION

__all__ = ["EXPANSION"]
