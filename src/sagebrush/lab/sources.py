"""What a game says for reports in `report.toml` beside its code: which events are points, and what plan they serve."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from typing import Any

import msgspec

from sagebrush.core.match import Match
from sagebrush.core.registry import game_named
from sagebrush.words import owned
from sagebrush.words.narrate import Narrator, bare_id

FILE = "report.toml"


class PointsRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Events of one kind that are points: `field` says what for, `words` begins the messages that name it."""

    field: str
    sign: int = 1
    words: str = ""
    at_the_end: bool = False


class SourcesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: dict[str, PointsRow] = {}
    plans: dict[str, tuple[str, ...]] = {}


class Sources:
    """Where the points of a game come from. A source is called `<event>.<what>`."""

    def __init__(self, said: SourcesFile) -> None:
        self.points = said.points
        self.plans = {source: plan for plan, sources in said.plans.items() for source in sources}

    def of(self, match: Match) -> dict[int, Counter[str]]:
        """The points of each seat by source; none in a game whose points nobody has listed."""
        found: dict[int, Counter[str]] = {seat: Counter() for seat in range(match.config.players)}
        if not self.points:
            return found
        for event in match.all_events():
            row = self.points.get(event.kind)
            if row is not None:
                what, seat, amount = getattr(event, row.field), getattr(event, "seat", None), _amount(event)
                if isinstance(seat, int):
                    found[seat][f"{event.kind}.{bare_id(str(what))}"] += row.sign * amount
        return found

    def plan(self, points: Counter[str]) -> str | None:
        """The plan that brought a seat the most points; None where no plan brought any."""
        worth: Counter[str] = Counter()
        for source, amount in sorted(points.items()):
            if source in self.plans:
                worth[self.plans[source]] += amount
        best = worth.most_common(1)
        return best[0][0] if best and best[0][1] > 0 else None

    def name(self, source: str, narrator: Narrator) -> str:
        kind, _, what = source.partition(".")
        row, words = self.points[kind], narrator.words
        message = f"{row.words}{what}"
        name = words.say(message) if row.words and words.has(message) else narrator.thing("thing", what)
        return words.say("report-at-the-end", what=name) if row.at_the_end else name


def _amount(event: Any) -> int:
    return int(event.amount)


@cache
def sources_of(game: str) -> Sources:
    """What the game and its expansions say; an expansion adds to the plans there are."""
    points: dict[str, PointsRow] = {}
    plans: dict[str, tuple[str, ...]] = {}
    for path in owned(game_named(game), FILE):
        said = msgspec.convert(tomllib.loads(path.read_text("utf-8")), SourcesFile)
        points |= said.points
        for plan, sources in said.plans.items():
            plans[plan] = (*plans.get(plan, ()), *sources)
    return Sources(SourcesFile(points, plans))
