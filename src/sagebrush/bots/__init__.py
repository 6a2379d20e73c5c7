"""Bots: players that get a view and a decision and answer with an option."""

from sagebrush.bots.base import Bot
from sagebrush.bots.registry import levels, make_bot

__all__ = ["Bot", "levels", "make_bot"]
