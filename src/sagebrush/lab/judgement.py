"""How far the judgement of positions can be trusted, by how many rounds were played before it was asked.

A search leaves the quick player's choice for what its network thinks better. So what matters is not how well a network
tells won games from lost ones, but how well it tells two choices apart. Here quick players play; now and then the seat
that has the decision tries its favourite and another option it likes, in imagined worlds with everybody's true role. In
every other world both are played to the end; in the rest the network is asked after one round, two rounds and so on.
The worlds are different ones, so that no luck is shared, and what is luck can be taken off.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

import msgspec

from sagebrush.bots.guides import Guide
from sagebrush.bots.search import liked
from sagebrush.bots.thinker import guide_of
from sagebrush.core.match import Match
from sagebrush.core.options import Option
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.lab.deviations import moments, play_on, true_roles
from sagebrush.lab.games import seed_of_bot
from sagebrush.lab.selfplay import Table

#: Of so many decisions one is looked at; and the options tried there beside the favourite.
EVERY: Final = 6
LIKED: Final = 2


class Mean(msgspec.Struct, frozen=True):
    """A difference as it was seen, and the variance of that number by luck alone."""

    value: float
    luck: float


class Weighed(msgspec.Struct, frozen=True):
    """Another option against the favourite: how much more often it won, and what was said of it after each round."""

    role: str
    won: Mean
    said: tuple[Mean, ...]


class Trust(msgspec.Struct, frozen=True):
    """After so many rounds: by how much the network is off, and how well what it says goes with what is true."""

    rounds: int
    error: float
    agreement: float


class Judgement(msgspec.Struct, frozen=True):
    table: Table
    found: tuple[Weighed, ...]

    @property
    def spread(self) -> float:
        """By how much options that are liked differ in truth from the favourite."""
        return sqrt(max(0.0, sum(one.won.value**2 - one.won.luck for one in self.found) / max(1, len(self.found))))

    def trust(self, role: str | None = None) -> list[Trust]:
        """By rounds; of this role only, if one is given."""
        chosen = [one for one in self.found if role in (None, one.role)]
        if not chosen:
            return []
        return [
            _trust(place + 1, [(one.won, one.said[place]) for one in chosen]) for place in range(len(chosen[0].said))
        ]


def _trust(rounds: int, pairs: list[tuple[Mean, Mean]]) -> Trust:
    off = [(won.value - said.value) ** 2 - won.luck - said.luck for won, said in pairs]
    both = sum(won.value * said.value for won, said in pairs)
    true = sum(won.value**2 - won.luck for won, _ in pairs)
    told = sum(said.value**2 - said.luck for _, said in pairs)
    agreement = both / sqrt(true * told) if true > 0 and told > 0 else 0.0
    return Trust(rounds, sqrt(max(0.0, sum(off) / len(off))), min(1.0, max(-1.0, agreement)))


def judgement(
    table: Table,
    *,
    games: int,
    seed: int,
    worlds: int = 100,
    rounds: int = 3,
    watch: Callable[[Weighed], object] | None = None,
) -> Judgement:
    """Look at so many games of quick players; the same seed finds the same."""
    guide = guide_of(table.game)
    found: list[Weighed] = []
    for match, chance in moments(table, games, seed, every=EVERY):
        for one in _look(match, guide, chance, worlds, rounds):
            found.append(one)
            if watch:
                watch(one)
    return Judgement(table, tuple(found))


def _look(match: Match, guide: Guide, chance: Chance, worlds: int, rounds: int) -> list[Weighed]:
    decision = match.decision
    assert decision is not None
    seat = decision.seat
    options = _liked(match, guide, seat)
    ends: list[list[float]] = [[] for _ in options]
    words: list[list[list[float]]] = [[] for _ in options]
    for number in range(worlds):
        world, own = true_roles(match, guide, seat, chance), chance.spawn()
        for place, option in enumerate(options):
            heard = play_on(world.fork(), guide, seat, option, own.copy(), rounds=rounds if number % 2 else 0)
            if number % 2:
                words[place].append(heard)
            else:
                ends[place].append(heard[0])
    role = guide.part(match, seat)
    return [
        Weighed(
            role,
            _lead(ends[place], ends[0]),
            tuple(
                _lead([heard[turn] for heard in words[place]], [heard[turn] for heard in words[0]])
                for turn in range(rounds)
            ),
        )
        for place in range(1, len(options))
    ]


def _liked(match: Match, guide: Guide, seat: Seat) -> list[Option]:
    """The favourite and what else the quick player likes, each kind of option once."""
    decision = match.decision
    assert decision is not None
    player = guide.own(seed_of_bot(match.seed, seat))
    return [option for option, _ in liked(guide, match.view(seat), decision, player, count=LIKED + 1)]


def _lead(own: list[float], favourite: list[float]) -> Mean:
    leads = [mine - usual for mine, usual in zip(own, favourite, strict=True)]
    count = max(1, len(leads))
    mean = sum(leads) / count
    return Mean(mean, sum((lead - mean) ** 2 for lead in leads) / count / max(1, count - 1))
