"""Who is who, weighed deal by deal: every way to deal the hidden roles has a probability. For every game with roles.

How likely a deal is follows from what was done to whom so far. Every kind of deed (`Deeds.kinds`) speaks for or against
each pair of roles, the doer's and the victim's, as loudly as it did in self-play: the tables are learned by
`sagebrush train` (`lab/fitting.py`) so that the true deal is as likely as can be. That is a log-linear model over
whole deals, and since all deals can be written down, its probabilities are exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log2
from typing import Final

from sagebrush.bots.beliefs import Belief
from sagebrush.bots.models.loading import load_model
from sagebrush.core.errors import SagebrushError
from sagebrush.core.rng import Chance

ROLES: Final = ("sheriff", "deputy", "outlaw", "renegade")
#: For every kind of deed: that it was done at all, and how often.
WAYS: Final = 2

Deal = tuple[str, ...]


class Deeds:
    """What a game shows of what everybody did: `done[kind][seat][other]` counts, and the rounds played so far."""

    def __init__(self, kinds: Sequence[str], done: Sequence[Sequence[Sequence[int]]], rounds: float) -> None:
        self.kinds = list(kinds)
        self.done = [[list(row) for row in rows] for rows in done]
        self.rounds = rounds


class Case:
    """All that is to be known about who is who: the hidden role cards, whose role is known, and what was done."""

    def __init__(self, hidden: Sequence[str], known: Sequence[str | None], deeds: Deeds, me: int = -1) -> None:
        """`hidden` has a card for each None in `known`; `me` is whose eyes these are, -1 for a spectator's."""
        self.hidden = list(hidden)
        self.known = list(known)
        self.deeds = deeds
        self.me = me


class Tables:
    """How loudly each kind of deed speaks, as learned from self-play.

    `temper` below 1 and `doubt` above 0 are for those who do not play as expected: no bluff makes anybody certain.
    """

    def __init__(self, kinds: Sequence[str], numbers: Sequence[float], temper: float, doubt: float) -> None:
        self.kinds = list(kinds)
        self.numbers = list(numbers)
        self.temper = temper
        self.doubt = doubt

    @staticmethod
    def size(kinds: int) -> int:
        """How many numbers there are: for each kind, way, doer and victim; and for each doer who stayed quiet."""
        return kinds * WAYS * len(ROLES) * len(ROLES) + len(ROLES)


def load_tables(game: str, kinds: Sequence[str]) -> Tables:
    """The tables that are shipped for a game, or of one's own; they speak of these kinds of deeds."""
    model = load_model(f"{game}-beliefs")
    if model["kinds"] != list(kinds):
        known, asked = ", ".join(model["kinds"]), ", ".join(kinds)
        raise SagebrushError(f"{game}-beliefs tells of {known}, not of {asked}; `sagebrush train` makes it anew")
    return Tables(model["kinds"], model["numbers"], model["temper"], model["doubt"])


def all_deals(hidden: Sequence[str], known: Sequence[str | None]) -> list[Deal]:
    """Every way to deal the hidden roles to those whose role is not known, each once, in a fixed order."""
    counts = dict.fromkeys(sorted(set(hidden)), 0)
    for role in hidden:
        counts[role] += 1
    found: list[Deal] = []
    _deal_on(list(known), 0, counts, found)
    return found


def _deal_on(dealt: list[str | None], place: int, left: dict[str, int], found: list[Deal]) -> None:
    while place < len(dealt) and dealt[place] is not None:
        place += 1
    if place == len(dealt):
        found.append(tuple([role or "" for role in dealt]))
        return
    for role, count in left.items():
        if count:
            left[role] = count - 1
            dealt[place] = role
            _deal_on(dealt, place + 1, left, found)
            dealt[place] = None
            left[role] = count


def features(deal: Deal, deeds: Deeds, me: int) -> list[float]:
    """How often each number of the tables counts in this deal; what I did myself tells me nothing."""
    side = len(ROLES)
    counted = [0.0] * Tables.size(len(deeds.kinds))
    numbers = [ROLES.index(role) for role in deal]
    for kind, rows in enumerate(deeds.done):
        for doer, row in enumerate(rows):
            if doer == me:
                continue
            for victim, times in enumerate(row):
                if times and victim != doer:
                    at = (kind * WAYS * side + numbers[doer]) * side + numbers[victim]
                    counted[at] += 1.0
                    counted[at + side * side] += log2(1 + times)
    quiet = log2(1 + deeds.rounds)
    sheriff = deal.index("sheriff") if "sheriff" in deal else -1
    for doer, number in enumerate(numbers):
        if doer not in (me, sheriff) and sheriff >= 0 and not deeds.done[0][doer][sheriff]:
            counted[len(counted) - side + number] += quiet
    return counted


class Suspects:
    """All deals and how likely each is, for one pair of eyes."""

    def __init__(self, deals: list[Deal], chances: list[float]) -> None:
        self.deals = deals
        self.chances = chances
        self.by_deal: dict[Deal, float] = dict(zip(deals, chances, strict=True))
        self.likeliest: float = max(chances)

    def shares(self) -> list[Belief]:
        """For each seat the probability of each role."""
        shares: list[Belief] = [{} for _ in self.deals[0]]
        for place, deal in enumerate(self.deals):
            chance = self.chances[place]
            for seat, role in enumerate(deal):
                belief = shares[seat]
                belief[role] = belief.get(role, 0.0) + chance
        return shares

    def accepts(self, deal: Deal, chance: Chance) -> bool:
        """Throw dice for a deal that came by chance, each as likely as any: those accepted come as often as believed.

        A deal that is not among ours (roles that were dealt later) is as good as any.
        """
        likely = self.by_deal.get(deal, self.likeliest)
        return chance.below(1 << 16) < likely / self.likeliest * (1 << 16)


def suspect(case: Case, tables: Tables) -> Suspects:
    """How likely every deal is."""
    deals = all_deals(case.hidden, case.known)
    if len(deals) == 1:
        return Suspects(deals, [1.0])
    scores: list[float] = []
    for deal in deals:
        total = 0.0
        for place, count in enumerate(features(deal, case.deeds, case.me)):
            if count:
                total += count * tables.numbers[place]
        scores.append(total * tables.temper)
    return Suspects(deals, spread(scores, tables.doubt))


def spread(scores: list[float], doubt: float) -> list[float]:
    """Scores as probabilities; so much of the whole is spread evenly, whatever was seen."""
    best = max(scores)
    weights = [exp(score - best) for score in scores]
    total = sum(weights)
    even = doubt / len(scores)
    return [(1 - doubt) * weight / total + even for weight in weights]
