"""Who is who: a belief about every hidden role, from who hurt and who helped whom. For every game with these roles.

Each seat's deeds make some roles likelier than others; the role cards that are still hidden say how many of each
there must be. Both together give a probability per seat and role. Deeds against a known role speak plainly; deeds
against a hidden one are read in a second round, with what the first round made of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

Belief = dict[str, float]

#: How much a role (first) likes to see another (second) hurt, from 1 (its aim) to -1 (its protégé).
GRUDGE: Final[dict[str, dict[str, float]]] = {
    "sheriff": {"sheriff": 0.0, "deputy": -0.6, "outlaw": 1.0, "renegade": 0.7},
    "deputy": {"sheriff": -1.0, "deputy": -0.5, "outlaw": 1.0, "renegade": 0.6},
    "outlaw": {"sheriff": 1.0, "deputy": 0.5, "outlaw": -0.8, "renegade": 0.1},
    "renegade": {"sheriff": -0.3, "deputy": 0.3, "outlaw": 0.4, "renegade": 0.5},
}

#: How loudly one life point speaks when it was taken from a role that the table knows, and from a hidden one.
PLAIN: Final = 0.6
VAGUE: Final = 0.3
#: More life points than this say nothing new.
ENOUGH: Final = 5.0


def hostility(
    harm: Sequence[Sequence[float]], help: Sequence[Sequence[float]], alive: Sequence[bool]
) -> list[list[float]]:
    """What each seat did to each other: life points taken less life points given.

    What hits everybody alike (a Gatling) says nothing about the shooter, so the least he did to anyone is not counted.
    """
    deeds: list[list[float]] = []
    for seat, row in enumerate(harm):
        blind = _least(row, seat, alive)
        helped = help[seat]
        net: list[float] = []
        for other, hurt in enumerate(row):
            value = (hurt - blind if hurt > blind else 0.0) - helped[other] if other != seat else 0.0
            net.append(ENOUGH if value > ENOUGH else -ENOUGH if value < -ENOUGH else value)
        deeds.append(net)
    return deeds


def _least(row: Sequence[float], seat: int, alive: Sequence[bool]) -> float:
    """The least that was done to anybody in play but oneself."""
    least = -1.0
    for other, hurt in enumerate(row):
        if other != seat and alive[other] and (least < 0 or hurt < least):
            least = hurt
    return max(least, 0.0)


def believe(
    hidden: Sequence[str], known: Sequence[str | None], deeds: Sequence[Sequence[float]], me: int = -1
) -> list[Belief]:
    """For each seat the probability of each role, as seat `me` sees it.

    `hidden` are the role cards not seen, one for each None in `known`.
    """
    roles = sorted(set(hidden))
    unknown = [seat for seat, role in enumerate(known) if role is None]
    facts: list[Belief] = [{role: 1.0} if role else {} for role in known]
    if not unknown:
        return facts
    # The others cannot know my role, so what they do to me speaks no louder than what they do to each other.
    shown = [{} if seat == me and belief != {"sheriff": 1.0} else belief for seat, belief in enumerate(facts)]
    plain = [[_score(role, deeds[seat], shown) * PLAIN for role in roles] for seat in unknown]
    first = _spread(plain, roles, hidden)
    guesses = [{} if shown[seat] else belief for seat, belief in enumerate(facts)]
    for seat, belief in zip(unknown, first, strict=True):
        guesses[seat] = belief
    vague = [
        [score + _score(role, deeds[seat], guesses) * VAGUE for role, score in zip(roles, row, strict=True)]
        for seat, row in zip(unknown, plain, strict=True)
    ]
    for seat, belief in zip(unknown, _spread(vague, roles, hidden), strict=True):
        facts[seat] = belief
    return facts


def _score(role: str, deeds: Sequence[float], beliefs: Sequence[Belief]) -> float:
    """How well these deeds fit the role, as far as the beliefs about those they were done to go."""
    grudge = GRUDGE[role]
    total = 0.0
    for other, deed in enumerate(deeds):
        if deed:
            for target, chance in beliefs[other].items():
                total += deed * chance * grudge[target]
    return total


def _spread(scores: list[list[float]], roles: list[str], hidden: Sequence[str]) -> list[Belief]:
    """Deal the hidden role cards in every way, weighing each deal by how well it fits: exact shares for each seat."""
    deck = _Deck([len([card for card in hidden if card == role]) for role in roles])
    weights = [[exp(score) for score in row] for row in scores]
    before = deck.deals(weights)
    after = deck.deals(weights[::-1])[::-1]
    beliefs: list[Belief] = []
    for seat, row in enumerate(weights):
        shares = deck.shares(row, before[seat], after[seat + 1])
        total = sum(shares)
        beliefs.append({role: share / total for role, share in zip(roles, shares, strict=True)})
    return beliefs


class _Deck:
    """Role cards, so many of each. How many of each were dealt is one number: a digit for each role."""

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts
        self.units: list[int] = []
        unit = 1
        for count in counts:
            self.units.append(unit)
            unit *= count + 1
        self.all = unit - 1

    def left(self, used: int, role: int) -> bool:
        """Whether a card of this role is left when so many of each were dealt."""
        count = self.counts[role]
        return used // self.units[role] % (count + 1) < count

    def deals(self, weights: list[list[float]]) -> list[dict[int, float]]:
        """After each number of seats: the weight of all deals so far, by how many cards of each role they used."""
        steps: list[dict[int, float]] = [{0: 1.0}]
        for row in weights:
            step: dict[int, float] = {}
            for used, weight in steps[-1].items():
                for role, fit in enumerate(row):
                    if self.left(used, role):
                        more = used + self.units[role]
                        step[more] = step.get(more, 0.0) + weight * fit
            steps.append(step)
        return steps

    def shares(self, row: list[float], before: dict[int, float], after: dict[int, float]) -> list[float]:
        """How much weight each role has for one seat, given all deals to the seats before it and after it."""
        shares = [0.0] * len(row)
        for used, weight in before.items():
            for role, fit in enumerate(row):
                if self.left(used, role):
                    shares[role] += weight * fit * after.get(self.all - used - self.units[role], 0.0)
        return shares
