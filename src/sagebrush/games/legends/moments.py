"""Moments: when abilities of characters, items and cards work, how often, and who is asked first."""

from __future__ import annotations

from typing import Final

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.legends import events
from sagebrush.games.legends.conditions import holds
from sagebrush.games.legends.effects import PASS, USE, carry_out, matters
from sagebrush.games.legends.language import Trade
from sagebrush.games.legends.options import MayUse
from sagebrush.games.legends.powers import Power
from sagebrush.games.legends.table import LegendsTable

FIGHT: Final = "fight"


async def use_powers(table: LegendsTable, seat: Seat, when: str) -> None:
    """What this player's character, gear and belongings do at a moment; what is free to choose is asked."""
    for power in list(table.powers_for(seat, when)):
        await offer(table, seat, power)


async def offer(table: LegendsTable, seat: Seat, power: Power) -> None:
    """One ability, if it works now and is wanted."""
    if usable(table, seat, power) and await _wanted(table, seat, power):
        await use(table, seat, power)


async def gained(table: LegendsTable, seat: Seat, item: str) -> None:
    """What an item does when somebody gets it, in whatever way (LEG-307, LEG-308)."""
    for power in table.content.powers(item):
        if power.ability.when == "on_gain" and usable(table, seat, power):
            await use(table, seat, power)


async def _wanted(table: LegendsTable, seat: Seat, power: Power) -> bool:
    if not is_free(power):
        return True
    answer: Option = await table.ask(seat, MayUse(power.source), (USE, PASS))
    return not answer.passes


def is_free(power: Power) -> bool:
    """Whether its owner may leave it unused: where it says so, costs the card, is a reaction or offers a trade."""
    ability = power.ability
    return (
        ability.optional
        or ability.cost is not None
        or ability.kind in ("action", "reaction")
        or any(isinstance(effect, Trade) for effect in ability.do)
    )


def usable(table: LegendsTable, seat: Seat, power: Power) -> bool:
    """Whether it works now: its condition, its limit, and whether it would do anything at all (LEG-X18)."""
    ability = power.ability
    if ability.if_ is not None and not holds(table, seat, ability.if_):
        return False
    return not is_used(table, seat, power) and matters(table, seat, table.content.do_of(power, table.settings))


async def use(table: LegendsTable, seat: Seat, power: Power) -> None:
    """It is used up to its limit, paid for, and carried out."""
    ability = power.ability
    if _limit(power):
        _mark_used(table, seat, power)
    _tell(table, seat, power)
    if ability.cost == "discard_this":
        table.discard_item(seat, power.source, power.source)
    await carry_out(table, seat, table.content.do_of(power, table.settings), power.source, agreed=True)


def _tell(table: LegendsTable, seat: Seat, power: Power) -> None:
    """Of a poker card the table has been told when it was played."""
    if power.source == table.character[seat]:
        table.tell(events.AbilityUsed(seat, power.source))
    elif power.source.rstrip("+") in table.content.items:
        table.tell(events.ItemUsed(seat, power.source))


# -------------------------------------------------------------------- limits


def _limit(power: Power) -> str:
    """Once in a turn, an action, a fight; what follows a Move action follows it once, without saying so (LEG-439)."""
    ability = power.ability
    return ability.limit or ("move_action" if ability.when == "after_move_action" else "")


def _limit_key(seat: Seat, power: Power) -> str:
    """A limit may be in common with other cards (LEG-412)."""
    return f"{_limit(power)}:{seat}:{power.ability.shares_limit or power.key}"


def is_used(table: LegendsTable, seat: Seat, power: Power) -> bool:
    """Whether its limit is reached."""
    limit = _limit(power)
    if not limit:
        return False
    if limit != FIGHT:
        return _limit_key(seat, power) in table.used
    allowed = table.content.times_per_fight(power, table.settings)
    used = table.fight.used if table.fight is not None else []
    return 0 < allowed <= used.count(_limit_key(seat, power))


def _mark_used(table: LegendsTable, seat: Seat, power: Power) -> None:
    key = _limit_key(seat, power)
    if power.ability.limit == FIGHT:
        table.mark_used_in_fight(key)
    else:
        table.mark_used(key)
