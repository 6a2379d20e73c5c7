"""What all fights have in common: cards laid and shown, what works before and after, reactions, the comparison."""

from __future__ import annotations

from typing import Final

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.legends.cards import FIRST_JOKER
from sagebrush.games.legends.effects import PASS, USE, carry_out
from sagebrush.games.legends.events import FightText, FightTextCancelled
from sagebrush.games.legends.fighting import BLACK, MAN_IN_BLACK, NO_CARD, NOBODY, PLAYER
from sagebrush.games.legends.flow.points import take_wounds
from sagebrush.games.legends.jokers import counts_as
from sagebrush.games.legends.moments import is_used, offer, usable, use, use_powers
from sagebrush.games.legends.options import (
    Lay,
    LayCard,
    LayJoker,
    MayReact,
    MayUse,
    PlayReaction,
    Surrender,
    Use,
    UseAbility,
    UseItem,
)
from sagebrush.games.legends.powers import Power
from sagebrush.games.legends.table import LegendsTable

LAY_CARD: Final = LayCard()
MAY_REACT: Final = MayReact()
SURRENDER: Final = Surrender()

REVEAL: Final = "fight_reveal"
REACTION: Final = "fight_reaction"
RESTART: Final = "restart_fight"


async def before_fight(table: LegendsTable) -> None:
    """LEG-114: one effect at a time and in turn; of two players the attacker, whose turn it is, comes first."""
    humans = table.fight_now().humans
    waiting = [list(table.powers_for(seat, "before_fight")) for seat in humans]
    while any(waiting):
        for seat, powers in zip(humans, waiting, strict=True):
            if powers:
                await offer(table, seat, powers.pop(0))


# -------------------------------------------------------------------- laying


def lays(table: LegendsTable, seat: Seat) -> tuple[Lay | LayJoker, ...]:
    """Each card; a joker for each of the others (LEG-542), and of two jokers, which are alike, only one."""
    ids = table.content.card_id
    hand = sorted(table.hands[seat])
    found: list[Lay | LayJoker] = [Lay(ids[card]) for card in hand if card < FIRST_JOKER]
    if len(found) == len(hand):
        return tuple(found)
    if not found:
        # LEG-X54: nobody comes here with jokers alone but in an imagined world, where one counts nothing.
        return (Lay(ids[hand[0]]),)
    joker = ids[hand[len(found)]]
    return (*found, *[LayJoker(joker, option.card) for option in found])


def put_down(table: LegendsTable, seat: Seat, answer: Lay | LayJoker) -> None:
    card_of = table.content.card_of
    stands_for = card_of[answer.stands_for] if isinstance(answer, LayJoker) else NO_CARD
    table.lay_card(seat, card_of[answer.card], stands_for)


async def lay(table: LegendsTable, seat: Seat) -> None:
    """The attacker's card; an only one needs no question."""
    options = lays(table, seat)
    put_down(table, seat, options[0] if len(options) == 1 else await table.ask(seat, LAY_CARD, options))


async def accepts(table: LegendsTable, seat: Seat) -> bool:
    """LEG-109, LEG-110: the defender lays a card or surrenders, and must surrender without one.

    LEG-X54: whoever holds nothing but jokers must, too, but is asked, since nobody else can know.
    """
    if not table.hands[seat]:
        return False
    cards = lays(table, seat) if table.can_lay(seat) else ()
    options: tuple[Lay | LayJoker | Surrender, ...] = (*cards, SURRENDER)
    answer = await table.ask(seat, LAY_CARD, options)
    if isinstance(answer, Surrender):
        return False
    put_down(table, seat, answer)
    return True


# -------------------------------------------------------------------- the reveal


async def reveal(table: LegendsTable) -> None:
    """LEG-115: the cards are turned up and all that changes them applies, the attacker's before the defender's."""
    table.reveal()
    fight = table.fight_now()
    for seat in fight.humans:
        for power in _laid_powers(table, seat):
            if not power.has_rule(RESTART) and usable(table, seat, power):
                await use(table, seat, power)
        await use_powers(table, seat, REVEAL)
    if fight.foe == MAN_IN_BLACK:
        table.change_value(fight.fighter, table.content.black.modifier_against_him, MAN_IN_BLACK, of_rival=False)


def _laid_powers(table: LegendsTable, seat: Seat) -> list[Power]:
    """What the poker card laid by this player does when it is shown."""
    fight = table.fight_now()
    card = fight.card if seat == fight.fighter else fight.other_card
    powers = table.content.card_powers[counts_as(table, card)]
    return [power for power in powers if power.ability.when == REVEAL]


