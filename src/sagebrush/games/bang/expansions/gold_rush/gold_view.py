"""What everybody sees of nuggets and equipment, as records."""

from __future__ import annotations

import msgspec

from sagebrush.games.bang.plain_view import PlainView, Said


class OfferView(msgspec.Struct, frozen=True):
    """A piece of equipment that is for sale, and what it costs."""

    equipment: str
    border: str
    cost: int


class EquipmentView(msgspec.Struct, frozen=True):
    """A piece of equipment in front of a player, and what another one pays to have it discarded."""

    equipment: str
    border: str
    cost: int
    discard_price: int


class GoldView(PlainView, frozen=True):
    """The supply, the nuggets of each seat and those that lie on a card until the turn is over (by that card); the
    offer in its order, how many cards the equipment deck holds face down, those that lie face up under it, the first
    to have come there first; and what lies in front of each seat.
    """

    supply: int
    nuggets: tuple[int, ...]
    laid: tuple[str, ...]
    offer: tuple[OfferView, ...]
    deck: int
    discarded: tuple[str, ...]
    equipment: tuple[tuple[EquipmentView, ...], ...]

    def line(self) -> list[Said]:
        """The offer with its prices, the supply and what is left of the deck."""
        pieces: list[Said] = [
            ("bang-gold-piece", {"equipment": ("equipment", piece.equipment), "price": ("number", piece.cost)})
            for piece in self.offer
        ]
        rest: Said = ("bang-gold-rest", {"nuggets": ("number", self.supply), "count": ("number", self.deck)})
        return [("bang-gold-offer", {}), *pieces, rest]

    def notes(self, seat: int) -> list[Said]:
        """Nuggets, if there are any, and equipment."""
        nuggets: list[Said] = [("bang-gold-nuggets", {"nuggets": ("number", self.nuggets[seat])})]
        owned: list[Said] = [
            ("bang-gold-owned", {"equipment": ("equipment", piece.equipment)}) for piece in self.equipment[seat]
        ]
        return (nuggets if self.nuggets[seat] else []) + owned
