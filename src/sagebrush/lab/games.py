"""One game of bots, and a series of them: what is played, by whom and with which chance."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from sagebrush.bots import Bot
from sagebrush.bots.registry import bot_class
from sagebrush.core.config import Config
from sagebrush.core.errors import Refused, SagebrushError
from sagebrush.core.game import Game
from sagebrush.core.match import Match
from sagebrush.core.registry import game_named
from sagebrush.core.results import Result
from sagebrush.core.rng import SEED_BITS, Chance
from sagebrush.lab.playing import BotFailed, play_out


class GameFailed(SagebrushError):
    """A bot, or a rule, broke in the middle of a game."""


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
        try:
            decisions = play_out(match, bots)
        except Exception as error:
            raise self.failure(match, names, error) from error
        result = match.result
        if result is None:
            raise self.failure(match, names, SagebrushError("the rules stopped without a result"))
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

    def failure(self, match: Match, names: tuple[str, ...], error: Exception) -> GameFailed:
        """Say who failed where, and keep the record of the game up to there."""
        kept = self._keep(match)
        decision = match.decision
        reason = str(error) if isinstance(error, SagebrushError) else f"{type(error).__name__}: {error}"
        place = f"game of seed {match.seed:032x}, answer {match.answer_count + 1}"
        if decision is None or not isinstance(error, BotFailed | Refused):
            return GameFailed(f"the rules of {self.game} broke in the {place}: {reason} ({kept})")
        asked = f"{place}, asked {decision.question.kind}"
        return GameFailed(f"bot {names[decision.seat]} failed in the {asked}: {reason} ({kept})")

    def _keep(self, match: Match) -> str:
        """Save the record of a game that failed; where it is."""
        path = Path(self.folder) / f"failed-{self.game}-{match.seed:032x}.json"
        try:
            match.save(path)
        except OSError as error:
            return f"no record: cannot write {path}: {error.strerror or error}"
        return f"record in {path}"


def seed_of_game(seed: int, index: int) -> int:
    """The seed of one game of a series: the block of that number, so that any game can be had without the others."""
    chance = Chance(seed)
    chance.counter = index
    return chance.spawn().seed


def seed_of_bot(seed: int, seat: int) -> int:
    """Chance is a keyed hash, so another key, however near, has nothing to do with the chance of the match."""
    return (seed + 1 + seat) % (1 << SEED_BITS)
