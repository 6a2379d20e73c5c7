"""A Fistful of Cards: an event for every round, and shots for every card in hand in the end."""

from sagebrush.games.bang.expansions.fistful_of_cards.setup import EXPANSION

__all__ = ["EXPANSION"]
