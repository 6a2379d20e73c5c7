"""Western Legends: an open world of lawmen, outlaws, gold, cattle and stories."""

from sagebrush.games.legends.game import GAME

__all__ = ["GAME"]
