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
    while options := _for_any_time(table, seat):
        answer = await table.ask_or_pass(seat, AnyTime(by), (*options, DECLINE))
        if isinstance(answer, Decline):
            return
        await use_any_time(table, seat, answer)


def _for_any_time(table: BangTable, seat: Seat) -> list[Option]:
    options: list[Option] = []
    for trait in table.own("may_answer", seat):
        trait.may_answer(table, seat, options)
    return options


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
        if _for_any_time(table, target):
            _announce(table, aim, rule)
        await at_any_time(table, target, rule.id)
    options: list[Option] = []
    asked = False
    for trait in table.own("may_escape", target):
        asked = trait.may_escape(table, target, aim, options) or asked
    if not options and not asked:
        return False
    _announce(table, aim, rule)
    answer = await table.ask_or_pass(target, Aimed(aim.user, aim.card.id, aim.name), (*options, DECLINE))
    if isinstance(answer, Decline) or not await escape(table, aim, answer):
        return False
    await settle(table, [target])
    return True


def _announce(table: BangTable, aim: Aim, rule: CardRule) -> None:
    """A card that stays is not laid down yet when a question names it for all to hear: it waits in the middle.

    A brown card may be back in hand while its effect is repeated.
    """
    if rule.stays and aim.card in table.hands[aim.user]:
        table.announce_card(aim.user, aim.card, aim.target)


async def escape(table: BangTable, aim: Aim, answer: Option) -> bool:
    """What may be done against the card is done by the trait that offers it."""
    for trait in table.own("may_escape", aim.target):
        offered: list[Option] = []
        trait.may_escape(table, aim.target, aim, offered)
        if answer in offered:
            return await trait.escape(table, aim.target, aim, answer)
    return False
