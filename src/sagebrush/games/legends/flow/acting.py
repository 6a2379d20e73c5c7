"""The action phase: everything the active player may do now, and doing it."""

from __future__ import annotations

from typing import Final

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.legends.fighting import BLACK
from sagebrush.games.legends.flow import fight, goals, moving, places, stories
from sagebrush.games.legends.flow.points import FOLLOWS
from sagebrush.games.legends.flow.settling import settle
from sagebrush.games.legends.moments import usable, use
from sagebrush.games.legends.options import (
    Claim,
    Contribute,
    Drive,
    EndTurn,
    Fight,
    FightBlack,
    Move,
    PlayAction,
    PlayReaction,
    Rustle,
    Shift,
    TakeAction,
    UseAbility,
    UseItem,
)
from sagebrush.games.legends.powers import Power
from sagebrush.games.legends.state import AFTER_MOVE
from sagebrush.games.legends.table import LegendsTable

END_TURN: Final = EndTurn()
TAKE_ACTION: Final = tuple(TakeAction(actions) for actions in range(20))

#: The moments that a window stands for.
WINDOWS: Final = (
    (AFTER_MOVE, "after_move_action"),
    *FOLLOWS.items(),
)

ACTION: Final = "action"

#: What costs no action (LEG-075, LEG-237).
FREE: Final = (Drive, Rustle, Contribute, Shift, Claim, PlayReaction, EndTurn)


async def act(table: LegendsTable) -> None:
    """LEG-072: up to three actions, and what is free between them."""
    me = table.active
    while True:
        answer = await table.ask_at_top(me, TAKE_ACTION[table.actions], options(table, me))
        if isinstance(answer, EndTurn):
            table.close_windows()
            return
        await perform(table, me, answer)
        await settle(table)


def options(table: LegendsTable, me: Seat) -> tuple[Option, ...]:
    found: list[Option] = [*stories.options(table, me), *goals.options(table, me), *follow_ups(table, me)]
    for part in table.parts.values():
        found += part.offers(table, me)
    places_here = places.options(table, me)
    if table.actions > 0:
        found += places_here
        # Of an item that may be used for its action or after the one just taken the latter is meant.
        found += [option for option in card_actions(table, me) if option not in found]
        found += fights(table, me)
        found += moving.reachable(table, me, table.speed(me))
    else:
        found += [option for option in places_here if isinstance(option, FREE)]
    if not (table.settings.must_use_all_actions and any(costs_action(table, option) for option in found)):
        found.append(END_TURN)
    return tuple(found)


def costs_action(table: LegendsTable, option: Option) -> bool:
    free = any(isinstance(option, part.free) for part in table.parts.values())
    return not free and not isinstance(option, (*FREE, UseItem, UseAbility))


def follow_ups(table: LegendsTable, me: Seat) -> list[Option]:
    """What may follow the action just taken: cards, belongings, abilities (LEG-410 to LEG-412, LEG-422)."""
    if not table.windows:
        return []
    found: list[Option] = []
    for window, when in WINDOWS:
        if table.windows & window:
            found += _cards(table, me, when)
            # What follows points of any kind follows them once.
            found += [option for option in _own(table, me, when) if option not in found]
    return found


def _cards(table: LegendsTable, me: Seat, when: str) -> list[Option]:
    content = table.content
    return [
        PlayReaction(content.card_id[card])
        for card in sorted(table.hands[me])
        for power in content.card_powers[card]
        if power.ability.when == when and power.ability.kind == "reaction" and usable(table, me, power)
    ]


def _own(table: LegendsTable, me: Seat, when: str) -> list[Option]:
    """Abilities that one is free to use at this moment."""
    return [
        _option(table, me, power)
        for power in table.powers_for(me, when)
        if (power.ability.optional or power.ability.kind is not None) and usable(table, me, power)
    ]


def _option(table: LegendsTable, me: Seat, power: Power) -> Option:
    if power.source == table.character[me]:
        return UseAbility(power.source, power.number)
    return UseItem(power.source)


def card_actions(table: LegendsTable, me: Seat) -> list[Option]:
    """LEG-091, LEG-094: actions on poker cards, items and characters that would do something (LEG-X18)."""
    content = table.content
    found: list[Option] = [
        PlayAction(content.card_id[card]) for card in sorted(table.hands[me]) if _actions_of(table, me, card)
    ]
    found += [_option(table, me, power) for power in table.powers_for(me, ACTION) if usable(table, me, power)]
    return found


