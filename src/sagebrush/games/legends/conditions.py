"""Judging conditions: what stories, goals and abilities ask of a player, by the state of the table and by deeds."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, TypeVar, cast

from sagebrush.core.seats import Seat
from sagebrush.games.legends.cards import CARD_IDS, RANK_INDEX, RANKS
from sagebrush.games.legends.deeds import Deed
from sagebrush.games.legends.fighting import BLACK
from sagebrush.games.legends.holdings import can_pay, held, held_upgraded
from sagebrush.games.legends.jokers import plain
from sagebrush.games.legends.land import Land
from sagebrush.games.legends.language import (
    AllOf,
    AnyCondition,
    AnyOf,
    CanPay,
    Condition,
    Did,
    Effects,
    EndedMove,
    Fought,
    Gained,
    Has,
    HasStatus,
    IsNear,
    NotOf,
    PlayedPoker,
    Spent,
    StandsAt,
    Travelled,
)
from sagebrush.games.legends.state import OPEN, LegendsState
from sagebrush.games.legends.ways import bits

C = TypeVar("C", bound=Condition)
Judge = Callable[[LegendsState, Seat, Condition, int], bool]

#: The action that was taken last.
LATEST: Final = -1

_JUDGES: Final[dict[type[Condition], Judge]] = {}


def holds(table: LegendsState, seat: Seat, condition: AnyCondition, action: int = LATEST) -> bool:
    """Whether the player meets the condition now; `action` is the one it means by a single action, by its number."""
    return _JUDGES[type(condition)](table, seat, condition, action)


def met(table: LegendsState, seat: Seat, condition: AnyCondition) -> bool:
    """Whether a story's or a goal's condition is met.

    LEG-X25: what is to be done with a single action may have been done with any of the turn.
    """
    if holds(table, seat, condition):
        return True
    return _of_one_action(condition) and any(
        holds(table, seat, condition, action) for action in range(len(table.spans))
    )


@cache
def _of_one_action(condition: AnyCondition) -> bool:
    if isinstance(condition, (AllOf, AnyOf)):
        return any(_of_one_action(part) for part in condition.of)
    if isinstance(condition, NotOf):
        return _of_one_action(condition.of)
    if isinstance(condition, (CanPay, Has, HasStatus, StandsAt, IsNear)):
        return False
    return condition.within == "action"


def payable(table: LegendsState, seat: Seat, condition: AnyCondition) -> Effects:
    """What meeting the condition costs: what its `pay` parts ask for, of alternatives the first that holds."""
    if isinstance(condition, CanPay):
        return condition.cost
    if isinstance(condition, AllOf):
        costs: Effects = ()
        for part in condition.of:
            costs += payable(table, seat, part)
        return costs
    if isinstance(condition, AnyOf):
        ways = [payable(table, seat, part) for part in condition.of if met(table, seat, part)]
        return min(ways, key=len) if ways else ()
    return ()


def remembered(condition: AnyCondition) -> list[str]:
    """The deeds that the condition looks back on over the whole game."""
    if isinstance(condition, (AllOf, AnyOf)):
        return [what for part in condition.of for what in remembered(part)]
    if isinstance(condition, NotOf):
        return remembered(condition.of)
    if isinstance(condition, (CanPay, Has, HasStatus, StandsAt, IsNear)) or condition.within != "game":
        return []
    return list(_looked_at(condition))


@cache
def _looked_at(condition: Gained | Spent | Did | Fought | PlayedPoker | EndedMove | Travelled) -> tuple[str, ...]:
    """The deeds that could meet the condition, by name."""
    if isinstance(condition, Gained):
        return tuple([f"gain:{what}" for what in _words(condition.what)])
    if isinstance(condition, Did):
        return tuple([f"act:{what}" for what in _words(condition.what)])
    if isinstance(condition, Fought):
        return ("fight:won", "fight:lost") if condition.result == "fought" else (f"fight:{condition.result}",)
    if isinstance(condition, PlayedPoker):
        return ("poker:won", "poker:lost") if condition.result == "played" else (f"poker:{condition.result}",)
    return (
        ("spend",) if isinstance(condition, Spent) else ("end_move" if isinstance(condition, EndedMove) else "travel",)
    )


def _judges(
    kind: type[C],
) -> Callable[[Callable[[LegendsState, Seat, C, int], bool]], Callable[[LegendsState, Seat, C, int], bool]]:
    def register(judge: Callable[[LegendsState, Seat, C, int], bool]) -> Callable[[LegendsState, Seat, C, int], bool]:
        _JUDGES[kind] = cast(Judge, judge)
        return judge

    return register


# -------------------------------------------------------------------- deeds


def _deeds(table: LegendsState, seat: Seat, within: str, action: int) -> list[Deed]:
    """What the player did in this span; turn and action are those of the player whose turn it is."""
    deeds = table.deeds[seat]
    if within == "game":
        return deeds
    if seat != table.active:
        return []
    if within == "turn":
        return deeds[table.turn_from :]
    if not table.spans:
        return []
    start, end = table.spans[action]
    return deeds[start:end] if end != OPEN else deeds[start:]


def _at(table: LegendsState, deeds: list[Deed], place: str | tuple[str, ...] | None) -> list[Deed]:
    if place is None:
        return deeds
    mask = table.where(place)
    return [deed for deed in deeds if mask >> deed.space & 1]


def _places(land: Land, deeds: list[Deed], by: str) -> int:
    """At how many different regions, or locations, it was done; a plain space is a place of its own."""
    if by == "region":
        return len({land.region[deed.space] for deed in deeds})
    return len({land.location[deed.space] or land.spaces[deed.space] for deed in deeds})


def _often(table: LegendsState, deeds: list[Deed], count: int, distinct: int, by: str = "location") -> bool:
    return len(deeds) >= count and (not distinct or _places(table.land, deeds, by) >= distinct)


def _words(what: str | tuple[str, ...]) -> tuple[str, ...]:
    return (what,) if isinstance(what, str) else what


@_judges(Gained)
def _gained(table: LegendsState, seat: Seat, condition: Gained, action: int) -> bool:
    deeds = _deeds(table, seat, condition.within, action)
    wanted = _looked_at(condition)
    return any(sum([deed.n for deed in deeds if deed.what == what]) >= condition.min for what in wanted)


@_judges(Spent)
def _spent(table: LegendsState, seat: Seat, condition: Spent, action: int) -> bool:
    deeds = _at(table, _deeds(table, seat, condition.within, action), condition.at)
    return sum([deed.n for deed in deeds if deed.what == "spend"]) >= condition.min


@_judges(Did)
def _did(table: LegendsState, seat: Seat, condition: Did, action: int) -> bool:
    wanted = _looked_at(condition)
    deeds = [deed for deed in _deeds(table, seat, condition.within, action) if deed.what in wanted]
    deeds = _at(table, deeds, condition.at)
    return (
        _often(table, deeds, condition.count, condition.distinct) and sum([deed.n for deed in deeds]) >= condition.min
    )


@_judges(EndedMove)
def _ended_move(table: LegendsState, seat: Seat, condition: EndedMove, action: int) -> bool:
    deeds = [deed for deed in _deeds(table, seat, condition.within, action) if deed.what == "end_move"]
    deeds = _at(table, deeds, condition.at)
    if condition.with_ == "player":
        deeds = [deed for deed in deeds if deed.near_player <= condition.distance]
    elif condition.with_ == "nobody":
        deeds = [deed for deed in deeds if deed.near_player > condition.distance]
    elif condition.with_ == "sheriff":
        deeds = [deed for deed in deeds if deed.near_sheriff <= condition.distance]
    return _often(table, deeds, 1, condition.distinct, condition.distinct_by)


@_judges(Travelled)
def _travelled(table: LegendsState, seat: Seat, condition: Travelled, action: int) -> bool:
    deeds = _deeds(table, seat, condition.within, action)
    return sum([deed.n for deed in deeds if deed.what == "travel"]) >= condition.min


# -------------------------------------------------------------------- fights and poker


@_judges(Fought)
def _fought(table: LegendsState, seat: Seat, condition: Fought, action: int) -> bool:
    """Within an action an ability speaks of the fight that is being fought."""
    fight = table.fight
    if fight is not None and condition.within == "action" and seat in (fight.fighter, fight.other):
        deeds = [Deed("fight:fought", 1, table.space_of(seat), fight.tags(seat), wounds=fight.wounds_of(seat))]
        if condition.result != "fought":
            return False
    else:
        wanted = _looked_at(condition)
        deeds = [deed for deed in _deeds(table, seat, condition.within, action) if deed.what in wanted]
    deeds = [deed for deed in _at(table, deeds, condition.at) if _such_a_fight(deed, condition)]
    return _often(table, deeds, condition.count, condition.distinct)


def _such_a_fight(deed: Deed, condition: Fought) -> bool:
    tags = deed.tags
    if condition.against is not None and not any(foe in tags for foe in _words(condition.against)):
        return False
    if condition.type is not None and condition.type not in tags:
        return False
    if condition.type == "arrest" and condition.result == "won" and "attacker" not in tags:
        # LEG-399: in all other types a defender's win counts, but who withstands an arrest has arrested nobody.
        return False
    if condition.role is not None and condition.role not in tags:
        return False
    if condition.weapon is not None and not _with_weapon(tags, condition.weapon, upgraded=condition.upgraded):
        return False
    if condition.card_max is not None and not _with_card(tags, RANK_INDEX[condition.card_max]):
        return False
    return deed.wounds >= condition.wounds_min


def _with_weapon(tags: tuple[str, ...], weapon: str, *, upgraded: bool) -> bool:
    return f"{weapon}+" in tags or (weapon in tags and not upgraded)


def _with_card(tags: tuple[str, ...], highest: int) -> bool:
    return any(f"card:{RANKS[rank]}" in tags for rank in range(highest + 1))


@_judges(PlayedPoker)
def _played_poker(table: LegendsState, seat: Seat, condition: PlayedPoker, action: int) -> bool:
    wanted = _looked_at(condition)
    deeds = [deed for deed in _deeds(table, seat, condition.within, action) if deed.what in wanted]
    deeds = _at(table, deeds, condition.at)
    if condition.against is not None:
        deeds = [deed for deed in deeds if condition.against in deed.tags]
    if condition.cards_any:
        deeds = [deed for deed in deeds if any(card in deed.tags for card in condition.cards_any)]
    return _often(table, deeds, condition.count, condition.distinct, condition.distinct_by)


# -------------------------------------------------------------------- what is so now


@_judges(CanPay)
def _can_pay(table: LegendsState, seat: Seat, condition: CanPay, _: int) -> bool:
    here = condition.at is None or bool(table.where(condition.at) >> table.space_of(seat) & 1)
    return here and can_pay(table, seat, condition.cost)


@_judges(Has)
def _has(table: LegendsState, seat: Seat, condition: Has, _: int) -> bool:
    if condition.ranks:
        ranks = [CARD_IDS[card][:-1] for card in plain(table.hands[seat])]
        amount = len([rank for rank in ranks if rank in condition.ranks])
    elif condition.upgraded:
        amount = held_upgraded(table, seat, condition.what)
    else:
        amount = held(table, seat, condition.what)
    if condition.max is not None:
        return condition.min <= amount <= condition.max
    return amount >= max(condition.min, 1)


@_judges(HasStatus)
def _has_status(table: LegendsState, seat: Seat, condition: HasStatus, _: int) -> bool:
    if seat == BLACK:
        return condition.is_ == "neutral"
    points = table.mp[seat] if condition.is_ == "marshal" else table.wp[seat]
    return table.side(seat) == condition.is_ and (condition.is_ == "neutral" or points >= condition.min)


@_judges(StandsAt)
def _stands_at(table: LegendsState, seat: Seat, condition: StandsAt, _: int) -> bool:
    return bool(table.where(condition.place) >> table.space_of(seat) & 1)


@_judges(IsNear)
def _is_near(table: LegendsState, seat: Seat, condition: IsNear, _: int) -> bool:
    distance = table.land.distance[table.space_of(seat)]
    return any(distance[space] <= condition.distance for space in _spaces_of(table, seat, condition.who))


def _spaces_of(table: LegendsState, seat: Seat, who: str) -> list[int]:
    """Where these stand, the player who asks left out; the Man in Black counts as a player."""
    if who == "sheriff":
        return [table.sheriff]
    if who == "bandit":
        return bits(table.bandits)
    others = [Seat(other) for other in range(table.players) if other != seat]
    if who == "player" and table.black is not None and seat != BLACK:
        others.append(BLACK)
    return [table.space_of(other) for other in others if who == "player" or table.side(other) == who]


@_judges(AllOf)
def _all_of(table: LegendsState, seat: Seat, condition: AllOf, action: int) -> bool:
    return all(holds(table, seat, part, action) for part in condition.of)


@_judges(AnyOf)
def _any_of(table: LegendsState, seat: Seat, condition: AnyOf, action: int) -> bool:
    return any(holds(table, seat, part, action) for part in condition.of)


@_judges(NotOf)
def _not_of(table: LegendsState, seat: Seat, condition: NotOf, action: int) -> bool:
    return not holds(table, seat, condition.of, action)
