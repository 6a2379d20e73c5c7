"""BANG! The Dice Game."""

from sagebrush.games.dice.game import GAME

__all__ = ["GAME"]
