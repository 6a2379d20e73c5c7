"""The brown cards of the Valley of Shadows that are played in one's turn and are more than their symbols."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from sagebrush.core.options import Option, Question
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find, ids, picks
from sagebrush.games.bang.events import Unaffected
from sagebrush.games.bang.expansions.base.cards import Bang
from sagebrush.games.bang.expansions.valley_of_shadows.options import (
    LOSE_LIFE,
    SHOOT_AT,
    ChooseBang,
    LoseLife,
    PassLeft,
    PayBandidos,
    PutDown,
    SecondTarget,
)
from sagebrush.games.bang.flow.any_time import at_any_time, use_any_time
from sagebrush.games.bang.flow.discarding import discard_freely
from sagebrush.games.bang.flow.harm import lose_life
from sagebrush.games.bang.flow.playing import pay_cards, play_card
from sagebrush.games.bang.flow.settle import note_use, settle
from sagebrush.games.bang.flow.shot import fire
from sagebrush.games.bang.flow.targets import Targets, sparing
from sagebrush.games.bang.moments import Shot
from sagebrush.games.bang.options import Pick, PickFromStore
from sagebrush.games.bang.rows import CardRow
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Reason

#: Bandidos: the cards that buy off the loss of a life.
RANSOM = 2
#: Poker: the cards that the winner takes, and the rank that leaves him none.
STAKES = 2
ACE = 14
#: Tornado: the cards that everybody passes on.
BLOWN = 2


class Bandidos(CardRule):
    """Every other player discards two cards, or the only one, or loses a life, as he chooses (BANG-647, BANG-733)."""

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        others = Targets(table, me)
        while (seat := others.next()) is not None:
            table.note_attack(me, seat)
            if not table.affects(me, seat, (card,)):
                table.emit(Unaffected(seat, self.id))
            elif not await pay_bandidos(table, seat, self.id, me):
                await lose_life(table, seat, 1, self.id, me)


async def pay_bandidos(table: BangTable, seat: Seat, by: str, opponent: Seat) -> bool:
    """Whether the player discards cards for his life. Only an empty hand settles it for all to see."""
    while table.hands[seat]:
        hand = table.usable(seat)
        count = min(RANSOM, len(hand))
        options: list[Option] = [*picks(hand)]
        for trait in table.own("may_answer", seat):
            trait.may_answer(table, seat, options)
        options.append(LOSE_LIFE)
        answer = await table.ask(seat, PayBandidos(opponent, count), tuple(options))
        if isinstance(answer, Pick):
            discard_freely(table, seat, find(hand, answer.card), by, shown=True)
            note_use(table, seat)
            await pay_cards(table, seat, count - 1, by, freely=True)
            await settle(table, [seat])
            return True
        if isinstance(answer, LoseLife):
            return False
        await use_any_time(table, seat, answer)
    return False


class AimedBang(Bang):
    """A BANG! card that takes two lives."""

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        assert target is not None
        shot = Shot(me, target, self.id, (card,), True)
        shot.amount = 2
        await fire(table, shot)


AIMED_BANG = AimedBang("bang", CardRow("brown", (), target="reachable"))


class Aim(CardRule):
    """Played together with a BANG! card, which then takes two lives; one Missed! effect still cancels it (BANG-X94)."""

    aimed: ClassVar[bool | None] = True

    def __init__(self, id: str, row: CardRow) -> None:
        super().__init__(id, row)
        self.answered = True
        # BANG-646: it is aimed at the BANG! card that goes with it.
        self.one_target = False

    def targets(self, table: BangTable, me: Seat, card: Card) -> list[Seat]:
        return table.bang_targets(me) if table.bangs_left(me) and bangs(table, me, card) else []

    def refusal(self, table: BangTable, me: Seat, card: Card) -> Reason:
        if not table.bangs_left(me):
            return ("bang-why-bang-limit", "BANG-041")
        for other in table.hands[me]:
            if other is not card and (other.name == "bang" or table.counts_as(me, other, "bang")):
                # It is the BANG! card that may not be played now.
                return table.unplayable(me, other, "bang") or ("bang-why-no-target", "BANG-039")
        return ("bang-why-no-bang-with-it", "BANG-X94")

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        assert target is not None
        cards = bangs(table, me, card)
        bang = cards[0]
        if len(cards) > 1:
            bang = find(cards, (await table.ask(me, ChooseBang(target), picks(cards))).card)
        await play_card(table, me, bang, AIMED_BANG, target)


def bangs(table: BangTable, me: Seat, aim: Card) -> list[Card]:
    """The cards of the hand, besides the Aim, that may be played as BANG! cards."""
    hand = [card for card in table.hands[me] if card is not aim and table.counts_as(me, card, "bang")]
    return [card for card in hand if table.unplayable(me, card, "bang") is None]


class Fanning(CardRule):
    """A BANG! effect on a player in range and on another one at distance 1 from him (BANG-624 to BANG-628)."""

    aimed: ClassVar[bool | None] = True

    def __init__(self, id: str, row: CardRow) -> None:
        super().__init__(id, row)
        self.answered = True
        self.limited = True
        self.one_target = False

    def targets(self, table: BangTable, me: Seat, card: Card) -> list[Seat]:
        """BANG-625: one who has a neighbour, if there is any; BANG-X95: nobody must shoot at himself."""
        reachable = table.in_range(me)
        pairs = [seat for seat in reachable if neighbours(table, me, seat)]
        return pairs if any(seat != me for seat in pairs) else [seat for seat in reachable if seat != me] + pairs

    def refusal(self, table: BangTable, me: Seat, card: Card) -> Reason:
        return ("bang-why-too-far", "BANG-625") if table.bangs_left(me) else ("bang-why-bang-limit", "BANG-624")

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        assert target is not None
        second = await self._second(table, me, target)
        if second is not None:
            # BANG-605, BANG-X232: one of the two may be spared.
            await sparing(table, me, self.id, [seat for seat in (target, second) if seat != me])
        # BANG-107: until the last target the card is not resolved.
        table.hold(-1 if second is None else me)
        await self._fire(table, me, card, target, shared=second is not None)
        table.hold(-1)
        if second is not None and table.alive(second):
            await self._fire(table, me, card, second, shared=True)

    async def _fire(self, table: BangTable, me: Seat, card: Card, target: Seat, *, shared: bool) -> None:
        shot = Shot(me, target, self.id, (card,), False)
        shot.shared = shared
        await fire(table, shot)

    async def _second(self, table: BangTable, me: Seat, first: Seat) -> Seat | None:
        seats = neighbours(table, me, first)
        if len(seats) > 1:
            options = tuple([SHOOT_AT[seat] for seat in seats])
            return (await table.ask(table.decider(me), SecondTarget(first), options)).seat
        return seats[0] if seats else None


def neighbours(table: BangTable, me: Seat, first: Seat) -> list[Seat]:
    """BANG-626: whom the first target sees at distance 1, whatever the weapons; never the shooter himself."""
    return [seat for seat in table.within(first, 1) if seat not in (first, me)]


class Poker(CardRule):
    """All others put down a card, all at once; without an ace among them its player takes two (BANG-X96)."""

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        players = [seat for seat in await reached(table, me, card) if seat != me and table.hands[seat]]
        choosing = tuple([seat for seat in players if len(table.hands[seat]) > 1])
        answers = await choose_secretly(table, choosing, PutDown(me), lambda seat: table.hands[seat])
        owners: dict[str, Seat] = {}
        for seat in players:
            put = find(table.hands[seat], answers[seat].card) if seat in choosing else table.hands[seat][0]
            owners[put.id] = seat
            table.note_rob(me, seat)
            table.put_down(seat, put)
        if not any(put.rank == ACE for put in table.middle):
            await take_stakes(table, me)
        for left in table.middle.copy():
            table.discard_from_middle(owners[left.id], left, self.id)


async def take_stakes(table: BangTable, me: Seat) -> None:
    """Two of the cards in the middle, or all of fewer."""
    for left in range(STAKES, 0, -1):
        if not table.middle:
            return
        card = table.middle[0]
        if len(table.middle) > left:
            card = find(table.middle, (await table.ask(me, PickFromStore(ids(table.middle)), picks(table.middle))).card)
        table.pick(me, card)


class Tornado(CardRule):
    """Everybody passes two cards of his hand to the left, all at once (BANG-654, BANG-655)."""

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        players = await reached(table, me, card)
        passed = await choose_blown(table, players)
        # Who passes all he has hides nothing by it.
        among = {seat: table.hands[seat].copy() if len(table.hands[seat]) > BLOWN else [] for seat in players}
        for place, seat in enumerate(players):
            left = players[(place + 1) % len(players)]
            for blown in passed[seat]:
                table.give(seat, left, blown, among[seat])


async def choose_blown(table: BangTable, players: list[Seat]) -> dict[Seat, list[Card]]:
    """What everybody passes: one card after the other, remembered by their places in hands that nobody else can see."""
    places: dict[Seat, list[int]] = {seat: [] for seat in players}
    choosing = tuple([seat for seat in players if len(table.hands[seat]) > BLOWN])
    for left in range(BLOWN, 0, -1):
        answers = await choose_secretly(
            table,
            choosing,
            PassLeft(left),
            lambda seat: [card for at, card in enumerate(table.hands[seat]) if at not in places[seat]],
        )
        for seat in choosing:
            places[seat].append(table.hands[seat].index(find(table.hands[seat], answers[seat].card)))
    return {
        seat: [table.hands[seat][at] for at in places[seat]] if seat in choosing else table.hands[seat].copy()
        for seat in players
    }


async def choose_secretly(
    table: BangTable, seats: tuple[Seat, ...], question: Question, cards: Callable[[Seat], list[Card]]
) -> dict[Seat, Pick]:
    """All at once, each one of their cards; nobody is asked where nobody has a choice."""
    return await table.ask_together(seats, question, lambda seat: picks(cards(seat))) if seats else {}


async def reached(table: BangTable, me: Seat, card: Card) -> list[Seat]:
    """Everybody whom the card affects, its player first; before it takes theirs they may use what works at any time."""
    players: list[Seat] = []
    for seat in table.clockwise_from(me):
        if not table.affects(me, seat, (card,)):
            table.emit(Unaffected(seat, card.name))
            continue
        if seat != me:
            await at_any_time(table, seat, card.name)
        players.append(seat)
    return players


RULES: dict[str, type[CardRule]] = {
    "bandidos": Bandidos,
    "aim": Aim,
    "fanning": Fanning,
    "poker": Poker,
    "tornado": Tornado,
}
