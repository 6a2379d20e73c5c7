"""BANG! effects and Missed! effects (BANG-121 to BANG-130, BANG-159 to BANG-163)."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.bang.cards import Card, find, ids
from sagebrush.games.bang.events import ShotCancelled, Unaffected
from sagebrush.games.bang.flow.any_time import use_any_time
from sagebrush.games.bang.flow.discarding import discard_freely
from sagebrush.games.bang.flow.harm import lose
from sagebrush.games.bang.flow.settle import note_use, settle
from sagebrush.games.bang.moments import Loss, Shot
from sagebrush.games.bang.options import DECLINE, Answer, AnswerInPlay, Decline, Defend, DiscardBang
from sagebrush.games.bang.rules import BOOK
from sagebrush.games.bang.table import BangTable


async def fire(table: BangTable, shot: Shot) -> None:
    """A BANG! effect is aimed at a player, who loses a life unless he cancels it."""
    table.fire(shot.shooter, shot.target, shot.by)
    for owner, trait in table.heard("shot_aimed"):
        await trait.shot_aimed(table, owner, shot)
    if not unaffected(table, shot):
        for owner, trait in table.heard("shot_fired"):
            await trait.shot_fired(table, owner, shot)
        await follow(table, shot)


def unaffected(table: BangTable, shot: Shot) -> bool:
    """Whether what is shot with leaves the target alone."""
    if table.affects(shot.shooter, shot.target, shot.cards, muted=shot.mutes):
        return False
    table.emit(Unaffected(shot.target, shot.by))
    draw_with(table, shot)
    return True


async def follow(table: BangTable, shot: Shot) -> None:
    """The shot flies on until somebody has cancelled it or is hit; whoever diverts it passes it on as it is."""
    target = shot.target
    await defend(table, shot)
    while shot.target != target:
        # BANG-596, BANG-746
        table.divert(shot.shooter, target, shot.target, shot.by)
        if unaffected(table, shot):
            return
        target = shot.target
        # What was tried against it was tried by another one.
        shot.tried, shot.answered, shot.missed = [], [], 0
        await defend(table, shot)
    draw_with(table, shot)
    if shot.cancelled:
        await cancel(table, shot)
    else:
        await hit(table, shot)
    if table.held_back:
        # BANG-713: a shot is resolved, even in the middle of a card that fires more of them.
        table.let_go()


async def cancel(table: BangTable, shot: Shot) -> None:
    table.emit(ShotCancelled(shot.shooter, shot.target, shot.by))
    for card in shot.answered:
        await card.rule.cancelled(table, shot.target, shot)
    for owner, trait in table.heard_about("shot_cancelled", shot.target, muted=shot.mutes):
        await trait.shot_cancelled(table, owner, shot)


async def hit(table: BangTable, shot: Shot) -> None:
    loss = Loss(shot.target, shot.amount, shot.by, shot.shooter, shot)
    await lose(table, loss)
    if loss.taken:
        for owner, trait in table.heard("shot_hit"):
            await trait.shot_hit(table, owner, shot)


def draw_with(table: BangTable, shot: Shot) -> None:
    """BANG-109, BANG-X30: at the same time as the hit, so the shooter comes before what a wound brings to others."""
    if shot.shooter is not None and table.alive(shot.shooter):
        table.draw(shot.shooter, shot.draws)


async def defend(table: BangTable, shot: Shot) -> None:
    """The target answers as often as he wants, in the order he wants, until the shot is cancelled or he gives up."""
    target = shot.target
    while not shot.cancelled and shot.target == target and table.alive(target):
        if shot.certain and (shot.mutes or not table.own("may_divert", target)):
            return
        options = defences(table, shot)
        # Only an empty hand settles it for all to see.
        if not options and not table.hands[target]:
            return
        options.append(DECLINE)
        needed = 0 if shot.certain else shot.needed - shot.missed
        question = Defend(shot.shooter, shot.by, ids(shot.cards), needed)
        answer = await table.ask(target, question, tuple(options))
        if isinstance(answer, Decline):
            return
        await answer_shot(table, shot, answer)


def defences(table: BangTable, shot: Shot) -> list[Option]:
    """What the target may do; BANG-746: a shot that nothing cancels may still be passed on."""
    target = shot.target
    options = diversions(table, shot)
    if shot.certain:
        return options
    for card in table.hands[target]:
        if (
            gives_missed(table, target, card, muted=shot.mutes)
            and table.unplayable(target, card, missed_name(card)) is None
        ):
            options.append(card.answer)
    if not shot.mutes:
        for trait in table.own("may_defend", target):
            if trait.id not in shot.tried:
                trait.may_defend(table, target, shot, options)
    for trait in table.own("may_answer", target):
        trait.may_answer(table, target, options)
    if table.forbidding():
        return [option for option in options if allowed_in_play(table, target, option)]
    return options


def diversions(table: BangTable, shot: Shot) -> list[Option]:
    options: list[Option] = []
    if not shot.mutes:
        for trait in table.own("may_divert", shot.target):
            trait.may_divert(table, shot.target, shot, options)
    return options


def gives_missed(table: BangTable, seat: Seat, card: Card, *, muted: bool = False) -> bool:
    """Whether a card of the hand supplies a Missed! effect; to who is muted no ability makes it one."""
    if card.is_missed or not muted:
        return card.is_missed or table.counts_as(seat, card, "missed")
    return any("counts_as" in rule.steps and rule.counts_as(table, seat, card, "missed") for rule in table.rules)


def missed_name(card: Card) -> str:
    """What a card that supplies a Missed! effect is played as."""
    return card.name if card.is_missed else "missed"


def allowed_in_play(table: BangTable, seat: Seat, option: Option) -> bool:
    """Whether a card in front of the player may be used for his defence."""
    if not isinstance(option, AnswerInPlay):
        return True
    card = find(table.fronts[seat], option.card)
    return table.unusable(seat, card, card.name) is None


async def answer_shot(table: BangTable, shot: Shot, answer: Option) -> None:
    target = shot.target
    if isinstance(answer, Answer):
        await play_missed(table, shot, find(table.hands[target], answer.card))
    elif isinstance(answer, AnswerInPlay):
        trait = find(table.fronts[target], answer.card).rule.trait
        shot.tried.append(trait.id)
        await trait.defend(table, target, shot, answer)
    elif not await use_any_time(table, target, answer):
        await use_in_defence(table, shot, answer)
    await settle(table, [target])


async def use_in_defence(table: BangTable, shot: Shot, answer: Option) -> None:
    """What helps against a shot is used by the trait that offers it."""
    for trait in table.own("may_divert", shot.target):
        ways: list[Option] = []
        trait.may_divert(table, shot.target, shot, ways)
        if answer in ways:
            await trait.divert(table, shot.target, shot, answer)
            return
    for trait in table.own("may_defend", shot.target):
        offered: list[Option] = []
        if trait.id not in shot.tried:
            trait.may_defend(table, shot.target, shot, offered)
        if answer in offered:
            shot.tried.append(trait.id)
            await trait.defend(table, shot.target, shot, answer)
            return


async def play_missed(table: BangTable, shot: Shot, card: Card) -> None:
    """BANG-126: a card from hand that supplies a Missed! effect."""
    target = shot.target
    name = missed_name(card)
    table.play_card(target, card, name, None)
    shot.missed += 1
    shot.answered.append(card)
    if not shot.mutes:
        note_use(table, target)
    if card.is_missed:
        await card.rule.missed(table, target, shot)
    for owner, trait in table.heard("card_played"):
        await trait.card_played(table, owner, target, card, BOOK[name])


async def discard_bang(table: BangTable, seat: Seat, by: str, opponent: Seat) -> bool:
    """Indians! and Duels: whether the player discards a BANG! card. It is used, not played (BANG-073)."""
    while True:
        options = bangs_to_discard(table, seat)
        if not options and not table.hands[seat]:
            return False
        for trait in table.own("may_answer", seat):
            trait.may_answer(table, seat, options)
        options.append(DECLINE)
        answer = await table.ask(seat, DiscardBang(by, opponent), tuple(options))
        if isinstance(answer, Answer):
            discard_freely(table, seat, find(table.hands[seat], answer.card), by, shown=True)
            note_use(table, seat)
            await settle(table, [seat])
            return True
        if isinstance(answer, Decline):
            return False
        if not await use_any_time(table, seat, answer):
            await use_as_bang(table, seat, answer)
            return True


def bangs_to_discard(table: BangTable, seat: Seat) -> list[Option]:
    """Cards of the hand that count as BANG! cards, and what else a player may use as one."""
    options: list[Option] = []
    for card in table.hands[seat]:
        if table.counts_as(seat, card, "bang") and table.unusable(seat, card, "bang") is None:
            options.append(card.answer)
    for trait in table.own("may_discard_bang", seat):
        trait.may_discard_bang(table, seat, options)
    return options


async def use_as_bang(table: BangTable, seat: Seat, answer: Option) -> None:
    """What is used instead of a BANG! card is used by the trait that offers it."""
    for trait in table.own("may_discard_bang", seat):
        offered: list[Option] = []
        trait.may_discard_bang(table, seat, offered)
        if answer in offered:
            await trait.discard_as_bang(table, seat, answer)
            await settle(table, [seat])
            return
