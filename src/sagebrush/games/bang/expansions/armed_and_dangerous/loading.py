"""What loads are to the whole table: how they are gained and lost, and what outlasts the card it was paid from."""

from __future__ import annotations

from typing import Final

from sagebrush.core.options import WhyNot
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.expansions.armed_and_dangerous.dangerous import UsedInTurn, usable
from sagebrush.games.bang.expansions.armed_and_dangerous.loads import (
    dangerous,
    give_back,
    rings_for,
    silence_bell,
)
from sagebrush.games.bang.expansions.armed_and_dangerous.paying import may_gain
from sagebrush.games.bang.expansions.armed_and_dangerous.weapons import lose_card
from sagebrush.games.bang.moments import Shot
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Trait

#: Nearer than anything can be far.
FAR: Final = 100


class Loading(Trait):
    """A rule of the whole table."""

    async def card_played(self, table: BangTable, me: Seat, player: Seat, card: Card, rule: CardRule) -> None:
        """A load for a blue card, in front of whomever it was played (BANG-418, BANG-419); none for an orange one."""
        if rings_for(table, player):
            # BANG-453: it was for this card.
            silence_bell(table, player)
        if card.border == "blue" and rule.id == card.name:
            await may_gain(table, player, card)

    async def excess_discarded(self, table: BangTable, me: Seat, player: Seat, card: Card) -> None:
        """A load for each card too many in phase 3 (BANG-420, BANG-421); not everybody may know which it was."""
        await may_gain(table, player, None)

    def explains(self, table: BangTable, me: Seat) -> list[WhyNot]:
        """For each dangerous card of the player that he could use now, if there were loads enough on it (BANG-416)."""
        if table.silenced(me):
            return []
        mine = [card for card in dangerous(table, me) if isinstance(card.rule, UsedInTurn)]
        short = [card for card in mine if usable(table, me, card.rule) is None]
        return [WhyNot(card.id, "bang-why-too-few-loads", "BANG-416") for card in short]

    def closer(self, table: BangTable, me: Seat) -> int:
        """Who has rung the Bell Tower sees everybody at distance 1, Mustang or not (BANG-454)."""
        return FAR if rings_for(table, me) else 0

    def bang_limit(self, table: BangTable, me: Seat, limit: int) -> int:
        """One more for who has paid for it with a Bandolier (BANG-444)."""
        return limit + table.used.count("bandolier") if table.has_turn(me) else limit

    async def shot_cancelled(self, table: BangTable, me: Seat, shot: Shot) -> None:
        """What was paid for with a Buntline Special holds, even if that was its last load (BANG-477)."""
        if "buntline_special" in shot.paid and shot.shooter is not None:
            await lose_card(table, shot.target, shot.shooter)

    def went_out(self, table: BangTable, me: Seat, seat: Seat) -> None:
        """The loads on the character of who is out of the game go back to the supply (BANG-X160)."""
        give_back(table, seat, None)


LOADING: Final = Loading("loading")
