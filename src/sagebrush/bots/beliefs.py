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
    """What each seat did to each other: life points taken less life points given."""
    return [net(seat, row, help[seat], alive) for seat, row in enumerate(harm)]


def net(seat: int, harm: Sequence[float], help: Sequence[float], alive: Sequence[bool]) -> list[float]:
    """What one seat did to each other.

    What hits everybody alike (a Gatling) says nothing about the shooter, so the least he did to anyone is not counted.
    """
    blind = _least(harm, seat, alive)
    deeds: list[float] = []
    for other, hurt in enumerate(harm):
        value = (hurt - blind if hurt > blind else 0.0) - help[other] if other != seat else 0.0
        deeds.append(ENOUGH if value > ENOUGH else -ENOUGH if value < -ENOUGH else value)
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

    `hidden` are the role cards not seen, one for each None in `known`. Deeds of those whose role is known tell nothing.
    """
    facts: list[Belief] = [{role: 1.0} if role else {} for role in known]
    unknown = [seat for seat, role in enumerate(known) if role is None]
    if not unknown:
        return facts
    roles = sorted(set(hidden))
    # The others cannot know my role, so what they do to me speaks no louder than what they do to each other.
    shown = facts.copy()
    if me >= 0 and known[me] != "sheriff":
        shown[me] = {}
    scores = [_scores(roles, deeds[seat], shown, PLAIN) for seat in unknown]
    guesses: list[Belief] = [{} if shown[seat] else belief for seat, belief in enumerate(facts)]
    for place, belief in enumerate(_spread(scores, roles, hidden)):
        guesses[unknown[place]] = belief
    for place, seat in enumerate(unknown):
        vague = _scores(roles, deeds[seat], guesses, VAGUE)
        scores[place] = [score + vague[role] for role, score in enumerate(scores[place])]
    for place, belief in enumerate(_spread(scores, roles, hidden)):
        facts[unknown[place]] = belief
    return facts


def _scores(roles: list[str], deeds: Sequence[float], beliefs: list[Belief], loud: float) -> list[float]:
    """How well these deeds fit each role, as far as the beliefs about those they were done to go."""
    totals = [0.0] * len(roles)
    for other, deed in enumerate(deeds):
        if deed:
            for target, chance in beliefs[other].items():
                weight = deed * chance
                for place, role in enumerate(roles):
                    totals[place] += weight * GRUDGE[role][target]
    return [total * loud for total in totals]


def _spread(scores: list[list[float]], roles: list[str], hidden: Sequence[str]) -> list[Belief]:
    """Deal the hidden role cards in every way, weighing each deal by how well it fits: exact shares for each seat."""
    cards = list(hidden)
    deals = _deals_of(tuple([cards.count(role) for role in roles]), len(scores))
    weights = [[exp(score) for score in row] for row in scores]
    before = deals.weigh(weights)
    after = deals.weigh(weights[::-1])[::-1]
    beliefs: list[Belief] = []
    for seat, row in enumerate(weights):
        shares = deals.shares(seat, row, before[seat], after[seat + 1])
        total = 0.0
        for share in shares:
            total += share
        beliefs.append({role: shares[place] / total for place, role in enumerate(roles)})
    return beliefs


class _Deals:
    """Every way to deal role cards, so many of each, to so many seats, one seat after another.

    What counts at each step is only how many cards of each role were dealt: a state, known by its number at that step.
    """

    def __init__(self, counts: tuple[int, ...], seats: int) -> None:
        self.roles = len(counts)
        #: From each step to the next: a state, the role dealt in it, and the state that follows.
        self.moves: list[list[tuple[int, int, int]]] = []
        #: For each seat: a state before it, the role dealt to it, and the state of those behind it, dealt backwards.
        self.joints: list[list[tuple[int, int, int]]] = []
        steps: list[dict[tuple[int, ...], int]] = [{(0,) * len(counts): 0}]
        for step in range(seats):
            follow: dict[tuple[int, ...], int] = {}
            moves: list[tuple[int, int, int]] = []
            for dealt, state in steps[step].items():
                for role, count in enumerate(counts):
                    if dealt[role] < count:
                        moves.append((state, role, follow.setdefault(_one_more(dealt, role), len(follow))))
            self.moves.append(moves)
            steps.append(follow)
        self.sizes = [len(states) for states in steps]
        for seat in range(seats):
            self.joints.append(_joints(counts, steps[seat], steps[seats - seat - 1]))

    def weigh(self, weights: list[list[float]]) -> list[list[float]]:
        """At each step: the weight of all deals that lead to each state."""
        total = [1.0]
        steps = [total]
        for step, row in enumerate(weights):
            follow = [0.0] * self.sizes[step + 1]
            for state, role, after in self.moves[step]:
                follow[after] += total[state] * row[role]
            total = follow
            steps.append(total)
        return steps

    def shares(self, seat: int, row: list[float], before: list[float], after: list[float]) -> list[float]:
        """How much weight each role has for one seat, given all deals to the seats before it and behind it."""
        shares = [0.0] * self.roles
        for state, role, rest in self.joints[seat]:
            shares[role] += before[state] * row[role] * after[rest]
        return shares


def _one_more(dealt: tuple[int, ...], role: int) -> tuple[int, ...]:
    return (*dealt[:role], dealt[role] + 1, *dealt[role + 1 :])


def _joints(
    counts: tuple[int, ...], before: dict[tuple[int, ...], int], behind: dict[tuple[int, ...], int]
) -> list[tuple[int, int, int]]:
    found: list[tuple[int, int, int]] = []
    for dealt, state in before.items():
        for role, count in enumerate(counts):
            if dealt[role] < count:
                rest = [all - have for all, have in zip(counts, _one_more(dealt, role), strict=True)]
                found.append((state, role, behind[tuple(rest)]))
    return found


#: The ways to deal, by the cards of each role and the number of seats: written down once.
_DEALS: Final[dict[tuple[tuple[int, ...], int], _Deals]] = {}


def _deals_of(counts: tuple[int, ...], seats: int) -> _Deals:
    deals = _DEALS.get((counts, seats))
    if deals is None:
        deals = _DEALS[counts, seats] = _Deals(counts, seats)
    return deals