def _actions_of(table: LegendsTable, me: Seat, card: int) -> list[Power]:
    """What the action of a poker card would do now, within its own condition and limit."""
    powers = table.content.card_powers[card]
    return [power for power in powers if power.ability.when == ACTION and usable(table, me, power)]


def fights(table: LegendsTable, me: Seat) -> list[Option]:
    """LEG-100 to LEG-108: players in the same space, each once a turn, by somebody who has a card to lay."""
    if not table.can_lay(me):
        return []
    found: list[Option] = []
    for other in table.here(me):
        if other == BLACK:
            if not table.fought >> table.players & 1:
                found += [FightBlack("duel"), FightBlack("robbery")]
            continue
        if table.fought >> other & 1:
            continue
        cards = len(table.hands[other])
        found += [Fight(other, "duel", cards), Fight(other, "robbery", cards)]
        if table.is_marshal(me) and table.is_outlaw(other):
            found.append(Fight(other, "arrest", cards))
    return found


async def perform(table: LegendsTable, me: Seat, answer: Option) -> None:
    """What was chosen. Whatever is no follow-up closes the windows of the action before."""
    match answer:
        case PlayReaction(card=name):
            await _react(table, me, name)
            return
        case UseItem(item=source) | UseAbility(character=source):
            await _use_own(table, me, source, answer.number if isinstance(answer, UseAbility) else 0)
            return
        case _:
            table.close_windows()
    match answer:
        case Move():
            table.spend_action()
            await moving.ride(table, me, answer, "move", as_action=True)
        case PlayAction(card=name):
            await _play_action(table, me, name)
        case Fight(target=target, fight=kind):
            table.spend_action()
            table.mark_fought(target)
            await fight.fight(table, me, target, kind)
        case FightBlack(fight=kind):
            table.spend_action()
            table.mark_fought(BLACK)
            await fight.fight(table, me, BLACK, kind)
        case Contribute() | Shift():
            table.close_span()
            await stories.contribute(table, me, answer)
        case Claim():
            table.close_span()
            await goals.claim(table, me, answer)
        case _:
            if not await places.perform(table, me, answer):
                await _perform_of_parts(table, me, answer)


async def _perform_of_parts(table: LegendsTable, me: Seat, answer: Option) -> None:
    for part in table.parts.values():
        if await part.perform(table, me, answer):
            return


async def _play_action(table: LegendsTable, me: Seat, name: str) -> None:
    card = table.content.card_of[name]
    powers = _actions_of(table, me, card)
    table.spend_action()
    table.begin_card_action(me, card)
    table.record(me, "act:card_action", 1)
    for power in powers:
        await use(table, me, power)
    table.end_card_action()


async def _react(table: LegendsTable, me: Seat, name: str) -> None:
    """A reaction after an action. LEG-411: after a movement by reaction nothing follows any more."""
    card = table.content.card_of[name]
    for window, when in WINDOWS:
        for power in table.content.card_powers[card]:
            if power.ability.when == when and table.windows & window and usable(table, me, power):
                before = moves(table, me)
                table.play_card(me, card)
                await use(table, me, power)
                if moves(table, me) > before:
                    table.close_window(AFTER_MOVE)
                return


async def _use_own(table: LegendsTable, me: Seat, source: str, number: int) -> None:
    """A follow-up of the character or an item while its window is open, or else an action."""
    for when in (*[when for window, when in WINDOWS if table.windows & window], ACTION):
        for power in table.powers_for(me, when):
            own = power.source == source and (power.source != table.character[me] or power.number == number)
            if own and usable(table, me, power):
                await _use(table, me, power)
                return


async def _use(table: LegendsTable, me: Seat, power: Power) -> None:
    if power.ability.when == ACTION:
        table.close_windows()
        table.spend_action()
        if power.source != table.character[me]:
            table.record(me, "act:item_action", 1)
    before, stops = moves(table, me), table.stops()
    await use(table, me, power)
    # LEG-411 speaks of reactions: what an ability adds belongs to the move, unless it led to a bandit.
    if moves(table, me) > before and stops >> table.space[me] & 1:
        table.close_window(AFTER_MOVE)


def moves(table: LegendsTable, me: Seat) -> int:
    """How many movements have ended in this turn of the player; one may end where it began (LEG-X56)."""
    return len([deed for deed in table.deeds[me][table.turn_from :] if deed.what == "end_move"])
