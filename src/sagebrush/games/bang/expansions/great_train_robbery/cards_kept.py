"""The cards of The Great Train Robbery that answer a shot, and those that stay in play."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import find, picks
from sagebrush.games.bang.expansions.great_train_robbery.options import DISCARD_BY_MAP
from sagebrush.games.bang.flow.checks import draw_check
from sagebrush.games.bang.moments import Shot
from sagebrush.games.bang.options import DECLINE, Pick
from sagebrush.games.bang.rules import BOOK, CardRule
from sagebrush.games.bang.symbols import Misses, Weapon
from sagebrush.games.bang.table import BangTable

#: Map: the cards of the deck that are looked at.
LOOKED_AT = 2


class Cactus(Misses):
    """A Missed! effect, and a life on hearts or diamonds on a check (BANG-X185)."""

    async def missed(self, table: BangTable, me: Seat, shot: Shot) -> None:
        turned = await draw_check(table, me, self.id)
        if turned is not None and table.suit(turned) in ("hearts", "diamonds"):
            table.gain_life(me, 1, self.id, me)


class Evaded(Misses):
    """A Missed! effect; whoever it saves takes the card that was used against him (BANG-568, BANG-569, BANG-X195)."""

    async def cancelled(self, table: BangTable, me: Seat, shot: Shot) -> None:
        if shot.is_bang or shot.by in BOOK:
            for card in shot.cards:
                if card in table.pile:
                    table.fetch_from_pile(me, card)


class Dragoon(Weapon):
    """A weapon of range 2, and one BANG! card more in a turn (BANG-X196)."""

    def bang_limit(self, table: BangTable, me: Seat, limit: int) -> int:
        return limit + 1


class Map(CardRule):
    async def before_draw(self, table: BangTable, me: Seat) -> None:
        """Its owner looks at the two top cards of the deck and may discard one of them (BANG-570, BANG-571)."""
        seen = table.look(me, LOOKED_AT)
        if not seen:
            return
        answer = await table.ask(me, DISCARD_BY_MAP, (*picks(seen), DECLINE))
        if isinstance(answer, Pick):
            table.discard_seen(me, find(seen, answer.card), self.id)


class Refund(CardRule):
    async def card_gone(self, table: BangTable, me: Seat, robber: Seat) -> None:
        """A card for each one that another player has taken or discarded (BANG-574, BANG-575, BANG-750)."""
        table.draw(me, 1)


class Strongbox(CardRule):
    async def turn_ends(self, table: BangTable, me: Seat) -> None:
        """A card at the end of the turn, too late to be played in it; also after a turn lost (BANG-584, BANG-585)."""
        table.draw(me, 1)


RULES: dict[str, type[CardRule]] = {
    "cactus": Cactus,
    "evaded": Evaded,
    "dragoon": Dragoon,
    "map": Map,
    "refund": Refund,
    "strongbox": Strongbox,
}
