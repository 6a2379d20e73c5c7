"""Lessons: scripted games with a fixed deal, told step by step. A lesson is data and words; its rules are the game's.

It fixes what it needs (who is what, the top of each pile, the first throws) and leaves the rest to the seed, so that
whoever plays on afterwards plays a game of their own. It is in force as long as everybody answers as it says.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from sagebrush.core.config import LessonInfo, Value
from sagebrush.core.record import Answer
from sagebrush.core.rng import StackedChance
from sagebrush.core.seats import Seat

#: The file of a lesson, in the folder of whose lesson it is.
FILE: Final = "lesson.toml"
#: The name of a game's first lesson; those of expansions are called as they are.
BASICS: Final = "basics"


class Line(msgspec.Struct, frozen=True):
    """One answer of the script: who gives it, and which ones will do."""

    seat: Seat
    options: tuple[str, ...]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is said. `say` ends the id of its message, `point` names what it is about.

    `do` are the answers that will do, each as the id of an option; without any, the reader just goes on. `then` is what
    follows before the reader is asked again, as `seat option`.
    """

    say: str
    point: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    then: tuple[str, ...] = ()


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written. What lies in a pile is told from its top; `orders` are lists that nobody draws from.

    `rolls` are faces of dice in the order they are thrown. Ids are parted by spaces.
    """

    minutes: int
    players: int
    steps: tuple[Step, ...]
    expansions: tuple[str, ...] = ()
    options: dict[str, Value] = {}
    seat: Seat = Seat(0)
    orders: tuple[str, ...] = ()
    piles: tuple[tuple[str, ...], ...] = ()
    rolls: tuple[str, ...] = ()
    before: tuple[str, ...] = ()


class Lesson(msgspec.Struct, frozen=True):
    """A lesson that is ready: `lines` are all answers of its script; a step is said before the line in `at`."""

    name: str
    script: Script
    lines: tuple[Line, ...]
    at: tuple[int, ...]
    numbers: tuple[int, ...]

    @property
    def info(self) -> LessonInfo:
        script = self.script
        return LessonInfo(
            self.name, script.minutes, script.players, script.expansions, script.options, script.seat, len(script.steps)
        )

    def chance(self, seed: int) -> StackedChance:
        """Fair, but for what this lesson fixes."""
        script = self.script
        piles = [" ".join(pile).split()[::-1] for pile in script.piles]
        return StackedChance(seed, [*[order.split() for order in script.orders], *piles], list(self.numbers))

    def line_after(self, answers: Sequence[Answer]) -> Line | None:
        """The line that comes after these answers; None if they are not the script's, or it is over."""
        count = len(answers)
        if count >= len(self.lines):
            return None
        fits = all(
            seat == line.seat and option in line.options
            for (seat, option), line in zip(answers, self.lines, strict=False)
        )
        return self.lines[count] if fits else None


def find_lessons(folders: Iterable[tuple[str, Path]], faces: Sequence[str] = ()) -> tuple[Lesson, ...]:
    """The lessons that lie in these folders, each under its name; `faces` are those of the game's dice."""
    return tuple([_ready(name, _read(folder / FILE), faces) for name, folder in folders if (folder / FILE).exists()])


def _read(path: Path) -> Script:
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Script)


def _ready(name: str, script: Script, faces: Sequence[str]) -> Lesson:
    lines = [_line(text) for text in script.before]
    at: list[int] = []
    for step in script.steps:
        at.append(len(lines))
        if step.do:
            lines.append(Line(script.seat, step.do))
        lines += [_line(text) for text in step.then]
    numbers = [faces.index(face) for face in " ".join(script.rolls).split()]
    return Lesson(name, script, tuple(lines), tuple(at), tuple(numbers))


def _line(text: str) -> Line:
    seat, option = text.split()
    return Line(Seat(int(seat)), (option,))
