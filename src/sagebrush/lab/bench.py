"""How fast a game is: random bots at a table of usual size, and what it costs to branch off and to look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import msgspec

from sagebrush.bots import Bot, levels, make_bot
from sagebrush.bots.random_bot import RandomBot
from sagebrush.core import match as match_module
from sagebrush.core.config import Config, allowed_players, configure
from sagebrush.core.game import Game
from sagebrush.core.match import Match
from sagebrush.core.registry import game_named
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.lab.playing import play_out

REPEATS = 3
#: Games that are told to everybody, and played by `simple` bots.
TOLD_GAMES = 10
#: Decisions at which forks, views and options are measured.
SAMPLES = 300


class Speed(msgspec.Struct, frozen=True):
    """Costs are microseconds, each the best of a few repeats; `fork_decisions` is a fork's worth of decisions.

    `views_us` is for the views of all seats. `messages_us` is a whole decision whose events and changes are told to all
    seats, encoded; `simple_us` one of `simple` bots, views included (None where the game has no such bot).
    """

    game: str
    players: int
    expansions: tuple[str, ...]
    compiled: bool
    games_per_second: float
    decisions_per_second: float
    decision_us: float
    fork_us: float
    fork_decisions: float
    imagine_us: float
    view_us: float
    views_us: float
    messages_us: float
    simple_us: float | None
    options_us: float


def compiled() -> bool:
    """Whether the core runs as compiled by mypyc."""
    return Path(str(match_module.__file__)).suffix != ".py"


class Board(NamedTuple):
    """A game as it is set up to be measured."""

    game: Game[Any]
    config: Config

    @property
    def name(self) -> str:
        return self.game.info.name

    @property
    def players(self) -> int:
        return self.config.players

    def start(self, seed: int, *, checkpoints: bool = False) -> Match:
        return Match.start(self.game, self.config, seed, checkpoints=checkpoints)


def measure(game: str, seconds: float = 1.0, expansions: Sequence[str] = ()) -> Speed:
    """Play for about so many seconds, then sample decisions of further games."""
    rules = game_named(game)
    board = Board(rules, configure(rules.info, players=usual_players(game), expansions=list(expansions)))
    games_rate, decisions_rate = _play(board, seconds / REPEATS)
    chance = Chance(1)
    decision_us = 1e6 / decisions_rate
    fork_us = _sampled(board, lambda match: match.fork())
    return Speed(
        game=game,
        players=board.players,
        expansions=board.config.expansions,
        compiled=compiled(),
        games_per_second=round(games_rate, 1),
        decisions_per_second=round(decisions_rate, 1),
        decision_us=round(decision_us, 2),
        fork_us=round(fork_us, 2),
        fork_decisions=round(fork_us / decision_us, 2),
        imagine_us=round(_sampled(board, lambda match: match.imagine(match.decisions[0].seat, chance)), 2),
        views_us=round(_sampled(board, _look_all), 2),
        messages_us=round(_told(board), 2),
        simple_us=_simple(board),
        view_us=round(_sampled(board, lambda match: match.view(match.decisions[0].seat)), 2),
        options_us=round(_sampled(board, lambda match: match.decisions[0].ids), 2),
    )


def usual_players(game: str) -> int:
    """The table that its budgets are set for, if there is one without expansions."""
    info = game_named(game).info
    allowed = allowed_players(info, ())
    return info.usual_players if info.usual_players in allowed else allowed[len(allowed) // 2]


def whole_box(game: str) -> tuple[str, ...]:
    """All expansions of a game."""
    return tuple([expansion.name for expansion in game_named(game).info.expansions])


def _play(board: Board, seconds: float) -> tuple[float, float]:
    """Games and decisions a second of one core's time, so that a busy machine counts little: the best repeat."""
    best = (0.0, 0.0)
    for repeat in range(REPEATS):
        games = decisions = 0
        # One bot for all chairs and games: it is the rules that are measured.
        bots: list[Bot] = [RandomBot(repeat + 1)] * board.players
        start = now = process_time()
        while now - start < seconds:
            seed = repeat << 32 | games
            decisions += play_out(board.start(seed), bots)
            games += 1
            now = process_time()
        best = max(best, (games / (now - start), decisions / (now - start)))
    return best


def _look_all(match: Match) -> None:
    for seat in range(match.config.players):
        match.view(Seat(seat))


def _told(board: Board) -> float:
    """Microseconds of a decision of random bots with everybody told, as a server tells them."""
    return min(_tell_games(board) for _ in range(REPEATS))


def _tell_games(board: Board) -> float:
    encoder = msgspec.json.Encoder()
    seats = [Seat(seat) for seat in range(board.players)]
    decisions = 0
    start = process_time()
    for seed in range(TOLD_GAMES):
        match = board.start(seed)
        bot = RandomBot(seed)
        watcher = match.watch(seats)
        while match.decision:
            match.answer(bot.choose(None, match.decision))
            for seat in seats:
                encoder.encode(watcher.take_encoded(seat))
        decisions += match.answer_count
    return (process_time() - start) / decisions * 1e6


def _simple(board: Board) -> float | None:
    """Microseconds of a decision of `simple` bots, their views included."""
    if "simple" not in levels(board.name):
        return None
    best = 0.0
    for repeat in range(REPEATS):
        decisions = 0
        start = process_time()
        for seed in range(TOLD_GAMES):
            bots = [make_bot("simple", board.name, seat + repeat) for seat in range(board.players)]
            decisions += play_out(board.start(seed), bots)
        best = max(best, decisions / (process_time() - start))
    return round(1e6 / best, 2)


def _sampled(board: Board, act: Callable[[Match], object]) -> float:
    """Microseconds of one action in one core's time, over the decisions of whole games; the best of a few repeats."""
    return min(_once(board, act) for _ in range(REPEATS))


def _once(board: Board, act: Callable[[Match], object]) -> float:
    taken = 0.0
    samples = seed = 0
    while samples < SAMPLES:
        match, bot = board.start(seed, checkpoints=True), make_bot("random", board.name, seed)
        seed += 1
        while match.decision and samples < SAMPLES:
            start = process_time()
            act(match)
            taken += process_time() - start
            samples += 1
            match.answer(bot.choose(None, match.decision))
    return taken / samples * 1e6
