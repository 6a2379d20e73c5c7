"""All other players, or some that were chosen, one after another (BANG-105)."""

from __future__ import annotations

from typing import Final

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.table import BangTable

#: What a card is aimed at that reaches several players.
SEVERAL: Final = ("others", "all")


async def carry_out(table: BangTable, me: Seat, card: Card, rule: CardRule, target: Seat | None) -> None:
    """What a card does; whoever may spare one of several players says so first (BANG-605)."""
    if rule.target in SEVERAL:
        await sparing(table, me, rule.id)
    await rule.effect(table, me, card, target)
    if table.spared >= 0:
        table.spare_nobody()


async def sparing(table: BangTable, me: Seat, name: str, among: list[Seat] | None = None) -> None:
    """Before an effect that reaches several players, or just these; it leaves one alone until `spare_nobody`."""
    for trait in table.own("spares", me):
        await trait.spares(table, me, name, among)


class Targets:
    """From the player's left clockwise, whoever is still in play when it is their turn.

    BANG-107: until the last of them, the card is not resolved, and what is due for its player waits.
    """

    __slots__ = ("me", "table", "waiting")

    def __init__(self, table: BangTable, me: Seat, chosen: list[Seat] | None = None) -> None:
        self.table = table
        self.me = me
        others = table.others_from(me)
        #: Whoever has chosen himself as well comes last.
        self.waiting: list[Seat] = others if chosen is None else [seat for seat in [*others, me] if seat in chosen]

    def next(self) -> Seat | None:
        self.waiting = [seat for seat in self.waiting if self.table.alive(seat)]
        if not self.waiting:
            self.table.hold(-1)
            return None
        seat = self.waiting.pop(0)
        self.table.hold(self.me if self.waiting else -1)
        return seat
