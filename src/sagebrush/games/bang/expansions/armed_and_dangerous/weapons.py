"""Dangerous weapons: more is paid for with a BANG! card, before its target reacts (BANG-430 to BANG-432)."""

from __future__ import annotations

from typing import ClassVar

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.card_events import CardUsed
from sagebrush.games.bang.cards import find, picks
from sagebrush.games.bang.expansions.armed_and_dangerous.dangerous import DangerousCard, spend, usable
from sagebrush.games.bang.expansions.armed_and_dangerous.options import StrengthenShot
from sagebrush.games.bang.expansions.armed_and_dangerous.paying import offer_payment
from sagebrush.games.bang.flow.any_time import at_any_time
from sagebrush.games.bang.flow.settle import settle
from sagebrush.games.bang.moments import Shot
from sagebrush.games.bang.options import PayCard, PlayAs
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.table import BangTable


class DangerousWeapon(DangerousCard):
    """A weapon in every respect, and a load for more with a BANG! card that its owner plays."""

    numbers: ClassVar[tuple[str, ...]] = ("range", "cost")

    def weapon_range(self, table: BangTable, me: Seat, reach: int) -> int:
        return self.range

    async def shot_aimed(self, table: BangTable, me: Seat, shot: Shot) -> None:
        """BANG-431, BANG-432: only with a BANG! card, and paid from the weapon."""
        card = usable(table, me, self)
        if card is None or not shot.is_bang or shot.shooter != me or not self._helps(table, shot):
            return
        if await self._pays(table, me, shot):
            table.emit(CardUsed(me, card.id, shot.target))
            await spend(table, me, card)
            shot.paid.append(self.id)
            self._strengthen(table, me, shot)

    async def _pays(self, table: BangTable, me: Seat, shot: Shot) -> bool:
        return bool(await offer_payment(table, me, StrengthenShot(self.id, shot.target, self.cost), self.cost))

    def _helps(self, table: BangTable, shot: Shot) -> bool:
        return True

    def _strengthen(self, table: BangTable, me: Seat, shot: Shot) -> None:
        """What the load is good for at once."""


class BigFifty(DangerousWeapon):
    """Neither the target's ability nor the cards in front of him work against the shot (BANG-476)."""

    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        """Nor does what keeps him out of range or hides him (BANG-X166, BANG-X211)."""
        if usable(table, me, self) is None or not table.bangs_left(me):
            return
        seats = beyond(table, me)
        for card in table.hands[me]:
            if not table.counts_as(me, card, "bang") or table.unplayable(me, card, "bang") is not None:
                continue
            for seat in seats:
                options.append(card.play_at[seat] if card.name == "bang" else PlayAs(card.id, "bang", seat))

    async def _pays(self, table: BangTable, me: Seat, shot: Shot) -> bool:
        return shot.target in beyond(table, me) or await super()._pays(table, me, shot)

    def _strengthen(self, table: BangTable, me: Seat, shot: Shot) -> None:
        shot.mutes = True


def beyond(table: BangTable, me: Seat) -> list[Seat]:
    """Those whom only their own cards or abilities keep out of range, or from being a target."""
    row, reach, near = table.distances(me), table.reach(me), table.bang_targets(me)
    found: list[Seat] = []
    for seat in table.others_from(me):
        further = sum([trait.further(table, seat) for trait in table.own("further", seat)])
        if seat not in near and reach >= row[seat] - further:
            found.append(seat)
    return found


class BuntlineSpecial(DangerousWeapon):
    """If the shot is cancelled, its target discards a card; the loading of the table sees to it (BANG-477)."""


async def lose_card(table: BangTable, victim: Seat, shooter: Seat) -> None:
    """A card of the victim's choice, however the shot was cancelled (BANG-477, BANG-501)."""
    await at_any_time(table, victim, "buntline_special")
    hand = table.hands[victim]
    if not hand or not table.alive(victim):
        return
    card = hand[0]
    if len(hand) > 1:
        card = find(hand, (await table.ask(victim, PayCard("buntline_special", 1), picks(hand))).card)
    table.discard(victim, card, "buntline_special", shooter)
    await settle(table, [victim])


class DoubleBarrel(DangerousWeapon):
    """Nothing cancels a BANG! card of diamonds (BANG-478)."""

    def _helps(self, table: BangTable, shot: Shot) -> bool:
        return all(table.suit(card) == "diamonds" for card in shot.cards)

    def _strengthen(self, table: BangTable, me: Seat, shot: Shot) -> None:
        shot.certain = True


class Thunderer(DangerousWeapon):
    """The BANG! card goes back into the hand before the target reacts (BANG-479, BANG-480)."""

    def _helps(self, table: BangTable, shot: Shot) -> bool:
        return all(card in table.pile for card in shot.cards)

    def _strengthen(self, table: BangTable, me: Seat, shot: Shot) -> None:
        for card in shot.cards:
            table.fetch_from_pile(me, card)


RULES: dict[str, type[CardRule]] = {
    "big_fifty": BigFifty,
    "buntline_special": BuntlineSpecial,
    "double_barrel": DoubleBarrel,
    "thunderer": Thunderer,
}
