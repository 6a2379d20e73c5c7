"""Where a bot that thinks leaves the choice of the quick player, and what that is worth.

Whole games tell little in little time: one win more or less hangs on many choices, nearly all of them the same. Here
quick players play, and now and then it is asked what the thinking bot would do in the seat that has the decision. Where
it would do otherwise, both choices are played to the end, many times and with the same coming chance, in worlds with
everybody's true role: hands and deck are dealt anew in each, or the luck of one deal would decide about all choices of
a game. What is promised can be held against what it is worth, role by role.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Final

import msgspec

from sagebrush.bots import make_bot
from sagebrush.bots.guides import Guide
from sagebrush.bots.search import Budget, Search
from sagebrush.bots.thinker import guide_of
from sagebrush.core.eyes import MatchEyes
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.rng import SEED_BITS, Chance
from sagebrush.core.seats import Seat
from sagebrush.lab.games import seed_of_bot, seed_of_game
from sagebrush.lab.selfplay import Table
from sagebrush.lab.tally import Z95

#: Of so many decisions one is looked at.
EVERY: Final = 4
#: Options that are tried, and how often both choices are played to the end.
CANDIDATES: Final = 6
TRIES: Final = 16


class Deviation(msgspec.Struct, frozen=True):
    """A choice that the bot would leave: by how much its own promises to win more often, and does."""

    role: str
    promise: float
    worth: float


class Deviations(msgspec.Struct, frozen=True):
    """All of some games: how many decisions were looked at, and how many of them a seat has in a game."""

    table: Table
    decisions: int
    a_game: float
    found: tuple[Deviation, ...]

    def worth(self, role: str | None = None) -> tuple[int, float, float]:
        """How many of this role (of all, if None), what one is worth on average, and half its 95 % interval."""
        worths = [one.worth for one in self.found if role is None or one.role == role]
        count = len(worths)
        if not count:
            return 0, 0.0, 0.0
        mean = sum(worths) / count
        spread = sum((worth - mean) ** 2 for worth in worths) / max(1, count - 1)
        return count, mean, Z95 * sqrt(spread / count)


def deviations(table: Table, *, games: int, seed: int, playouts: int = 60) -> Deviations:
    """Look at so many games of quick players; the same seed finds the same."""
    guide = guide_of(table.game)
    found: list[Deviation] = []
    looked = 0
    for match, chance in moments(table, games, seed, every=EVERY):
        looked += 1
        found.extend(_look(match, guide, chance, playouts))
    return Deviations(table, looked, looked * EVERY / max(1, games * table.players), tuple(found))


def moments(table: Table, games: int, seed: int, *, every: int) -> Iterator[tuple[Match, Chance]]:
    """Games of quick players, standing still at one of so many decisions; and chance for whoever looks at it."""
    for index in range(games):
        match = Match.new(
            table.game, players=table.players, expansions=table.expansions, seed=seed_of_game(seed, index)
        )
        bots = [make_bot("simple", table.game, seed_of_bot(match.seed, seat)) for seat in range(table.players)]
        chance = Chance((match.seed ^ 3 << 120) % (1 << SEED_BITS))
        while decision := match.decision:
            if len(decision.options) > 1 and not chance.below(every):
                yield match, chance
            match.answer(bots[decision.seat].answer(match.eyes(decision.seat)), seat=decision.seat)


def _look(match: Match, guide: Guide, chance: Chance, playouts: int) -> list[Deviation]:
    decision = match.decision
    assert decision is not None
    seat = decision.seat
    quick = guide.own(seed_of_bot(match.seed, seat))
    budget = Budget(playouts, candidates=CANDIDATES)
    findings = Search(guide, match.eyes(seat), chance.spawn(), budget, player=quick).run()
    best, usual = findings.best, findings.favourite
    if best is usual:
        return []
    lead = 0.0
    for _ in range(TRIES):
        world, own = true_roles(match, guide, seat, chance), chance.spawn()
        won = play_on(world.fork(), guide, seat, best.option, own.copy())[0]
        lead += won - play_on(world, guide, seat, usual.option, own)[0]
    return [Deviation(guide.part(match, seat), best.promise, lead / TRIES)]


def true_roles(match: Match, guide: Guide, seat: Seat, chance: Chance) -> Match:
    """A world as the seat may imagine it, with everybody's true role."""
    world = match.imagine(seat, chance)
    if guide.tables is not None:
        while guide.deal(world) != guide.deal(match):
            world = match.imagine(seat, chance)
    return world


def play_on(world: Match, guide: Guide, seat: Seat, option: Option, chance: Chance, *, rounds: int = 0) -> list[float]:
    """Answer so and let quick players go on: what the network says after each of so many rounds; after 0 of them,
    whether the seat wins. The world is used up.
    """
    world.table.chance = chance.spawn()
    world.keep_checkpoints = False
    players = world.config.players
    cast = [(guide.own if place == seat else guide.player)(chance.spawn().seed) for place in range(players)]
    a_round = players - len(world.stage.out)
    began = world.stage.turn
    said: list[float] = []
    world.answer(option, seat=seat)
    while decision := world.decision:
        while len(said) < rounds and world.stage.turn >= began + a_round * (len(said) + 1):
            said.append(guide.value(world, seat))
        if rounds and len(said) == rounds:
            return said
        world.answer(cast[decision.seat].answer(MatchEyes(world, decision)), seat=decision.seat)
    won = float(world.result is not None and seat in world.result.winners)
    return said + [won] * (max(1, rounds) - len(said))
