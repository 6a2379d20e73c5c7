"""Bots: players that look through the eyes of a seat and answer with an option."""

from sagebrush.bots.base import Bot
from sagebrush.bots.registry import bot_class, levels, make_bot

__all__ = ["Bot", "bot_class", "levels", "make_bot"]
