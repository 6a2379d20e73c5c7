"""Killing a character: its cards, the rewards and the penalties (BANG-056 to BANG-060)."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find, ids, picks
from sagebrush.games.bang.events import PenaltyPaid, RewardPaid
from sagebrush.games.bang.flow.settle import DUES, settle
from sagebrush.games.bang.flow.victory import check_victory
from sagebrush.games.bang.options import CHOOSE_TOP, ShareCards
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import NOBODY

#: BANG-059: cards for killing an Outlaw.
REWARD = 3


async def kill(table: BangTable, dead: Seat, cause: Seat | None) -> None:
    """The character leaves the game; then its cards, then those who profit, then reward or penalty."""
    table.eliminate(dead, cause)
    check_victory(table, dead, cause)
    note_gone(table, dead)
    if table.stick == dead and table.living:
        # BANG-X21: the stick does not stay with the dead.
        table.move_stick(table.left_of(dead))
    await leave_cards(table, dead, cause)
    await profit(table, dead, cause)
    lose_the_rest(table, dead)
    await settle(table)


def lose_the_rest(table: BangTable, seat: Seat) -> None:
    """What a player has besides his cards."""
    for trait in table.own("all_lost", seat):
        trait.all_lost(table, seat)


async def profit(table: BangTable, dead: Seat, cause: Seat | None) -> None:
    """BANG-109, BANG-X14: from the active player clockwise, each first by his abilities, then as the killer."""
    waiting = cause is not None and cause != dead
    for owner, trait in table.heard("other_killed"):
        if waiting and cause is not None and owner != NOBODY and table.turns_until(owner) > table.turns_until(cause):
            waiting = False
            await pay_for_kill(table, dead, cause)
        await trait.other_killed(table, owner, dead, cause)
    if waiting and cause is not None:
        await pay_for_kill(table, dead, cause)


async def leave(table: BangTable, seat: Seat, *, as_if_killed: bool = False) -> None:
    """A player without lives goes out again: his cards are discarded, and nobody has killed him (BANG-751).

    `as_if_killed` marks those of whose going the others profit as of a kill (BANG-682).
    """
    if not table.alive(seat):
        return
    if (keeper := haunting(table, seat)) is not None:
        table.stay_as_ghost(seat, keeper.name)
        return
    table.leave_game(seat)
    check_victory(table, seat, None)
    note_gone(table, seat)
    if table.stick == seat:
        table.move_stick(table.left_of(seat))
    if as_if_killed:
        await leave_cards(table, seat, None)
        await profit(table, seat, None)
    else:
        await discard_everything(table, seat, "elimination", None)
    lose_the_rest(table, seat)
    await settle(table)


def note_gone(table: BangTable, seat: Seat) -> None:
    for owner, trait in table.heard("went_out"):
        trait.went_out(table, owner, seat)


def haunting(table: BangTable, seat: Seat) -> Card | None:
    """BANG-743: the card in front of the player by which he stays, if it has its effect now."""
    cards = [] if table.silenced(seat) else table.fronts[seat]
    return next((card for card in cards if card.rule.haunts), None)


async def _leaves(table: BangTable, seat: Seat, _cause: Seat) -> None:
    await leave(table, seat)


#: BANG-743: whoever lives by a card goes out when the card is gone.
DUES["leaves"] = _leaves


async def leave_cards(table: BangTable, dead: Seat, cause: Seat | None) -> None:
    """BANG-057, BANG-228, BANG-278: discarded, or taken by who inherits; several such players share."""
    if not table.has_cards(dead):
        return
    heirs = [seat for seat in table.clockwise_from(table.active) if inherits(table, seat)]
    if not heirs:
        await discard_everything(table, dead, "elimination", cause)
    elif len(heirs) == 1:
        table.inherit(heirs[0], dead)
    else:
        await share_cards(table, dead, heirs)


def inherits(table: BangTable, seat: Seat) -> bool:
    return any(trait.inherits(table, seat) for trait in table.own("inherits", seat))


async def share_cards(table: BangTable, dead: Seat, heirs: list[Seat]) -> None:
    """One by one, starting with who would have been next to play after the dead; BANG-X03: the cards lie open."""
    table.lay_open(dead)
    order = [seat for seat in table.clockwise_from(dead) if seat in heirs]
    if table.direction() < 0:
        order.reverse()
    turn = 0
    while table.middle:
        heir = order[turn % len(order)]
        card = table.middle[0]
        if len(table.middle) > 1:
            answer = await table.ask(heir, ShareCards(dead, ids(table.middle)), picks(table.middle))
            card = find(table.middle, answer.card)
        table.pick(heir, card)
        turn += 1


async def discard_everything(table: BangTable, seat: Seat, by: str, cause: Seat | None) -> None:
    """Hand and cards in play."""
    await discard_all(table, seat, table.hands[seat] + table.fronts[seat], by, cause)


async def discard_all(table: BangTable, seat: Seat, cards: list[Card], by: str, cause: Seat | None) -> None:
    """BANG-099, BANG-X04: where it matters, the owner says which of his cards ends on top."""
    front = table.fronts[seat].copy()
    if len(cards) > 1 and any(watches_pile(table, other) for other in table.living):
        top = find(cards, (await table.ask(seat, CHOOSE_TOP, picks(cards))).card)
        cards.remove(top)
        cards.append(top)
    for card in cards:
        if card in front:
            table.discard_from_play(seat, card, by, cause)
        else:
            table.discard(seat, card, by, cause)


def watches_pile(table: BangTable, seat: Seat) -> bool:
    return any(trait.watches_pile(table, seat) for trait in table.own("watches_pile", seat))


async def pay_for_kill(table: BangTable, dead: Seat, killer: Seat) -> None:
    """Three cards for an Outlaw; a Sheriff who kills a Deputy loses everything (BANG-058, BANG-059)."""
    if not table.alive(killer):
        return
    # BANG-X40: the last card is resolved; her empty hand comes before the reward.
    await settle(table)
    if not table.alive(killer):
        return
    cards = REWARD if table.roles[dead] == "outlaw" else 0
    for trait in table.own("reward", killer):
        cards = trait.reward(table, killer, dead, cards)
    if cards:
        table.emit(RewardPaid(killer, dead, cards))
        table.draw(killer, cards)
    if table.roles[killer] == "sheriff" and table.roles[dead] == "deputy":
        table.emit(PenaltyPaid(killer, dead))
        await discard_everything(table, killer, "penalty", None)
        lose_the_rest(table, killer)
