"""Nuggets and equipment on the table: the supply, the purses, the equipment deck with its offer, and who has what."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.parts import Part
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.bang.expansions.gold_rush.equipment import EQUIPMENT
from sagebrush.games.bang.expansions.gold_rush.events import (
    EquipmentBought,
    EquipmentDiscarded,
    EquipmentDrawn,
    EquipmentOffered,
    EquipmentPlaced,
    EquipmentShuffled,
    EquipmentUsed,
    NuggetsGained,
    NuggetsLost,
    NuggetsPaid,
    NuggetsReturned,
)
from sagebrush.games.bang.expansions.gold_rush.gold_view import EquipmentView, GoldView, OfferView
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Trait

#: The name of the part.
GOLD: Final = "gold"
#: BANG-740: all the nuggets there are.
NUGGETS: Final = 30
#: BANG-320: how many pieces are for sale.
OFFERED: Final = 3


class Gold(Part):
    """The next card of the deck is the end of `deck`, which nobody has seen; `discarded` lies face up under it.

    `laid` are nuggets on cards until the turn is over, by the card; `owned` what lies in front of each player.
    """

    public: ClassVar[bool] = True

    def __init__(self, deck: list[str], players: int) -> None:
        self.deck = deck
        self.discarded: list[str] = []
        self.offer: list[str] = [self.deck.pop() for _ in range(OFFERED)] if deck else []
        self.supply: int = NUGGETS
        self.purses: list[int] = [0] * players
        self.laid: list[str] = []
        self.owned: list[tuple[str, ...]] = [()] * players

    def copy(self) -> Gold:
        twin = Gold([], len(self.purses))
        twin.deck, twin.discarded, twin.offer = self.deck.copy(), self.discarded.copy(), self.offer.copy()
        twin.supply, twin.purses, twin.laid = self.supply, self.purses.copy(), self.laid.copy()
        twin.owned = self.owned.copy()
        return twin

    def canonical(self) -> object:
        return [self.deck, self.discarded, self.offer, self.supply, self.purses, self.laid, self.owned]

    def view(self, seat: Seat | None) -> GoldView:
        return GoldView(
            self.supply,
            tuple(self.purses),
            tuple(self.laid),
            tuple([OfferView(name, EQUIPMENT[name].border, EQUIPMENT[name].cost) for name in self.offer]),
            len(self.deck),
            tuple(self.discarded),
            tuple([tuple([_in_front(name) for name in names]) for names in self.owned]),
        )

    def redeal(self, seat: Seat | None, chance: Chance) -> None:
        """Nobody knows the order of the deck; what has been in it everybody can tell."""
        self.deck.sort()
        chance.shuffle(self.deck)


def _in_front(name: str) -> EquipmentView:
    row = EQUIPMENT[name]
    return EquipmentView(name, row.border, row.cost, row.discard_price)


def gold_of(table: BangTable) -> Gold:
    part = table.parts[GOLD]
    assert isinstance(part, Gold)
    return part


# -------------------------------------------------------------------- verbs: nuggets


def gain(table: BangTable, seat: Seat, amount: int, by: str) -> None:
    """BANG-322, BANG-740: from the supply, as far as it goes."""
    gold = gold_of(table)
    gained = min(amount, gold.supply)
    if gained > 0:
        gold.supply -= gained
        gold.purses[seat] += gained
        table.emit(NuggetsGained(seat, gained, gold.purses[seat], by))


def pay(table: BangTable, seat: Seat, amount: int, by: str) -> None:
    """BANG-325: back to the supply."""
    gold = gold_of(table)
    gold.purses[seat] -= amount
    gold.supply += amount
    table.emit(NuggetsPaid(seat, amount, gold.purses[seat], by))


def lay(table: BangTable, seat: Seat, by: str) -> None:
    """BANG-389, BANG-394: a nugget onto the card or character that it is paid for, until the turn is over."""
    gold = gold_of(table)
    gold.purses[seat] -= 1
    gold.laid.append(by)
    table.emit(NuggetsPaid(seat, 1, gold.purses[seat], by))


def sweep(table: BangTable) -> None:
    """The turn is over: what lies on cards goes back to the supply."""
    gold = gold_of(table)
    amount = len(gold.laid)
    if amount:
        gold.supply += amount
        gold.laid.clear()
        table.emit(NuggetsReturned(amount))


def lose(table: BangTable, seat: Seat) -> None:
    """All nuggets of a player who is out."""
    gold = gold_of(table)
    amount = gold.purses[seat]
    if amount:
        gold.supply += amount
        gold.purses[seat] = 0
        table.emit(NuggetsLost(seat, amount))


# -------------------------------------------------------------------- verbs: equipment


def buy(table: BangTable, seat: Seat, name: str, price: int) -> None:
    """BANG-325, BANG-340: a piece leaves the offer for its price, and the next one takes its place at once."""
    gold = gold_of(table)
    gold.purses[seat] -= price
    gold.supply += price
    spot = gold.offer.index(name)
    gold.offer[spot] = _next_piece(table)
    table.emit(EquipmentBought(seat, name, price))
    table.emit(EquipmentOffered(gold.offer[spot]))


def draw_equipment(table: BangTable, seat: Seat) -> str:
    """BANG-378: the top card of the equipment deck."""
    name = _next_piece(table)
    table.emit(EquipmentDrawn(seat, name))
    return name


def _next_piece(table: BangTable) -> str:
    """BANG-346: where a card that lies face up is the next one, the whole deck is shuffled first."""
    gold = gold_of(table)
    if not gold.deck:
        gold.deck, gold.discarded = gold.discarded, []
        table.chance.shuffle(gold.deck)
        table.emit(EquipmentShuffled(len(gold.deck)))
    return gold.deck.pop()


def put_under_deck(table: BangTable, seat: Seat, name: str) -> None:
    """BANG-326: a piece that never came to lie in front of anybody, or has done what it does."""
    gold_of(table).discarded.append(name)
    table.emit(EquipmentDiscarded(seat, name, None))


def place(table: BangTable, seat: Seat, piece: Trait, owner: Seat) -> None:
    """BANG-327: in front of a player, who has what it brings from now on."""
    gold = gold_of(table)
    gold.owned[owner] = (*gold.owned[owner], piece.id)
    table.grant(owner, piece, EquipmentPlaced(seat, piece.id, owner))


def discard_equipment(table: BangTable, owner: Seat, name: str, cause: Seat | None) -> None:
    """BANG-331, BANG-343: from in front of a player face up under the equipment deck."""
    gold = gold_of(table)
    gold.owned[owner] = tuple([other for other in gold.owned[owner] if other != name])
    gold.discarded.append(name)
    piece = next(trait for trait in table.granted[owner] if trait.id == name)
    table.withdraw(owner, piece, EquipmentDiscarded(owner, name, cause))


def use_equipment(table: BangTable, seat: Seat, name: str) -> None:
    table.remember(name, EquipmentUsed(seat, name))
