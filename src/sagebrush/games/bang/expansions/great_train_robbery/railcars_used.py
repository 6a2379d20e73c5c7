"""The railcars that are discarded for their effect."""

from __future__ import annotations

from typing import ClassVar

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find, ids, picks
from sagebrush.games.bang.events import Unaffected
from sagebrush.games.bang.expansions.great_train_robbery.options import (
    DISCARD_RAILCAR,
    GIVE_TO,
    MAIL_TO,
    GiveUpInPlay,
    KeepRailcar,
    MailCard,
    UseAs,
)
from sagebrush.games.bang.expansions.great_train_robbery.railcar import OneUse, Railcar, places_for
from sagebrush.games.bang.expansions.great_train_robbery.robbing import put_into_play
from sagebrush.games.bang.expansions.great_train_robbery.train import draw_railcars, train_of
from sagebrush.games.bang.flow.any_time import at_any_time
from sagebrush.games.bang.flow.discarding import discard_freely
from sagebrush.games.bang.flow.killing import discard_all
from sagebrush.games.bang.flow.settle import settle
from sagebrush.games.bang.flow.shot import fire
from sagebrush.games.bang.flow.targets import Targets
from sagebrush.games.bang.moments import Shot
from sagebrush.games.bang.options import Pick, PickFromStore, UseCard
from sagebrush.games.bang.rules import BOOK
from sagebrush.games.bang.state import DISCARD
from sagebrush.games.bang.symbols import choose_their_card
from sagebrush.games.bang.table import BangTable

#: Cattle Truck: the cards of the discard pile that are looked at.
LOOKED_AT = 3
#: Lounge Car: the railcars that are drawn.
DRAWN = 2


