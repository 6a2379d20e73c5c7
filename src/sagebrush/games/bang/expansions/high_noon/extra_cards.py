"""The two further events from the box of the base game: Handcuffs and New Identity."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import SUITS, Card
from sagebrush.games.bang.event_deck import EventCard
from sagebrush.games.bang.expansions.high_noon.events import CharacterLookedAt, SuitNamed
from sagebrush.games.bang.expansions.high_noon.options import CHANGE_IDENTITY, NAME_SUIT, STAY_ONESELF, ThisSuit
from sagebrush.games.bang.flow.dealing import CAST, settle_in
from sagebrush.games.bang.flow.settle import settle
from sagebrush.games.bang.options import Become
from sagebrush.games.bang.state import DISCARD, PLAY
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Reason

#: New Identity: the lives that one begins anew with.
NEW_LIFE = 2

THESE_SUITS = tuple(ThisSuit(suit) for suit in SUITS.values())


class Handcuffs(EventCard):
    async def after_draw(self, table: BangTable, me: Seat) -> None:
        """At the end of phase 1 the player names a suit (BANG-X54)."""
        suit = (await table.ask(me, NAME_SUIT, THESE_SUITS)).suit
        table.remember(suit, SuitNamed(me, suit))

    def forbids_playing(self, table: BangTable, me: Seat, player: Seat, card: Card, name: str) -> Reason | None:
        """In his turn he plays cards of that suit alone; to discard others, or to use them from play, is no play."""
        if player != table.active or table.phase not in (PLAY, DISCARD) or table.suit(card) in table.used:
            return None
        return ("bang-why-handcuffs", "BANG-X54")


class NewIdentity(EventCard):
    async def turn_starts(self, table: BangTable, me: Seat) -> None:
        """Each may become a character that nobody has, drawn by lot, and begins anew with two lives (BANG-X55)."""
        if not table.box or table.ghosts[me]:
            return
        name = table.chance.pick(table.box)
        table.emit(CharacterLookedAt(me, name))
        answer = await table.ask(me, CHANGE_IDENTITY, (Become(name), STAY_ONESELF))
        if isinstance(answer, Become):
            table.switch_character(me, CAST[name], 1 if table.roles[me] == "sheriff" else 0, NEW_LIFE)
            settle_in(table, me)
            await settle(table)
