"""Sagebrush: the digital table for BANG!, BANG! The Dice Game and Western Legends."""

from sagebrush import games as _games
from sagebrush.core.errors import SagebrushError
from sagebrush.core.match import Match
from sagebrush.core.record import Record
from sagebrush.core.seats import SPECTATOR, Seat

__version__ = "0.1.0"
__all__ = ["SPECTATOR", "Match", "Record", "SagebrushError", "Seat", "__version__"]

_games.register_all()
