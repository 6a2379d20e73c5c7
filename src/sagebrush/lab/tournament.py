"""Bots against each other until it is clear who is better, with as much luck taken out as can be.

A round is one deal, played once from every chair: the bots of a line-up move on by one chair from game to game, with
the same seed, so each of them has every seat, every role and every hand of that deal once. What is compared is how the
bots of one round did against each other, round by round.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import inf, sqrt
from typing import Any

import msgspec

from sagebrush.bots.registry import bot_class
from sagebrush.core.config import Config
from sagebrush.core.registry import game_named
from sagebrush.core.rng import Chance
from sagebrush.lab.games import GamePlayed, Series, seed_of_game
from sagebrush.lab.tally import Z95

#: A difference counts as settled beyond so many standard errors: far more than usual, because it is asked after every
#: round, and who asks often finds something by luck.
SURE = 3.29
#: Rounds before anything is called settled.
FEWEST = 10


class Round(msgspec.Struct, frozen=True):
    """The games of one deal."""

    number: int
    games: tuple[GamePlayed, ...]


class Plan(msgspec.Struct, frozen=True):
    """All that decides how a tournament goes, round by round."""

    game: str
    config: Config
    bots: tuple[str, ...]
    seed: int
    folder: str = "."

    def lineup(self, number: int) -> list[int]:
        """Who plays in a round, chair by chair: over the rounds everybody equally often, in ever new orders."""
        players, bots = self.config.players, len(self.bots)
        line = [(number * players + chair) % bots for chair in range(players)]
        Chance(seed_of_game(self.seed ^ 1, number)).shuffle(line)
        return line

    def play(self, number: int) -> Round:
        """One deal from every chair."""
        players = self.config.players
        series = Series(self.game, self.config, self.bots, self.seed, self.folder)
        game, kinds = game_named(self.game), [bot_class(level, self.game) for level in self.bots]
        seed, line = seed_of_game(self.seed, number), self.lineup(number)
        games = [
            series.play_dealt(game, kinds, number * players + turn, seed, line[turn:] + line[:turn])
            for turn in range(players)
        ]
        return Round(number, tuple(games))


def play_round(work: tuple[Plan, int]) -> Round:
    plan, number = work
    return plan.play(number)


# -------------------------------------------------------------------- what is known so far


class Mean:
    """A mean and how sure it is, from values as they come."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self._squares += step * (value - self.mean)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return inf
        return sqrt(self._squares / (self.count - 1) / self.count)

    def interval(self, sure: float = Z95) -> tuple[float, float]:
        return self.mean - sure * self.error, self.mean + sure * self.error


class Duel(msgspec.Struct):
    """Two bots: in how many pairs of seats of one game the first was ahead, behind or level."""

    ahead: int = 0
    behind: int = 0
    level: int = 0


class Ladder:
    """Counts rounds as they come, in their order."""

    def __init__(self, bots: tuple[str, ...], margin: float) -> None:
        from openskill.models import PlackettLuce  # noqa: PLC0415 (slow to import, and only needed here)

        self.bots = bots
        self.margin = margin
        self.rounds = 0
        self.games = 0
        self.decisions = 0
        self.played = [0] * len(bots)
        self.won = [0] * len(bots)
        self.points = [0] * len(bots)
        self.share = [Mean() for _ in bots]
        self.difference = {pair: Mean() for pair in self.pairs()}
        self.duels = {pair: Duel() for pair in self.pairs()}
        self._model = PlackettLuce()
        self.ratings: list[Any] = [self._model.rating() for _ in bots]

    def pairs(self) -> list[tuple[int, int]]:
        count = len(self.bots)
        return [(one, other) for one in range(count) for other in range(one + 1, count)]

    def add(self, done: Round) -> None:
        self.rounds += 1
        seats, wins = [0] * len(self.bots), [0] * len(self.bots)
        for game in done.games:
            self.games += 1
            self.decisions += game.decisions
            chairs = [self.bots.index(name) for name in game.bots]
            ranks = ranks_of(game)
            for seat, bot in enumerate(chairs):
                seats[bot] += 1
                wins[bot] += seat in game.winners
                self.points[bot] += game.points[seat] if game.points else 0
            self._compare(chairs, ranks)
            self._rate(chairs, ranks)
        for bot, count in enumerate(seats):
            self.played[bot] += count
            self.won[bot] += wins[bot]
            if count:
                self.share[bot].add(wins[bot] / count)
        for (one, other), mean in self.difference.items():
            if seats[one] and seats[other]:
                mean.add(wins[one] / seats[one] - wins[other] / seats[other])

    def _compare(self, chairs: list[int], ranks: list[int]) -> None:
        for seat, bot in enumerate(chairs):
            for next_seat in range(seat + 1, len(chairs)):
                other = chairs[next_seat]
                if bot != other:
                    first, second = (seat, next_seat) if bot < other else (next_seat, seat)
                    duel = self.duels[min(bot, other), max(bot, other)]
                    duel.ahead += ranks[first] < ranks[second]
                    duel.behind += ranks[first] > ranks[second]
                    duel.level += ranks[first] == ranks[second]

    def _rate(self, chairs: list[int], ranks: list[int]) -> None:
        """Every seat plays for itself; a bot on several of them moves by what they make of it together."""
        before = self.ratings
        after = self._model.rate([[before[bot]] for bot in chairs], ranks=[float(rank) for rank in ranks])
        seats: dict[int, list[Any]] = {}
        for bot, [rating] in zip(chairs, after, strict=True):
            seats.setdefault(bot, []).append(rating)
        for bot, ratings in seats.items():
            mu = sum(rating.mu for rating in ratings) / len(ratings)
            sigma = sum(rating.sigma for rating in ratings) / len(ratings)
            self.ratings[bot] = self._model.rating(mu=mu, sigma=sigma)

    def is_settled(self, pair: tuple[int, int]) -> bool:
        """Whether more games would not change what is said of two bots: one is better, or they are as good as equal."""
        mean = self.difference[pair]
        if mean.count < FEWEST:
            return False
        # Few rounds know less of their own spread than they seem to.
        low, high = mean.interval(SURE * (1 + 3 / mean.count))
        return low > 0 or high < 0 or (-self.margin < low and high < self.margin)

    @property
    def settled(self) -> bool:
        return all(self.is_settled(pair) for pair in self.pairs())

    def order(self) -> list[int]:
        """The best first."""
        return sorted(range(len(self.bots)), key=lambda bot: (-self.ratings[bot].mu, bot))


def ranks_of(game: GamePlayed) -> list[int]:
    """The places of the seats: those that the game gives, or winners before losers."""
    if game.places:
        return list(game.places)
    return [1 if seat in game.winners else 2 for seat in range(len(game.bots))]


def rounds_for(games: int, players: int) -> int:
    """So many games, rounded up to whole rounds."""
    return -(-games // players)


def numbers(first: int, last: int, plan: Plan) -> Iterator[tuple[Plan, int]]:
    return ((plan, number) for number in range(first, last))
