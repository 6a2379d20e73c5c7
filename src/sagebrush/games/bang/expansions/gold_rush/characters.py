"""The characters of Gold Rush."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find, picks
from sagebrush.games.bang.expansions.gold_rush.black_equipment import TWICE
from sagebrush.games.bang.expansions.gold_rush.gold import draw_equipment, gain, gold_of, lay, pay
from sagebrush.games.bang.expansions.gold_rush.shop import acquire
from sagebrush.games.bang.flow.checks import draw_check
from sagebrush.games.bang.flow.drawn import tell_drawn
from sagebrush.games.bang.flow.shot import fire
from sagebrush.games.bang.moments import Loss, Shot
from sagebrush.games.bang.options import PayCard, UseAbility
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.state import DISCARD, Character
from sagebrush.games.bang.table import BangTable

#: What Jacky Murieta's shot and Josh McCloud's card cost.
ABILITY_PRICE = 2


class DonBell(Character):
    async def turn_ends(self, table: BangTable, me: Seat) -> None:
        """Red on a check gives another turn, once; not after a turn that was lost (BANG-383, BANG-385)."""
        if table.phase == DISCARD and not (table.extra_turn or table.again or self._is_off(table, me)):
            table.use_ability(me, self.id)
            card = await draw_check(table, me, self.id)
            if card is not None and table.suit(card) in ("hearts", "diamonds"):
                table.grant_turn()

    def _is_off(self, table: BangTable, me: Seat) -> bool:
        """BANG-384: for a shadow gunslinger, and while Ghost Town is in force."""
        ghost_town = any(trait.id == "ghost_town" for trait in table.rules)
        return ghost_town or table.ghosts[me] == "shadow_gunslingers"


class DutchWill(Character):
    async def draw_phase(self, table: BangTable, me: Seat, count: int) -> bool:
        """Of the cards just drawn he discards one of his choice and takes a nugget for it (BANG-375)."""
        drawn = table.draw(me, count)
        tell_drawn(table, me, drawn)
        if drawn:
            table.use_ability(me, self.id)
            card = drawn[0]
            if len(drawn) > 1:
                card = find(drawn, (await table.ask(me, PayCard(self.id, 1), picks(drawn))).card)
            table.discard(me, card, self.id, None)
            gain(table, me, 1, self.id)
        return True


class JackyMurieta(Character):
    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        if gold_of(table).purses[me] >= ABILITY_PRICE:
            options += [UseAbility(self.id, seat) for seat in table.in_range(me)]

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        """Two nuggets are a BANG! effect in range, as often as he can pay (BANG-376, BANG-377)."""
        assert isinstance(option, UseAbility)
        assert option.target is not None
        table.use_ability(me, self.id)
        pay(table, me, ABILITY_PRICE, self.id)
        await fire(table, Shot(me, option.target, self.id, (), False))


class JoshMcCloud(Character):
    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        if gold_of(table).purses[me] >= ABILITY_PRICE:
            options.append(UseAbility(self.id))

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        """Two nuggets are the top card of the equipment deck (BANG-378, BANG-379)."""
        table.use_ability(me, self.id)
        pay(table, me, ABILITY_PRICE, self.id)
        await acquire(table, me, draw_equipment(table, me))


class MadamYto(Character):
    async def card_played(self, table: BangTable, me: Seat, player: Seat, card: Card, rule: CardRule) -> None:
        """A card for every Beer card that anybody plays, for a life or for gold (BANG-380 to BANG-382)."""
        if rule.id == "beer":
            table.use_ability(me, self.id)
            table.draw(me, 1)


class PrettyLuzena(Character):
    """One piece of equipment in each turn for a nugget less: the shop knows her (BANG-386, BANG-387)."""


class RaddieSnake(Character):
    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        if gold_of(table).purses[me] and table.used.count(self.id) < TWICE:
            options.append(UseAbility(self.id))

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        """Up to twice in his turn a nugget is a card (BANG-389)."""
        table.use_ability(me, self.id)
        lay(table, me, self.id)
        table.draw(me, 1)


class SimeonPicos(Character):
    async def life_lost(self, table: BangTable, me: Seat, loss: Loss) -> None:
        """A nugget from the supply for each life lost, but not for the last one (BANG-388, BANG-X118)."""
        table.use_ability(me, self.id)
        gain(table, me, loss.amount, self.id)


CHARACTERS: dict[str, type[Character]] = {
    "don_bell": DonBell,
    "dutch_will": DutchWill,
    "jacky_murieta": JackyMurieta,
    "josh_mccloud": JoshMcCloud,
    "madam_yto": MadamYto,
    "pretty_luzena": PrettyLuzena,
    "raddie_snake": RaddieSnake,
    "simeon_picos": SimeonPicos,
}