async def restarts(table: LegendsTable) -> bool:
    """LEG-X04: whoever laid Shootout may have the fight begun anew; the attacker decides first."""
    for seat in table.fight_now().humans:
        for power in _laid_powers(table, seat):
            if power.has_rule(RESTART) and usable(table, seat, power):
                answer: Option = await table.ask(seat, MayUse(power.source), (USE, PASS))
                if isinstance(answer, Use):
                    await use(table, seat, power)
                    return True
    return False


# -------------------------------------------------------------------- reactions


async def reactions(table: LegendsTable) -> None:
    """LEG-116: one card at a time in turn, the attacker first, until both have passed."""
    humans = table.fight_now().humans
    passes = place = 0
    while passes < len(humans):
        passes = 0 if await _reacts(table, humans[place]) else passes + 1
        place = (place + 1) % len(humans)


async def _reacts(table: LegendsTable, seat: Seat) -> bool:
    if not _might_react(table, seat):
        return False
    answer: Option = await table.ask_or_pass(seat, MAY_REACT, (*_reactions(table, seat), PASS))
    match answer:
        case PlayReaction(card=name):
            card = table.content.card_of[name]
            table.play_card(seat, card)
            for power in _reactions_of(table, card):
                await use(table, seat, power)
            return True
        case UseItem(item=source) | UseAbility(character=source):
            await use(table, seat, next(power for power in table.powers_for(seat, REACTION) if power.source == source))
            return True
        case _:
            return False


def _might_react(table: LegendsTable, seat: Seat) -> bool:
    """On public grounds: a reaction may be among the cards of a hand, until its limit is reached (LEG-147)."""
    if any(usable(table, seat, power) for power in table.powers_for(seat, REACTION)):
        return True
    return bool(table.hands[seat]) and any(
        power.ability.when == REACTION and not is_used(table, seat, power)
        for powers in table.content.card_powers
        for power in powers
    )


def _reactions(table: LegendsTable, seat: Seat) -> list[Option]:
    found: list[Option] = [
        PlayReaction(table.content.card_id[card])
        for card in sorted(table.hands[seat])
        if any(usable(table, seat, power) for power in _reactions_of(table, card))
    ]
    for power in table.powers_for(seat, REACTION):
        if usable(table, seat, power):
            own = power.source == table.character[seat]
            found.append(UseAbility(power.source, power.number) if own else UseItem(power.source))
    return found


def _reactions_of(table: LegendsTable, card: int) -> list[Power]:
    return [power for power in table.content.card_powers[card] if power.ability.when == REACTION]


# -------------------------------------------------------------------- the fight card, the comparison, what follows


async def fight_text(table: LegendsTable) -> None:
    """LEG-148, LEG-149: what the foe's card does to the player, unless it was cancelled."""
    fight = table.fight_now()
    row = table.content.fight_cards[fight.other_card]
    if fight.cancelled_by and row.cancellable:
        table.tell(FightTextCancelled(fight.fighter, row.id, fight.cancelled_by))
        return
    if row.optional_for is not None:
        # The Man in Black, whom nobody plays, leaves it at that.
        if fight.keeper == NOBODY:
            return
        answer: Option = await table.ask(fight.keeper, MayUse(row.id), (USE, PASS))
        if not isinstance(answer, Use):
            return
    table.tell(FightText(fight.fighter, row.id))
    await carry_out(table, fight.fighter, row.do, row.id)


def fighter_wins(table: LegendsTable) -> bool:
    """LEG-118; a tie goes to the attacking player (LEG-122), to the foe (LEG-150), or to whom a rule gives it."""
    fight = table.fight_now()
    mine, theirs = fight.counts(0), fight.counts(1)
    if mine != theirs:
        return mine > theirs
    if fight.ties != NOBODY:
        return fight.ties == fight.fighter
    return fight.foe == PLAYER


async def hurt(table: LegendsTable, loser: Seat) -> None:
    """LEG-123, LEG-151: a wound, if possible, and a card; the Man in Black has neither."""
    if loser != BLACK:
        cause = table.fight_now().cause
        await take_wounds(table, loser, 1, cause)
        table.draw(loser, 1, cause)


async def aftermath(table: LegendsTable, winner: Seat) -> None:
    """LEG-X10: effects after a fight come last, the attacker's before the defender's."""
    for seat in table.fight_now().humans:
        await use_powers(table, seat, "fight_won" if seat == winner else "fight_lost")
        await use_powers(table, seat, "fight_over")
