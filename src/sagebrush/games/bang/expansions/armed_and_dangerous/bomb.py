"""The Bomb: laid in front of anybody, handed on or burning down (BANG-459 to BANG-466)."""

from __future__ import annotations

from typing import ClassVar

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.expansions.armed_and_dangerous.dangerous import DangerousCard
from sagebrush.games.bang.expansions.armed_and_dangerous.loads import FULL, hand_on, loads_of, remove
from sagebrush.games.bang.expansions.armed_and_dangerous.options import HAND_TO, HandOn
from sagebrush.games.bang.expansions.armed_and_dangerous.paying import mind_empty
from sagebrush.games.bang.flow.checks import draw_check
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.table import BangTable

#: The loads that a bad check costs it.
BURNT = 2


class Bomb(DangerousCard):
    aimed: ClassVar[bool | None] = True

    def offer(self, table: BangTable, me: Seat, card: Card, options: list[Option]) -> None:
        if loads_of(table).supply >= FULL:
            options += [card.play_at[seat] for seat in self.targets(table, me, card)]

    def targets(self, table: BangTable, me: Seat, card: Card) -> list[Seat]:
        """BANG-414, BANG-459: any player; BANG-X157: but not one whom it cannot affect."""
        return [seat for seat in table.living if table.affects(me, seat, (card,))]

    async def turn_check(self, table: BangTable, me: Seat, card: Card) -> bool:
        """Red: it goes to another player (BANG-461); black: two loads less, and without any it explodes (BANG-462)."""
        turned = await draw_check(table, me, self.id)
        if turned is None:
            return True
        if table.suit(turned) in ("hearts", "diamonds"):
            await self._hand_on(table, me, card)
        else:
            remove(table, me, card, BURNT)
            await mind_empty(table, me, card)
        return True

    async def _hand_on(self, table: BangTable, me: Seat, card: Card) -> None:
        others = [seat for seat in self.targets(table, me, card) if seat != me]
        if not others:
            return
        to = others[0]
        if len(others) > 1:
            to = (await table.ask(me, HandOn(card.id), tuple([HAND_TO[seat] for seat in others]))).seat
        hand_on(table, me, to, card)


RULES: dict[str, type[CardRule]] = {"bomb": Bomb}
