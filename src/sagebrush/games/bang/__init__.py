"""BANG!: the card game."""

from sagebrush.games.bang.game import GAME

__all__ = ["GAME"]
