"""Phase 2: every offered play has its rank and its worth. Of the best rank with anything worth it, the best is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sagebrush.bots.bang_keep import keep
from sagebrush.bots.bang_learning import DRAW, EQUIP, HIT, LAST, NEVER, OVER, PLAYS, RANKS, ROB, UNWILLING, USES
from sagebrush.bots.bang_situation import CARD, Situation, is_missed, name_of
from sagebrush.core.options import Option
from sagebrush.games.bang.options import EndTurn, Play, PlayAs, UseAbility, UseCard
from sagebrush.games.bang.rules import BOOK
from sagebrush.games.bang.symbols import Draws, Heals, Removes, RemovesFromAll, Shoots, ShootsAll, Sight, Takes

#: Nothing less is worth a card.
WORTH_IT: Final = 0.12

#: The ranks of the base game's cards with rules of their own.
BY_NAME: Final = {"bang": HIT, "beer": DRAW, "duel": HIT, "indians": HIT, "general_store": DRAW}

#: Ranks of cards by name, played from hand and used from play: read off once.
_PLAYED: Final[dict[str, int]] = {}
_USED: Final[dict[str, int]] = {}


def best_play(situation: Situation, options: Sequence[Option]) -> Option:
    """What comes first and is worth most; if nothing is worth anything, the turn is over."""
    ranks = [rank_of(option) for option in options]
    for rank in range(DRAW, OVER, -1):
        best, most = -1, 0.0
        for place, due in enumerate(ranks):
            if due == rank:
                worth = worth_of(situation, options[place])
                if worth > most:
                    best, most = place, worth
        if best >= 0:
            return options[best]
    for unwilling in UNWILLING:
        forced = unwilling(situation, options, worth_of)
        if forced is not None:
            return forced
    return options[ranks.index(OVER)] if OVER in ranks else _least_harm(situation, options)


def _least_harm(situation: Situation, options: Sequence[Option]) -> Option:
    """I may not stop yet: of what has to be played the best, be it never so bad."""
    due = [option for option in options if getattr(option, "card", None) in situation.view.used] or list(options)
    worths = [worth_of(situation, option) for option in due]
    return due[worths.index(max(worths))]


# -------------------------------------------------------------------- when


def rank_of(option: Option) -> int:
    """When this play should come."""
    # Options are looked at by the dozen, and this is the quick way to tell them apart.
    if type(option) is Play:
        return rank_of_card(name_of(option.card))
    if type(option) is EndTurn:
        return OVER
    if type(option) is PlayAs:
        return rank_of_card(option.name)
    if type(option) is UseCard:
        name = name_of(option.card)
        return USES[name][0] if name in USES else _rank_of_effect(name)
    if type(option) is UseAbility:
        return RANKS.get(option.ability, LAST)
    return RANKS.get(option.kind, NEVER)


def rank_of_card(name: str) -> int:
    """A card from hand."""
    rank = _PLAYED.get(name)
    if rank is None:
        stays = LAST if name == "dynamite" else ROB if name == "jail" else EQUIP
        rank = _PLAYED[name] = RANKS.get(name, stays if BOOK[name].stays else _rank_of_effect(name))
    return rank


def _rank_of_effect(name: str) -> int:
    """What a card does at once, or a green one when it is used."""
    rank = _USED.get(name)
    if rank is None:
        rank = RANKS.get(name, BY_NAME.get(name, LAST))
        match BOOK[name]:
            case Shoots() | ShootsAll():
                rank = HIT
            case Takes() | Removes() | RemovesFromAll():
                rank = ROB
            case Draws() | Heals():
                rank = DRAW
        _USED[name] = rank
    return rank


# -------------------------------------------------------------------- what it is worth


def worth_of(situation: Situation, option: Option) -> float:
    """What this play is worth beyond what it costs; only positive worths are made."""
    if type(option) is Play:
        name = name_of(option.card)
        return PLAYS[name](situation, option) if name in PLAYS else _card(situation, name, option.target)
    if type(option) is PlayAs:
        return _card(situation, option.name, option.target) - _given_up(situation, option.card)
    if type(option) is UseCard:
        name = name_of(option.card)
        if name in USES:
            return USES[name][1](situation, option)
        return PLAYS[name](situation, option) if name in PLAYS else effect(situation, name, option.target)
    if type(option) is UseAbility:
        return PLAYS[option.ability](situation, option) if option.ability in PLAYS else _ability(situation, option)
    return PLAYS[option.kind](situation, option) if option.kind in PLAYS else -1.0


def _given_up(situation: Situation, card: str) -> float:
    """What goes with a card that is played as another one; a Missed! in the hand of somebody who shoots is no loss."""
    return 0.1 if is_missed(name_of(card)) else max(0.1, 0.6 * keep(situation, card))


def _card(situation: Situation, name: str, target: int | None) -> float:
    """A card from hand. What is not used is thrown away in the end, so a full hand plays more freely."""
    rule = BOOK[name]
    if rule.stays:
        return _stays(situation, name, target)
    worth = effect(situation, name, target)
    spare = situation.spare
    price = rule.extra * CARD * (0.4 if spare else 1.0)
    return worth - price - (0.0 if spare else WORTH_IT)


# -------------------------------------------------------------------- cards that stay


def _stays(situation: Situation, name: str, target: int | None) -> float:
    rule = BOOK[name]
    if name == "jail":
        return -1.0 if target is None else situation.care(target) * 0.9
    if name == "dynamite":
        return _dynamite(situation) - 0.2
    if rule.range:
        return _weapon(situation, name, rule.range)
    return 0.6 if isinstance(rule, Sight) else 0.8


def _weapon(situation: Situation, name: str, reach: int) -> float:
    """A longer reach is worth something where it reaches more foes; a Volcanic where there is much to fire."""
    now = situation.mine.reach
    armed = any(BOOK[name_of(card)].range for card in situation.mine.in_play)
    if name == "volcanic":
        busy = situation.bangs() >= 2 and _foes_between(situation, 0, 1) > 0.3
        return 0.6 if busy else -1.0 if armed else 0.1
    return _foes_between(situation, now, reach) + 0.05 * (reach - now) if reach > now else -1.0


def _foes_between(situation: Situation, nearer: int, reach: int) -> float:
    """How much I want to hit those beyond one distance and within another."""
    total = 0.0
    for seat in situation.others:
        distance = situation.mine.distances[seat]
        if distance is not None and nearer < distance <= reach:
            total += max(0.0, situation.care(seat))
    return total


def _dynamite(situation: Situation) -> float:
    """It goes round, beginning with me: each time it takes three lives in about one of seven."""
    order, seats = situation.view.order, situation.players
    here = order.index(seats[situation.me].seat)
    total, alight = 0.0, 1.0
    for offset in range(len(seats)):
        seat = order[(here + offset) % len(seats)]
        if seats[seat].alive:
            total += alight * 0.15 * situation.loss(seat, 3)
            alight *= 0.85
    return total


# -------------------------------------------------------------------- cards that act


def effect(situation: Situation, name: str, target: int | None) -> float:
    """What a card does at once, or a green one when it is used; known by its symbols or by its name."""
    rule = BOOK[name]
    if target is not None:
        match rule:
            case Shoots():
                return situation.shot(target) + rule.draws * CARD
            case Takes():
                return situation.rob(target, take=True) - CARD / 2
            case Removes():
                return situation.rob(target, take=False)
    match rule:
        case ShootsAll():
            return situation.shoot_all()
        case RemovesFromAll():
            return sum([situation.rob(seat, take=False) for seat in situation.others])
        case Draws():
            return rule.draws * CARD
        case Heals():
            return _heals(situation, name, target)
    return _by_name(situation, name, target)


def _by_name(situation: Situation, name: str, target: int | None) -> float:
    """The cards with rules of their own."""
    match name:
        case "bang" if target is not None:
            return situation.shot(target, missed_needed=2 if situation.can("slab_the_killer") else 1)
        case "beer":
            lives = 2 if situation.can("tequila_joe") else 1
            return situation.heal(situation.me, lives) if len(situation.living) > 2 else -1.0
        case "duel" if target is not None:
            return situation.duel(target)
        case "indians":
            return situation.indians()
        case "general_store":
            return 0.4 - 0.15 * sum([situation.care(seat) for seat in situation.others])
    # A card nobody told it about: a hostile thing if it is aimed, a good one if not.
    return 0.2 if target is None else situation.care(target) * 0.5


def _heals(situation: Situation, name: str, target: int | None) -> float:
    rule = BOOK[name]
    if rule.target == "all":
        return sum([situation.heal(seat, rule.lives) for seat in situation.living])
    return situation.heal(situation.me if target is None else target, rule.lives)


# -------------------------------------------------------------------- abilities


def _ability(situation: Situation, option: UseAbility) -> float:
    life, cards = situation.mine.life, len(situation.hand)
    match option.ability:
        case "sid_ketchum":
            return situation.heal(situation.me) - (CARD if cards > life else 2 * CARD)
        case "uncle_will":
            worth = _by_name(situation, "general_store", None)
            return worth - (keep(situation, option.card) if option.card else 0.0)
    if option.ability in situation.view.used:
        # Nobody told it about this one, so it is not tried for ever.
        return -1.0
    return 0.2 if option.target is None else situation.care(option.target) * 0.5
