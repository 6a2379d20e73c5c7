"""The lab: many games of bots against bots, and what they show."""

from sagebrush.lab.failing import GameFailed
from sagebrush.lab.games import GamePlayed, Series
from sagebrush.lab.ladder import TournamentReport, tournament
from sagebrush.lab.observing import Observer
from sagebrush.lab.simulate import Report, simulate
from sagebrush.lab.tally import Share, wilson

__all__ = [
    "GameFailed",
    "GamePlayed",
    "Observer",
    "Report",
    "Series",
    "Share",
    "TournamentReport",
    "simulate",
    "tournament",
    "wilson",
]
