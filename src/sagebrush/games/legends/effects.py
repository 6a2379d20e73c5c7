"""Carrying out effects: what cards, characters, items and tracks do, one after the other from left to right.

Each kind of effect has a handler, registered with `@effect(Kind)`; each rule of its own one registered with
`@named_rule("name")`. Here are the kinds that lead on to other effects; those that touch the table stand in
`flow/happenings.py`. For the Man in Black, who has neither hand nor purse, a kind may have another handler:
`@effect(MoveFigure, of_black=True)`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar, cast

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.legends.conditions import holds
from sagebrush.games.legends.costs import amounts, branch, can_meet, matters
from sagebrush.games.legends.fighting import BLACK, NOBODY
from sagebrush.games.legends.language import AnyEffect, Choose, Effect, Effects, For, If, NamedRule, Trade
from sagebrush.games.legends.options import (
    Alternative,
    ChooseEffect,
    ChoosePlayer,
    Discard,
    DiscardCard,
    MayUse,
    Pass,
    PickBlack,
    PickPlayer,
    Use,
)
from sagebrush.games.legends.table import LegendsTable

__all__ = [
    "RULES",
    "Cause",
    "amounts",
    "can_meet",
    "carry_out",
    "discard_of",
    "effect",
    "matters",
    "named_rule",
    "pay",
    "selected",
]

USE: Final = Use()
PASS: Final = Pass()
PICK_BLACK: Final = PickBlack()


class Cause:
    """Why effects happen: their source, whose they are, and whom that player has picked for them."""

    __slots__ = ("agreed", "by", "chosen", "owner", "paying")

    def __init__(self, by: str, owner: Seat, *, agreed: bool = False, paying: bool = False) -> None:
        self.by = by
        self.owner = owner
        self.chosen: Seat = NOBODY
        self.agreed = agreed  # the owner has said already that a trade is wanted
        self.paying = paying  # what is lost is paid of one's own accord


E = TypeVar("E", bound=Effect)
Handler = Callable[[LegendsTable, Seat, Effect, Cause], Awaitable[None]]
#: A rule of its own, with its number `n` and its source.
Rule = Callable[[LegendsTable, Seat, int, str], Awaitable[None]]
R = TypeVar("R", bound=Rule)

HANDLERS: Final[dict[type[Effect], Handler]] = {}
HANDLERS_OF_BLACK: Final[dict[type[Effect], Handler]] = {}
RULES: Final[dict[str, Rule]] = {}


def effect(
    kind: type[E], *, of_black: bool = False
) -> Callable[
    [Callable[[LegendsTable, Seat, E, Cause], Awaitable[None]]],
    Callable[[LegendsTable, Seat, E, Cause], Awaitable[None]],
]:
    """The handler of a kind of effect."""

    def register(
        handler: Callable[[LegendsTable, Seat, E, Cause], Awaitable[None]],
    ) -> Callable[[LegendsTable, Seat, E, Cause], Awaitable[None]]:
        (HANDLERS_OF_BLACK if of_black else HANDLERS)[kind] = cast(Handler, handler)
        return handler

    return register


def named_rule(name: str) -> Callable[[R], R]:
    """The handler of a rule that no other effect can say."""

    def register(handler: R) -> R:
        RULES[name] = handler
        return handler

    return register


async def carry_out(table: LegendsTable, seat: Seat, effects: Effects, by: str, *, agreed: bool = False) -> None:
    """All of it, for this player."""
    await do_all(table, seat, effects, Cause(by, seat, agreed=agreed))


async def pay(table: LegendsTable, seat: Seat, cost: Effects, by: str) -> None:
    """What was asked for, of the player's own accord."""
    await do_all(table, seat, cost, Cause(by, seat, paying=True))


async def do_all(table: LegendsTable, seat: Seat, effects: Effects, cause: Cause) -> None:
    for each in effects:
        await do(table, seat, each, cause)


async def do(table: LegendsTable, seat: Seat, each: AnyEffect, cause: Cause) -> None:
    kind = type(each)
    if seat == BLACK and kind in HANDLERS_OF_BLACK:
        await HANDLERS_OF_BLACK[kind](table, seat, each, cause)
    else:
        await HANDLERS[kind](table, seat, each, cause)


# -------------------------------------------------------------------- choices


@effect(Choose)
async def _choose(table: LegendsTable, seat: Seat, each: Choose, cause: Cause) -> None:
    """LEG-430: what cannot be met is not offered; what is left alone happens without a question."""
    chooser = seat if each.by is None else (await selected(table, seat, each.by, cause))[0]
    taken: list[int] = []
    for _ in range(each.pick):
        numbers = [n for n, way in enumerate(each.options) if n not in taken and can_meet(table, seat, way)]
        if not numbers:
            return
        number = numbers[0]
        if len(numbers) > 1:
            ways = tuple([Alternative(n, amounts(each.options[n])) for n in numbers])
            number = (await table.ask(chooser, ChooseEffect(cause.by), ways)).number
        taken.append(number)
        agreed, cause.agreed = cause.agreed, True
        await do_all(table, seat, each.options[number], cause)
        cause.agreed = agreed


