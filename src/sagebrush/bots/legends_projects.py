"""Projects: something to be done at a place of Western Legends, and which way of life it belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from sagebrush.bots.legends_situation import ACTION
from sagebrush.bots.legends_wishes import Hope
from sagebrush.games.legends.land import Land
from sagebrush.games.legends.ways import bits

PLANS: Final = ("lawman", "outlaw", "prospector", "drover", "gambler", "storyteller")
LAWMAN: Final = 0
OUTLAW: Final = 1
PROSPECTOR: Final = 2
DROVER: Final = 3
GAMBLER: Final = 4
STORYTELLER: Final = 5
#: What serves every plan: shopping, healing, the cabaret.
ANY: Final = -1


class Places:
    """Where what can be done, as bits."""

    def __init__(self, land: Land) -> None:
        self.mines: int = land.mask_of("kind:mine")
        self.bank: int = land.mask_of("kind:bank")
        self.saloons: int = land.mask_of("kind:saloon")
        self.cabaret: int = land.mask_of("kind:cabaret")
        self.stores: int = land.mask_of("kind:store")
        self.doctor: int = land.mask_of("kind:doctor")
        self.stations: int = land.mask_of("kind:station")
        self.camp: int = land.mask_of("kind:outlaw_camp")
        self.ranches: dict[str, int] = {
            place.colour: place.spaces for place in land.locations.values() if place.kind == "ranch"
        }
        #: towns with a saloon
        self.towns: tuple[str, ...] = tuple(dict.fromkeys([land.town[space] for space in bits(self.saloons)]))


@cache
def places_of(land: Land) -> Places:
    return Places(land)


@cache
def ways_to(land: Land, where: int) -> tuple[int, ...]:
    """From every space the distance to the nearest of these."""
    targets = bits(where)
    return tuple(min([row[target] for target in targets]) for row in land.distance)


class Project:
    """Something to be done at a place: `gain` is what it brings there, after the actions it takes.

    What stories and goals would add is a part of it: where they promise more than the thing itself, the plan is theirs.
    """

    def __init__(
        self, land: Land, plan: int, where: int, gain: float, actions: int = 1, *, tale: float = 0.0, within: int = 99
    ) -> None:
        self.plan: int = plan if tale <= gain else STORYTELLER
        self.ways: tuple[int, ...] = ways_to(land, where)
        self.gain: float = gain + tale - actions * ACTION
        self.actions: int = actions
        #: how many moves away it may be: what moves itself must be reached in this turn
        self.within: int = within


def hoped(hopes: Sequence[Hope], what: str, where: int) -> float:
    """What stories and goals add to doing this there."""
    return sum([hope.worth for hope in hopes if hope.what == what and hope.where & where])
