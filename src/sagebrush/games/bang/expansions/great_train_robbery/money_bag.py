"""Money Bag: whatever brown card lies on top of the discard pile, once more."""

from __future__ import annotations

from typing import ClassVar

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.flow.playing import pay_cards
from sagebrush.games.bang.flow.shot import fire
from sagebrush.games.bang.flow.targets import carry_out
from sagebrush.games.bang.moments import Shot
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Reason


class MoneyBag(CardRule):
    """The effect of the brown card on top of the discard pile, as if it were played (BANG-591, BANG-X184)."""

    aimed: ClassVar[bool | None] = None

    def offer(self, table: BangTable, me: Seat, card: Card, options: list[Option]) -> None:
        rule = table.pile[-1].rule if table.pile else self
        if rule is self or rule.stays or not rule.can_pay(table, me):
            return
        if rule.aims:
            options += [card.play_at[seat] for seat in targets_of(table, me, card, rule)]
        elif rule.playable(table, me, card):
            options.append(card.play)

    def refusal(self, table: BangTable, me: Seat, card: Card) -> Reason:
        return ("bang-why-nothing-to-copy", "BANG-X184")

    def playable(self, table: BangTable, me: Seat, card: Card) -> bool:
        """Without anything to copy there is nothing to repeat either."""
        return False

    def acts_as(self, table: BangTable, card: Card) -> CardRule:
        """What the card below it on the pile does; that may have become the deck since, or be in a hand again."""
        place = table.pile.index(card) if card in table.pile else 0
        below = table.pile[place - 1].rule if place else self
        return self if below.stays else below

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        rule = self.acts_as(table, card)
        if rule is self:
            return
        await pay_cards(table, me, rule.extra, self.id, freely=True)
        if rule.id == "bang":
            # BANG-076: the effect, not the card.
            assert target is not None
            await fire(table, Shot(me, target, self.id, (card,), False))
        else:
            await carry_out(table, me, card, rule, target)


def targets_of(table: BangTable, me: Seat, card: Card, rule: CardRule) -> list[Seat]:
    """Those the copied card may be aimed at; of a BANG! it is the effect, from which nobody hides (BANG-076)."""
    return table.in_range(me) if rule.id == "bang" else rule.targets(table, me, card)


RULES: dict[str, type[CardRule]] = {"money_bag": MoneyBag}
