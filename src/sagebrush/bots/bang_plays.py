"""Phase 2: every offered play is given a rank and a worth; the best one is made, until none is worth it."""

from __future__ import annotations

from typing import Final

from sagebrush.bots.bang_keep import keep
from sagebrush.bots.bang_situation import CARD, Situation, name_of
from sagebrush.core.options import Option
from sagebrush.games.bang.options import EndTurn, Play, PlayAs, UseAbility, UseCard
from sagebrush.games.bang.rules import BOOK
from sagebrush.games.bang.symbols import Draws, Heals, Removes, RemovesFromAll, Shoots, ShootsAll, Sight, Takes

#: What comes first: cards in hand, then what stays, then what weakens, then what hits.
DRAW, EQUIP, ROB, HIT, LAST = 5, 4, 3, 2, 1
#: Nothing less is worth a card.
WORTH_IT: Final = 0.12

Rated = tuple[int, float]
NEVER: Final[Rated] = (0, -1.0)
NOTHING_MORE: Final[Rated] = (0, 0.0)


def rate(situation: Situation, option: Option) -> Rated:
    """When this play should come, and what it is worth beyond what it costs; only positive worths are made."""
    # Options are looked at by the dozen, and this is the quick way to tell them apart.
    if type(option) is Play:
        return _card(situation, name_of(option.card), option.target)
    if type(option) is EndTurn:
        return NOTHING_MORE
    if type(option) is PlayAs:
        rank, worth = _card(situation, option.name, option.target)
        return rank, worth - 0.1
    if type(option) is UseCard:
        return _effect(situation, name_of(option.card), option.target)
    if type(option) is UseAbility:
        return _ability(situation, option)
    return NEVER


def _card(situation: Situation, name: str, target: int | None) -> Rated:
    """A card from hand. Those of one name are as good as each other, so one of them is rated for all."""
    rated = situation.rated.get((name, target))
    if rated is None:
        rated = situation.rated[name, target] = _first_card(situation, name, target)
    return rated


def _first_card(situation: Situation, name: str, target: int | None) -> Rated:
    """What is not used is thrown away in the end, so a full hand plays more freely."""
    if BOOK[name].stays:
        return _stays(situation, name, target)
    rank, worth = _effect(situation, name, target)
    spare = len(situation.hand) > situation.mine.life
    price = BOOK[name].extra * CARD * (0.4 if spare else 1.0)
    return rank, worth - price - (0.0 if spare else WORTH_IT)


# -------------------------------------------------------------------- cards that stay


def _stays(situation: Situation, name: str, target: int | None) -> Rated:
    rule = BOOK[name]
    if name == "jail":
        return ROB, -1.0 if target is None else situation.care(target) * 0.9
    if name == "dynamite":
        return LAST, _dynamite(situation) - 0.2
    if rule.range:
        return EQUIP, _weapon(situation, name, rule.range)
    if isinstance(rule, Sight):
        return EQUIP, 0.6
    return EQUIP, 0.8


def _weapon(situation: Situation, name: str, reach: int) -> float:
    """A longer reach is worth something where it reaches more foes; a Volcanic where there is much to fire."""
    now = situation.mine.reach
    armed = any(BOOK[card].range for card in situation.in_play)
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
    seats = situation.players
    total, alight = 0.0, 1.0
    for offset in range(len(seats)):
        seat = (situation.me + offset) % len(seats)
        if seats[seat].alive:
            total += alight * 0.15 * situation.loss(seat, 3)
            alight *= 0.85
    return total


# -------------------------------------------------------------------- cards that act


def _effect(situation: Situation, name: str, target: int | None) -> Rated:
    """What a card does at once, or a green one when it is used; known by its symbols or by its name."""
    rule = BOOK[name]
    if target is not None:
        match rule:
            case Shoots():
                return HIT, situation.shot(target) + rule.draws * CARD
            case Takes():
                return ROB, situation.rob(target, take=True) - CARD / 2
            case Removes():
                return ROB, situation.rob(target, take=False)
    match rule:
        case ShootsAll():
            return HIT, situation.shoot_all()
        case RemovesFromAll():
            return ROB, sum([situation.rob(seat, take=False) for seat in situation.others])
        case Draws():
            return DRAW, rule.draws * CARD
        case Heals():
            return _heals(situation, name, target)
    return _by_name(situation, name, target)


def _by_name(situation: Situation, name: str, target: int | None) -> Rated:
    """The cards with rules of their own."""
    match name:
        case "bang" if target is not None:
            needed = 2 if situation.can("slab_the_killer") else 1
            return HIT, situation.shot(target, missed_needed=needed)
        case "beer":
            lives = 2 if situation.can("tequila_joe") else 1
            return DRAW, situation.heal(situation.me, lives) if len(situation.living) > 2 else -1.0
        case "duel" if target is not None:
            return HIT, situation.duel(target)
        case "indians":
            return HIT, situation.indians()
        case "general_store":
            return DRAW, 0.4 - 0.15 * sum([situation.care(seat) for seat in situation.others])
    # A card nobody told it about: a hostile thing if it is aimed, a good one if not.
    return LAST, 0.2 if target is None else situation.care(target) * 0.5


def _heals(situation: Situation, name: str, target: int | None) -> Rated:
    rule = BOOK[name]
    if rule.target == "all":
        return DRAW, sum([situation.heal(seat, rule.lives) for seat in situation.living])
    return DRAW, situation.heal(situation.me if target is None else target, rule.lives)


# -------------------------------------------------------------------- abilities


def _ability(situation: Situation, option: UseAbility) -> Rated:
    life, cards = situation.mine.life, len(situation.hand)
    match option.ability:
        case "sid_ketchum":
            return LAST, situation.heal(situation.me) - (CARD if cards > life else 2 * CARD)
        case "chuck_wengam":
            return LAST, situation.loss(situation.me) + 2 * CARD if life >= 3 and cards <= 2 else -1.0
        case "jose_delgado":
            return DRAW, 2 * CARD - keep(situation, option.card) if option.card else CARD
        case "doc_holyday" if option.target is not None:
            return HIT, situation.shot(option.target) - (CARD if cards > life else 1.5 * CARD)
        case "uncle_will":
            worth = _by_name(situation, "general_store", None)[1]
            return LAST, worth - (keep(situation, option.card) if option.card else 0.0)
    if option.ability in situation.view.used:
        # Nobody told it about this one, so it is not tried for ever.
        return NEVER
    return LAST, 0.2 if option.target is None else situation.care(option.target) * 0.5
