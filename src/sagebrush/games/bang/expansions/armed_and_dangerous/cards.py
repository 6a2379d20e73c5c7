"""The brown cards of Armed & Dangerous, most of which loads strengthen (BANG-433 to BANG-437)."""

from __future__ import annotations

from typing import ClassVar

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card
from sagebrush.games.bang.events import Unaffected
from sagebrush.games.bang.expansions.armed_and_dangerous.dangerous import choose_in_play, owners_of_cards
from sagebrush.games.bang.expansions.armed_and_dangerous.loads import (
    MOST,
    loaded,
    loads_of,
    lying,
    move,
    remove,
    roomy,
    total,
)
from sagebrush.games.bang.expansions.armed_and_dangerous.options import (
    ALSO_AT,
    ENOUGH,
    AlsoAt,
    FurtherTarget,
    StrengthenCard,
    TakeBack,
)
from sagebrush.games.bang.expansions.armed_and_dangerous.paying import mind_empty, offer_payment, pay, place_loads
from sagebrush.games.bang.flow.any_time import escapes
from sagebrush.games.bang.flow.harm import lose_life
from sagebrush.games.bang.flow.playing import resolve
from sagebrush.games.bang.flow.shot import discard_bang, fire
from sagebrush.games.bang.flow.targets import Targets
from sagebrush.games.bang.moments import Aim, Shot
from sagebrush.games.bang.rows import CardRow
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.symbols import Draws, Heals, Misses, Shoots
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Reason

#: What Reloading takes from the supply (BANG-458).
RELOADED = 3
#: More often than anybody could pay.
ANY_NUMBER = 100

# -------------------------------------------------------------------- more of the same


