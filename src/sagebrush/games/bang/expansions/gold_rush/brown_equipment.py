"""The equipment with a brown border: what each does at once, for whoever has got it (BANG-326)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find, ids, picks
from sagebrush.games.bang.expansions.base.cards import fight_duel, open_store
from sagebrush.games.bang.expansions.gold_rush.gold import use_equipment
from sagebrush.games.bang.expansions.gold_rush.options import FOR_PLAYER, AsCard, ChooseEffect, ForWhom, LeaveOut
from sagebrush.games.bang.flow.any_time import at_any_time
from sagebrush.games.bang.flow.checks import check_cards, is_void
from sagebrush.games.bang.flow.shot import fire
from sagebrush.games.bang.flow.targets import sparing
from sagebrush.games.bang.moments import Shot
from sagebrush.games.bang.state import DISCARD
from sagebrush.games.bang.symbols import remove_card, take_card, touchable
from sagebrush.games.bang.table import BangTable

#: Rhum: the cards that count.
SIPS: Final = 4
#: Union Pacific: the cards drawn.
FREIGHT: Final = 4


async def shot(table: BangTable, me: Seat) -> None:
    """A life for one player, oneself perhaps (BANG-X110)."""
    mortals = [seat for seat in table.clockwise_from(me) if not table.ghosts[seat]]
    seat = await for_whom(table, me, "shot", mortals)
    if seat is not None:
        table.gain_life(seat, 1, "shot", me)


async def for_whom(table: BangTable, me: Seat, name: str, seats: list[Seat]) -> Seat | None:
    """Which of these players a piece of equipment is for; one possibility is not asked."""
    if len(seats) > 1:
        return (await table.ask(me, ForWhom(name), tuple([FOR_PLAYER[seat] for seat in seats]))).seat
    return seats[0] if seats else None


async def bottle(table: BangTable, me: Seat) -> None:
    """The effect of a Panic!, a Beer or a BANG!, but none of these cards (BANG-391, BANG-X111)."""
    victims = [seat for seat in table.within(me, 1) if touchable(table, me, seat, 0)]
    options = [AsCard("beer"), *[AsCard("panic", seat) for seat in victims]]
    options += [AsCard("bang", seat) for seat in table.in_range(me)]
    choice = await table.ask(me, ChooseEffect("bottle"), tuple(options))
    if choice.target is None:
        table.gain_life(me, 1, "bottle", me)
    elif choice.name == "bang":
        await fire(table, Shot(me, choice.target, "bottle", (), False))
    else:
        await before_touching(table, me, choice.target, "bottle")
        await take_card(table, me, choice.target, "bottle", ())


async def pardner(table: BangTable, me: Seat) -> None:
    """The effect of a General Store, a Duel or a Cat Balou, but none of these cards (BANG-396)."""
    victims = [seat for seat in table.living if touchable(table, me, seat, 0)]
    options = [AsCard("general_store"), *[AsCard("duel", seat) for seat in table.living if seat != me]]
    options += [AsCard("cat_balou", seat) for seat in victims]
    choice = await table.ask(me, ChooseEffect("pardner"), tuple(options))
    if choice.target is None:
        await sparing(table, me, "general_store")
        await open_store(table, me, "pardner", ())
        table.spare_nobody()
    elif choice.name == "duel":
        await fight_duel(table, me, choice.target, "pardner")
    else:
        await before_touching(table, me, choice.target, "pardner")
        await remove_card(table, me, choice.target, "pardner", ())


async def before_touching(table: BangTable, me: Seat, target: Seat, by: str) -> None:
    """BANG-225: whoever is about to lose a card may use what works at any time."""
    if target != me:
        await at_any_time(table, target, by)


async def rhum(table: BangTable, me: Seat) -> None:
    """Four draw checks at once: a life for each suit among them (BANG-399 to BANG-402, BANG-X112)."""
    while True:
        turned = table.turn_up(SIPS - 1 + check_cards(table, me))
        counting = await choose_sips(table, me, turned)
        if not counting or not await is_void(table, me, "rhum", counting):
            break
        table.void_check(me, "rhum", turned)
    suits = {table.suit(card) for card in counting}
    for card in turned:
        if card not in counting:
            table.discard_from_middle(me, card, "rhum")
    for card in counting:
        table.check(me, "rhum", [card], card)
        for owner, trait in table.heard("check_made"):
            await trait.check_made(table, owner, me, card)
    table.gain_life(me, len(suits), "rhum", me)


async def choose_sips(table: BangTable, me: Seat, turned: list[Card]) -> list[Card]:
    """Where more cards were turned up than count, those too many are left out, one by one."""
    counting = turned.copy()
    while len(counting) > SIPS:
        question = LeaveOut(ids(counting), len(counting) - SIPS)
        counting.remove(find(counting, (await table.ask(me, question, picks(counting))).card))
    return counting


async def union_pacific(table: BangTable, me: Seat) -> None:
    """Four cards from the deck (BANG-X116)."""
    table.draw(me, FREIGHT)


async def gold_rush(table: BangTable, me: Seat) -> None:
    """The turn ends; when it is over, all lives come back and another turn follows (BANG-X117)."""
    use_equipment(table, me, "gold_rush")
    if not table.extra_turn:
        table.grant_turn()
    table.enter(DISCARD)


#: What each of them does, by name.
BROWN: Final[dict[str, Callable[[BangTable, Seat], Awaitable[None]]]] = {
    "shot": shot,
    "bottle": bottle,
    "pardner": pardner,
    "rhum": rhum,
    "union_pacific": union_pacific,
    "gold_rush": gold_rush,
}
