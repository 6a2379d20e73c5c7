"""Armed & Dangerous: 28 cards, 8 characters and 32 loads."""

from sagebrush.games.bang.expansions.armed_and_dangerous.setup import EXPANSION

__all__ = ["EXPANSION"]
