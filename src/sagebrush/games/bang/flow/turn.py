"""The course of play: turns and their three phases (BANG-034 to BANG-055)."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.core.table import GameEnded
from sagebrush.games.bang.cards import Card, find, picks
from sagebrush.games.bang.events import DrawingPassed
from sagebrush.games.bang.flow.any_time import at_any_time
from sagebrush.games.bang.flow.dealing import begin
from sagebrush.games.bang.flow.discarding import discard_freely
from sagebrush.games.bang.flow.drawn import tell_drawn
from sagebrush.games.bang.flow.playing import phase_2_options, take_action
from sagebrush.games.bang.flow.settle import settle
from sagebrush.games.bang.options import PLAY_CARDS, DiscardExcess, EndTurn
from sagebrush.games.bang.rules import CardRule
from sagebrush.games.bang.state import DISCARD, DRAW, LOST, PLAY, START
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Trait

#: BANG-036: cards drawn in phase 1.
DRAWN = 2


async def play(table: BangTable) -> None:
    """The whole game, from wherever the table stands to its end."""
    if table.outcome:
        return
    try:
        if not table.turns:
            await begin(table)
            await begin_round(table)
            table.start_turn(await next_from(table, table.first))
        while True:
            await turn(table)
            await next_turn(table)
    except GameEnded:
        return


async def next_turn(table: BangTable) -> None:
    """BANG-034, BANG-055: clockwise, unless a rule gives another turn, turns the direction or brings somebody back."""
    seat = table.active
    if not table.again or not (table.alive(seat) or await comes_back(table, seat)):
        seat = await next_from(table, beside(table, seat))
    table.start_turn(seat)


def beside(table: BangTable, seat: Seat) -> Seat:
    """Who sits in the next place in the direction of play, in play or not."""
    return table.order[(table.places[seat] + table.direction()) % table.players]


async def next_from(table: BangTable, seat: Seat) -> Seat:
    """Whose turn is next, from this place on. BANG-748: a round begins at the Sheriff's place, even without him."""
    while True:
        if seat == table.first and table.turns:
            await begin_round(table)
        if seat in table.skipping and table.alive(seat):
            table.skip_turn(seat)
        elif table.alive(seat) or await comes_back(table, seat):
            return seat
        seat = beside(table, seat)


async def begin_round(table: BangTable) -> None:
    table.start_round()
    for owner, trait in table.heard("round_begins"):
        await trait.round_begins(table, owner)
    await settle(table)


async def comes_back(table: BangTable, seat: Seat) -> bool:
    """BANG-X42: where several cards would bring somebody back, the one that gives most lives does."""
    offers = [(trait.returns(table, owner, seat), owner, trait) for owner, trait in table.heard("returns")]
    ways = [(life, owner, trait) for life, owner, trait in offers if life is not None]
    if not ways:
        return False
    life, owner, trait = max(ways, key=lambda way: way[0])
    table.come_back(seat, life, trait.id)
    await trait.returned(table, owner, seat)
    await settle(table)
    return True


async def turn(table: BangTable) -> None:
    """Checks, then draw, play, discard. Whoever is killed in his turn stops at once."""
    me = table.active
    if table.phase == START:
        table.enter(await before_phase_1(table, me))
    if table.phase == DRAW and table.alive(me):
        await phase_1(table, me)
        table.enter(PLAY)
    if table.phase == PLAY and table.alive(me):
        await phase_2(table, me)
        if table.phase == PLAY:
            table.enter(DISCARD)
    if table.phase == DISCARD and table.alive(me):
        await phase_3(table, me)
    await end_of_turn(table, me)
    table.end_turn()


async def end_of_turn(table: BangTable, me: Seat) -> None:
    """What the end of a turn brings to a player still in play, and last of all his going, if he must go."""
    for trait in table.own("turn_ends", me):
        if table.alive(me):
            await trait.turn_ends(table, me)
    for trait in table.own("turn_over", me):
        if table.alive(me):
            await trait.turn_over(table, me)
    await settle(table)


