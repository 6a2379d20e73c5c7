"""What many games show of a game's balance: who wins, how long it takes, what things are worth, where it happens."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from sagebrush.bots.registry import bot_class
from sagebrush.core.config import Config, Value, allowed_players, configure
from sagebrush.core.errors import BadConfig
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.registry import game_named
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.lab.failing import failures_told
from sagebrush.lab.games import seed_of_bot, seed_of_game
from sagebrush.lab.observing import Cell, Observer, Rows, observer_named, play_watched
from sagebrush.lab.sources import sources_of
from sagebrush.lab.tally import Share
from sagebrush.words.narrate import bare_id, field_kind

#: Kinds of fields that hold no thing.
NO_THING = frozenset({"player", "number", "amount", "place", "flag", "text", "space"})
#: Whose points are told apart.
POINTS_BY = ("character", "plan")
#: The id of a place on a board with letters and numbers.
SQUARE = re.compile(r"([A-Z]+)(\d+)")


class Mix(msgspec.Struct, frozen=True):
    """What is played: where nothing is said, every number of players in turn, and expansions by chance."""

    game: str
    bot: str
    seed: int
    players: int | None = None
    expansions: tuple[str, ...] | None = None
    options: dict[str, Value] = {}
    observers: tuple[str, ...] = ()

    def config(self, number: int) -> Config:
        info = game_named(self.game).info
        chance = Chance(seed_of_game(self.seed ^ 2, number))
        expansions = self.expansions
        if expansions is None:
            expansions = tuple([one.name for one in info.expansions if chance.below(2)])
        sizes = allowed_players(info, expansions)
        players = self.players or sizes[number % len(sizes)]
        if self.expansions is None and players not in sizes:
            # So many need a certain expansion, which chance has left out.
            expansions = tuple(
                [one.name for one in info.expansions if one.name in expansions or players in one.players]
            )
        config = configure(info, players=players, expansions=expansions, options=self.options)
        return config if self.expansions is not None else self._fitting(config)

    def _fitting(self, config: Config) -> Config:
        """Expansions that chance has chosen give way to options that were asked for."""
        game = game_named(self.game)
        try:
            game.check(config)
        except BadConfig:
            return configure(game.info, players=config.players, options=self.options)
        return config

    def play(self, number: int) -> Rows:
        """One game, and the rows of all observers."""
        game, config, kind = game_named(self.game), self.config(number), bot_class(self.bot, self.game)
        game.check(config)
        seed = seed_of_game(self.seed, number)
        match = Match.start(game, config, seed, checkpoints=False)
        observers: list[Observer] = [BalanceObserver(), *[observer_named(path)() for path in self.observers]]
        bots = [kind(seed_of_bot(seed, seat)) for seat in range(config.players)]
        with failures_told(match, [self.bot] * config.players, Path()):
            play_watched(match, bots, observers, number)
        rows: Rows = {}
        for one in observers:
            for table, more in one.take().items():
                rows.setdefault(table, []).extend(more)
        return rows


def play_some(work: tuple[Mix, int, int]) -> list[Rows]:
    mix, first, last = work
    return [mix.play(number) for number in range(first, last)]


class BalanceObserver(Observer):
    """The rows that a report is made of."""

    def before(self, match: Match) -> None:  # noqa: ARG002
        self.first: Seat | None = None
        self.uses: Counter[tuple[int, str, str]] = Counter()

    def step(self, match: Match, seat: Seat, option: Option) -> None:
        if self.first is None:
            self.first = match.stage.active
        if option.uses:
            for kind, thing in things_of(match.game.info.name, option):
                self.uses[seat, kind, thing] += 1

    def after(self, match: Match) -> None:
        result, config, stage = match.result, match.config, match.stage
        assert result is not None
        expansions = ",".join(config.expansions)
        self.put(
            "games",
            players=config.players,
            expansions=expansions,
            outcome=result.outcome,
            turns=stage.turn,
            decisions=match.answer_count,
        )
        won = {standing.seat: standing.won for standing in result.standings}
        sources = sources_of(match.game.info.name)
        points = sources.of(match)
        for standing in result.standings:
            place = (standing.seat - (self.first or 0)) % config.players + 1
            labels = {**standing.labels, "seat": f"{place}"}
            plan = sources.plan(points[standing.seat])
            if plan is not None:
                labels["plan"] = plan
            for label, value in labels.items():
                self.put("labels", label=label, value=value, players=config.players, won=standing.won)
            for source, amount in sorted(points[standing.seat].items()):
                who = {"character": labels.get("character"), "plan": labels.get("plan")}
                self.put("sources", seat=standing.seat, source=source, amount=amount, **who)
            if standing.points is not None:
                self.put("points", points=standing.points, won=standing.won, players=config.players)
        for (seat, kind, thing), count in sorted(self.uses.items()):
            self.put("uses", seat=seat, kind=kind, thing=thing, count=count, won=won[Seat(seat)])
        for (kind, by), amount in sorted(_gains(match).items()):
            if kind in sources.points:
                continue
            self.put("gains", kind=kind, by=by, amount=amount)
        for square, count in sorted(_squares(match).items()):
            self.put("squares", square=square, count=count)


def things_of(game: str, option: Option) -> Iterator[tuple[str, str]]:
    """The things that an option uses, with their kinds."""
    for field in option.__struct_fields__:
        kind = field_kind(game, "option", option.kind, field)
        if kind not in NO_THING:
            value: Any = getattr(option, field)
            for item in value if isinstance(value, tuple) else (value,):
                if isinstance(item, str) and item:
                    yield kind, bare_id(item)


def _gains(match: Match) -> Counter[tuple[str, str]]:
    """Whatever came in amounts, by what it came from."""
    found: Counter[tuple[str, str]] = Counter()
    for event in match.all_events():
        amount, by = getattr(event, "amount", None), getattr(event, "by", None)
        if isinstance(amount, int) and isinstance(by, str):
            found[event.kind, bare_id(by)] += amount
    return found


def _squares(match: Match) -> Counter[str]:
    """How often each place of the board was gone to, or was the place of something."""
    found: Counter[str] = Counter()
    for event in match.all_events():
        for field in event.__struct_fields__:
            value = getattr(event, field)
            if isinstance(value, str) and SQUARE.fullmatch(value):
                found[value] += 1
    return found


# -------------------------------------------------------------------- adding up


class Balance:
    """Counts rows as they come, so that a long series takes no more memory than a short one."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.outcomes: Counter[str] = Counter()
        self.seats = Share()
        #: By label and value; by label, value and number of players; by expansion and outcome.
        self.labels: dict[str, dict[str, Share]] = {}
        self.sizes: dict[str, dict[str, Share]] = {}
        self.with_expansion: dict[str, Counter[str]] = {}
        self.turns: dict[int, list[int]] = {}
        self.uses: dict[str, dict[str, Share]] = {}
        self.gains: dict[str, Counter[str]] = {}
        self.squares: Counter[str] = Counter()
        #: Points by source: of all seats, and by label and value.
        self.sources: Counter[str] = Counter()
        self.sources_by: dict[str, dict[str, Counter[str]]] = {}

    def add(self, rows: Rows) -> None:
        (game,) = rows["games"]
        self.games += 1
        self.decisions += _int(game["decisions"])
        outcome = str(game["outcome"])
        self.outcomes[outcome] += 1
        _note(self.turns.setdefault(_int(game["players"]), []), _int(game["turns"]))
        for expansion in str(game["expansions"]).split(",") if game["expansions"] else ["–"]:
            self.with_expansion.setdefault(expansion, Counter())[outcome] += 1
        for row in rows.get("labels", ()):
            label, value, won = str(row["label"]), str(row["value"]), bool(row["won"])
            _count(self.labels, label, value, won=won)
            _count(self.sizes, label, f"{row['players']}: {value}", won=won)
            if label == "seat":
                self.seats.played += 1
                self.seats.won += won
        for row in rows.get("uses", ()):
            _count(self.uses, str(row["kind"]), str(row["thing"]), won=bool(row["won"]))
        for row in rows.get("gains", ()):
            self.gains.setdefault(str(row["kind"]), Counter())[str(row["by"])] += _int(row["amount"])
        for row in rows.get("squares", ()):
            self.squares[str(row["square"])] += _int(row["count"])
        for row in rows.get("sources", ()):
            self._add_points(str(row["source"]), _int(row["amount"]), row)

    def _add_points(self, source: str, amount: int, row: dict[str, Cell]) -> None:
        self.sources[source] += amount
        for label in POINTS_BY:
            if row[label] is not None:
                self.sources_by.setdefault(label, {}).setdefault(str(row[label]), Counter())[source] += amount


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value


def _note(histogram: list[int], value: int) -> None:
    """How often each number of turns came."""
    while len(histogram) <= value:
        histogram.append(0)
    histogram[value] += 1


def _count(table: dict[str, dict[str, Share]], kind: str, name: str, *, won: bool) -> None:
    share = table.setdefault(kind, {}).setdefault(name, Share())
    share.played += 1
    share.won += won
