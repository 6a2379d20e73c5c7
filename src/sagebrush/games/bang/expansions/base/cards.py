"""The cards of the base game that are more than their symbols."""

from __future__ import annotations

from typing import ClassVar

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find, ids, picks
from sagebrush.games.bang.events import DynamiteExploded, JailChecked, Unaffected
from sagebrush.games.bang.flow.checks import check_hearts, draw_check
from sagebrush.games.bang.flow.harm import beer_worth, lose_life
from sagebrush.games.bang.flow.shot import discard_bang, fire
from sagebrush.games.bang.flow.targets import Targets
from sagebrush.games.bang.moments import Shot
from sagebrush.games.bang.options import PickFromStore
from sagebrush.games.bang.rows import CardRow
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.symbols import Weapon
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Reason

#: No limit on BANG! cards.
UNLIMITED = 1000


class Bang(CardRule):
    """A BANG! effect on a player in range of the weapon; one such card a turn (BANG-041, BANG-121)."""

    aimed: ClassVar[bool | None] = True

    def __init__(self, id: str, row: CardRow) -> None:
        super().__init__(id, row)
        self.answered = self.shoots = True
        self.limited = True

    def targets(self, table: BangTable, me: Seat, card: Card) -> list[Seat]:
        return table.bang_targets(me)

    def refusal(self, table: BangTable, me: Seat, card: Card) -> Reason:
        return ("bang-why-bang-limit", "BANG-041")

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        assert target is not None
        await fire(table, Shot(me, target, self.id, (card,), True))


class Beer(CardRule):
    """One life for oneself; nothing while only two players are left (BANG-131, BANG-139)."""

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        # BANG-275: only a Beer card is worth more to some, not what copies one (BANG-X184).
        worth = beer_worth(table, me) if card.name == self.id else 1
        table.gain_life(me, worth if len(table.living) > 2 else 0, self.id, me)


class GeneralStore(CardRule):
    """As many cards as players are turned up; everybody takes one, the player first (BANG-104, BANG-140, BANG-141)."""

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        await open_store(table, me, self.id, (card,))


async def open_store(table: BangTable, me: Seat, by: str, cards: tuple[Card, ...]) -> None:
    guests: list[Seat] = []
    for seat in table.clockwise_from(me):
        if table.affects(me, seat, cards):
            guests.append(seat)
        else:
            # BANG-X07: who is not affected gets no card, and one less is turned up.
            table.emit(Unaffected(seat, by))
    table.open_store(me, len(guests))
    for seat in guests:
        await pick_from_store(table, seat)


async def pick_from_store(table: BangTable, seat: Seat) -> None:
    cards = table.middle
    if not cards:
        return
    card = cards[0]
    if len(cards) > 1:
        answer = await table.ask(seat, PickFromStore(ids(cards)), picks(cards))
        card = find(cards, answer.card)
    table.pick(seat, card)


class Duel(CardRule):
    """In turns, the challenged first, each discards a BANG! card; who first does not loses a life (BANG-153 to 158)."""

    aimed: ClassVar[bool | None] = True

    def __init__(self, id: str, row: CardRow) -> None:
        super().__init__(id, row)
        self.answered = True

    def targets(self, table: BangTable, me: Seat, card: Card) -> list[Seat]:
        # BANG-296: a Duel is not even played on somebody it does not affect.
        others = [seat for seat in table.living if seat != me and table.affects(me, seat, (card,))]
        return [seat for seat in others if not table.ignores(seat, card, self.id)]

    def refusal(self, table: BangTable, me: Seat, card: Card) -> Reason:
        affected = any(table.affects(me, seat, (card,)) for seat in table.others_from(me))
        return ("bang-why-immune", "BANG-X188" if affected else "BANG-296")

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        assert target is not None
        await fight_duel(table, me, target, self.id)