async def before_phase_1(table: BangTable, me: Seat) -> str:
    """What happens at the start of a turn, then the draw checks for cards in play; the phase that comes next."""
    if table.copied[me]:
        # BANG-277: what was copied ends with the turn before, whatever else the start of this one brings.
        table.forget_ability(me)
    for trait in table.own("turn_starts", me):
        await trait.turn_starts(table, me)
        if not table.alive(me):
            return LOST
    checks = cards_to_check(table, me)
    for card in checks:
        if card.rule.costs_turn and not table.silenced(me):
            # BANG-225: even in a turn that is lost, before its checks.
            await at_any_time(table, me, card.name)
    for card in checks:
        # An earlier check may have removed it, or its owner.
        if card in table.fronts[me] and not table.silenced(me):
            stays = await card.rule.trait.turn_check(table, me, card)
            await settle(table)
            if not stays or not table.alive(me):
                return LOST
    return await before_draw(table, me)


async def before_draw(table: BangTable, me: Seat) -> str:
    """The phase that comes next: phase 1 begins here, unless it is left out.

    Whoever gets another ability at this moment has it at this moment. BANG-571: cards in play come before them.
    """
    for trait in table.own("leaves_out_draw", me):
        if await trait.leaves_out_draw(table, me):
            return PLAY
    done: list[Trait] = []
    while waiting := [trait for trait in table.own("before_draw", me) if trait not in done]:
        first = [trait for trait in waiting if isinstance(trait, CardRule)] or waiting
        done.append(first[0])
        await first[0].before_draw(table, me)
    await settle(table)
    return DRAW


def cards_to_check(table: BangTable, me: Seat) -> list[Card]:
    """BANG-187: in their fixed order, Dynamite before Jail."""
    cards = [card for card in table.fronts[me] if "turn_check" in card.rule.trait.steps]
    cards.sort(key=lambda card: card.rule.check_rank)
    return cards


async def phase_1(table: BangTable, me: Seat) -> None:
    """Draw two cards (BANG-036), unless an ability draws in another way."""
    if table.pile and not table.digging and any(trait.digs(table, me) for trait in table.own("digs", me)):
        # Not again where the rules are entered anew at a question of phase 1.
        table.dig()
    count = draw_count(table, me)
    ways = [trait for trait in table.own("draw_phase", me) if f"pass:{trait.id}" not in table.used]
    for trait in ways:
        if await trait.draw_phase(table, me, count):
            break
        if trait is not ways[-1]:
            # Not again where the rules are entered anew at the question of the next one.
            table.remember(f"pass:{trait.id}", DrawingPassed(me, trait.id))
    else:
        tell_drawn(table, me, table.draw(me, count))
    if table.digging:
        table.stop_digging()
    await settle(table)
    if not table.alive(me):
        return
    for trait in table.own("after_draw", me):
        await trait.after_draw(table, me)


def draw_count(table: BangTable, me: Seat) -> int:
    count = DRAWN
    for trait in table.own("usual_draw", me):
        count = trait.usual_draw(table, me, count)
    for trait in table.own("draw_count", me):
        count = trait.draw_count(table, me, count)
    return max(count, 0)


async def phase_2(table: BangTable, me: Seat) -> None:
    """Play any number of cards (BANG-039, BANG-040)."""
    while table.alive(me) and table.phase == PLAY:
        option = await table.ask_at_top(me, PLAY_CARDS, phase_2_options(table, me))
        if isinstance(option, EndTurn):
            return
        await take_action(table, me, option)


async def phase_3(table: BangTable, me: Seat) -> None:
    """Discard down to the hand limit, card by card, never more (BANG-052 to BANG-054)."""
    while (excess := len(table.hands[me]) - table.hand_limit(me)) > 0:
        hand = table.hands[me]
        answer = await table.ask_at_top(me, DiscardExcess(excess), picks(hand))
        await give_up(table, me, find(hand, answer.card))
        await settle(table, table.others_from(me))
    # BANG-X93: what an empty hand brings comes after the discarding, and is kept.
    await settle(table)


async def give_up(table: BangTable, me: Seat, card: Card) -> None:
    """A card too many: discarded, unless somebody takes it."""
    for owner, trait in table.heard("takes_excess"):
        if trait.takes_excess(table, owner, me, card):
            table.take_openly(owner, me, card, trait.id)
            break
    else:
        discard_freely(table, me, card, "phase_3", shown=False)
    for owner, trait in table.heard("excess_discarded"):
        await trait.excess_discarded(table, owner, me, card)
