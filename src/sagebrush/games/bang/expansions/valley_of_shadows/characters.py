"""The characters of the Valley of Shadows."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find
from sagebrush.games.bang.expansions.base.cards import Bang
from sagebrush.games.bang.expansions.valley_of_shadows.cards_in_answer import escapable, play_in_answer
from sagebrush.games.bang.expansions.valley_of_shadows.options import SHOOT_AT, MayShoot, ShootAt
from sagebrush.games.bang.flow.checks import draw_check
from sagebrush.games.bang.flow.digging import without_digging
from sagebrush.games.bang.flow.drawn import tell_drawn
from sagebrush.games.bang.flow.playing import pay_cards, play_card
from sagebrush.games.bang.flow.shot import fire
from sagebrush.games.bang.moments import Aim, Shot
from sagebrush.games.bang.options import ACCEPT, DECLINE, YES_OR_NO, Answer, MayUse, UseAbility
from sagebrush.games.bang.rows import CardRow
from sagebrush.games.bang.rules import BOOK, CardRule
from sagebrush.games.bang.state import Character
from sagebrush.games.bang.table import BangTable


class HenryBlock(Character):
    async def card_lost(self, table: BangTable, me: Seat, robber: Seat) -> None:
        """Whoever takes or discards a card of his is shot at, once for each (BANG-613 to BANG-615, BANG-750)."""
        if table.alive(robber):
            table.use_ability(me, self.id)
            await fire(table, Shot(me, robber, self.id, (), False))


class ColoradoBill(Character):
    async def shot_fired(self, table: BangTable, me: Seat, shot: Shot) -> None:
        """He checks for each BANG! card he plays; on spades nothing cancels it (BANG-616, BANG-656)."""
        if shot.is_bang and shot.shooter == me:
            table.use_ability(me, self.id)
            turned = await draw_check(table, me, self.id)
            shot.certain = shot.certain or (turned is not None and table.suit(turned) == "spades")


class EvelynShebang(Character):
    async def draw_phase(self, table: BangTable, me: Seat, count: int) -> bool:
        """She may draw a card less and shoot at somebody at distance 1 (BANG-617)."""
        if count < 1:
            return False
        targets = [SHOOT_AT[seat] for seat in table.within(me, 1)]
        answer = await table.ask_at_top(me, MayShoot(self.id), (*targets, DECLINE))
        if not isinstance(answer, ShootAt):
            return False
        table.use_ability(me, self.id)
        await without_digging(table, fire(table, Shot(me, answer.seat, self.id, (), False)))
        if table.alive(me):
            tell_drawn(table, me, table.draw(me, count - 1))
        return True


class LemonadeJim(Character):
    async def card_played(self, table: BangTable, me: Seat, player: Seat, card: Card, rule: CardRule) -> None:
        """When another player plays a Beer he may discard a card and regain a life (BANG-X97)."""
        wounded = table.life[me] < table.max_life[me] and not table.ghosts[me]
        if rule.id != "beer" or player == me or not wounded or not table.usable(me):
            return
        if await table.ask(me, MayUse(self.id), YES_OR_NO) is ACCEPT:
            table.use_ability(me, self.id)
            await pay_cards(table, me, 1, self.id)
            table.gain_life(me, 1, self.id, me)


class MickDefender(Character):
    def may_escape(self, table: BangTable, me: Seat, aim: Aim, options: list[Option]) -> bool:
        """A Missed! card cancels a card that is aimed at him alone (BANG-618, BANG-619); shots he answers as usual."""
        if not escapable(table, aim) or BOOK[aim.name].acts_as(table, aim.card).shoots:
            return False
        for card in table.hands[me]:
            if table.counts_as(me, card, "missed") and table.unplayable(me, card, "missed") is None:
                options += [card.answer] if card.answer not in options else []
        return bool(table.hands[me])

    async def escape(self, table: BangTable, me: Seat, aim: Aim, option: Option) -> bool:
        assert isinstance(option, Answer)
        table.use_ability(me, self.id)
        await play_in_answer(table, me, find(table.hands[me], option.card), "missed", None)
        return True


class ExtraBang(Bang):
    """A BANG! card outside the limit."""

    def __init__(self, id: str, row: CardRow) -> None:
        super().__init__(id, row)
        self.limited = False


EXTRA_BANG = ExtraBang("bang", CardRow("brown", (), target="reachable"))


class BlackFlower(Character):
    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        """Once in her turn any club is a BANG! card that does not count (BANG-621)."""
        if self.id in table.used:
            return
        for card in table.hands[me]:
            if table.suit(card) == "clubs" and table.unplayable(me, card, "bang") is None:
                options += [UseAbility(self.id, seat, card.id) for seat in table.bang_targets(me)]

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        assert isinstance(option, UseAbility)
        assert option.card is not None
        table.use_ability(me, self.id)
        await play_card(table, me, find(table.hands[me], option.card), EXTRA_BANG, option.target)


class SpotBurstRinger(Character):
    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        """Once in his turn a BANG! card is a Gatling that does not count (BANG-622)."""
        if self.id in table.used:
            return
        for card in table.hands[me]:
            if not table.counts_as(me, card, "bang") or table.unusable(me, card, "bang") is not None:
                continue
            if table.unplayable(me, card, "gatling") is None:
                options.append(UseAbility(self.id, None, card.id))

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        assert isinstance(option, UseAbility)
        assert option.card is not None
        table.use_ability(me, self.id)
        await play_card(table, me, find(table.hands[me], option.card), BOOK["gatling"], None)


class TucoFranziskaner(Character):
    def draw_count(self, table: BangTable, me: Seat, count: int) -> int:
        """Two cards more while no blue card lies in front of him (BANG-623)."""
        return count if any(card.rule.is_blue for card in table.fronts[me]) else count + 2


CHARACTERS: dict[str, type[Character]] = {
    "henry_block": HenryBlock,
    "colorado_bill": ColoradoBill,
    "evelyn_shebang": EvelynShebang,
    "lemonade_jim": LemonadeJim,
    "mick_defender": MickDefender,
    "black_flower": BlackFlower,
    "spot_burst_ringer": SpotBurstRinger,
    "tuco_franziskaner": TucoFranziskaner,
}
