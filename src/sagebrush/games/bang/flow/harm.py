"""Losing lives, and the last chance to live on."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import find
from sagebrush.games.bang.flow.killing import kill
from sagebrush.games.bang.flow.settle import note_use, settle, up_to
from sagebrush.games.bang.moments import Loss
from sagebrush.games.bang.options import DECLINE, Answer, Decline, LastChance
from sagebrush.games.bang.table import BangTable


async def lose_life(table: BangTable, seat: Seat, amount: int, by: str, cause: Seat | None) -> None:
    """Lives are lost at one moment; who has none left and cannot save himself is killed (BANG-056)."""
    if table.ghosts[seat]:
        return
    before = table.life[seat]
    table.lose_life(seat, amount, by, cause)
    if table.life[seat] <= 0:
        await last_chance(table, seat, by, cause)
        if table.life[seat] <= 0:
            await kill(table, seat, cause)
            return
    # BANG-109, BANG-110: from the active player clockwise, what an empty hand brings and what the wound brings.
    await settle(table, up_to(table, seat))
    # BANG-204, BANG-210, BANG-X01: the last life does not count, not even if a Beer gave it back.
    lost = min(amount, before - 1)
    if lost > 0:
        for trait in table.own("life_lost", seat):
            await trait.life_lost(table, seat, Loss(lost, by, cause))
    await settle(table)


async def last_chance(table: BangTable, seat: Seat, by: str, cause: Seat | None) -> None:
    """Beers, several if need be, and abilities that heal at any time (BANG-135 to BANG-139, BANG-227)."""
    while table.life[seat] <= 0:
        needed = 1 - table.life[seat]
        options: list[Option] = []
        for trait in table.own("may_answer", seat):
            trait.may_answer(table, seat, options)
        if not options and not beer_could_help(table, seat, needed):
            return
        add_beers(table, seat, needed, options)
        options.append(DECLINE)
        answer = await table.ask(seat, LastChance(by, cause, needed), tuple(options))
        if isinstance(answer, Decline):
            return
        if isinstance(answer, Answer):
            await drink(table, seat, answer)
        else:
            await use_any_time(table, seat, answer)


def beer_could_help(table: BangTable, seat: Seat, needed: int) -> bool:
    """As far as everybody can see: enough cards in hand, and more than two players left (BANG-139)."""
    return len(table.living) > 2 and len(table.hands[seat]) * beer_worth(table, seat) >= needed


def add_beers(table: BangTable, seat: Seat, needed: int, options: list[Option]) -> None:
    """BANG-136: only if they bring the player above zero, or (BANG-X02) if an ability may add to them."""
    if len(table.living) <= 2:
        return
    beers = [card for card in table.hands[seat] if card.name == "beer" and not table.unplayable(seat, card, "beer")]
    if len(beers) * beer_worth(table, seat) >= needed or options:
        for card in beers:
            options.append(card.answer)


def beer_worth(table: BangTable, seat: Seat) -> int:
    worth = 1
    for trait in table.own("beer_worth", seat):
        worth = trait.beer_worth(table, seat, worth)
    return worth


async def drink(table: BangTable, seat: Seat, answer: Answer) -> None:
    """A Beer outside the normal course of play."""
    card = find(table.hands[seat], answer.card)
    table.play_card(seat, card, "beer", None)
    table.gain_life(seat, beer_worth(table, seat), "beer", seat)
    note_use(table, seat)
    for owner, trait in table.heard("card_played"):
        await trait.card_played(table, owner, seat, card, "beer")
    await settle(table, [seat])


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
