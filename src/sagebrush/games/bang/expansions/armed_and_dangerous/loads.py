"""The loads on the table: 32 of them, in the supply, on dangerous cards in play and on characters (BANG-407, 409)."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.parts import Part
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find
from sagebrush.games.bang.expansions.armed_and_dangerous.events import (
    BellRung,
    BellSilent,
    LoadsKept,
    LoadsMoved,
    LoadsPut,
    LoadsRemoved,
    LoadsReturned,
)
from sagebrush.games.bang.expansions.armed_and_dangerous.loads_view import LoadsView
from sagebrush.games.bang.rules import BOOK
from sagebrush.games.bang.table import BangTable

#: The name of the part.
LOADS: Final = "loads"
#: All there are (BANG-740).
ALL_LOADS: Final = 32
#: The most that may lie on a card or a character (BANG-422, BANG-423).
MOST: Final = 4
#: What a dangerous card is played with (BANG-413).
FULL: Final = 3

#: Where loads lie: on a card in front of a player, or on his character.
Place = Card | None


class Loads(Part):
    """`characters` by seat, `cards` by the id of a card in play; the rest is the supply.

    `bell` is the turn in which a Bell Tower was rung and no card was played since.
    """

    public: ClassVar[bool] = True

    def __init__(self, characters: list[int], cards: dict[str, int], bell: int = -1) -> None:
        self.characters = characters
        self.cards = cards
        self.bell = bell

    def copy(self) -> Loads:
        return Loads(self.characters.copy(), self.cards.copy(), self.bell)

    def canonical(self) -> object:
        return [self.characters, sorted(self.cards.items()), self.bell]

    def view(self, seat: Seat | None) -> LoadsView:
        cards = dict(sorted(self.cards.items()))
        costs = {id: BOOK[id.partition(":")[0]].cost for id in cards}
        return LoadsView(self.supply, tuple(self.characters), cards, MOST, costs)

    @property
    def supply(self) -> int:
        return ALL_LOADS - sum(self.characters) - sum(self.cards.values())


def loads_of(table: BangTable) -> Loads:
    part = table.parts[LOADS]
    assert isinstance(part, Loads)
    return part


# -------------------------------------------------------------------- reading


def dangerous(table: BangTable, seat: Seat) -> list[Card]:
    """The dangerous cards in front of this player; BANG-X150: a Bomb is one of them, whoever has put it there."""
    return [card for card in table.fronts[seat] if card.border == "orange"]


def lying(table: BangTable, seat: Seat, place: Place) -> int:
    """How many loads lie there."""
    loads = loads_of(table)
    return loads.characters[seat] if place is None else loads.cards.get(place.id, 0)


def loaded(table: BangTable, seat: Seat) -> list[Place]:
    """Where this player has loads."""
    places: list[Place] = [*dangerous(table, seat), None]
    return [place for place in places if lying(table, seat, place)]


def roomy(table: BangTable, seat: Seat) -> list[Place]:
    """Where this player may put another load; nowhere if there is none in the supply."""
    if not loads_of(table).supply:
        return []
    places: list[Place] = [*dangerous(table, seat), None]
    return [place for place in places if lying(table, seat, place) < MOST]


def total(table: BangTable, seat: Seat) -> int:
    """All the loads of this player (BANG-434, BANG-481)."""
    return sum([lying(table, seat, place) for place in loaded(table, seat)])


# -------------------------------------------------------------------- verbs


def put(table: BangTable, seat: Seat, place: Place, count: int) -> None:
    """From the supply, as many as there are and as may lie there (BANG-422, BANG-423, BANG-740)."""
    loads = loads_of(table)
    count = min(count, loads.supply, MOST - lying(table, seat, place))
    if count > 0:
        _add(loads, seat, place, count)
        table.emit(LoadsPut(seat, _id(place), count, lying(table, seat, place)))


def remove(table: BangTable, seat: Seat, place: Place, count: int) -> None:
    """Back to the supply; whoever removes the last one from a card sees to what becomes of it."""
    count = min(count, lying(table, seat, place))
    _add(loads_of(table), seat, place, -count)
    table.emit(LoadsRemoved(seat, _id(place), count, lying(table, seat, place)))


def move(table: BangTable, owner: Seat, source: Place, seat: Seat, place: Place) -> None:
    """One load from here to there."""
    loads = loads_of(table)
    _add(loads, owner, source, -1)
    _add(loads, seat, place, 1)
    table.emit(LoadsMoved(seat, owner, _id(source), _id(place), 1))


def give_back(table: BangTable, seat: Seat, place: Place) -> None:
    """All that lies there goes back to the supply, since the card or the character is gone (BANG-426)."""
    count = lying(table, seat, place)
    if count:
        _add(loads_of(table), seat, place, -count)
        table.emit(LoadsReturned(seat, _id(place), count))


def hand_on(table: BangTable, owner: Seat, to: Seat, card: Card) -> None:
    """A card in play goes to another player with all its loads (BANG-737)."""
    count = lying(table, owner, card)
    table.pass_on(owner, to, card)
    table.emit(LoadsKept(to, card.id, count))


def ring(table: BangTable, seat: Seat) -> None:
    """For the next card, the active player sees everybody at distance 1 (BANG-453)."""
    loads_of(table).bell = table.turns
    table.changed_for_now()
    table.emit(BellRung(seat))


def silence_bell(table: BangTable, seat: Seat) -> None:
    loads_of(table).bell = -1
    table.changed()
    table.emit(BellSilent(seat))


def rings_for(table: BangTable, seat: Seat) -> bool:
    return loads_of(table).bell == table.turns and table.active == seat


def _add(loads: Loads, seat: Seat, place: Place, count: int) -> None:
    if place is None:
        loads.characters[seat] += count
        return
    now = loads.cards.get(place.id, 0) + count
    if now:
        loads.cards[place.id] = now
    else:
        loads.cards.pop(place.id, None)


def _id(place: Place) -> str | None:
    return None if place is None else place.id


def place_of(table: BangTable, seat: Seat, id: str | None) -> Place:
    """The place that an option names."""
    return None if id is None else find(table.fronts[seat], id)
