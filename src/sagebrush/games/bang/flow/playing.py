"""Playing and using cards in phase 2 (BANG-039 to BANG-051, BANG-067 to BANG-071)."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find, picks
from sagebrush.games.bang.flow.any_time import at_any_time, escapes
from sagebrush.games.bang.flow.discarding import discard_freely, discard_replaced
from sagebrush.games.bang.flow.settle import note_use, settle
from sagebrush.games.bang.flow.targets import carry_out
from sagebrush.games.bang.moments import Aim
from sagebrush.games.bang.options import END_TURN, PayCard, Play, PlayAs, UseAbility, UseCard
from sagebrush.games.bang.rules import BOOK, CardRule
from sagebrush.games.bang.table import BangTable


def phase_2_options(table: BangTable, me: Seat) -> tuple[Option, ...]:
    """Everything the active player may do now."""
    options: list[Option] = [END_TURN]
    forbidding = table.forbidding()
    for card in table.hands[me]:
        if not forbidding or table.unplayable(me, card, card.name) is None:
            card.rule.offer(table, me, card, options)
    for trait in table.own("may_play", me):
        trait.may_play(table, me, options)
    if forbidding:
        options = [option for option in options if allowed(table, me, option)]
    for trait in table.own("must_go_on", me):
        if trait.must_go_on(table, me, options):
            options = [option for option in options if not ends_turn(table, me, option)]
    return tuple(options)


def ends_turn(table: BangTable, me: Seat, option: Option) -> bool:
    """Whether the turn would be over with it."""
    return option == END_TURN or any(trait.ends_turn(table, me, option) for trait in table.own("ends_turn", me))


def offer_as_bang(table: BangTable, me: Seat, cards: list[Card], options: list[Option]) -> None:
    """These cards may be played as BANG! cards, within the limit of the turn (BANG-208); each is offered once."""
    if table.bangs_left(me):
        targets = table.bang_targets(me)
        for card in cards:
            for seat in targets:
                option = PlayAs(card.id, "bang", seat)
                if option not in options:
                    options.append(option)


def allowed(table: BangTable, me: Seat, option: Option) -> bool:
    """Whether what an ability or a card in play offers may be done with the card it names."""
    if isinstance(option, PlayAs):
        return table.unplayable(me, find(table.hands[me], option.card), option.name) is None
    if isinstance(option, UseCard):
        card = find(table.fronts[me], option.card)
        return table.unusable(me, card, card.name) is None
    if isinstance(option, UseAbility) and option.card is not None:
        card = find(table.hands[me], option.card)
        return table.unusable(me, card, card.name) is None
    return True


async def take_action(table: BangTable, me: Seat, option: Option) -> None:
    """Do what the active player chose, to its end (BANG-107)."""
    if isinstance(option, Play):
        card = find(table.hands[me], option.card)
        await play_card(table, me, card, card.rule, option.target)
    elif isinstance(option, PlayAs):
        await play_card(table, me, find(table.hands[me], option.card), BOOK[option.name], option.target)
    elif isinstance(option, UseCard):
        card = find(table.fronts[me], option.card)
        if option.target is not None and option.target != me and not card.rule.answered:
            await at_any_time(table, option.target, card.name)
        await card.rule.trait.play(table, me, option)
    else:
        await use_trait(table, me, option)
    await settle(table)


async def use_trait(table: BangTable, me: Seat, option: Option) -> None:
    """An ability, or an option that an expansion has brought, is used by the trait that offers it."""
    for trait in table.own("may_play", me):
        offered: list[Option] = []
        trait.may_play(table, me, offered)
        if option in offered:
            await trait.play(table, me, option)
            return


async def play_card(table: BangTable, me: Seat, card: Card, rule: CardRule, target: Seat | None) -> None:
    """From hand: what stays goes in front of a player, the rest acts at once (BANG-048, BANG-049)."""
    if rule.stays:
        await put_into_play(table, me, card, me if target is None else target)
    else:
        if rule.limited and me == table.active:
            table.count_bang()
        table.play_card(me, card, rule.id, target)
        await pay_cards(table, me, rule.extra, rule.id, freely=True)
        if not await rule.strengthened(table, me, card, target):
            await resolve(table, me, card, rule, target)
    await settle(table)
    for owner, trait in table.heard("card_played"):
        await trait.card_played(table, owner, me, card, rule)


async def resolve(table: BangTable, me: Seat, card: Card, rule: CardRule, target: Seat | None) -> None:
    """What the card does, unless the one it is aimed at escapes."""
    if target is None or not await escapes(table, Aim(me, target, card, rule.id), rule):
        await carry_out(table, me, card, rule, target)
    else:
        table.cancel_card(target, card, rule.id, me)


async def put_into_play(table: BangTable, me: Seat, card: Card, owner: Seat) -> None:
    if await escapes(table, Aim(me, owner, card, card.name), card.rule):
        table.cancel_card(owner, card, card.name, me)
        return
    if card.rule.range:
        # BANG-044: a new weapon replaces the old one.
        old = table.weapon(owner)
        if old is not None:
            discard_replaced(table, owner, old, card.name)
    table.place_card(me, card, owner)
    await card.rule.placed(table, me, card, owner)
    for holder, trait in table.heard("card_placed"):
        await trait.card_placed(table, holder, me, card)


async def pay_cards(table: BangTable, me: Seat, count: int, by: str, *, freely: bool = False) -> list[Card]:
    """Discard so many cards from hand as a price, one by one; the player chooses them and their order (BANG-099).

    `freely` marks the price of a card; that of an ability always goes to the discard pile (BANG-697).
    """
    paid: list[Card] = []
    for left in range(count, 0, -1):
        hand = table.usable(me)
        if not hand:
            break
        card = hand[0]
        if len(hand) > 1:
            card = find(hand, (await table.ask(me, PayCard(by, left), picks(hand))).card)
        if freely:
            discard_freely(table, me, card, by, shown=True)
        else:
            table.discard(me, card, by, None)
        note_use(table, me)
        paid.append(card)
    return paid
