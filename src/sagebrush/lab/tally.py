"""Counting wins, and saying how sure a count makes us."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

import msgspec

from sagebrush.lab.games import GamePlayed

#: Of a normal distribution, 95 per cent lie within so many standard deviations.
Z95 = 1.959964


class Share(msgspec.Struct):
    """How often something was played, and how often it won."""

    played: int = 0
    won: int = 0

    @property
    def rate(self) -> float:
        return self.won / self.played if self.played else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.played)


Wins = dict[str, dict[str, Share]]


def wilson(won: int, played: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share: honest near 0 and 1 and for few games, where the usual one is not."""
    if not played:
        return 0.0, 1.0
    rate, spread = won / played, Z95 * Z95 / played
    middle = (rate + spread / 2) / (1 + spread)
    half = Z95 * sqrt(rate * (1 - rate) / played + spread / (4 * played)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def count_wins(games: Iterable[GamePlayed]) -> Wins:
    """Wins by bot, by every label of the game (role, character, …) and by bot and role together."""
    wins: Wins = {"by_bot": {}}
    for game in games:
        for seat, labels in enumerate(game.labels):
            won = seat in game.winners
            bot = game.bots[seat]
            _count(wins, "by_bot", bot, won=won)
            for label, value in labels.items():
                _count(wins, f"by_{label}", value, won=won)
            if "role" in labels:
                _count(wins, "by_bot_and_role", f"{bot}/{labels['role']}", won=won)
    return {table: dict(sorted(shares.items())) for table, shares in wins.items()}


def _count(wins: Wins, table: str, name: str, *, won: bool) -> None:
    share = wins.setdefault(table, {}).setdefault(name, Share())
    share.played += 1
    share.won += won
