"""BANG!: the card game."""

from sagebrush.games.bang.game import GAME
from sagebrush.games.bang.why_not import WHY_MESSAGES

__all__ = ["GAME", "WHY_MESSAGES"]
