"""Bots against bots, in one process or in many: the same games and the same digest either way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import perf_counter

import msgspec

from sagebrush.bots import make_bot
from sagebrush.core.config import Config, Value, configure
from sagebrush.core.content import Content
from sagebrush.core.errors import BadConfig
from sagebrush.core.registry import game_named
from sagebrush.core.rng import parse_seed
from sagebrush.lab.games import GamePlayed, Series
from sagebrush.lab.playing import stopping_between_decisions
from sagebrush.lab.spreading import AHEAD, Crew, spread
from sagebrush.lab.tally import Tally, Wins

#: Games handed to a worker at once: enough to make the hand-over cheap, few enough for a smooth progress bar.
MAX_CHUNK = 100

Chunk = tuple[Series, int, int]
Watch = Callable[[GamePlayed], object]


class Report(msgspec.Struct, frozen=True):
    """What a series of games showed. `digest` depends on what was played alone, not on how many workers played it."""

    game: str
    players: int
    expansions: tuple[str, ...]
    options: dict[str, Value]
    bots: tuple[str, ...]
    seed: str
    workers: int
    games: int
    decisions: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    outcomes: dict[str, int]
    wins: Wins
    digest: str
    #: Stopped before all games were played; what was played counts.
    interrupted: bool = False
    #: The files of a user's own that were played with.
    content: tuple[str, ...] = ()


def simulate(
    game: str,
    *,
    games: int,
    players: int | None = None,
    bots: Sequence[str] = ("random",),
    expansions: Sequence[str] = (),
    options: dict[str, Value] | None = None,
    content: Content | None = None,
    seed: int | str = 0,
    workers: int = 1,
    ray: str = "",
    watch: Watch | None = None,
    folder: Path | None = None,
) -> Report:
    """Play a series of games. `watch` hears of each game in order; a failing game leaves its record in `folder`."""
    config = checked_config(game, players, expansions, options or {}, content)
    series = Series(game, config, checked_bots(game, bots), parse_seed(seed), str(folder or Path()))
    if games < 1:
        raise BadConfig(f"the number of games is at least 1, not {games}")
    crew = Crew(workers, ray)
    crew.check()
    start = perf_counter()
    tally = Tally()
    interrupted = False
    try:
        for played in _played(series, games, crew):
            tally.add(played)
            if watch:
                watch(played)
    except KeyboardInterrupt:
        interrupted = True
    return _report(series, tally, perf_counter() - start, workers, interrupted=interrupted)


def checked_config(
    game: str,
    players: int | None,
    expansions: Sequence[str],
    options: dict[str, Value],
    content: Content | None = None,
) -> Config:
    rules = game_named(game)
    config = configure(rules.info, players=players, expansions=tuple(expansions), options=options, content=content)
    rules.check(config)
    return config


def checked_bots(game: str, bots: Sequence[str]) -> tuple[str, ...]:
    if not bots:
        raise BadConfig("at least one bot has to play")
    for level in bots:
        make_bot(level, game)
    return tuple(bots)


def _played(series: Series, games: int, crew: Crew) -> Iterator[GamePlayed]:
    if crew == Crew():
        with stopping_between_decisions():
            yield from series.play(0, games)
        return
    crew = Crew(min(crew.workers, games), crew.ray)
    # A cluster does not say beforehand how large it is; its chunks are those of a large one.
    size = MAX_CHUNK if crew.ray else max(1, min(MAX_CHUNK, games // (crew.workers * AHEAD)))
    chunks = ((series, first, min(first + size, games)) for first in range(0, games, size))
    for chunk in spread(_play_chunk, chunks, crew):
        yield from chunk


def _play_chunk(chunk: Chunk) -> list[GamePlayed]:
    series, first, last = chunk
    return list(series.play(first, last))


def _report(series: Series, tally: Tally, seconds: float, workers: int, *, interrupted: bool) -> Report:
    return Report(
        game=series.game,
        players=series.config.players,
        expansions=series.config.expansions,
        options=game_named(series.game).info.values(series.config.options),
        bots=series.bots,
        seed=f"{series.seed:032x}",
        workers=workers,
        games=tally.games,
        decisions=tally.decisions,
        seconds=round(seconds, 3),
        games_per_second=round(tally.games / seconds, 1),
        decisions_per_second=round(tally.decisions / seconds, 1),
        outcomes=dict(sorted(tally.outcomes.items())),
        wins=tally.wins,
        digest=tally.digest,
        interrupted=interrupted,
        content=tuple(series.config.own),
    )