class BaggageCar(Railcar):
    """Discarded as a Missed!, a Panic!, a Cat Balou or a BANG! outside the limit (BANG-542, BANG-X191)."""

    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        card = table.in_play(me, self.id)
        if card is None:
            return
        if table.unusable(me, card, "bang") is None:
            options += [UseAs(card.id, "bang", seat) for seat in table.bang_targets(me)]
        for name in ("panic", "cat_balou"):
            seats = BOOK[name].targets(table, me, card)
            options += [UseAs(card.id, name, seat) for seat in seats if table.unusable(me, card, name) is None]

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        assert isinstance(option, UseAs)
        card = self._use_up(table, me, option.target)
        if option.name == "bang":
            await fire(table, Shot(me, option.target, "bang", (card,), True))
            return
        if option.target != me:
            await at_any_time(table, option.target, option.name)
        await BOOK[option.name].effect(table, me, card, option.target)

    def may_defend(self, table: BangTable, me: Seat, shot: Shot, options: list[Option]) -> None:
        card = table.in_play(me, self.id)
        if card is not None:
            options.append(card.answer_in_play)

    async def defend(self, table: BangTable, me: Seat, shot: Shot, option: Option) -> None:
        self._use_up(table, me, None)
        shot.missed += 1

    def may_discard_bang(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        card = table.in_play(me, self.id)
        if card is not None and table.unusable(me, card, "bang") is None:
            options.append(card.answer_in_play)

    async def discard_as_bang(self, table: BangTable, me: Seat, option: Option) -> None:
        self._use_up(table, me, None)

    def _use_up(self, table: BangTable, me: Seat, target: Seat | None) -> Card:
        card = table.in_play(me, self.id)
        assert card is not None
        table.use_up(me, card, target)
        return card


class CattleTruck(OneUse):
    """One of the three top cards of the discard pile (BANG-X192)."""

    def watches_pile(self, table: BangTable, me: Seat) -> bool:
        return True

    def playable(self, table: BangTable, me: Seat, card: Card) -> bool:
        return bool(table.pile)

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        cards = table.pile[-LOOKED_AT:]
        taken = cards[0]
        if len(cards) > 1:
            taken = find(cards, (await table.ask(me, PickFromStore(ids(cards)), picks(cards))).card)
        table.fetch_from_pile(me, taken)


class CircusWagon(OneUse):
    """Every other player discards a card that he has in play, from the left on (BANG-550)."""

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        others = Targets(table, me)
        while (seat := others.next()) is not None:
            if not table.affects(me, seat, (card,)):
                table.emit(Unaffected(seat, self.id))
            elif table.fronts[seat]:
                await self._give_up(table, me, seat)

    async def _give_up(self, table: BangTable, me: Seat, seat: Seat) -> None:
        """BANG-750: the wagon takes it, though its owner says which."""
        cards = table.fronts[seat]
        table.note_rob(me, seat)
        lost = cards[0]
        if len(cards) > 1:
            lost = find(cards, (await table.ask(seat, GiveUpInPlay(self.id), picks(cards))).card)
        table.discard_from_play(seat, lost, self.id, me)
        await settle(table, [seat])


class CoalHopper(OneUse):
    """A card from the deck, and one railcar in play is discarded (BANG-X193)."""

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        table.draw(me, self.draws)
        owners = {other.id: seat for seat in table.clockwise_from(me) for other in railcars_of(table, seat)}
        cards = [other for seat in table.clockwise_from(me) for other in railcars_of(table, seat)]
        if not cards:
            return
        lost = cards[0]
        if len(cards) > 1:
            lost = find(cards, (await table.ask(me, DISCARD_RAILCAR, picks(cards))).card)
        owner = owners[lost.id]
        if owner != me:
            table.note_rob(me, owner)
        table.discard_from_play(owner, lost, self.id, me)


def railcars_of(table: BangTable, seat: Seat) -> list[Card]:
    return [card for card in table.fronts[seat] if isinstance(card.rule, Railcar)]


class ExpressCar(OneUse):
    """The turn ends at once, the hand is discarded, and another turn follows; never after such a one (BANG-551)."""

    def playable(self, table: BangTable, me: Seat, card: Card) -> bool:
        return not table.extra_turn

    def ends_turn(self, table: BangTable, me: Seat, option: Option) -> bool:
        return isinstance(option, UseCard) and find(table.fronts[me], option.card).name == self.id

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        hand = table.hands[me].copy()
        if table.burying:
            for each in hand:
                discard_freely(table, me, each, self.id, shown=False)
        else:
            await discard_all(table, me, hand, self.id, None)
        table.grant_turn()
        table.enter(DISCARD)


class LoungeCar(OneUse):
    """Two railcars from the deck: one in front of oneself, one in front of another player (BANG-553, BANG-554)."""

    def playable(self, table: BangTable, me: Seat, card: Card) -> bool:
        return bool(train_of(table).deck)

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        cards = draw_railcars(table, me, DRAWN)
        mine = [each for each in cards if me in places_for(each, table, me)]
        theirs = [each for each in cards if _others_for(table, me, each)]
        if len(cards) > 1:
            # BANG-553: where one of them can only go to one side, nothing is left to choose.
            mine = [each for each in mine if any(other is not each for other in theirs)]
        kept = mine[0] if mine else None
        if len(mine) > 1:
            kept = find(mine, (await table.ask(me, KeepRailcar(ids(cards)), picks(mine))).card)
        for each in cards:
            await put_into_play(table, me, each, [me] if each is kept else _others_for(table, me, each))


def _others_for(table: BangTable, me: Seat, card: Card) -> list[Seat]:
    """The other players in front of whom this railcar may go: a Ghost Car never the Sheriff, but the eliminated."""
    if card.rule.haunts:
        return [seat for seat in places_for(card, table, me) if seat != me]
    return table.others_from(me)


class MailCar(OneUse):
    """Three cards from the deck, one of them for another player of one's choice (BANG-739)."""

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        drawn = table.draw(me, self.draws)
        if not drawn:
            return
        others = table.others_from(me)
        to = others[0]
        if len(others) > 1:
            to = (await table.ask(me, MAIL_TO, tuple([GIVE_TO[seat] for seat in others]))).seat
        gift = drawn[0]
        if len(drawn) > 1:
            gift = find(drawn, (await table.ask(me, MailCard(to), picks(drawn))).card)
        table.give(me, to, gift, drawn)
        table.note_help(me, to)


class PassengerCar(OneUse):
    """A card of another player, however far away: a random one of the hand or one in play (BANG-X194)."""

    aimed: ClassVar[bool | None] = True

    def targets(self, table: BangTable, me: Seat, card: Card) -> list[Seat]:
        return [seat for seat in super().targets(table, me, card) if table.has_cards(seat)]

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        assert target is not None
        choice = await choose_their_card(table, me, target, self.id, (card,))
        if isinstance(choice, Pick):
            table.take_from_play(me, target, find(table.fronts[target], choice.card), self.id)
        elif choice is not None:
            table.take_from_hand(me, target, self.id)


RAILCARS: dict[str, type[Railcar]] = {
    "baggage_car": BaggageCar,
    "cattle_truck": CattleTruck,
    "circus_wagon": CircusWagon,
    "coal_hopper": CoalHopper,
    "express_car": ExpressCar,
    "lounge_car": LoungeCar,
    "mail_car": MailCar,
    "passenger_car": PassengerCar,
}
