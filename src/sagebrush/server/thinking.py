"""What a bot is given for a decision, and how it thinks about it in a worker process."""

from __future__ import annotations

from hashlib import blake2b
from time import monotonic
from typing import Any, Final

import msgspec

from sagebrush.bots import Bot, bot_class, make_bot
from sagebrush.core.config import Config
from sagebrush.core.decisions import Decision
from sagebrush.core.errors import BadConfig, CannotImagine, SagebrushError
from sagebrush.core.events import Event
from sagebrush.core.eyes import Eyes
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.record import Answer
from sagebrush.core.registry import game_named
from sagebrush.core.rng import SEED_BITS, Chance
from sagebrush.core.seats import Seat

#: Blocks of chance a bot has for a decision, before it would come to those of the next: 64 MB.
BLOCKS = 1 << 20


class Past(msgspec.Struct, frozen=True):
    """What it takes to have a table's match in another process."""

    table: str
    config: Config
    seed: int
    answers: tuple[Answer, ...]


class Task(msgspec.Struct, frozen=True):
    """All a bot gets: what its seat may see, what it is asked, and a seed of its own.

    What not every bot needs comes only to those that say they want it. `past` is for the worker alone: the bot is
    shown nothing of it but what its seat has seen and worlds that are dealt anew.
    """

    level: str
    game: str
    seed: int
    view: Any
    seat: int
    number: int
    question: Any
    options: tuple[Any, ...]
    events: tuple[Any, ...] | None = None
    past: Past | None = None
    seconds: float | None = None

    def chance(self) -> Chance:
        """The bot's own for this decision: however often it is made anew, it draws other numbers than before."""
        chance = Chance(self.seed)
        chance.counter = (self.number + 1) * BLOCKS
        return chance

    def decision(self) -> Decision[Option]:
        decision: Decision[Option] = Decision(Seat(self.seat), self.question, self.options, False)
        decision.number = self.number
        return decision


def task_for(
    match: Match, decision: Decision[Option], level: str, *, table: str = "", seconds: float | None = None
) -> Task:
    """What a bot of this level is given for a decision at this table."""
    seat, game = decision.seat, match.game.info.name
    kind = _kind(level, game)
    return Task(
        level=level,
        game=game,
        seed=seed_of_bot(match.seed, seat),
        view=match.view(seat) if kind.wants_view else None,
        seat=seat,
        number=decision.number,
        question=decision.question,
        options=decision.options,
        events=tuple(match.events(seat)) if kind.wants_events else None,
        past=Past(table, match.config, match.seed, match.answers) if kind.wants_worlds else None,
        seconds=seconds,
    )


def _kind(level: str, game: str) -> type[Bot]:
    try:
        return bot_class(level, game)
    except BadConfig:
        # A level that is not installed any more fails in the worker, like every bot that fails, and the game goes on.
        return Bot


def thinks_for(level: str, game: str) -> float:
    """How many seconds a bot of this level takes where there is much to think about; 0 if it does not say."""
    return float(getattr(_kind(level, game), "seconds", 0.0))


def seed_of_bot(seed: int, seat: int) -> int:
    """The seed of a seat's bot for the whole match: the same match, the same bot; and it tells nothing of the match's.

    A hash keyed with the secret seed, under a name of its own so that it is no number the game ever draws.
    """
    key = seed.to_bytes(SEED_BITS // 8, "big")
    return int.from_bytes(blake2b(bytes([seat]), digest_size=SEED_BITS // 8, key=key, person=b"sagebrush bot").digest())


def think(task: Task) -> str:
    """In the worker: make the bot, give it eyes, and hear its answer."""
    start = monotonic()
    bot = make_bot(task.level, task.game, task.seed)
    bot.chance = task.chance()
    match = None if task.past is None else MATCHES.of(task.game, task.past)
    left = None if task.seconds is None else max(0.0, task.seconds - (monotonic() - start))
    return bot.answer(TaskEyes(task, match, left)).id


class TaskEyes(Eyes):
    """Eyes in a worker: what came with the task, and the match behind it for those that said they want worlds."""

    def __init__(self, task: Task, match: Match | None, seconds: float | None) -> None:
        super().__init__(task.decision(), seconds)
        self._task = task
        self._match = match

    @property
    def view(self) -> Any:
        return self._task.view

    def events(self, start: int = 0) -> list[Event]:
        if self._task.events is not None:
            return list(self._task.events[start:])
        if self._match is None:
            raise SagebrushError(f"bot {self._task.level} asks for events, but does not say wants_events = True")
        return self._match.events(self.seat)[start:]

    def imagine(self, chance: Chance) -> Match:
        if self._match is None:
            raise CannotImagine(f"bot {self._task.level} asks for worlds, but does not say wants_worlds = True")
        return self._match.imagine(self.seat, chance)


class Matches:
    """The matches a worker knows already, so that of each only the last answers have to be played. Old ones go."""

    def __init__(self, kept: int) -> None:
        self.kept = kept
        self._matches: dict[str, Match] = {}

    def of(self, game: str, past: Past) -> Match:
        match = self._matches.pop(past.table, None)
        if match is None or (match.seed, match.config) != (past.seed, past.config):
            match = Match.start(game_named(game), past.config, past.seed)
        common = _common(match.answers, past.answers)
        if common < match.answer_count:
            match.undo(match.answer_count - common)
        for seat, option in past.answers[common:]:
            match.answer(option, seat=seat)
        self._matches[past.table] = match
        if len(self._matches) > self.kept:
            del self._matches[next(iter(self._matches))]
        return match


def _common(ours: tuple[Answer, ...], theirs: tuple[Answer, ...]) -> int:
    """How many answers both begin with: what was taken back, and answered otherwise, has to be undone here too."""
    pairs = zip(ours, theirs, strict=False)
    return next((place for place, (our, their) in enumerate(pairs) if our != their), min(len(ours), len(theirs)))


MATCHES: Final = Matches(kept=16)
