"""The Python narrator and that of the web client say the same, word for word, in every language."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sagebrush import Match, Seat
from sagebrush.core.config import configure
from sagebrush.core.game import Game
from sagebrush.core.options import Question, WhyNot
from sagebrush.core.registry import game_named
from sagebrush.core.results import Result
from sagebrush.core.rng import Chance
from sagebrush.testing.fuzz import step
from sagebrush.words import Words, languages
from sagebrush.words.narrate import Narrator
from tests.core.guide import ROOT, panning

#: Sentences of each game that are compared, in each language.
SAMPLE = 900
PATIENCE = 120

EVERY_EXPANSION = tuple(expansion.name for expansion in game_named("bang").info.expansions)


class Telling(msgspec.Struct, frozen=True):
    """Something to be told to one reader (None: a spectator); a question asks a seat, an option answers a question."""

    way: str
    game: str
    names: tuple[str, ...]
    reader: Seat | None
    record: Any
    asked: Seat | None = None
    question: Question | None = None


def tellings(match: Match, chance: Chance) -> Iterator[Telling]:
    """All that can be told in one random game to everybody at the table and a spectator."""
    name, names = match.game.info.name, match.config.names
    readers = (None, *[Seat(seat) for seat in range(match.config.players)])
    while match.decision:
        for decision in match.decisions:
            for reader in readers:
                yield Telling("question", name, names, reader, decision.question, asked=decision.seat)
            for option in decision.options:
                yield Telling("option", name, names, decision.seat, option, question=decision.question)
                yield Telling("hint", name, names, decision.seat, option, question=decision.question)
            for why in match.why_not(decision.seat):
                yield Telling("why", name, names, decision.seat, why)
        step(match, chance)
    for reader in readers:
        yield from [Telling("event", name, names, reader, event) for event in match.events(reader)]
    assert match.result is not None
    yield Telling("outcome", name, names, None, match.result.outcome)


def sample(game: Game[Any], seed: int, **wishes: Any) -> list[Telling]:
    """A few of everything: of each kind of record as many as of any other, as far as there are so many."""
    match = Match.start(game, configure(game.info, **wishes), seed)
    found: dict[tuple[str, str], list[Telling]] = {}
    for telling in dict.fromkeys(map(Known, tellings(match, Chance(seed)))):
        found.setdefault(telling.kind, []).append(telling.telling)
    each = SAMPLE // len(found)
    for alike in found.values():
        Chance(seed).shuffle(alike)
    return [telling for alike in found.values() for telling in alike[:each]]


class Known:
    """A telling that is equal to another of the same text."""

    def __init__(self, telling: Telling) -> None:
        self.telling = telling
        self.text = msgspec.json.encode(telling)
        self.kind = (telling.way, getattr(telling.record, "kind", ""))

    def __hash__(self) -> int:
        return hash(self.text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Known) and self.text == other.text


def tell(words: Words, telling: Telling) -> str:
    teller = Narrator(words, telling.game, telling.names, telling.reader)
    match telling.way:
        case "event":
            return teller.event(telling.record)
        case "question":
            assert telling.asked is not None
            return teller.question(telling.record, telling.asked)
        case "why":
            assert isinstance(telling.record, WhyNot)
            return teller.why_not(telling.record)
        case "outcome":
            return teller.outcome(Result(telling.record, ()))
        case way:
            assert telling.question is not None
            return (teller.option if way == "option" else teller.hint)(telling.record, telling.question)


def told_by_the_client(items: list[Telling]) -> dict[str, list[str]]:
    done = subprocess.run(
        ["node", "scripts/narrate.mjs"],
        cwd=ROOT / "web",
        input=msgspec.json.encode(items),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b""), done.stderr.decode()
    told: dict[str, list[str]] = json.loads(done.stdout)
    return told


@pytest.mark.web
def test_both_narrators_say_the_same(tmp_path: Path) -> None:
    items = [
        *sample(game_named("dice"), 3, players=5),
        *sample(game_named("dice"), 4, players=3, options={"choose_characters": True}),
        *sample(game_named("bang"), 3, players=6, options={"two_characters": True, "stick_of_dynamite": True}),
        *sample(game_named("bang"), 4, players=5, expansions=EVERY_EXPANSION),
        *sample(game_named("legends"), 3, players=4, options={"goals": True}),
        *sample(game_named("legends"), 4, players=2),
        # A game without words is told in bare facts, and those are the same too.
        *sample(panning(tmp_path), 5, players=3),
    ]
    assert len(items) > 1500
    theirs = told_by_the_client(items)
    assert sorted(theirs) == sorted(languages())
    for lang, sentences in theirs.items():
        words = Words(lang)
        ours = [tell(words, item) for item in items]
        differing = [pair for pair in zip(items, ours, sentences, strict=True) if pair[1] != pair[2]]
        assert differing == []
