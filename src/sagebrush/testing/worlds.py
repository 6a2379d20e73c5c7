"""Proof that imagined worlds are worth something: they differ wherever something is hidden, and nowhere else.

A game says in terms of its table what a seat cannot know (`Secrets`); many worlds are imagined, and each is held
against the true one. It is the other half of `secrecy`, which a re-deal that changes nothing would pass.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from math import comb, prod
from typing import Any, Generic, TypeVar

from sagebrush.core.errors import CannotImagine
from sagebrush.core.match import Match
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.core.table import Table
from sagebrush.testing.fuzz import MAX_DECISIONS, step
from sagebrush.testing.secrecy import eyes, log

T = TypeVar("T", bound=Table)

#: What is as seldom as this does not come by luck.
NEVER = 1e-7
#: So many of the worlds are looked into closely; all of them are counted.
LOOKED_INTO = 16
#: How often a thing must be expected somewhere before its absence is taken for a mistake (by luck: one in 10^8).
SURELY = 20
#: How often it must be expected before it is counted whether it comes three times too often or too seldom.
OFTEN = 45


def _nothing(place: str, value: Hashable) -> bool:  # noqa: ARG001
    return False


class Hidden:
    """Places that one seat cannot see into. Any of the values may lie in any of the places, but for what is barred."""

    def __init__(
        self,
        places: dict[str, Hashable],
        values: Sequence[Hashable] = (),
        barred: Callable[[str, Hashable], bool] = _nothing,
    ) -> None:
        """Without `values`, what lies in the places now may lie there in any order."""
        self.places = places
        self.dealt = not values
        self.values = Counter(values or places.values())
        self.barred = barred

    def arrangements(self) -> int:
        """In how many ways all this may lie."""
        if not self.dealt:
            return prod(len(self.values) for _ in self.places)
        counts = list(self.values.values())
        return prod(comb(sum(counts[: at + 1]), count) for at, count in enumerate(counts))

    def expected(self, value: Hashable, worlds: int) -> float:
        """How often so many worlds should have this value in any one of the places."""
        return worlds * self.values[value] / self.values.total()


class Secrets(Generic[T]):
    """What is hidden in a game; a game's tests subclass it."""

    def hidden(self, table: T, seat: Seat | None) -> list[Hidden]:
        """All that this seat (None: a spectator) cannot know, by groups of places that can be exchanged."""
        raise NotImplementedError

    def known(self, table: T, seat: Seat | None) -> object:
        """All else, as plain lists: it is the same in every imagined world."""
        raise NotImplementedError

    def check(self, table: T) -> None:
        """What must hold of any table: pieces conserved, numbers within their bounds."""


def check_worlds(match: Match, seat: Seat | None, chance: Chance, secrets: Secrets[Any], count: int = 24) -> bool:
    """Imagine so many worlds and hold them against the true one. False where another seat is in mid-choice."""
    try:
        worlds = [match.imagine(seat, chance) for _ in range(count)]
    except CannotImagine:
        return False
    check_seen(match, worlds[:LOOKED_INTO], seat, secrets)
    check_coming_chance([match, *worlds])
    hidden = [secrets.hidden(world.table, seat) for world in worlds]
    for place, group in enumerate(secrets.hidden(match.table, seat)):
        check_variety(group, [groups[place] for groups in hidden])
    check_secret_choices(match, worlds, seat)
    return True


def check_seen(match: Match, worlds: list[Match], seat: Seat | None, secrets: Secrets[Any]) -> None:
    """The seat sees, is asked and was told just what it sees, is asked and was told in truth."""
    sight, knowledge = eyes(match, seat), secrets.known(match.table, seat)
    told = log(match, seat, worlds[0].first_event)
    for world in worlds:
        assert world.imagined
        assert eyes(world, seat) == sight, f"seat {seat} sees that it is in an imagined world"
        assert log(world, seat, world.first_event) == told, "the past has changed"
        assert (world.answer_count, world.stage) == (match.answer_count, match.stage)
        assert secrets.known(world.table, seat) == knowledge, f"seat {seat} knows better"
        secrets.check(world.table)


def check_coming_chance(matches: list[Match]) -> None:
    """Every world goes on with chance of its own, and none with that of the true one."""
    seeds = [match.table.chance.seed for match in matches]
    assert len(set(seeds)) == len(seeds), "an imagined world goes on with chance that is not its own"


