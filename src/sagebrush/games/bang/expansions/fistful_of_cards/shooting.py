"""The event cards of A Fistful of Cards that are about shooting."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find, picks
from sagebrush.games.bang.event_deck import EventCard
from sagebrush.games.bang.events import Unaffected
from sagebrush.games.bang.expansions.fistful_of_cards.events import CardShotAt
from sagebrush.games.bang.expansions.fistful_of_cards.options import LET_IT_GO, LetItGo, SaveCard, ShootAtCard, Snipe
from sagebrush.games.bang.flow.shot import answer_shot, cancel, defences, fire
from sagebrush.games.bang.moments import Shot
from sagebrush.games.bang.options import PayCard
from sagebrush.games.bang.table import BangTable


class Sniper(EventCard):
    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        if len(bangs(table, me)) >= 2:
            options += [Snipe(seat) for seat in table.in_range(me)]

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        """Two BANG! cards for a shot that only two Missed! effects cancel, as often as one likes (BANG-691, 692)."""
        assert isinstance(option, Snipe)
        cards = [await spend_bang(table, me, self.id, 2), await spend_bang(table, me, self.id, 1)]
        shot = Shot(me, option.target, self.id, tuple(cards), False)
        shot.needed = 2
        await fire(table, shot)


class Ricochet(EventCard):
    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        if bangs(table, me):
            for owner in table.clockwise_from(me):
                options += [ShootAtCard(owner, card.id) for card in table.fronts[owner]]

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        """A BANG! card against any card in play, as often as one likes and however far away (BANG-701)."""
        assert isinstance(option, ShootAtCard)
        owner = option.owner
        card = find(table.fronts[owner], option.card)
        shot = Shot(me, owner, self.id, (await spend_bang(table, me, self.id, 1),), False)
        table.note_attack(me, owner)
        table.emit(CardShotAt(me, owner, card.id))
        if not table.affects(me, owner, shot.cards):
            table.emit(Unaffected(owner, self.id))
            return
        await save_card(table, shot, card)
        if shot.cancelled:
            await cancel(table, shot)
        elif card in table.fronts[owner]:
            # BANG-615: it might have been saved, so it is not one of the cards that Henry Block minds.
            table.note_card_gone(owner, me)
            table.discard_from_play(owner, card, self.id, me)


async def save_card(table: BangTable, shot: Shot, card: Card) -> None:
    """Its owner may cancel the shot as if it were aimed at himself."""
    owner = shot.target
    while not shot.cancelled and shot.target == owner:
        options = defences(table, shot)
        if not options and not table.hands[owner]:
            return
        assert shot.shooter is not None
        answer = await table.ask(owner, SaveCard(shot.shooter, card.id), (*options, LET_IT_GO))
        if isinstance(answer, LetItGo):
            return
        await answer_shot(table, shot, answer)


def bangs(table: BangTable, seat: Seat) -> list[Card]:
    """The cards in this hand that may be used as BANG! cards."""
    found = [card for card in table.hands[seat] if table.counts_as(seat, card, "bang")]
    return [card for card in found if table.unusable(seat, card, "bang") is None]


async def spend_bang(table: BangTable, seat: Seat, by: str, left: int) -> Card:
    """One of them is discarded; the player chooses which."""
    cards = bangs(table, seat)
    card = cards[0]
    if len(cards) > left:
        card = find(cards, (await table.ask(seat, PayCard(by, left), picks(cards))).card)
    table.discard(seat, card, by, None)
    return card


class RussianRoulette(EventCard):
    async def comes_into_play(self, table: BangTable) -> None:
        """Round the table from the Sheriff on, until somebody has no Missed! effect and loses two lives (BANG-703)."""
        seat = table.clockwise_from(table.first)[0]
        while True:
            shot = Shot(None, seat, self.id, (), False)
            shot.amount = 2
            await fire(table, shot)
            if not shot.cancelled:
                return
            seat = table.left_of(seat)


class AFistfulOfCards(EventCard):
    async def turn_starts(self, table: BangTable, me: Seat) -> None:
        """A shot at oneself for each card in hand when the turn begins (BANG-690, BANG-X68)."""
        for _ in range(len(table.hands[me])):
            if table.alive(me):
                await fire(table, Shot(None, me, self.id, (), False))
