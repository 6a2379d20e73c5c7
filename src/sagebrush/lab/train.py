"""From self-play to the files that bots are shipped with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from sagebrush.bots.models.loading import FOLDER
from sagebrush.core.errors import BadConfig
from sagebrush.lab.fitting import fit_tables, fit_value, numpy
from sagebrush.lab.selfplay import Position, Question, generate, tables_of
from sagebrush.lab.spreading import Crew

#: Who does not play as expected: everything seen counts so much less, and so much stays possible whatever is seen.
TEMPER: Final = 0.9
DOUBT: Final = 0.03
#: Questions about who is who that are learned from at every table, at most.
QUESTIONS: Final = 500

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
    positions: dict[str, list[Position]] = {}
    questions: list[Question] = []
    for table in tables_of(game):
        asked: list[Question] = []
        for chunk, count in generate(table, games, seed, work, crew):
            for position in chunk.positions:
                positions.setdefault(position.part, []).append(position)
            asked.extend(chunk.questions)
            if progress:
                progress(count)
        questions.extend(_spread(asked, QUESTIONS))
    quality: dict[str, dict[str, float]] = {}
    parts: dict[str, Any] = {}
    for part, samples in sorted(positions.items()):
        parts[part], quality[part] = fit_value(_interleaved(samples), seed)
    files = [_write(into / f"{game}-value.json", {"games": games, "seed": seed, "quality": quality, "parts": parts})]
    if questions:
        numbers, surprise = fit_tables(_interleaved(questions))
        quality["who is who"] = surprise
        tables = {"kinds": questions[0].kinds, "numbers": numbers, "temper": TEMPER, "doubt": DOUBT}
        files.append(
            _write(into / f"{game}-beliefs.json", {"games": games, "seed": seed, "quality": surprise, **tables})
        )
    return Trained(game, games, tuple([str(path) for path in files]), quality)


def _spread(asked: list[Question], count: int) -> list[Question]:
    """So many of them, from all games alike."""
    return [asked[place * len(asked) // count] for place in range(count)] if len(asked) > count else asked


def _interleaved(samples: list[Any]) -> list[Any]:
    """In another order, always the same: what is held out at the end is then of all tables. Ten games stay together."""
    lots = [samples[start : start + 400] for start in range(0, len(samples), 400)]
    return [sample for offset in range(7) for lot in lots[offset::7] for sample in lot]


def _write(path: Path, model: dict[str, Any]) -> Path:
    path.write_bytes(msgspec.json.encode(model) + b"\n")
    return path
