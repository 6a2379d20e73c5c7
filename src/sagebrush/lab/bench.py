"""How fast a game is: random bots at a table of usual size, and what it costs to branch off and to look."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import process_time

import msgspec

from sagebrush.bots import Bot, levels, make_bot
from sagebrush.bots.random_bot import RandomBot
from sagebrush.core import match as match_module
from sagebrush.core.config import allowed_players, configure
from sagebrush.core.match import Match
from sagebrush.core.registry import game_named
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.lab.playing import play_out

#: The budgets are set for this table.
USUAL_PLAYERS = 5
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


def measure(game: str, seconds: float = 1.0) -> Speed:
    """Play for about so many seconds, then sample decisions of further games."""
    players = usual_players(game)
    games_rate, decisions_rate = _play(game, players, seconds / REPEATS)
    chance = Chance(1)
    decision_us = 1e6 / decisions_rate
    fork_us = _sampled(game, players, lambda match: match.fork())
    return Speed(
        game=game,
        players=players,
        compiled=compiled(),
        games_per_second=round(games_rate, 1),
        decisions_per_second=round(decisions_rate, 1),
        decision_us=round(decision_us, 2),
        fork_us=round(fork_us, 2),
        fork_decisions=round(fork_us / decision_us, 2),
        imagine_us=round(_sampled(game, players, lambda match: match.imagine(match.decisions[0].seat, chance)), 2),
        views_us=round(_sampled(game, players, _look_all), 2),
        messages_us=round(_told(game, players), 2),
        simple_us=_simple(game, players),
        view_us=round(_sampled(game, players, lambda match: match.view(match.decisions[0].seat)), 2),
        options_us=round(_sampled(game, players, lambda match: match.decisions[0].ids), 2),
    )


def usual_players(game: str) -> int:
    allowed = allowed_players(game_named(game).info, ())
    return USUAL_PLAYERS if USUAL_PLAYERS in allowed else allowed[len(allowed) // 2]


def _play(game: str, players: int, seconds: float) -> tuple[float, float]:
    """Games and decisions a second of one core's time, so that a busy machine counts little: the best repeat."""
    rules = game_named(game)
    config = configure(rules.info, players=players)
    best = (0.0, 0.0)
    for repeat in range(REPEATS):
        games = decisions = 0
        # One bot for all chairs and games: it is the rules that are measured.
        bots: list[Bot] = [RandomBot(repeat + 1)] * players
        start = now = process_time()
        while now - start < seconds:
            seed = repeat << 32 | games
            decisions += play_out(Match.start(rules, config, seed, checkpoints=False), bots)
            games += 1
            now = process_time()
        best = max(best, (games / (now - start), decisions / (now - start)))
    return best


def _look_all(match: Match) -> None:
    for seat in range(match.config.players):
        match.view(Seat(seat))


def _told(game: str, players: int) -> float:
    """Microseconds of a decision of random bots with everybody told, as a server tells them."""
    return min(_tell_games(game, players) for _ in range(REPEATS))


def _tell_games(game: str, players: int) -> float:
    encoder = msgspec.json.Encoder()
    seats = [Seat(seat) for seat in range(players)]
    decisions = 0
    start = process_time()
    for seed in range(TOLD_GAMES):
        match = Match.new(game, players=players, seed=seed, checkpoints=False)
        bot = RandomBot(seed)
        watcher = match.watch(seats)
        while match.decision:
            match.answer(bot.choose(None, match.decision))
            for seat in seats:
                encoder.encode(watcher.take_encoded(seat))
        decisions += match.answer_count
    return (process_time() - start) / decisions * 1e6


def _simple(game: str, players: int) -> float | None:
    """Microseconds of a decision of `simple` bots, their views included."""
    if "simple" not in levels(game):
        return None
    best = 0.0
    for repeat in range(REPEATS):
        decisions = 0
        start = process_time()
        for seed in range(TOLD_GAMES):
            bots = [make_bot("simple", game, seat + repeat) for seat in range(players)]
            decisions += play_out(Match.new(game, players=players, seed=seed, checkpoints=False), bots)
        best = max(best, decisions / (process_time() - start))
    return round(1e6 / best, 2)


def _sampled(game: str, players: int, act: Callable[[Match], object]) -> float:
    """Microseconds of one action in one core's time, over the decisions of whole games; the best of a few repeats."""
    return min(_once(game, players, act) for _ in range(REPEATS))


def _once(game: str, players: int, act: Callable[[Match], object]) -> float:
    taken = 0.0
    samples = seed = 0
    while samples < SAMPLES:
        match, bot = Match.new(game, players=players, seed=seed), make_bot("random", game, seed)
        seed += 1
        while match.decision and samples < SAMPLES:
            start = process_time()
            act(match)
            taken += process_time() - start
            samples += 1
            match.answer(bot.choose(None, match.decision))
    return taken / samples * 1e6
