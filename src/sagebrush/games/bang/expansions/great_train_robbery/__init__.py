"""The Great Train Robbery: a train to be robbed at its stations, 16 railcars, 16 cards and 8 characters."""

from sagebrush.games.bang.expansions.great_train_robbery.setup import EXPANSION

__all__ = ["EXPANSION"]
