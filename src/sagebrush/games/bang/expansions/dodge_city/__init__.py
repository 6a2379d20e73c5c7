"""Dodge City: green cards, cards that cost another card, fifteen characters, three and eight players."""

from sagebrush.games.bang.expansions.dodge_city.setup import EXPANSION

__all__ = ["EXPANSION"]
