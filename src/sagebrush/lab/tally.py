"""Counting wins, and saying how sure a count makes us."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
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


class Tally:
    """Counts games as they come, so that a long series takes no more memory than a short one."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.outcomes: Counter[str] = Counter()
        self._wins: Wins = {"by_bot": {}}
        self._digests = blake2b(digest_size=16)

    def add(self, game: GamePlayed) -> None:
        self.games += 1
        self.decisions += game.decisions
        self.outcomes[game.outcome] += 1
        self._digests.update(game.digest.encode())
        for seat, labels in enumerate(game.labels):
            self._count_seat(game.bots[seat], labels, won=seat in game.winners)

    def _count_seat(self, bot: str, labels: dict[str, str], *, won: bool) -> None:
        self._count("by_bot", bot, won=won)
        for label, value in labels.items():
            self._count(f"by_{label}", value, won=won)
        if "role" in labels:
            self._count("by_bot_and_role", f"{bot}/{labels['role']}", won=won)

    def _count(self, table: str, name: str, *, won: bool) -> None:
        share = self._wins.setdefault(table, {}).setdefault(name, Share())
        share.played += 1
        share.won += won

    @property
    def wins(self) -> Wins:
        """Wins by bot, by every label of the game (role, character, …) and by bot and role together."""
        return {table: dict(sorted(shares.items())) for table, shares in self._wins.items()}

    @property
    def digest(self) -> str:
        """A hash over the final states of all games, in their order."""
        return self._digests.hexdigest()
