"""Taking railcars from the train (BANG-513 to BANG-528)."""

from __future__ import annotations

from typing import Final

from sagebrush.core.options import Option, WhyNot
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find, picks
from sagebrush.games.bang.expansions.great_train_robbery.options import (
    LAY_BEFORE,
    LayRailcar,
    PayFor,
    PayStation,
    TakeFreely,
    TakeRailcar,
)
from sagebrush.games.bang.expansions.great_train_robbery.railcar import places_for
from sagebrush.games.bang.expansions.great_train_robbery.stations import BENNY_BRAWLER, STATIONS, Price
from sagebrush.games.bang.expansions.great_train_robbery.train import TAKEN, put_under, take_railcar, train_of
from sagebrush.games.bang.flow.any_time import escapes
from sagebrush.games.bang.flow.discarding import discard_freely, give_up_in_play
from sagebrush.games.bang.flow.harm import lose_life
from sagebrush.games.bang.flow.settle import settle
from sagebrush.games.bang.moments import Aim
from sagebrush.games.bang.options import DECLINE, Decline
from sagebrush.games.bang.table import BangTable

#: The character who takes his railcar for nothing.
SANCHO: Final = "sancho"


def may_take(table: BangTable, me: Seat) -> bool:
    """BANG-513, BANG-593: once in his turn; Benny Brawler as often as he can pay.

    BANG-X233: where another one makes him play, that is nobody's railcar of the turn.
    """
    return not table.has_turn(me) or TAKEN not in table.used or has_ability(table, me, BENNY_BRAWLER)


def could_take(table: BangTable, me: Seat) -> bool:
    """As far as everybody can see: whether there is a railcar for the player, and something to pay for it with."""
    train = train_of(table)
    if not may_take(table, me):
        return False
    if has_ability(table, me, SANCHO):
        return bool(train.railcars)
    return bool(train.pairs()) and (table.has_cards(me) or table.life[me] > 1)


def has_ability(table: BangTable, seat: Seat, name: str) -> bool:
    """Whether the player has the ability of this character now, his own or a copied one."""
    return any(trait.id == name for trait in table.in_force(seat))


def railcars_to_take(table: BangTable, me: Seat) -> list[PayFor | TakeFreely]:
    """What the player can pay for; the locomotive never (BANG-519)."""
    train = train_of(table)
    found: list[PayFor | TakeFreely] = []
    for station, card in train.pairs():
        if STATIONS[station].payable(table, me):
            found.append(PayFor(station, card.id))
    if has_ability(table, me, SANCHO):
        # BANG-602, BANG-603: any railcar of the train for nothing, as his railcar of the turn.
        found += [TakeFreely(card.id) for card in train.railcars]
    return found


def could_pay_after(table: BangTable, me: Seat, ahead: int) -> bool:
    """Whether there is a railcar for the player once the train has moved so far ahead."""
    train = train_of(table)
    if any(STATIONS[station].payable(table, me) for station, _ in train.pairs(ahead)):
        return True
    return bool(train.railcars) and has_ability(table, me, SANCHO)


def why_not_taken(table: BangTable, me: Seat) -> list[WhyNot]:
    """For each station at which the player gets nothing now."""
    train = train_of(table)
    under = {station for station, _ in train.pairs()}
    found: list[WhyNot] = []
    for station in train.stations:
        if station not in under:
            found.append(WhyNot(station, "bang-why-no-railcar-here", "BANG-510"))
        elif not may_take(table, me):
            found.append(WhyNot(station, "bang-why-railcar-taken", "BANG-513"))
        elif not STATIONS[station].payable(table, me):
            found.append(WhyNot(station, *STATIONS[station].refusal()))
    return found


async def choose_railcar(table: BangTable, me: Seat, *, must: bool) -> None:
    """BANG-521, BANG-530: the player takes a railcar; where he need not, he may decline."""
    options: list[Option] = [*railcars_to_take(table, me)]
    if not must:
        options.append(DECLINE)
    if options:
        answer = await table.ask(me, TakeRailcar(must), tuple(options))
        if not isinstance(answer, Decline):
            await rob(table, me, answer)


async def rob(table: BangTable, me: Seat, option: Option) -> None:
    """Pay, take, and put it into play."""
    train = train_of(table)
    if isinstance(option, PayFor):
        card = find(train.railcars, option.card)
        if not await pay(table, me, option.station):
            return
        take_railcar(table, me, card, option.station, counts=table.has_turn(me))
    else:
        assert isinstance(option, TakeFreely)
        card = find(train.railcars, option.card)
        take_railcar(table, me, card, None, counts=table.has_turn(me))
    await put_into_play(table, me, card)
    await settle(table)


async def pay(table: BangTable, me: Seat, station: str) -> bool:
    """BANG-515: from hand or play, one card after the other, or a life (BANG-567)."""
    price = STATIONS[station]
    if not price.cards:
        return await lose_life(table, me, 1, station, None)
    for left in range(price.cards, 0, -1):
        card = await choose_payment(table, me, price, station, left)
        if card in table.hands[me]:
            discard_freely(table, me, card, station, shown=True)
        else:
            give_up_in_play(table, me, card, station)
    return True


async def choose_payment(table: BangTable, me: Seat, price: Price, station: str, left: int) -> Card:
    """Only an empty hand settles for all to see what is paid with."""
    cards = price.payment(table, me)
    if len(cards) == 1 and not table.hands[me]:
        return cards[0]
    return find(cards, (await table.ask(me, PayStation(station, left), picks(cards))).card)


async def put_into_play(table: BangTable, me: Seat, card: Card, places: list[Seat] | None = None) -> None:
    """BANG-524: in front of the player, unless the railcar goes in front of one of his choice."""
    rule = card.rule
    seats = places_for(card, table, me) if places is None else places
    owner = seats[0]
    if len(seats) > 1:
        owner = (await table.ask(me, LayRailcar(card.id), tuple([LAY_BEFORE[seat] for seat in seats]))).seat
    # BANG-735: a railcar that is put in front of another player can be escaped like a blue card.
    if await escapes(table, Aim(me, owner, card, card.name), rule):
        table.cancel_card(owner, card, card.name, me)
        put_under(table, card)
        return
    table.bring_into_play(me, owner, card)
    await rule.placed(table, me, card, owner)
