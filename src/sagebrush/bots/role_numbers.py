"""A position of a game with roles in numbers, for the network that says how likely a seat wins.

Who is on which side is taken as given: in an imagined world everybody's role is known, and after a game too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sagebrush.bots.beliefs import Belief
from sagebrush.bots.goals import side as side_of

#: Everybody but me is counted by role.
SIDES: Final = ("sheriff", "deputy", "outlaw", "renegade")
#: What the table may take somebody for.
GUESSES: Final = ("deputy", "outlaw", "renegade")


class Lineup:
    """Everybody at the table: `assets[seat]` are numbers of the game's own, lives first, all 0 for who is out."""

    def __init__(
        self, roles: list[str], assets: list[list[float]], waits: list[int], blows: Sequence[Sequence[int]]
    ) -> None:
        """`waits`: how many turns until it is this seat's; -1 for who is out. `blows`: who went for whom how often."""
        self.roles = roles
        self.assets = assets
        self.waits = waits
        self.blows = blows


def numbers_of(lineup: Lineup, me: int, extra: list[float]) -> list[float]:
    """What I have, then what each side has together: how many there are, their assets, the weakest, who is next."""
    width = len(lineup.assets[me])
    found = [*lineup.assets[me], _soon(lineup.waits[me])]
    for side in SIDES:
        sums = [0.0] * width
        count = soon = weakest = 0.0
        for seat, role in enumerate(lineup.roles):
            if seat == me or lineup.waits[seat] < 0 or side_of(role) != side:
                continue
            own = lineup.assets[seat]
            for place, number in enumerate(own):
                sums[place] += number
            weakest = own[0] if not count else min(weakest, own[0])
            soon += _soon(lineup.waits[seat])
            count += 1.0
        found.extend([count, weakest, soon])
        found.extend(sums)
    living = 0.0
    for wait in lineup.waits:
        living += wait >= 0
    found.extend([living, float(len(lineup.waits))])
    found.extend(_shown(lineup, me))
    found.extend(extra)
    return found


def _shown(lineup: Lineup, me: int) -> list[float]:
    """Who has shown what they are: what the others will make of somebody hangs on whom he went for so far.

    First of me: whether I went for the Sheriff, and for how many of the others. Then of each side: how many went for
    the Sheriff, how many for me, and for how many of them I did.
    """
    sheriff = lineup.roles.index("sheriff") if "sheriff" in lineup.roles else -1
    mine = lineup.blows[me]
    found = [_went(mine, sheriff), 0.0]
    for side in SIDES:
        bold = at_me = by_me = 0.0
        for seat, role in enumerate(lineup.roles):
            if seat == me or lineup.waits[seat] < 0 or side_of(role) != side:
                continue
            bold += _went(lineup.blows[seat], sheriff)
            at_me += _went(lineup.blows[seat], me)
            by_me += _went(mine, seat)
            found[1] += _went(mine, seat) if seat != sheriff else 0.0
        found.extend([bold, at_me, by_me])
    return found


def reputation(lineup: Lineup, me: int, public: Sequence[Belief]) -> list[float]:
    """What the table makes of us, from what everybody has seen: of me, and of each side together.

    Whom the others will go for hangs on that more than on what he is.
    """
    found = [public[me].get(guess, 0.0) for guess in GUESSES]
    for side in SIDES:
        sums = [0.0] * len(GUESSES)
        for seat, role in enumerate(lineup.roles):
            if seat != me and lineup.waits[seat] >= 0 and side_of(role) == side:
                for place, guess in enumerate(GUESSES):
                    sums[place] += public[seat].get(guess, 0.0)
        found.extend(sums)
    return found


def _went(blows: Sequence[int], seat: int) -> float:
    return 1.0 if seat >= 0 and blows[seat] else 0.0


def _soon(wait: int) -> float:
    return 1.0 / (1.0 + wait) if wait >= 0 else 0.0


def waits_of(order: list[int], alive: list[bool], active: int) -> list[int]:
    """How many turns until it is each seat's, in the order in which they sit; -1 for who is out."""
    waits = [-1] * len(alive)
    count = len(order)
    start = order.index(active)
    turns = 0
    for step in range(count):
        seat = order[(start + step) % count]
        if alive[seat]:
            waits[seat] = turns
            turns += 1
    return waits
