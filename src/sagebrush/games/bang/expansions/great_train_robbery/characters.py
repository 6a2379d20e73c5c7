"""The characters of The Great Train Robbery."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import find, picks
from sagebrush.games.bang.expansions.great_train_robbery.options import (
    EXEMPT,
    TRADE_AT_STATION,
    Divert,
    Exempt,
    SpareOne,
)
from sagebrush.games.bang.expansions.great_train_robbery.railway import AT_THE_END, WHEN_IT_MOVES, after_move
from sagebrush.games.bang.expansions.great_train_robbery.train import OTHER_SIDE, move_train
from sagebrush.games.bang.flow.settle import note_use, settle
from sagebrush.games.bang.moments import Shot
from sagebrush.games.bang.options import DECLINE, Pick, UseAbility
from sagebrush.games.bang.state import Character
from sagebrush.games.bang.table import BangTable

#: What reaches the player himself, so that Sgt. Blaze may spare himself too.
REACHES_ALL = ("most_wanted", *OTHER_SIDE)


class BennyBrawler(Character):
    """He takes any number of railcars, each for its price; the free move is one for all of them (BANG-593, 594)."""


class EvanBabbit(Character):
    def may_divert(self, table: BangTable, me: Seat, shot: Shot, options: list[Option]) -> None:
        """A card of the suit of a BANG! card passes it on, never to who has played it (BANG-595 to BANG-597)."""
        if not shot.is_bang or not shot.cards:
            return
        suit = table.suit(shot.cards[0])
        beside = [seat for seat in table.within(me, 1) if seat not in (me, shot.shooter)]
        for card in table.usable(me):
            if suit and table.suit(card) == suit:
                options += [Divert(card.id, seat) for seat in beside]

    async def divert(self, table: BangTable, me: Seat, shot: Shot, option: Option) -> None:
        assert isinstance(option, Divert)
        table.use_ability(me, self.id)
        table.discard(me, find(table.hands[me], option.card), self.id, None)
        note_use(table, me)
        shot.target = option.target


class JimmyTexas(Character):
    async def turn_ends(self, table: BangTable, me: Seat) -> None:
        """A card after phase 3, also in a turn lost to Jail (BANG-598 to BANG-600)."""
        table.use_ability(me, self.id)
        table.draw(me, 1)


class Manuelita(Character):
    """She draws two cards at the end of the line, before the locomotive does anything (BANG-601)."""


async def draw_at_the_end(table: BangTable, me: Seat) -> None:
    table.use_ability(me, "manuelita")
    table.draw(me, 2)


AT_THE_END["manuelita"] = draw_at_the_end


class Sancho(Character):
    """Once in his turn he takes any railcar of the train for nothing, as his railcar of the turn (BANG-602, 603)."""


class SgtBlaze(Character):
    async def spares(self, table: BangTable, me: Seat, by: str, among: list[Seat] | None) -> None:
        """He may exempt one player from what reaches several (BANG-605 to BANG-607, BANG-X197)."""
        seats = among or (table.clockwise_from(me) if by in REACHES_ALL else table.others_from(me))
        answer = await table.ask(me, SpareOne(by), (*[EXEMPT[seat] for seat in seats], DECLINE))
        if isinstance(answer, Exempt):
            table.use_ability(me, self.id)
            table.spare(me, answer.seat, by)


class ShadeOConnor(Character):
    """When the train moves outside his turn he may discard a card and draw another one (BANG-604)."""


async def trade_at_station(table: BangTable, me: Seat) -> None:
    hand = table.usable(me)
    if table.has_turn(me) or not hand:
        return
    answer = await table.ask_or_pass(me, TRADE_AT_STATION, (*picks(hand), DECLINE))
    if isinstance(answer, Pick):
        table.use_ability(me, "shade_oconnor")
        table.discard(me, find(hand, answer.card), "shade_oconnor", None)
        note_use(table, me)
        table.draw(me, 1)
        await settle(table, [me])


WHEN_IT_MOVES["shade_oconnor"] = trade_at_station


class ZippyRoy(Character):
    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        if self.id not in table.used:
            options.append(UseAbility(self.id))

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        """Once in his turn the train moves on; that gives him no railcar (BANG-608)."""
        table.use_ability(me, self.id)
        move_train(table, me, 1)
        await after_move(table, me)


CHARACTERS: dict[str, type[Character]] = {
    "benny_brawler": BennyBrawler,
    "evan_babbit": EvanBabbit,
    "jimmy_texas": JimmyTexas,
    "manuelita": Manuelita,
    "sancho": Sancho,
    "sgt_blaze": SgtBlaze,
    "shade_oconnor": ShadeOConnor,
    "zippy_roy": ZippyRoy,
}
