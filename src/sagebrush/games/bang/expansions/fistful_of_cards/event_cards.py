"""The event cards of A Fistful of Cards, but for those that are about shooting."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find, picks
from sagebrush.games.bang.event_deck import EventCard, deck_of, spend
from sagebrush.games.bang.expansions.fistful_of_cards.events import CardObliges, ColourGuessed
from sagebrush.games.bang.expansions.fistful_of_cards.options import (
    BE_A_BLOOD_BROTHER,
    BLACK,
    DRINK,
    DRINK_OR_DRAW,
    GUESS_COLOUR,
    RED,
    TRADE_IN,
    Drink,
    GiveLife,
    TradeCards,
    TradeIn,
)
from sagebrush.games.bang.flow.checks import check_hearts
from sagebrush.games.bang.flow.drawn import tell_drawn
from sagebrush.games.bang.flow.harm import lose_life
from sagebrush.games.bang.flow.settle import settle
from sagebrush.games.bang.options import DECLINE, FROM_DECK, Pick, Play, PlayAs
from sagebrush.games.bang.round_events import DECK
from sagebrush.games.bang.state import DISCARD
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Reason

# -------------------------------------------------------------------- distances and cards in play


class Ambush(EventCard):
    def places_between(self, table: BangTable, me: Seat, places: int) -> int:
        """Everybody is everybody's neighbour; what modifies distances still does (BANG-700)."""
        return 1


class TheJudge(EventCard):
    def forbids_placing(self, table: BangTable, me: Seat, player: Seat, card: Card) -> Reason | None:
        """No card comes to lie in front of anybody; those that lie there keep working (BANG-704)."""
        return ("bang-why-the-judge", "BANG-704")


class Lasso(EventCard):
    def silences_cards(self, table: BangTable, me: Seat, owner: Seat) -> Reason | None:
        """Cards in play have no effect, but may be played (BANG-699)."""
        return ("bang-why-lasso", "BANG-699")


# -------------------------------------------------------------------- whose turn it is


class DeadMan(EventCard):
    def returns(self, table: BangTable, me: Seat, seat: Seat) -> int | None:
        """Of those who are out the first comes back in his turn, whenever that was, and nobody else (BANG-693, X60)."""
        out = [other for other in table.fallen if not table.alive(other)]
        return 2 if not deck_of(table, DECK).spent and out[:1] == [seat] else None

    async def returned(self, table: BangTable, me: Seat, seat: Seat) -> None:
        """With two cards."""
        spend(table, DECK)
        table.draw(seat, 2)


class Vendetta(EventCard):
    async def turn_ends(self, table: BangTable, me: Seat) -> None:
        """Hearts on a check give another turn, once; a turn that was lost has no end to check at (BANG-X61)."""
        once = not (table.extra_turn or table.again)
        if table.phase == DISCARD and once and await check_hearts(table, me, self.id):
            table.grant_turn()


# -------------------------------------------------------------------- at the start of a turn


class BloodBrothers(EventCard):
    async def turn_starts(self, table: BangTable, me: Seat) -> None:
        """A life, but never the last one, for a life of another player in play (BANG-702, BANG-X62)."""
        hurt = [seat for seat in table.others_from(me) if table.life[seat] < table.max_life[seat]]
        brothers = [GiveLife(seat) for seat in hurt if not table.ghosts[seat]]
        if table.life[me] <= 1 or not brothers:
            return
        answer = await table.ask(me, BE_A_BLOOD_BROTHER, (*brothers, DECLINE))
        if isinstance(answer, GiveLife) and await lose_life(table, me, 1, self.id, None):
            table.gain_life(answer.seat, 1, self.id, me)


# -------------------------------------------------------------------- phase 1


class HardLiquor(EventCard):
    async def leaves_out_draw(self, table: BangTable, me: Seat) -> bool:
        """A life instead of the whole of phase 1: no cards, no ability, no Map (BANG-X63)."""
        if table.life[me] >= table.max_life[me] or table.ghosts[me]:
            return False
        if not isinstance(await table.ask(me, DRINK_OR_DRAW, (FROM_DECK, DRINK)), Drink):
            return False
        table.gain_life(me, 1, self.id, me)
        return True


class AbandonedMine(EventCard):
    def digs(self, table: BangTable, me: Seat) -> bool:
        """Cards are drawn from the discard pile and discarded onto the deck (BANG-694 to BANG-697)."""
        return True

    def watches_pile(self, table: BangTable, me: Seat) -> bool:
        return True


class Peyote(EventCard):
    async def draw_phase(self, table: BangTable, me: Seat, count: int) -> bool:
        """As long as the player guesses the colour of the next card, he takes it (BANG-X64)."""
        drawn: list[Card] = []
        while await self._guess(table, me, drawn):
            pass
        tell_drawn(table, me, drawn)
        return True

    async def _guess(self, table: BangTable, me: Seat, drawn: list[Card]) -> bool:
        if not table.deck and not table.pile:
            return False
        colour = (await table.ask(me, GUESS_COLOUR, (RED, BLACK))).colour
        cards = table.turn_up(1)
        if not cards:
            return False
        card = cards[0]
        right = colour == colour_of(table, card)
        table.emit(ColourGuessed(me, colour, card.id, right))
        if right:
            table.pick(me, card)
            drawn.append(card)
        else:
            table.discard_from_middle(me, card, self.id)
        return right


def colour_of(table: BangTable, card: Card) -> str:
    return RED.colour if table.suit(card) in ("hearts", "diamonds") else BLACK.colour


class LawOfTheWest(EventCard):
    def drawn(self, table: BangTable, me: Seat, cards: list[Card]) -> None:
        """The second card is shown, before anything else is done with it (BANG-X65)."""
        if len(cards) > 1:
            table.show(me, cards[1])
            table.remember(cards[1].id, CardObliges(me, cards[1].id))

    def must_go_on(self, table: BangTable, me: Seat, options: list[Option]) -> bool:
        """And must be played if it can be, though by nobody against himself (BANG-698, BANG-X65)."""
        obliging = [name for name in table.used if all(card.id != name for card in table.played)]
        plays = [option for option in options if isinstance(option, Play | PlayAs) and option.card in obliging]
        return any(option.target != me for option in plays)


class Ranch(EventCard):
    async def after_draw(self, table: BangTable, me: Seat) -> None:
        """Once, any number of cards are discarded and as many drawn (BANG-X66)."""
        traded = 0
        while hand := table.hands[me]:
            options: tuple[Pick | TradeIn, ...] = (*picks(hand), TRADE_IN)
            answer = await table.ask(me, TradeCards(traded), options)
            if isinstance(answer, TradeIn):
                break
            table.discard(me, find(hand, answer.card), self.id, None)
            traded += 1
        table.draw(me, traded)
        await settle(table)
