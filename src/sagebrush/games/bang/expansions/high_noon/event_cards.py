"""The event cards of High Noon. Each is a rule of the whole table while it is in force."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find, picks
from sagebrush.games.bang.event_deck import EventCard
from sagebrush.games.bang.expansions.high_noon.options import DiscardInPlay
from sagebrush.games.bang.flow.harm import lose_life
from sagebrush.games.bang.flow.killing import leave
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Reason

# -------------------------------------------------------------------- once, when they come into play


class TheDaltons(EventCard):
    async def comes_into_play(self, table: BangTable) -> None:
        """Everybody with blue cards in play discards one of them, the Sheriff first (BANG-X58)."""
        for seat in table.clockwise_from(table.first):
            blue = [card for card in table.fronts[seat] if card.rule.is_blue]
            if not blue:
                continue
            card = blue[0]
            if len(blue) > 1:
                card = find(blue, (await table.ask(seat, DiscardInPlay(self.id), picks(blue))).card)
            table.discard_from_play(seat, card, self.id, None)


class TheDoctor(EventCard):
    async def comes_into_play(self, table: BangTable) -> None:
        """Whoever has the fewest lives regains one, all of them if there are several (BANG-X58)."""
        mortals = [seat for seat in table.clockwise_from(table.first) if not table.ghosts[seat]]
        fewest = min([table.life[seat] for seat in mortals], default=0)
        for seat in mortals:
            if table.life[seat] == fewest:
                table.gain_life(seat, 1, self.id, seat)


# -------------------------------------------------------------------- the whole round


class Blessing(EventCard):
    def suit_of(self, table: BangTable, me: Seat, card: Card, suit: str) -> str:
        """All cards are hearts (BANG-667)."""
        return "hearts"


class Curse(EventCard):
    def suit_of(self, table: BangTable, me: Seat, card: Card, suit: str) -> str:
        """All cards are spades (BANG-667)."""
        return "spades"


class GoldRush(EventCard):
    def direction(self, table: BangTable, me: Seat, step: int) -> int:
        """Turns go the other way round from the Sheriff on; effects of cards go clockwise as ever (BANG-667)."""
        return -step


class TheReverend(EventCard):
    def forbids_playing(self, table: BangTable, me: Seat, player: Seat, card: Card, name: str) -> Reason | None:
        """Nobody plays a Beer, not even against the last hit (BANG-X50)."""
        return ("bang-why-the-reverend", "BANG-X50") if name == "beer" else None


class TrainArrival(EventCard):
    def draw_count(self, table: BangTable, me: Seat, count: int) -> int:
        """One card more than usual (BANG-684)."""
        return count + 1


class Thirst(EventCard):
    def draw_count(self, table: BangTable, me: Seat, count: int) -> int:
        """One card less than usual (BANG-687)."""
        return count - 1


class Hangover(EventCard):
    def silences_abilities(self, table: BangTable, me: Seat, owner: Seat) -> bool:
        """No character has an ability (BANG-X51)."""
        return True

    def goes(self, table: BangTable) -> None:
        """BANG-237: what counts is that a hand is empty, not when it became so."""
        for seat in table.living:
            if not table.hands[seat]:
                table.owe(seat, "hand_emptied", seat)


class Sermon(EventCard):
    def forbids_using(self, table: BangTable, me: Seat, player: Seat, card: Card, name: str) -> Reason | None:
        """In one's own turn no BANG! card is used in any way, not even for one's own Duel (BANG-683)."""
        preached = name == "bang" and table.plays_in_turn(player)
        return ("bang-why-sermon", "BANG-683") if preached else None


class Shootout(EventCard):
    def bang_limit(self, table: BangTable, me: Seat, limit: int) -> int:
        """Two BANG! cards a turn, one more than usual (BANG-X53)."""
        return limit + 1


class GhostTown(EventCard):
    def returns(self, table: BangTable, me: Seat, seat: Seat) -> int | None:
        """Eliminated players come back for their turn, without lives (BANG-671)."""
        return 0

    def usual_draw(self, table: BangTable, me: Seat, count: int) -> int:
        """They draw three cards (BANG-672)."""
        return 3 if table.ghosts[me] == self.id else count

    async def turn_over(self, table: BangTable, me: Seat) -> None:
        """And they go out again, of which others profit as of a kill (BANG-682, BANG-X52)."""
        if table.ghosts[me] == self.id:
            await leave(table, me, as_if_killed=True)


# -------------------------------------------------------------------- the last one


class HighNoon(EventCard):
    async def turn_starts(self, table: BangTable, me: Seat) -> None:
        """Everybody loses a life at the start of his turn, before all else (BANG-665, BANG-667)."""
        await lose_life(table, me, 1, self.id, None)
