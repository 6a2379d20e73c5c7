"""Losing lives, and the last chance to live on (order: BANG-742)."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import find
from sagebrush.games.bang.flow.any_time import use_any_time
from sagebrush.games.bang.flow.killing import kill
from sagebrush.games.bang.flow.settle import note_use, settle, up_to
from sagebrush.games.bang.moments import Loss
from sagebrush.games.bang.options import DECLINE, Answer, Decline, LastChance
from sagebrush.games.bang.rules import BOOK
from sagebrush.games.bang.table import BangTable


async def lose_life(table: BangTable, seat: Seat, amount: int, by: str, cause: Seat | None) -> bool:
    """Whether any life was really lost."""
    loss = Loss(seat, amount, by, cause)
    await lose(table, loss)
    return loss.taken


async def lose(table: BangTable, loss: Loss) -> None:
    """Lives are lost at one moment, unless somebody steps in or there are none to lose.

    BANG-743: whoever lives by a card and gives it up goes out at once, perhaps in the middle of what is done to him.
    """
    if table.ghosts[loss.seat] or not table.alive(loss.seat):
        return
    for owner, trait in table.heard("before_loss"):
        await trait.before_loss(table, owner, loss)
    if loss.amount > 0:
        await suffer(table, loss)
    for owner, trait in table.heard("loss_settled"):
        await trait.loss_settled(table, owner, loss)


async def suffer(table: BangTable, loss: Loss) -> None:
    """The lives are gone; who has none left and cannot save himself is killed (BANG-056)."""
    seat, before = loss.seat, table.life[loss.seat]
    table.lose_life(seat, loss.amount, loss.by, loss.cause)
    loss.taken = True
    if loss.shot is not None and loss.shot.is_bang and loss.shot.shooter == table.active != seat:
        # BANG-243: whoever wounds another player with a BANG! card in his turn takes the stick.
        table.move_stick(table.active)
    for owner, trait in table.heard_about("life_taken", seat, muted=loss.mutes):
        await trait.life_taken(table, owner, loss)
    if table.life[seat] <= 0:
        # BANG-284, BANG-X01: the last life is lost, even if a Beer gives it back.
        table.forgo(seat, "used_out_of_turn")
        await face_death(table, loss)
        if not table.alive(seat):
            return
    # BANG-109, BANG-110: from the active player clockwise, what an empty hand brings and what the wound brings.
    await settle(table, up_to(table, seat))
    # BANG-204, BANG-210, BANG-X01: the last life does not count, not even if a Beer gave it back.
    loss.amount = min(loss.amount, before - 1)
    if loss.amount > 0:
        for trait in table.unmuted("life_lost", seat, muted=loss.mutes):
            # What one of them does may be the end of him, if Julie Cutter's shot comes back (BANG-X230).
            if table.alive(seat):
                await trait.life_lost(table, seat, loss)
    await settle(table)


async def face_death(table: BangTable, loss: Loss) -> None:
    """Nobody is killed before all that might prevent it was tried, in the order of BANG-742 (BANG-X211)."""
    seat = loss.seat
    for trait in table.unmuted("facing_death", seat, muted=loss.mutes):
        if table.life[seat] <= 0:
            await trait.facing_death(table, seat, loss)
    if not loss.doomed:
        await last_chance(table, seat, loss.by, loss.cause)
    if table.life[seat] > 0:
        return
    for trait in table.unmuted("instead_of_death", seat, muted=loss.mutes):
        if await trait.instead_of_death(table, seat, loss):
            return
    await kill(table, seat, loss.cause)


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
        await trait.card_played(table, owner, seat, card, BOOK["beer"])
    await settle(table, [seat])
