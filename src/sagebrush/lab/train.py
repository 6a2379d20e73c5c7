"""From self-play to the files that bots are shipped with."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

import msgspec

from sagebrush.bots.models.loading import FOLDER
from sagebrush.core.errors import BadConfig
from sagebrush.core.files import replacing
from sagebrush.lab.fitting import HELD_OUT, Samples, fit_tables, fit_value, numpy
from sagebrush.lab.selfplay import Chunk, Question, generate, tables_of
from sagebrush.lab.spreading import Crew

#: Who does not play as expected: everything seen counts so much less, and so much stays possible whatever is seen.
TEMPER: Final = 0.9
DOUBT: Final = 0.03
#: So much of what is chosen in secret is anybody's guess.
HABIT_DOUBT: Final = 0.1
#: Questions about who is who that are learned from at every table, at most.
QUESTIONS: Final = 500
#: So many samples that follow each other are kept together: those of some ten games.
TOGETHER: Final = 400

Progress = Callable[[int], object]


class Trained(msgspec.Struct, frozen=True):
    """What came of training: the files, and how good they are on games that were not learned from."""

    game: str
    games: int
    files: tuple[str, ...]
    quality: dict[str, dict[str, float]]


def train(
    game: str,
    *,
    games: int,
    seed: int,
    work: Path,
    into: Path = FOLDER,
    progress: Progress | None = None,
    crew: Crew | None = None,
) -> Trained:
    """Play so many games at every table (those in the folder `work` count), fit, and write the files.

    The games may be played by many; what is learned from them is learned here.
    """
    numpy()
    (crew or Crew()).check()
    if games < 1:
        raise BadConfig(f"the number of games is at least 1, not {games}")
    into.mkdir(parents=True, exist_ok=True)
    lessons = Lessons()
    for table in tables_of(game):
        asked: list[Question] = []
        for chunk, count in generate(table, games, seed, work, crew):
            lessons.take(chunk)
            asked.extend(chunk.questions)
            if progress:
                progress(count)
        lessons.questions.extend(_spread(asked, QUESTIONS))
    quality: dict[str, dict[str, float]] = {}
    models = {"value": _value(lessons, seed, quality)}
    if lessons.questions:
        models["beliefs"] = _beliefs(lessons, quality)
    if lessons.habits:
        models["habits"] = _habits(lessons, quality)
    files = {into / f"{game}-{name}.json": {"games": games, "seed": seed, **model} for name, model in models.items()}
    _write(files)
    return Trained(game, games, tuple([str(path) for path in files]), quality)


class Lessons:
    """All that the games at every table gave."""

    def __init__(self) -> None:
        self.samples: dict[str, Samples] = {}
        self.questions: list[Question] = []
        self.habits: list[int] = []

    def take(self, chunk: Chunk) -> None:
        """Questions are chosen by table, once all are there."""
        before: dict[tuple[str, int], int] = {}
        for position in chunk.positions:
            samples, track = self.samples.setdefault(position.part, Samples()), (position.part, position.track)
            before[track] = samples.take(position.numbers, won=position.won, before=before.get(track, -1))
        self.habits = [sum(pair) for pair in zip_longest(self.habits, chunk.habits, fillvalue=0)]


def _value(lessons: Lessons, seed: int, quality: dict[str, dict[str, float]]) -> dict[str, Any]:
    parts: dict[str, Any] = {}
    for part, samples in sorted(lessons.samples.items()):
        parts[part], quality[part] = fit_value(samples, interleaved(len(samples)), seed)
    return {"quality": quality.copy(), "parts": parts}


def _beliefs(lessons: Lessons, quality: dict[str, dict[str, float]]) -> dict[str, Any]:
    questions = lessons.questions
    numbers, surprise = fit_tables([questions[place] for place in interleaved(len(questions))])
    quality["who is who"] = surprise
    kinds = questions[0].kinds
    return {"quality": surprise, "kinds": kinds, "numbers": numbers, "temper": TEMPER, "doubt": DOUBT}


def _habits(lessons: Lessons, quality: dict[str, dict[str, float]]) -> dict[str, Any]:
    choices = sum(lessons.habits)
    shares = [round(count / choices, 4) for count in lessons.habits]
    quality["secret choices"] = {"choices": float(choices), "likeliest": max(shares)}
    return {"choices": choices, "shares": shares, "doubt": HABIT_DOUBT}


def _spread(asked: list[Question], count: int) -> list[Question]:
    """So many of them, from all games alike."""
    return [asked[place * len(asked) // count] for place in range(count)] if len(asked) > count else asked


def interleaved(count: int) -> list[int]:
    """In another order, always the same: what is held out at the end is then of all tables. Ten games stay together."""
    starts = range(0, count, TOGETHER)
    return [
        place
        for offset in range(HELD_OUT)
        for start in starts[offset::HELD_OUT]
        for place in range(start, min(start + TOGETHER, count))
    ]


def _write(files: dict[Path, dict[str, Any]]) -> None:
    """All of them or none: what bots read belongs together."""
    with ExitStack() as stack:
        for path, model in files.items():
            stack.enter_context(replacing(path)).write(msgspec.json.encode(model) + b"\n")
