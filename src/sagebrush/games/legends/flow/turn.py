"""The course of play: the phases of a turn, one after the other, and the end of the game."""

from __future__ import annotations

from typing import Final

from sagebrush.core.seats import Seat
from sagebrush.core.table import GameEnded
from sagebrush.games.legends import events
from sagebrush.games.legends.flow import acting, black, scoring, setup, stories
from sagebrush.games.legends.flow.settling import settle
from sagebrush.games.legends.moments import use_powers
from sagebrush.games.legends.options import ChooseGear, Discard, DiscardCard, Income, TakeIncome, Wear
from sagebrush.games.legends.state import ACT, DISCARD, GEAR, INCOME, OVER, SETUP, START, STORIES
from sagebrush.games.legends.table import LegendsTable

TAKE_INCOME: Final = TakeIncome()
CASH: Final = Income("cash")
CARDS: Final = Income("cards")
BOTH: Final = Income("both")
INCOMES: Final[tuple[Income, ...]] = (CASH, CARDS, BOTH)
CHOOSE_WEAPON: Final = ChooseGear("weapon")
CHOOSE_MOUNT: Final = ChooseGear("mount")


async def play(table: LegendsTable) -> None:
    """The whole game, from wherever the table stands to its end."""
    if table.outcome:
        return
    try:
        if table.phase == SETUP:
            await setup.set_up(table)
            table.start_turn(table.first)
        while True:
            await turn(table)
            await pass_on(table)
    except GameEnded:
        return


async def turn(table: LegendsTable) -> None:
    """LEG-065, LEG-066: each phase leads on to the next, and can be entered again from the table alone."""
    if table.phase == START:
        await use_powers(table, table.active, "turn_start")
        await settle(table)
        for part in table.parts.values():
            part.turn_starts(table)
        table.begin_phase(INCOME)
    if table.phase == INCOME:
        await income(table)
        table.begin_phase(GEAR)
    if table.phase == GEAR:
        await gear(table)
        table.begin_phase(ACT)
    if table.phase == ACT:
        await acting.act(table)
        table.begin_phase(STORIES)
    if table.phase == STORIES:
        await stories.resolve(table)
        table.begin_phase(DISCARD)
    await discard(table)
    wanted_row(table)
    await settle(table)
    check_end(table)


async def income(table: LegendsTable) -> None:
    """LEG-067: $20, or 2 poker cards, or $10 and 1 poker card."""
    me = table.active
    chosen = (await table.ask_at_top(me, TAKE_INCOME, INCOMES)).income
    table.tell(events.IncomeTaken(me, chosen))
    if chosen != "cards":
        table.gain_money(me, 20 if chosen == "cash" else 10, "income")
    if chosen != "cash":
        table.draw(me, 2 if chosen == "cards" else 1, "income")


async def gear(table: LegendsTable) -> None:
    """LEG-068: one weapon and one mount serve until the next own turn; asked only where there is a choice."""
    me = table.active
    for question, owned in ((CHOOSE_WEAPON, table.weapons[me]), (CHOOSE_MOUNT, table.mounts[me])):
        key = f"gear:{question.gear}"
        if len(owned) > 1 and key not in table.used:
            # The one that is active already comes first.
            options = tuple([Wear(item) for item in reversed(owned)])
            answer = await table.ask_at_top(me, question, options)
            table.mark_used(key)
            table.equip(me, answer.item)


async def discard(table: LegendsTable) -> None:
    """LEG-311, LEG-360: down to the hand limit, card by card."""
    me = table.active
    while (excess := len(table.hands[me]) - table.hand_limit(me)) > 0:
        ids = table.content.card_id
        options = tuple([Discard(ids[card]) for card in sorted(table.hands[me])])
        answer = await table.ask_at_top(me, DiscardCard(excess, "hand_limit"), options)
        table.discard(me, [table.content.card_of[answer.card]], "hand_limit")


def wanted_row(table: LegendsTable) -> None:
    """LEG-338: an outlaw scores the row's legend points at the end of each own turn."""
    me = table.active
    if table.wp[me]:
        table.gain_lp(me, table.content.wanted.lp_of_row(table.wp[me]), "wanted")


def check_end(table: LegendsTable) -> None:
    """LEG-363, LEG-364: whoever has the legend points, at any end of a turn."""
    if table.end_round:
        return
    for seat in table.clockwise_from(table.active):
        if table.lp[seat] >= table.settings.end_at:
            table.trigger_end(seat)
            return
    if table.black is not None and table.black.lp >= table.settings.end_at:
        table.trigger_end(None)


async def pass_on(table: LegendsTable) -> None:
    """The turn passes to the left; after the last seat of a round comes the Man in Black (LEG-X31), or the end."""
    last = table.right_of(table.first)
    if table.active == last:
        if table.black is not None:
            await black.turn_of_black(table)
            await settle(table)
            check_end(table)
        if table.end_round and table.round >= table.end_round:
            table.begin_phase(OVER)
            scoring.final_scoring(table)
            raise GameEnded
    table.start_turn(Seat((table.active + 1) % table.players))
