"""A tournament from its first round to its report: resumed where it was left, ended when it is settled."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import BinaryIO

import msgspec

from sagebrush.core.config import Config, Value
from sagebrush.core.errors import BadConfig, SagebrushError
from sagebrush.core.registry import game_named
from sagebrush.core.rng import parse_seed
from sagebrush.lab.simulate import checked_bots, checked_config
from sagebrush.lab.spreading import Crew, spread
from sagebrush.lab.tally import Z95
from sagebrush.lab.tournament import Ladder, Plan, Round, numbers, play_round, rounds_for

Watch = Callable[[Ladder], object]


class Head(msgspec.Struct, frozen=True):
    """The first line of a journal: which tournament this is."""

    tournament: int
    game: str
    rules: int
    config: Config
    bots: tuple[str, ...]
    seed: str


class Entry(msgspec.Struct, frozen=True):
    """One bot. `share` is of its seats that won, with a 95 % interval over the rounds; `rating` is openskill's."""

    bot: str
    played: int
    won: int
    share: float
    share_interval: tuple[float, float]
    rating: float
    rating_interval: tuple[float, float]
    points: float | None = None


class Meeting(msgspec.Struct, frozen=True):
    """One bot against another: pairs of seats in which it was ahead, behind or level, and by how much it wins more."""

    bot: str
    other: str
    ahead: int
    behind: int
    level: int
    difference: float
    interval: tuple[float, float]
    settled: bool


class TournamentReport(msgspec.Struct, frozen=True):
    """What a tournament showed. `digest` depends on what was played alone."""

    game: str
    players: int
    expansions: tuple[str, ...]
    options: dict[str, Value]
    seed: str
    rounds: int
    games: int
    decisions: int
    seconds: float
    settled: bool
    margin: float
    ranking: tuple[Entry, ...]
    meetings: tuple[Meeting, ...]
    digest: str
    interrupted: bool = False


def tournament(
    game: str,
    *,
    bots: Sequence[str],
    games: int = 1000,
    players: int | None = None,
    expansions: Sequence[str] = (),
    options: dict[str, Value] | None = None,
    seed: int | str = 0,
    margin: float = 0.02,
    crew: Crew | None = None,
    journal: Path | None = None,
    folder: Path | None = None,
    watch: Watch | None = None,
) -> TournamentReport:
    """Play until it is settled who is better, or for so many games. A `journal` is gone on with where it ends."""
    config = checked_config(game, players, expansions, options or {})
    names = _several(checked_bots(game, bots))
    crew = crew or Crew()
    crew.check()
    if games < 1:
        raise BadConfig(f"the number of games is at least 1, not {games}")
    if not 0 <= margin < 1:
        raise BadConfig(f"--margin is a share from 0 to 1, not {margin}")
    plan = Plan(game, config, names, parse_seed(seed), str(folder or Path()))
    book = Journal(journal, plan) if journal else None
    start = perf_counter()
    ladder, digests = Ladder(names, margin), blake2b(digest_size=16)
    interrupted = False
    try:
        for done in _rounds(plan, rounds_for(games, config.players), ladder, crew, book):
            ladder.add(done)
            for one in done.games:
                digests.update(one.digest.encode())
            if watch:
                watch(ladder)
            if ladder.settled:
                break
    except KeyboardInterrupt:
        interrupted = True
    finally:
        if book:
            book.close()
    return _report(plan, ladder, perf_counter() - start, digests.hexdigest(), interrupted=interrupted)


def _several(bots: tuple[str, ...]) -> tuple[str, ...]:
    if len(set(bots)) < len(bots):
        raise BadConfig("a bot is named twice")
    if len(bots) < 2:
        raise BadConfig("a tournament is between two bots at least")
    return bots


def _rounds(plan: Plan, last: int, ladder: Ladder, crew: Crew, book: Journal | None) -> Iterator[Round]:
    """Those of the journal, then new ones."""
    if book:
        for done in book.read():
            if done.number >= last:
                return
            yield done
    for done in spread(play_round, numbers(ladder.rounds, last, plan), crew):
        if book:
            book.write(done)
        yield done