def check_variety(truth: Hidden, worlds: list[Hidden]) -> None:
    """Every hidden place takes every value that it may have, about as often as it should."""
    for world in worlds:
        assert world.places.keys() == truth.places.keys(), "hidden places have come or gone"
        assert set(world.places.values()) <= set(truth.values), "something lies hidden that cannot be there"
        assert not truth.dealt or world.values == truth.values, "hidden things have come or gone"
    if truth.arrangements() ** (len(worlds) - 1) > 1 / NEVER:
        first = worlds[0].places
        assert any(world.places != first for world in worlds), f"always the same, which nobody can know: {first}"
    commonest = max(truth.values.values(), default=0) / max(truth.values.total(), 1)
    # Of a deck of many cards none is expected often enough anywhere to be missed.
    expected = {value: truth.expected(value, len(worlds)) for value in truth.values}
    frequent = {value: times for value, times in expected.items() if times >= SURELY}
    for place in truth.places:
        met = Counter(world.places[place] for world in worlds)
        if commonest ** (len(worlds) - 1) < NEVER:
            assert len(met) > 1, f"{place} is always {next(iter(met))}, which nobody can know"
        for value in met:
            assert not truth.barred(place, value), f"{value} is imagined at {place}, where it cannot be"
        for value, times in frequent.items():
            if not truth.barred(place, value):
                check_frequency(f"{value} at {place}", met[value], times)


def check_frequency(what: str, met: int, expected: float) -> None:
    assert met or expected < SURELY, f"{what} is never imagined"
    assert expected / 3 <= met <= expected * 3 or expected < OFTEN, f"{what}: {met} times, not about {expected:.0f}"


def check_secret_choices(match: Match, worlds: list[Match], seat: Seat | None) -> None:
    """What others have chosen in secret is chosen anew, from what they hold in that world; one's own choice stays."""
    for other, chosen in match._secret.items():
        met = {world._secret[other].id for world in worlds}
        if other == seat:
            assert met == {chosen.id}, "the own choice has changed"
        elif all_alike(worlds, other) < NEVER:
            assert len(met) > 1, f"what seat {other} chose in secret is always {met.pop()}"
    for world in worlds:
        for other, option in world._secret.items():
            assert world._together is not None
            assert option in world._together.offer(other), f"seat {other} has chosen what it does not have"


def all_alike(worlds: list[Match], seat: Seat) -> float:
    """How likely this seat has chosen the same in all worlds by luck, or because it holds nothing else."""
    offers = [world._together.offer(seat) for world in worlds if world._together is not None]
    return prod(1 / len(offer) for offer in offers[1:])


def check_playable(match: Match, seat: Seat | None, chance: Chance, secrets: Secrets[Any]) -> bool:
    """An imagined world can be played to its end, wherever in a rule it was imagined."""
    try:
        world = match.imagine(seat, chance)
    except CannotImagine:
        return False
    while world.decision:
        step(world, chance)
        secrets.check(world.table)
        assert world.answer_count < match.answer_count + MAX_DECISIONS, "the imagined game does not end"
    assert world.result is not None
    return True


def check_game(match: Match, secrets: Secrets[Any], chance: Chance, *, round_every: int, play_every: int) -> int:
    """A random game to its end: with the eyes of who is asked, and now and then with those of everybody.

    The number of looks comes back. A game imagined every `play_every` answers is played to its end.
    """
    looks = 0
    while match.decision:
        for decision in match.decisions:
            assert check_worlds(match, decision.seat, chance, secrets, 4), "whoever is asked can imagine"
            looks += 1
        if match.answer_count % round_every == 0:
            looks += check_round(match, secrets, chance, 16)
        if match.answer_count % play_every == 0:
            check_playable(match, match.decision.seat, chance, secrets)
        step(match, chance)
    return looks


def check_round(match: Match, secrets: Secrets[Any], chance: Chance, count: int) -> int:
    """Everybody looks, and a spectator: in the middle of one seat's choice only that seat can imagine anything."""
    looks = 0
    for seat in (None, *[Seat(seat) for seat in range(match.config.players)]):
        done = check_worlds(match, seat, chance, secrets, count)
        assert done or not all(decision.top for decision in match.decisions), "nobody is in mid-choice"
        looks += done
    return looks
