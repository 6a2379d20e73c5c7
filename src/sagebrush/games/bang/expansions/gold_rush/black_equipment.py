"""The equipment with a black border: what each brings to whoever it lies in front of."""

from __future__ import annotations

from typing import Final

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.expansions.gold_rush.gold import gain, gold_of, lay, pay, use_equipment
from sagebrush.games.bang.expansions.gold_rush.options import AnswerByEquipment, UseEquipment
from sagebrush.games.bang.moments import Loss
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Trait

#: Gun Belt: the cards that may be kept.
BELT: Final = 8
#: How often in a turn a nugget may be laid on the Gold Pan, or on Raddie Snake.
TWICE: Final = 2
#: Rucksack: the nuggets for a life.
LIFE_PRICE: Final = 2


class Horseshoe(Trait):
    def check_cards(self, table: BangTable, me: Seat, count: int) -> int:
        """One card more for every draw check, and its owner's choice (BANG-328, BANG-406)."""
        return count + 1


class GunBelt(Trait):
    def hand_limit(self, table: BangTable, me: Seat, limit: int) -> int:
        """Eight cards may be kept, whatever the lives (BANG-X113)."""
        return max(limit, BELT)


class Wanted(Trait):
    """A price on somebody's head: it is paid by the rule of the whole table, for its owner is out by then."""


class Calumet(Trait):
    def immune(self, table: BangTable, me: Seat, user: Seat, cards: tuple[Card, ...]) -> bool:
        """Diamond cards that others use do not affect its owner (BANG-392, BANG-393)."""
        return bool(cards) and all(table.suit(card) == "diamonds" for card in cards)


class GoldPan(Trait):
    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        """Up to twice in his turn its owner pays a nugget for a card (BANG-394)."""
        if gold_of(table).purses[me] and table.used.count(self.id) < TWICE:
            options.append(UseEquipment(self.id))

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        use_equipment(table, me, self.id)
        lay(table, me, self.id)
        table.draw(me, 1)


class Boots(Trait):
    async def life_lost(self, table: BangTable, me: Seat, loss: Loss) -> None:
        """A card from the deck for each life lost, but not for the last one (BANG-390)."""
        use_equipment(table, me, self.id)
        table.draw(me, loss.amount)


class LuckyCharm(Trait):
    async def life_lost(self, table: BangTable, me: Seat, loss: Loss) -> None:
        """A nugget from the supply for each life lost, but not for the last one (BANG-397, BANG-398)."""
        gain(table, me, loss.amount, self.id)


class Rucksack(Trait):
    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        """Two nuggets for a life, as often as its owner can pay (BANG-X114)."""
        wounded = table.life[me] < table.max_life[me] and not table.ghosts[me]
        if wounded and gold_of(table).purses[me] >= LIFE_PRICE:
            options.append(UseEquipment(self.id))

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        self._heal(table, me)

    def may_answer(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        """Outside one's turn only against the loss of the last life (BANG-395, BANG-742)."""
        if table.life[me] <= 0 and not table.ghosts[me] and gold_of(table).purses[me] >= LIFE_PRICE:
            options.append(AnswerByEquipment(self.id))

    async def answer(self, table: BangTable, me: Seat, option: Option) -> None:
        self._heal(table, me)

    def _heal(self, table: BangTable, me: Seat) -> None:
        use_equipment(table, me, self.id)
        pay(table, me, LIFE_PRICE, self.id)
        table.gain_life(me, 1, self.id, me)


class Pickaxe(Trait):
    def draw_count(self, table: BangTable, me: Seat, count: int) -> int:
        """One card more in phase 1 (BANG-X115)."""
        return count + 1


KINDS: Final[dict[str, type[Trait]]] = {
    "horseshoe": Horseshoe,
    "gun_belt": GunBelt,
    "wanted": Wanted,
    "calumet": Calumet,
    "gold_pan": GoldPan,
    "boots": Boots,
    "lucky_charm": LuckyCharm,
    "rucksack": Rucksack,
    "pickaxe": Pickaxe,
}

#: What lies in front of a player, by name; one trait for all copies.
BLACK: Final[dict[str, Trait]] = {name: kind(name) for name, kind in KINDS.items()}