@effect(Trade)
async def _trade(table: LegendsTable, seat: Seat, each: Trade, cause: Cause) -> None:
    """The whole cost for the rest, if the player likes; nobody is asked to pay for nothing (LEG-X18)."""
    if not matters(table, seat, (each,)):
        return
    if not cause.agreed:
        answer: Option = await table.ask(seat, MayUse(cause.by), (USE, PASS))
        if answer is not USE and answer.passes:
            return
    await pay(table, seat, each.cost, cause.by)
    await do_all(table, seat, each.get, cause)


@effect(If)
async def _if(table: LegendsTable, seat: Seat, each: If, cause: Cause) -> None:
    await do_all(table, seat, branch(table, seat, each), cause)


@effect(For)
async def _for(table: LegendsTable, seat: Seat, each: For, cause: Cause) -> None:
    """Each selected player in turn is the one it happens to, and picks and agrees for himself."""
    for other in await selected(table, seat, each.who, cause):
        if each.cond is None or holds(table, other, each.cond):
            own = Cause(cause.by, cause.owner, agreed=cause.agreed and other == cause.owner)
            await do_all(table, other, each.do, own)


@effect(NamedRule)
async def _named_rule(table: LegendsTable, seat: Seat, each: NamedRule, cause: Cause) -> None:
    await RULES[each.name](table, seat, each.n, cause.by)


async def discard_of(table: LegendsTable, seat: Seat, cards: list[int], n: int, by: str) -> None:
    """So many of these cards of the hand, one by one as the player likes; who must part with all is not asked."""
    left = sorted(cards)
    while len(left) > n > 0:
        options = tuple([Discard(table.content.card_id[card]) for card in left])
        card = table.content.card_of[(await table.ask(seat, DiscardCard(n, by), options)).card]
        left.remove(card)
        n -= 1
        table.discard(seat, [card], by)
    if n > 0 and left:
        table.discard(seat, left, by)


# -------------------------------------------------------------------- whom it concerns


async def selected(table: LegendsTable, seat: Seat, who: str, cause: Cause) -> list[Seat]:
    """The players a word means, clockwise from the owner; the Man in Black last, where he counts as one."""
    if who == "rival":
        assert table.fight is not None
        return [table.fight.rival_of(cause.owner)]
    if who in ("chosen_here", "chosen_non_contributor"):
        return await _chosen(table, seat, who, cause)
    everybody = table.clockwise_from(cause.owner if cause.owner >= 0 else table.first)
    if who == "players":
        return everybody
    if who == "others":
        return [other for other in everybody if other != seat]
    if who == "non_contributors":
        return [other for other in everybody if other not in _contributors(table)]
    if who in ("marshals", "outlaws", "neutrals"):
        return [other for other in everybody if table.side(other) == who[:-1]]
    return _foremost(table, everybody, who)


def _contributors(table: LegendsTable) -> tuple[Seat, ...]:
    return () if table.story is None else table.story.contributors


def _foremost(table: LegendsTable, everybody: list[Seat], who: str) -> list[Seat]:
    """All who tie."""
    if who == "richest":
        most = max(table.money)
        return [seat for seat in everybody if table.money[seat] == most]
    mark = max(table.lp) if who == "leader" else min(table.lp)
    return [seat for seat in everybody if table.lp[seat] == mark]


async def _chosen(table: LegendsTable, seat: Seat, who: str, cause: Cause) -> list[Seat]:
    """One player whom the subject picks; the same one for all effects of a card."""
    if cause.chosen != NOBODY:
        return [cause.chosen]
    if who == "chosen_here":
        candidates = table.here(seat)
    else:
        candidates = [other for other in table.clockwise_from(seat) if other not in _contributors(table)]
        candidates += [BLACK] if table.black is not None else []
    candidates = [other for other in candidates if other != seat]
    if not candidates:
        return []
    cause.chosen = candidates[0]
    if len(candidates) > 1:
        cause.chosen = await pick_player(table, seat, candidates, cause.by)
    return [cause.chosen]


async def pick_player(table: LegendsTable, seat: Seat, candidates: list[Seat], by: str) -> Seat:
    options: tuple[PickPlayer | PickBlack, ...] = tuple(
        [PICK_BLACK if other == BLACK else PickPlayer(other) for other in candidates]
    )
    answer = await table.ask(seat, ChoosePlayer(by), options)
    return answer.target if isinstance(answer, PickPlayer) else BLACK
