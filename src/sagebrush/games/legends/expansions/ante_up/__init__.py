"""Ante Up: a second board with its frontier, a train that can be robbed, events, gamblers, 8 characters."""

from sagebrush.games.legends.expansions.ante_up.setup import EXPANSION

__all__ = ["EXPANSION"]
