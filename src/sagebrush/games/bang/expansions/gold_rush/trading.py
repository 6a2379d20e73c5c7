"""What Gold Rush changes for everybody: nuggets for lives, the shop, Beer for gold, and a price on a head."""

from __future__ import annotations

from typing import Final

from sagebrush.core.options import Option, WhyNot
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find
from sagebrush.games.bang.expansions.gold_rush.equipment import EQUIPMENT
from sagebrush.games.bang.expansions.gold_rush.gold import discard_equipment, gain, gold_of, lose, pay, sweep
from sagebrush.games.bang.expansions.gold_rush.options import Buy, ForceOut, PlayForGold
from sagebrush.games.bang.expansions.gold_rush.shop import can_have, discount, purchase
from sagebrush.games.bang.flow.playing import play_card
from sagebrush.games.bang.flow.settle import settle
from sagebrush.games.bang.moments import Loss
from sagebrush.games.bang.rows import CardRow
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Trait

#: Wanted: what its owner's killer gets besides all else.
HEAD_CARDS: Final = 2
HEAD_NUGGETS: Final = 1


class BeerForGold(CardRule):
    """A Beer card played for a nugget; it heals nothing (BANG-333 to BANG-335)."""

    def once_more(self) -> CardRule:
        # It is another thing that a Beer card does.
        return self

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        gain(table, me, 1, self.id)


BEER_FOR_GOLD: Final = BeerForGold("beer", CardRow("brown", ()))


class Trading(Trait):
    # ---------------------------------------------------------------- nuggets

    async def life_taken(self, table: BangTable, me: Seat, loss: Loss) -> None:
        """A nugget for each life taken from another player, but for none beyond the last one (BANG-322, BANG-741)."""
        taker = loss.cause
        if taker is not None and taker != loss.seat and table.alive(taker):
            gain(table, taker, loss.amount + min(table.life[loss.seat], 0), loss.by)

    async def other_killed(self, table: BangTable, me: Seat, dead: Seat, cause: Seat | None) -> None:
        """Whoever kills a wanted player gets cards and a nugget on top of everything else (BANG-403 to BANG-405)."""
        if cause is None or cause == dead or "wanted" not in gold_of(table).owned[dead]:
            return
        # BANG-X40: the last card is resolved; an empty hand comes before the reward.
        await settle(table)
        if table.alive(cause):
            table.draw(cause, HEAD_CARDS)
            gain(table, cause, HEAD_NUGGETS, "wanted")

    def all_lost(self, table: BangTable, me: Seat) -> None:
        """Equipment goes with all cards (BANG-343, BANG-344), nuggets where somebody is out for good (BANG-351)."""
        for name in gold_of(table).owned[me]:
            discard_equipment(table, me, name, None)
        if not table.alive(me):
            if me == table.active:
                sweep(table)
            if not any(trait.id == "shadow_gunslingers" for trait in table.rules):
                lose(table, me)

    async def turn_ends(self, table: BangTable, me: Seat) -> None:
        """Nuggets on cards go back (BANG-389, BANG-394), and the Gold Rush keeps its promise (BANG-X117)."""
        sweep(table)
        if "gold_rush" in table.used:
            table.gain_life(me, table.max_life[me] - table.life[me], "gold_rush", me)

    # ---------------------------------------------------------------- phase 2

    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        gold = gold_of(table)
        nuggets, cheaper = gold.purses[me], discount(table, me)
        for name in dict.fromkeys(gold.offer):
            price = EQUIPMENT[name].cost - cheaper
            if price <= nuggets and can_have(table, me, name):
                options.append(Buy(name, price))
        if nuggets:
            self._may_force(table, me, nuggets, options)
        if gold.supply:
            # BANG-336: Beer cards alone, whatever other cards heal.
            beers = [card for card in table.hands[me] if card.name == "beer"]
            options += [PlayForGold(card.id) for card in beers if table.unplayable(me, card, "beer") is None]

    def explains(self, table: BangTable, me: Seat) -> list[WhyNot]:
        """For each piece of the offer that the player cannot buy now."""
        found: list[WhyNot] = []
        for name in dict.fromkeys(gold_of(table).offer):
            if not can_have(table, me, name):
                found.append(WhyNot(name, "bang-why-same-equipment", "BANG-339"))
            elif EQUIPMENT[name].cost - discount(table, me) > gold_of(table).purses[me]:
                found.append(WhyNot(name, "bang-why-too-few-nuggets", "BANG-325"))
        return found

    def ends_turn(self, table: BangTable, me: Seat, option: Option) -> bool:
        return isinstance(option, Buy) and option.equipment == "gold_rush"

    def _may_force(self, table: BangTable, me: Seat, nuggets: int, options: list[Option]) -> None:
        """Make another player discard a piece of equipment (BANG-329)."""
        owned = gold_of(table).owned
        for seat in table.others_from(me):
            for name in owned[seat]:
                price = EQUIPMENT[name].discard_price
                if price <= nuggets:
                    options.append(ForceOut(seat, name, price))

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        if isinstance(option, Buy):
            await purchase(table, me, option.equipment, option.price)
        elif isinstance(option, ForceOut):
            # BANG-329, BANG-330: nobody can prevent it.
            pay(table, me, option.price, option.equipment)
            if option.equipment == "wanted":
                table.note_help(me, option.target)
            else:
                table.note_attack(me, option.target)
            discard_equipment(table, option.target, option.equipment, me)
        elif isinstance(option, PlayForGold):
            await play_card(table, me, find(table.hands[me], option.card), BEER_FOR_GOLD, None)


TRADING: Final = Trading("trading")