async def fight_duel(table: BangTable, me: Seat, target: Seat, by: str) -> None:
    table.start_duel(me, target)
    fighter, waiting = target, me
    while await discard_bang(table, fighter, by, waiting):
        fighter, waiting = waiting, fighter
    # BANG-238: abilities wait until a life is lost, not longer.
    table.end_duel()
    # BANG-060, BANG-213: a challenger who loses has nobody but himself to blame.
    await lose_life(table, fighter, 1, by, me if fighter == target else None)


class Indians(CardRule):
    """Every other player discards a BANG! card or loses a life (BANG-174 to BANG-176)."""

    async def effect(self, table: BangTable, me: Seat, card: Card, target: Seat | None) -> None:
        others = Targets(table, me)
        while (seat := others.next()) is not None:
            table.note_attack(me, seat)
            if not table.affects(me, seat, (card,)) or table.ignores(seat, card, self.id):
                table.emit(Unaffected(seat, self.id))
            elif not await discard_bang(table, seat, self.id, me):
                await lose_life(table, seat, 1, self.id, me)


class Barrel(CardRule):
    """Against a BANG! effect its owner may make a draw check: hearts are a Missed! effect (BANG-159 to BANG-161)."""

    def may_defend(self, table: BangTable, me: Seat, shot: Shot, options: list[Option]) -> None:
        card = table.in_play(me, self.id)
        if card is not None:
            options.append(card.answer_in_play)

    async def defend(self, table: BangTable, me: Seat, shot: Shot, option: Option) -> None:
        if await check_hearts(table, me, self.id):
            shot.missed += 1


class Jail(CardRule):
    """In front of anybody but the Sheriff; hearts on a check or the turn is lost (BANG-177 to BANG-180)."""

    aimed: ClassVar[bool | None] = True

    def __init__(self, id: str, row: CardRow) -> None:
        super().__init__(id, row)
        self.costs_turn = True

    def offer(self, table: BangTable, me: Seat, card: Card, options: list[Option]) -> None:
        for seat in self.targets(table, me, card):
            options.append(card.play_at[seat])

    def targets(self, table: BangTable, me: Seat, card: Card) -> list[Seat]:
        # BANG-X08: "any player" is oneself too.
        free = [seat for seat in table.living if table.roles[seat] != "sheriff"]
        return [seat for seat in free if not table.has_in_play(seat, self.id)]

    def refusal(self, table: BangTable, me: Seat, card: Card) -> Reason:
        return ("bang-why-nobody-to-jail", "BANG-177")

    async def turn_check(self, table: BangTable, me: Seat, card: Card) -> bool:
        escaped = await check_hearts(table, me, self.id)
        table.discard_from_play(me, card, self.id, None)
        table.emit(JailChecked(me, escaped))
        return escaped


class Dynamite(CardRule):
    """Spades 2 to 9 on a check: it explodes and takes three lives; otherwise it moves on (BANG-182 to BANG-188)."""

    async def turn_check(self, table: BangTable, me: Seat, card: Card) -> bool:
        turned = await draw_check(table, me, self.id)
        if turned is not None and table.suit(turned) == "spades" and 2 <= turned.rank <= 9:
            table.emit(DynamiteExploded(me))
            table.discard_from_play(me, card, self.id, None)
            await lose_life(table, me, 3, self.id, None)
        else:
            self._pass_on(table, me, card)
        return True

    def _pass_on(self, table: BangTable, me: Seat, card: Card) -> None:
        """BANG-272, BANG-273: to the nearest player on the left without one; if there is none, it stays."""
        for seat in table.others_from(me):
            if not table.has_in_play(seat, self.id):
                table.pass_on(me, seat, card)
                return


class Volcanic(Weapon):
    """A weapon of range 1 with any number of BANG! cards a turn (BANG-119, BANG-120)."""

    def bang_limit(self, table: BangTable, me: Seat, limit: int) -> int:
        return UNLIMITED


RULES: dict[str, type[CardRule]] = {
    "bang": Bang,
    "beer": Beer,
    "general_store": GeneralStore,
    "duel": Duel,
    "indians": Indians,
    "barrel": Barrel,
    "jail": Jail,
    "dynamite": Dynamite,
    "volcanic": Volcanic,
}
