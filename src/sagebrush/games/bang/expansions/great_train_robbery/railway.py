"""The train moves, and what happens at the end of the line (BANG-512, BANG-520 to BANG-541)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from sagebrush.core.options import Option, WhyNot
from sagebrush.core.seats import Seat
from sagebrush.games.bang.expansions.base.cards import pick_from_store
from sagebrush.games.bang.expansions.great_train_robbery.events import LocomotiveHeld, LocomotiveWorked
from sagebrush.games.bang.expansions.great_train_robbery.options import (
    HOLD_OR_TWICE,
    MOVE_TRAIN,
    MoveTrain,
    RunLocomotive,
    RunTwice,
)
from sagebrush.games.bang.expansions.great_train_robbery.robbing import (
    choose_railcar,
    could_pay_after,
    could_take,
    may_take,
    railcars_to_take,
    rob,
    why_not_taken,
)
from sagebrush.games.bang.expansions.great_train_robbery.train import (
    IRONHORSE,
    LELAND,
    MOVED,
    hold_judgement,
    lay_new_line,
    move_for_round,
    move_train,
    train_of,
    turn_locomotive,
)
from sagebrush.games.bang.flow.settle import settle
from sagebrush.games.bang.flow.shot import fire
from sagebrush.games.bang.flow.targets import sparing
from sagebrush.games.bang.flow.victory import check_victory, seats_with, win
from sagebrush.games.bang.moments import Shot
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Trait

#: BANG-507: what the setup is called where a card is turned up for it.
SIDE: Final = "locomotive"
BLACK: Final = ("clubs", "spades")


class Railway(Trait):
    """The rule of the whole table: the train moves with the Sheriff, and everybody may rob it in his turn."""

    async def round_begins(self, table: BangTable, me: Seat) -> None:
        """BANG-507: the last step of the setup; BANG-X180: it is nobody's check, so no ability meddles with it."""
        if not train_of(table).locomotive:
            (card,) = cards = table.turn_up(1)
            table.check(table.first, SIDE, cards, card)
            turn_locomotive(table, IRONHORSE if table.suit(card) in BLACK else LELAND)

    async def turn_starts(self, table: BangTable, me: Seat) -> None:
        """BANG-512, BANG-748: with each turn of the Sheriff, or with the first one of a round without him."""
        if me == table.first or train_of(table).rounds != table.rounds:
            move_for_round(table, me)
            await after_move(table, me)

    def may_play(self, table: BangTable, me: Seat, options: list[Option]) -> None:
        """BANG-513, BANG-520: a railcar for its price, or first a free move; each once in a turn."""
        if not may_take(table, me):
            return
        options += railcars_to_take(table, me)
        # BANG-521: only with something to pay for afterwards.
        if MOVED not in table.used and could_pay_after(table, me, 1):
            options.append(MOVE_TRAIN)

    def explains(self, table: BangTable, me: Seat) -> list[WhyNot]:
        return why_not_taken(table, me)

    async def play(self, table: BangTable, me: Seat, option: Option) -> None:
        if not isinstance(option, MoveTrain):
            await rob(table, me, option)
            return
        move_train(table, me, 1, MOVED)
        await after_move(table, me, must=True)

    def may_return(self, table: BangTable, me: Seat, seat: Seat) -> bool:
        """There is always a Ghost Car to come."""
        return True

    def decides_victory(self, table: BangTable, me: Seat, dead: Seat, cause: Seat | None) -> bool:
        """BANG-540, BANG-592: not before everybody was reached who may be killed."""
        train = train_of(table)
        if train.judging:
            train.judged.append((dead, cause))
        return train.judging


RAILWAY: Final = Railway("railway")

#: What a character does when the train has moved, and when it is at the end of the line before anything else happens
#: there; filled in by those to whom it belongs.
Ability = Callable[[BangTable, Seat], Awaitable[None]]
WHEN_IT_MOVES: Final[dict[str, Ability]] = {}
AT_THE_END: Final[dict[str, Ability]] = {}


async def call(table: BangTable, abilities: dict[str, Ability]) -> None:
    """BANG-109: from the active player clockwise, whoever has one of these abilities now."""
    for seat in table.clockwise_from(table.active):
        for trait in table.in_force(seat):
            if trait.id in abilities:
                await abilities[trait.id](table, seat)


async def after_move(table: BangTable, me: Seat, *, must: bool = False, steam: bool = False) -> None:
    """Whoever minds that the train moves; then a railcar that must be taken, or the end of the line."""
    train = train_of(table)
    arrived = train.at_the_end
    await call(table, WHEN_IT_MOVES)
    if arrived:
        await end_of_line(table, me, must=must, steam=steam)
    elif must:
        await choose_railcar(table, me, must=True)
    await settle(table)


async def end_of_line(table: BangTable, me: Seat, *, must: bool, steam: bool) -> None:
    """The order of things: who draws, a railcar for the active player, the locomotive, a new line (BANG-529 to 534)."""
    await call(table, AT_THE_END)
    if could_take(table, me):
        await choose_railcar(table, me, must=must)
    # Whoever has paid with what he lived by decides nothing more (BANG-548).
    times = await full_steam(table, me) if steam and table.alive(me) else 1
    for _ in range(times):
        await run_locomotive(table, me)
    lay_new_line(table)


async def full_steam(table: BangTable, me: Seat) -> int:
    """BANG-576: not at all or twice, for everybody."""
    side = train_of(table).locomotive
    if isinstance(await table.ask(me, RunLocomotive(side), HOLD_OR_TWICE), RunTwice):
        return 2
    table.emit(LocomotiveHeld(me, side))
    return 0


async def run_locomotive(table: BangTable, me: Seat) -> None:
    """BANG-531: from the active player clockwise; BANG-607: if he may spare somebody, it is one of them."""
    side = train_of(table).locomotive
    table.emit(LocomotiveWorked(me, side))
    if table.alive(me):
        await sparing(table, me, side)
    seats = [seat for seat in table.clockwise_from(me) if seat != table.spared]
    if side == IRONHORSE:
        await reach_everybody(table, seats, ironhorse)
    else:
        await leland(table, me, seats)
    if table.spared >= 0:
        table.spare_nobody()
    await settle(table)


async def ironhorse(table: BangTable, seat: Seat) -> None:
    """BANG-538, BANG-539: a BANG! effect of nobody's."""
    await fire(table, Shot(None, seat, IRONHORSE, (), False))


async def leland(table: BangTable, me: Seat, seats: list[Seat]) -> None:
    """BANG-541: as many cards as players are turned up, and everybody takes one."""
    table.open_store(me, len(seats))
    for seat in seats:
        await pick_from_store(table, seat)


async def reach_everybody(
    table: BangTable, seats: list[Seat], reach: Callable[[BangTable, Seat], Awaitable[None]]
) -> None:
    """One after another; who has won is seen when all were reached, and if nobody is left it is the Outlaws."""
    hold_judgement(table, held=True)
    for seat in seats:
        if table.alive(seat):
            await reach(table, seat)
    judged = train_of(table).judged.copy()
    hold_judgement(table, held=False)
    if not table.living:
        win(table, "outlaws", seats_with(table, ("outlaw",)))
    for gone, cause in judged:
        if not table.alive(gone):
            # BANG-751: whoever was in play without lives and went out, too.
            check_victory(table, gone, cause)
