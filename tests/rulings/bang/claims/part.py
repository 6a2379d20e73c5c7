"""The claims on the table: a hidden deck of finds, and what everybody has found in secret."""

from __future__ import annotations

import msgspec

from sagebrush.core.parts import Part
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.bang.table import BangTable
from tests.rulings.bang.claims.events import ClaimDug


class ClaimsView(msgspec.Struct, frozen=True):
    """How many finds are left and how many everybody has; what they are worth only the owner knows."""

    left: int
    purses: tuple[int, ...]
    own: tuple[int, ...]


class Claims(Part):
    def __init__(self, deck: list[int], purses: list[list[int]]) -> None:
        self.deck = deck
        self.purses = purses

    def copy(self) -> Claims:
        return Claims(self.deck.copy(), [purse.copy() for purse in self.purses])

    def canonical(self) -> object:
        return [self.deck, self.purses]

    def view(self, seat: Seat | None) -> ClaimsView:
        own = () if seat is None else tuple(self.purses[seat])
        return ClaimsView(len(self.deck), tuple([len(purse) for purse in self.purses]), own)

    def redeal(self, seat: Seat | None, chance: Chance) -> None:
        """Every find that the seat has not made itself may be any other such find."""
        hidden = [self.deck, *[purse for owner, purse in enumerate(self.purses) if owner != seat]]
        pool = [worth for finds in hidden for worth in finds]
        chance.shuffle(pool)
        for finds in hidden:
            finds[:] = [pool.pop() for _ in finds]


def claims_of(table: BangTable) -> Claims:
    part = table.parts["claims"]
    assert isinstance(part, Claims)
    return part


def dig(table: BangTable, seat: Seat) -> None:
    """A verb of the expansion: the top find goes into the player's purse."""
    claims = claims_of(table)
    worth = claims.deck.pop()
    claims.purses[seat].append(worth)
    table.emit(ClaimDug(seat, worth))
