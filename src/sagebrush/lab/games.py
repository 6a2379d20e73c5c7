"""One game of bots, and a series of them: what is played, by whom and with which chance."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from sagebrush.bots import Bot
from sagebrush.bots.registry import bot_class
from sagebrush.core.config import Config
from sagebrush.core.errors import SagebrushError
from sagebrush.core.game import Game
from sagebrush.core.match import Match
from sagebrush.core.registry import game_named
from sagebrush.core.results import Result
from sagebrush.core.rng import SEED_BITS, Chance
from sagebrush.lab.failing import failures_told
from sagebrush.lab.playing import play_out


class GamePlayed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished game: enough to count it, and to play it again. Points and places are of games that have them."""

    index: int
    seed: str
    outcome: str
    winners: tuple[int, ...]
    bots: tuple[str, ...]
    labels: tuple[dict[str, str], ...]
    decisions: int
    digest: str
    points: tuple[int, ...] = ()
    places: tuple[int, ...] = ()


class Series(msgspec.Struct, frozen=True):
    """Everything that decides how a series of games goes. `folder` takes the record of a game that fails."""

    game: str
    config: Config
    bots: tuple[str, ...]
    seed: int
    folder: str = "."

    def play(self, first: int, last: int) -> Iterator[GamePlayed]:
        """The games with these numbers, the last one excluded."""
        game = game_named(self.game)
        kinds = [bot_class(level, self.game) for level in self.bots]
        for index in range(first, last):
            yield self.play_one(game, kinds, index)

    def play_one(self, game: Game[Any], kinds: list[type[Bot]], index: int) -> GamePlayed:
        # The bots move one chair on from game to game, so that each of them meets every seat.
        dealt = [(seat + index) % len(kinds) for seat in range(self.config.players)]
        return self.play_dealt(game, kinds, index, seed_of_game(self.seed, index), dealt)

    def play_dealt(
        self, game: Game[Any], kinds: list[type[Bot]], index: int, seed: int, dealt: list[int]
    ) -> GamePlayed:
        """One game from this seed; `dealt` says which of the bots sits on each chair."""
        # Who imagines worlds needs points to start them from.
        dreams = any(kind.wants_worlds for kind in kinds)
        match = Match.start(game, self.config, seed, checkpoints=dreams)
        bots = [kinds[which](seed_of_bot(seed, seat)) for seat, which in enumerate(dealt)]
        names = tuple([self.bots[which] for which in dealt])
        with failures_told(match, names, Path(self.folder)):
            decisions = play_out(match, bots)
            result = match.result
            if result is None:
                raise SagebrushError("the rules stopped without a result")
        return self.played(index, match, result, names, decisions)

    def played(self, index: int, match: Match, result: Result, names: tuple[str, ...], decisions: int) -> GamePlayed:
        standings = result.standings
        return GamePlayed(
            index=index,
            seed=f"{match.seed:032x}",
            outcome=result.outcome,
            winners=result.winners,
            bots=names,
            labels=tuple([standing.labels for standing in standings]),
            decisions=decisions,
            digest=match.digest,
            points=tuple([standing.points for standing in standings if standing.points is not None]),
            places=tuple([standing.place for standing in standings if standing.place is not None]),
        )


def seed_of_game(seed: int, index: int) -> int:
    """The seed of one game of a series: the block of that number, so that any game can be had without the others."""
    chance = Chance(seed)
    chance.counter = index
    return chance.spawn().seed


def seed_of_bot(seed: int, seat: int) -> int:
    """Chance is a keyed hash, so another key, however near, has nothing to do with the chance of the match."""
    return (seed + 1 + seat) % (1 << SEED_BITS)
