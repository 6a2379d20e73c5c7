"""The cards of the Valley of Shadows that answer what others do: Escape, Backfire and Saved!."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find
from sagebrush.games.bang.expansions.valley_of_shadows.options import (
    DECK_CARDS,
    THEIR_CARDS,
    DeckCards,
    SaveLife,
    TakeThanks,
    TheirCards,
)
from sagebrush.games.bang.flow.any_time import at_any_time
from sagebrush.games.bang.flow.settle import note_use, settle
from sagebrush.games.bang.flow.shot import fire
from sagebrush.games.bang.moments import Aim, Loss, Shot
from sagebrush.games.bang.options import DECLINE, Answer
from sagebrush.games.bang.rules import BOOK, CardRule
from sagebrush.games.bang.symbols import Misses, not_as_bang
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.traits import Reason

#: How many cards the player of Saved! takes.
THANKS = 2


def escapable(table: BangTable, aim: Aim) -> bool:
    """A brown or blue card with one target alone (BANG-618, BANG-644); BANG! cards are answered as usual (BANG-620)."""
    if aim.name == "bang" or not BOOK[aim.name].acts_as(table, aim.card).one_target:
        return False
    return aim.card.border == "brown" or aim.card.rule.is_blue


async def play_in_answer(table: BangTable, me: Seat, card: Card, name: str, target: Seat | None) -> None:
    """A card played from hand that answers something else than a shot."""
    table.play_card(me, card, name, target)
    note_use(table, me)
    for owner, trait in table.heard("card_played"):
        await trait.card_played(table, owner, me, card, BOOK[name])


class Escape(CardRule):
    """Cancels a card that is aimed at its player alone. The rule is one of the whole table: it speaks from a hand."""

    def playable(self, table: BangTable, me: Seat, card: Card) -> bool:
        return False

    def refusal(self, table: BangTable, me: Seat, card: Card) -> Reason:
        return not_as_bang(table, me, card) or ("bang-why-only-when-aimed-at", "BANG-644")

    def may_escape(self, table: BangTable, me: Seat, aim: Aim, options: list[Option]) -> bool:
        if not escapable(table, aim) or not table.may_hold(me, self.id):
            return False
        for card in table.hands[me]:
            if card.name == self.id and table.unplayable(me, card, self.id) is None:
                options.append(card.answer)
        return True

    async def escape(self, table: BangTable, me: Seat, aim: Aim, option: Option) -> bool:
        assert isinstance(option, Answer)
        await play_in_answer(table, me, find(table.hands[me], option.card), self.id, None)
        return True


class Backfire(Misses):
    """A Missed! effect, and a BANG! effect on whoever shot (BANG-650 to BANG-652, BANG-745)."""

    async def cancelled(self, table: BangTable, me: Seat, shot: Shot) -> None:
        shooter = shot.shooter
        if shooter is None or shooter == me or not table.alive(shooter):
            return
        cards = tuple([card for card in shot.answered if card.name == self.id])
        await fire(table, Shot(me, shooter, self.id, cards, False))


class Saved(CardRule):
    """Another player loses a life less, and its player takes two cards for it (BANG-734). A rule of the whole table."""

    def playable(self, table: BangTable, me: Seat, card: Card) -> bool:
        return False

    def refusal(self, table: BangTable, me: Seat, card: Card) -> Reason:
        return not_as_bang(table, me, card) or ("bang-why-only-to-save", "BANG-640")

    async def before_loss(self, table: BangTable, me: Seat, loss: Loss) -> None:
        """BANG-109: everybody else who may hold it is asked, from the active player clockwise."""
        for seat in table.clockwise_from(table.active):
            if seat != loss.seat and loss.amount > 0 and table.may_hold(seat, self.id):
                await self._may_save(table, seat, loss)

    async def _may_save(self, table: BangTable, seat: Seat, loss: Loss) -> None:
        options: list[Option] = []
        for card in table.hands[seat]:
            if card.name == self.id and table.unplayable(seat, card, self.id) is None:
                options.append(card.answer)
        question = SaveLife(loss.seat, loss.amount, loss.by, loss.cause)
        answer = await table.ask_or_pass(seat, question, (*options, DECLINE))
        if isinstance(answer, Answer):
            loss.amount -= 1
            loss.helpers.append(seat)
            table.note_help(seat, loss.seat)
            await play_in_answer(table, seat, find(table.hands[seat], answer.card), self.id, loss.seat)
            await settle(table, [seat])

    async def loss_settled(self, table: BangTable, me: Seat, loss: Loss) -> None:
        """If the saved one is in play now: two cards of one source, never one of each (BANG-641 to BANG-643)."""
        saved = loss.seat
        for seat in loss.helpers:
            if not table.alive(saved) or not table.alive(seat):
                continue
            options: tuple[TheirCards | DeckCards, ...] = (THEIR_CARDS[saved], DECK_CARDS)
            if table.hands[saved] and isinstance(await table.ask(seat, TakeThanks(saved), options), TheirCards):
                await take_thanks(table, seat, saved, self.id)
            else:
                table.draw(seat, THANKS)
            await settle(table, [seat, saved])


async def take_thanks(table: BangTable, seat: Seat, saved: Seat, by: str) -> None:
    """Random cards of the hand, as many as there are."""
    await at_any_time(table, saved, by)
    for _ in range(min(THANKS, len(table.hands[saved]))):
        table.note_lost_card(saved, seat)
        table.take_from_hand(seat, saved, by)


RULES: dict[str, type[CardRule]] = {"escape": Escape, "backfire": Backfire, "saved": Saved}
