"""Switch: one of my cards in play for one of somebody else's (BANG-586 to BANG-590)."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find, picks
from sagebrush.games.bang.events import Unaffected
from sagebrush.games.bang.expansions.great_train_robbery.options import SwitchAway, SwitchFor
from sagebrush.games.bang.flow.discarding import discard_replaced
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Reason

#: BANG-589: these two and no others; a Ghost may come to lie in front of him.
NOT_THE_SHERIFFS: Final = ("jail", "ghost_car")


class Switch(CardRule):
    """Two cards in play change places; nobody gets a second one of a name, nor the Sheriff what he must not have."""

    aimed: ClassVar[bool | None] = True

    def targets(self, table: BangTable, me: Seat, card: Card) -> list[Seat]:
        return [seat for seat in super().targets(table, me, card) if exchanges(table, me, seat)]

    def refusal(self, table: BangTable, me: Seat, card: Card) -> Reason:
        return ("bang-why-nothing-to-switch", "BANG-587")

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        assert target is not None
        if not table.affects(me, target, (card,)):
            table.emit(Unaffected(target, self.id))
            return
        pairs = exchanges(table, me, target)
        if not pairs:
            return
        theirs = await self._theirs(table, me, target, pairs)
        mine = await self._mine(table, me, target, theirs, pairs)
        # BANG-750: it takes a card, whatever it gives for it.
        table.note_rob(me, target)
        table.move_in_play(target, me, theirs, self.id)
        table.move_in_play(me, target, mine, self.id)
        for seat, new in ((me, theirs), (target, mine)):
            discard_older_weapon(table, seat, new)

    async def _theirs(self, table: BangTable, me: Seat, target: Seat, pairs: list[tuple[Card, Card]]) -> Card:
        cards = [card for card in table.fronts[target] if any(theirs is card for theirs, _ in pairs)]
        if len(cards) == 1:
            return cards[0]
        return find(cards, (await table.ask(table.decider(me), SwitchFor(target), picks(cards))).card)

    async def _mine(
        self, table: BangTable, me: Seat, target: Seat, theirs: Card, pairs: list[tuple[Card, Card]]
    ) -> Card:
        cards = [mine for other, mine in pairs if other is theirs]
        if len(cards) == 1:
            return cards[0]
        return find(cards, (await table.ask(table.decider(me), SwitchAway(target, theirs.id), picks(cards))).card)


def exchanges(table: BangTable, me: Seat, other: Seat) -> list[tuple[Card, Card]]:
    """All pairs of a card of the other player and one of mine that may change places."""
    return [
        (theirs, mine)
        for theirs in table.fronts[other]
        for mine in table.fronts[me]
        if may_have(table, me, theirs, mine) and may_have(table, other, mine, theirs)
    ]


def may_have(table: BangTable, seat: Seat, new: Card, old: Card) -> bool:
    """BANG-587, BANG-589: not a second card of its name; no Jail and no Ghost Car in front of the Sheriff."""
    if table.roles[seat] == "sheriff" and new.name in NOT_THE_SHERIFFS:
        return False
    return all(card.name != new.name for card in table.fronts[seat] if card is not old)


def discard_older_weapon(table: BangTable, seat: Seat, new: Card) -> None:
    """BANG-586: whoever gains a weapon discards the one that he has."""
    older = [card for card in table.fronts[seat] if card.rule.range and card is not new]
    if new.rule.range and older:
        discard_replaced(table, seat, older[0], new.name)


RULES: dict[str, type[CardRule]] = {"switch": Switch}
