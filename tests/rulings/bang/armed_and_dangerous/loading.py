"""What the scenarios of Armed & Dangerous share."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.bang.expansions.armed_and_dangerous.loads import Loads, loads_of
from tests.rulings.bang.bench import BangScenario, key

#: What is offered beside the options of a question that may be passed for a while.
PASS = [None, "pass turn", "pass my turn"]
ARMED = ["armed_and_dangerous"]


def load(table: BangScenario, name: str, *, character: int = 0, **cards: int) -> None:
    """Before the turn is started: loads on a player's character and on cards in front of him."""
    loads = loads_of(table.laid)
    seat = table.config.names.index(name)
    loads.characters[seat] = character
    for card in table.laid.fronts[seat]:
        if card.name in cards:
            loads.cards[card.id] = cards.pop(card.name)
    assert not cards, f"{name} has no {cards}"


def loads_now(table: BangScenario) -> Loads:
    return loads_of(table.table)


def has_loads(table: BangScenario, name: str, *, character: int = 0, **cards: int) -> None:
    """All loads of this player."""
    loads = loads_now(table)
    seat = table.seat(name)
    found = {card.name: loads.cards[card.id] for card in table.table.fronts[seat] if card.id in loads.cards}
    assert (loads.characters[seat], found) == (character, {key(card): count for card, count in cards.items()})


def supply_is(table: BangScenario, count: int) -> None:
    assert loads_now(table).supply == count


def drain(table: BangScenario, left: int) -> None:
    """Before the turn is started: only so many loads are left in the supply; the last player has all the others."""
    loads = loads_of(table.laid)
    loads.characters[-1] += loads.supply - left
    assert loads.supply == left


def able(table: BangScenario, name: str, thing: str) -> bool:
    """Whether the active player may use this ability or this card in play."""
    labels = [label for label in table.offered(name) if isinstance(label, tuple)]
    return any(key(thing) in label[:2] for label in labels)


def distances(table: BangScenario, name: str) -> list[int]:
    return list(table.table.distances(Seat(table.seat(name))))