class Caravan(Draws):
    """Two cards, and one more for every two loads (BANG-X158)."""

    numbers: ClassVar[tuple[str, ...]] = ("draws", "cost")

    async def strengthened(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> bool:
        times = await buy(table, me, self, ANY_NUMBER)
        if times and table.alive(me):
            table.draw(me, self.draws + times)
        return times > 0


class ALittleNip(Heals):
    """A life, and one more for every three loads; in one's turn only (BANG-438, BANG-457)."""

    numbers: ClassVar[tuple[str, ...]] = ("lives", "cost")

    async def strengthened(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> bool:
        times = await buy(table, me, self, ANY_NUMBER)
        if times and table.alive(me):
            table.gain_life(me, self.lives + times, self.id, me)
        return times > 0


async def buy(table: BangTable, me: Seat, rule: CardRule, most: int) -> int:
    """How often a card is strengthened: decided and paid when it is played (BANG-436, BANG-437)."""
    times = await offer_payment(table, me, StrengthenCard(rule.id, rule.cost), rule.cost, most)
    if times:
        await pay(table, me, times * rule.cost, rule.id)
    return times


# -------------------------------------------------------------------- more targets


async def further_targets(table: BangTable, me: Seat, rule: CardRule, card: Card, first: Seat) -> list[Seat]:
    """The first target and those that are paid for, all different and all chosen before anything is paid.

    BANG-X152: what another one makes him play has one target alone.
    """
    chosen = [first]
    while table.commanded != me and total(table, me) >= len(chosen) * rule.cost:
        left = [seat for seat in rule.targets(table, me, card) if seat not in chosen]
        if not left:
            break
        options = (*[ALSO_AT[seat] for seat in left], ENOUGH)
        answer = await table.ask(me, FurtherTarget(rule.id, rule.cost), options)
        if not isinstance(answer, AlsoAt):
            break
        chosen.append(answer.seat)
    if len(chosen) > 1:
        await pay(table, me, (len(chosen) - 1) * rule.cost, rule.id)
    return chosen


class QuickShot(Shoots):
    """A BANG! effect in range, and one on another player for every load; not a BANG! card (BANG-448, BANG-449)."""

    numbers: ClassVar[tuple[str, ...]] = ("cost",)

    async def strengthened(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> bool:
        assert target is not None
        chosen = await further_targets(table, me, self, card, target)
        if len(chosen) > 1 and table.alive(me):
            targets = Targets(table, me, chosen)
            while (seat := targets.next()) is not None:
                shot = Shot(me, seat, self.id, (card,), False)
                shot.shared = True
                await fire(table, shot)
        return len(chosen) > 1


class Arrow(CardRule):
    """A player discards a BANG! card or loses a life, and another one for every load (BANG-467 to BANG-469)."""

    aimed: ClassVar[bool | None] = True
    numbers: ClassVar[tuple[str, ...]] = ("cost",)

    def __init__(self, id: str, row: CardRow) -> None:
        super().__init__(id, row)
        self.answered = True

    async def strengthened(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> bool:
        assert target is not None
        chosen = await further_targets(table, me, self, card, target)
        if len(chosen) > 1 and table.alive(me):
            targets = Targets(table, me, chosen)
            while (seat := targets.next()) is not None:
                await self.effect(table, me, card, seat)
        return len(chosen) > 1

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        assert target is not None
        table.note_attack(me, target)
        if not table.affects(me, target, (card,)):
            table.emit(Unaffected(target, self.id))
        elif not await discard_bang(table, target, self.id, me):
            await lose_life(table, target, 1, self.id, me)


# -------------------------------------------------------------------- cards that come back, and one that brings others


async def take_back(table: BangTable, me: Seat, rule: CardRule, card: Card) -> None:
    """For a price, a card that was just played goes back into the hand."""
    if not table.alive(me) or card not in table.pile:
        return
    wanted = await offer_payment(table, me, TakeBack(rule.id, rule.cost), rule.cost)
    if wanted and await pay(table, me, rule.cost, rule.id) and card in table.pile:
        table.fetch_from_pile(me, card)


class Flintlock(Shoots):
    """A BANG! effect in range; if it is cancelled in any way, two loads bring it back (BANG-451, BANG-452)."""

    numbers: ClassVar[tuple[str, ...]] = ("cost",)

    async def strengthened(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> bool:
        """Where it is played itself: what only repeats or copies it does not bring it back (BANG-X164)."""
        assert target is not None
        foiled = await escapes(table, Aim(me, target, card, self.id), self)
        if foiled:
            table.cancel_card(target, card, self.id, me)
        else:
            shot = Shot(me, target, self.id, (card,), False)
            await fire(table, shot)
            foiled = shot.cancelled
        if foiled:
            await take_back(table, me, self, card)
        return True


class Duck(Misses):
    """A Missed! effect; two loads bring the card back (BANG-X159)."""

    numbers: ClassVar[tuple[str, ...]] = ("cost",)

    async def missed(self, table: BangTable, me: Seat, shot: Shot) -> None:
        await take_back(table, me, self, shot.answered[-1])


class Squaw(CardRule):
    """Any card in play is discarded, however far away; for two loads its player takes it (BANG-475, BANG-464)."""

    aimed: ClassVar[bool | None] = True
    numbers: ClassVar[tuple[str, ...]] = ("cost",)

    def targets(self, table: BangTable, me: Seat, card: Card) -> list[Seat]:
        return owners_of_cards(table, card)

    def refusal(self, table: BangTable, me: Seat, card: Card) -> Reason:
        return ("bang-why-no-cards-in-play", "BANG-475")

    async def strengthened(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> bool:
        bought = await buy(table, me, self, 1)
        if bought and table.alive(me):
            await resolve(table, me, card, TAKING_SQUAW, target)
        return bought > 0

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        assert target is not None
        victim = await choose_in_play(table, me, target, card)
        if victim is not None:
            table.discard_from_play(target, victim, self.id, me)


class TakingSquaw(Squaw):
    """A Squaw for which two loads were paid."""

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        assert target is not None
        victim = await choose_in_play(table, me, target, card)
        if victim is not None:
            table.take_from_play(me, target, victim, self.id)


TAKING_SQUAW = TakingSquaw("squaw", CardRow("brown", (), target="any", cost=2))


# -------------------------------------------------------------------- loads come and go


class Reloading(CardRule):
    """Three loads from the supply, wherever its player likes (BANG-458)."""

    def playable(self, table: BangTable, me: Seat, card: Card) -> bool:
        return bool(roomy(table, me))

    def refusal(self, table: BangTable, me: Seat, card: Card) -> Reason:
        return (
            ("bang-why-no-room-for-loads", "BANG-422") if loads_of(table).supply else ("bang-why-no-loads", "BANG-409")
        )

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        await place_loads(table, me, RELOADED, self.id)


class Rust(CardRule):
    """Everybody else loses a load of each place; they go onto its player's character (BANG-455, BANG-456)."""

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        others = Targets(table, me)
        while (seat := others.next()) is not None:
            if table.affects(me, seat, (card,)):
                await self._rust(table, me, seat)
            else:
                table.emit(Unaffected(seat, self.id))

    async def _rust(self, table: BangTable, me: Seat, seat: Seat) -> None:
        places = loaded(table, seat)
        for place in places:
            if lying(table, me, None) < MOST and table.alive(me):
                move(table, seat, place, me, None)
            else:
                remove(table, seat, place, 1)
        for place in places:
            if place is not None:
                await mind_empty(table, seat, place)


RULES: dict[str, type[CardRule]] = {
    "caravan": Caravan,
    "a_little_nip": ALittleNip,
    "quick_shot": QuickShot,
    "flintlock": Flintlock,
    "arrow": Arrow,
    "duck": Duck,
    "squaw": Squaw,
    "reloading": Reloading,
    "rust": Rust,
}