class Journal:
    """A line for each round, so that a tournament can be gone on with: tomorrow, or after a power cut."""

    def __init__(self, path: Path, plan: Plan) -> None:
        rules = game_named(plan.game).info.rules
        self.path = path
        self.head = Head(1, plan.game, rules, plan.config, plan.bots, f"{plan.seed:032x}")
        self._file: BinaryIO | None = None
        try:
            self._file = path.open("r+b" if path.exists() else "w+b")
        except OSError as error:
            raise SagebrushError(f"cannot write {path}: {error.strerror or error}") from error

    def read(self) -> Iterator[Round]:
        """The whole rounds that are there; half a line, left by a power cut, is cut off."""
        file = self._opened()
        first = file.readline()
        if self._line(self.head).startswith(first) and not first.endswith(b"\n"):
            file.seek(0)
            file.truncate()
            self._put(self.head)
            return
        self._must_be_ours(first)
        end = file.tell()
        for number, line in enumerate(iter(file.readline, b"")):
            try:
                done = msgspec.json.decode(line, type=Round)
            except msgspec.DecodeError:
                break
            if done.number != number or not line.endswith(b"\n"):
                break
            end = file.tell()
            yield done
            file.seek(end)
        file.seek(end)
        file.truncate()

    def _must_be_ours(self, line: bytes) -> None:
        try:
            there = msgspec.json.decode(line, type=Head)
        except msgspec.DecodeError:
            raise BadConfig(f"{self.path} is something else than a tournament; nothing was changed") from None
        for field in Head.__struct_fields__:
            if getattr(there, field) != getattr(self.head, field):
                raise BadConfig(f"{self.path} is of a tournament with another {field}; give another --out")

    def write(self, done: Round) -> None:
        self._put(done)

    def _put(self, record: msgspec.Struct) -> None:
        file = self._opened()
        file.write(self._line(record))
        file.flush()

    @staticmethod
    def _line(record: msgspec.Struct) -> bytes:
        return msgspec.json.encode(record) + b"\n"

    def _opened(self) -> BinaryIO:
        assert self._file is not None
        return self._file

    def close(self) -> None:
        self._opened().close()


def _report(plan: Plan, ladder: Ladder, seconds: float, digest: str, *, interrupted: bool) -> TournamentReport:
    return TournamentReport(
        game=plan.game,
        players=plan.config.players,
        expansions=plan.config.expansions,
        options=game_named(plan.game).info.values(plan.config.options),
        seed=f"{plan.seed:032x}",
        rounds=ladder.rounds,
        games=ladder.games,
        decisions=ladder.decisions,
        seconds=round(seconds, 3),
        settled=ladder.settled,
        margin=ladder.margin,
        ranking=tuple([_entry(ladder, bot) for bot in ladder.order()]),
        meetings=tuple(_meetings(ladder)),
        digest=digest,
        interrupted=interrupted,
    )


def _entry(ladder: Ladder, bot: int) -> Entry:
    rating = ladder.ratings[bot]
    low, high = ladder.share[bot].interval()
    played = max(ladder.played[bot], 1)
    return Entry(
        bot=ladder.bots[bot],
        played=ladder.played[bot],
        won=ladder.won[bot],
        share=ladder.won[bot] / played,
        share_interval=(max(low, 0.0), min(high, 1.0)),
        rating=round(rating.mu, 2),
        rating_interval=(round(rating.mu - Z95 * rating.sigma, 2), round(rating.mu + Z95 * rating.sigma, 2)),
        points=round(ladder.points[bot] / played, 2) if any(ladder.points) else None,
    )


def _meetings(ladder: Ladder) -> Iterator[Meeting]:
    """Each pair once, the better one first."""
    order = ladder.order()
    for place, one in enumerate(order):
        for other in order[place + 1 :]:
            pair = (min(one, other), max(one, other))
            duel, mean, sign = ladder.duels[pair], ladder.difference[pair], 1 if one < other else -1
            ahead, behind = (duel.ahead, duel.behind) if one < other else (duel.behind, duel.ahead)
            low, high = sorted(sign * end for end in mean.interval())
            yield Meeting(
                bot=ladder.bots[one],
                other=ladder.bots[other],
                ahead=ahead,
                behind=behind,
                level=duel.level,
                difference=sign * mean.mean,
                interval=(max(low, -1.0), min(high, 1.0)),
                settled=ladder.is_settled(pair),
            )
