"""The lab: many games of bots against bots, and what they show."""

from sagebrush.lab.games import GameFailed, GamePlayed, Series
from sagebrush.lab.simulate import Report, simulate
from sagebrush.lab.tally import Share, wilson

__all__ = ["GameFailed", "GamePlayed", "Report", "Series", "Share", "simulate", "wilson"]
