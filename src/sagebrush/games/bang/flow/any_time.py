"""What may be done at any time, and against a card that is aimed at one player (BANG-225, BANG-644)."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.flow.settle import settle
from sagebrush.games.bang.moments import Aim
from sagebrush.games.bang.options import DECLINE, Aimed, AnyTime, Decline
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.table import BangTable


async def at_any_time(table: BangTable, seat: Seat, by: str) -> None:
    """Whoever has an ability for any time may use it now, as often as he can, before what comes."""
    while table.own("may_answer", seat):
        options: list[Option] = []
        for trait in table.own("may_answer", seat):
            trait.may_answer(table, seat, options)
        if not options:
            return
        answer = await table.ask_or_pass(seat, AnyTime(by), (*options, DECLINE))
        if isinstance(answer, Decline):
            return
        await use_any_time(table, seat, answer)


async def use_any_time(table: BangTable, seat: Seat, answer: Option) -> bool:
    """What may be used at any time is used by the trait that offers it; False if none does."""
    for trait in table.own("may_answer", seat):
        offered: list[Option] = []
        trait.may_answer(table, seat, offered)
        if answer in offered:
            await trait.answer(table, seat, answer)
            await settle(table, [seat])
            return True
    return False


async def escapes(table: BangTable, aim: Aim, rule: CardRule) -> bool:
    """Before a card that a player aims at another one is resolved: whether the other cancels it."""
    target = aim.target
    if aim.user == target or not (table.own("may_escape", target) or table.own("may_answer", target)):
        return False
    if not rule.answered:
        await at_any_time(table, target, rule.id)
    options: list[Option] = []
    asked = False
    for trait in table.own("may_escape", target):
        asked = trait.may_escape(table, target, aim, options) or asked
    if not options and not asked:
        return False
    if rule.stays and aim.card in table.hands[aim.user]:
        # A card that stays is not laid down yet, and the question names it for all to hear. A brown card may be back in
        # hand while its effect is repeated.
        table.announce_card(aim.user, aim.card, target)
    answer = await table.ask_or_pass(target, Aimed(aim.user, aim.card.id, aim.name), (*options, DECLINE))
    if isinstance(answer, Decline) or not await escape(table, aim, answer):
        return False
    await settle(table, [target])
    return True


async def escape(table: BangTable, aim: Aim, answer: Option) -> bool:
    """What may be done against the card is done by the trait that offers it."""
    for trait in table.own("may_escape", aim.target):
        offered: list[Option] = []
        trait.may_escape(table, aim.target, aim, offered)
        if answer in offered:
            return await trait.escape(table, aim.target, aim, answer)
    return False
