"""The base game."""

from sagebrush.games.bang.expansions.base.setup import EXPANSION

__all__ = ["EXPANSION"]
