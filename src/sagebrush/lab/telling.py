"""Of all that happened in a stretch of a game, the one happening that says most about why chances moved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sagebrush.core.events import Event

#: Kinds of events of all games, the most telling first; and which way the chance of the player they are about must have
#: gone for them to be told: up, down, or (0) either. What has moved nothing of its player's chance explains nothing.
TELLING: Final[dict[str, int]] = {
    "player_eliminated": 0,
    "player_returned": 1,
    "ghost_stayed": 1,
    "roles_dealt": 0,
    "goal_claimed": 1,
    "arrested": -1,
    "robbed": 1,
    "fight_won": 1,
    "story_resolved": 0,
    "cattle_delivered": 1,
    "pot_won": 1,
    "legend_gained": 1,
    "foe_won": -1,
    "life_lost": -1,
    "turn_skipped": -1,
    "life_gained": 1,
    "card_taken": 1,
    "item_gained": 1,
    "card_played": 1,
}
#: They tell something of whose turn it is; from anybody else they are mere answers.
OF_THE_TURN: Final = ("card_taken", "item_gained", "card_played")
RANKS: Final = {kind: rank for rank, kind in enumerate(reversed(TELLING))}


def most_telling(events: Sequence[Event], swings: Sequence[float], active: int | None) -> Event | None:
    """The one to tell of somebody's turn in which everybody's chance moved so far, as a spectator sees it; or none."""
    told: Event | None = None
    best = (-1, 0)
    for event in events:
        seen = None if event.quiet else event.seen_by(None)
        if seen is None or not _explains(seen, swings, active):
            continue
        weight = (RANKS[seen.kind], _size(seen))
        # Of those that weigh the same, the last: it is what the stretch came to.
        if weight >= best:
            told, best = seen, weight
    return told


def _explains(event: Event, swings: Sequence[float], active: int | None) -> bool:
    way, seat = TELLING.get(event.kind), getattr(event, "seat", None)
    if way is None or (event.kind in OF_THE_TURN and seat != active):
        return False
    return way == 0 or (seat is not None and swings[seat] * way > 0)


def _size(event: Event) -> int:
    """Of lives lost, those count most that leave fewest; of points gained, the most."""
    if event.kind == "life_lost":
        return -int(getattr(event, "life", 0))
    return int(getattr(event, "amount", 0)) if event.kind in ("legend_gained", "life_gained") else 0
