"""What stories and goals ask for, as wishes: a thing to do, where, and what it would bring."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sagebrush.games.legends.content import Content
from sagebrush.games.legends.land import Land
from sagebrush.games.legends.language import (
    AllOf,
    AnyCondition,
    AnyOf,
    CanPay,
    Did,
    EndedMove,
    Fought,
    Gained,
    Has,
    HasStatus,
    IsNear,
    ItemEffect,
    PlayedPoker,
    Spent,
    StandsAt,
    Travelled,
)
from sagebrush.games.legends.map import LAND
from sagebrush.games.legends.own import content_of
from sagebrush.games.legends.view import LegendsPlayer, LegendsView

#: LP that a story brings one of its contributors, after a while, and that a legend token brings.
STORY: Final = 1.3
TOKEN: Final = 1.9


class Wish:
    """Do this (`what`) on one of these spaces; `n` says how much of it, where that is asked for."""

    def __init__(self, what: str, where: int, share: float, n: int = 1) -> None:
        self.what: str = what
        self.where: int = where
        #: of the worth of the whole: less where it takes more than this
        self.share: float = share
        self.n: int = n


class Hope:
    """A wish and what it is worth now."""

    def __init__(self, wish: Wish, worth: float) -> None:
        self.what: str = wish.what
        self.where: int = wish.where
        self.n: int = wish.n
        self.worth: float = worth * wish.share


def _mask(land: Land, place: str | tuple[str, ...] | None) -> int:
    return land.everywhere if place is None else land.mask_of(place)


def wishes_of(condition: AnyCondition, land: Land = LAND) -> list[Wish]:
    """All that leads to this condition."""
    match condition:
        case AllOf(of=parts):
            wishes = [wish for part in parts for wish in wishes_of(part, land)]
            return [Wish(wish.what, wish.where, wish.share / 2, wish.n) for wish in wishes]
        case AnyOf(of=parts):
            return [wish for part in parts for wish in wishes_of(part, land)]
        case EndedMove():
            return _ended(condition, land)
        case Fought():
            return _fought(condition, land)
        case Did() | PlayedPoker() | Spent() | Gained() | Travelled():
            return _done(condition, land)
        case _:
            return _state(condition, land)


def _done(condition: Did | PlayedPoker | Spent | Gained | Travelled, land: Land) -> list[Wish]:
    """Things to do."""
    match condition:
        case Did(what=what, at=at, count=count, distinct=distinct, min=least):
            deeds = (what,) if isinstance(what, str) else what
            return [Wish(deed, _mask(land, at), 1 / max(count, distinct, 1), least) for deed in deeds]
        case PlayedPoker(at=at, count=count):
            return [Wish("poker", _mask(land, at), 1 / count)]
        case Spent(min=least, at=at):
            return [Wish("spend", _mask(land, at), 1.0, least)]
        case Gained(what=what, min=least):
            kinds = (what,) if isinstance(what, str) else what
            return [Wish(f"gain_{kind}", land.everywhere, 1.0, least) for kind in kinds]
        case Travelled(min=least):
            return [Wish("travel", land.everywhere, 1.0, least)]


def _ended(condition: EndedMove, land: Land) -> list[Wish]:
    if condition.with_ == "player":
        return [Wish("meet", land.everywhere, 1.0)]
    if condition.with_ == "sheriff":
        return [Wish("near_sheriff", land.everywhere, 1.0, condition.distance)]
    if condition.with_ == "nobody":
        return [Wish("alone", _mask(land, condition.at), 1.0, condition.distance)]
    # Something of it must be done anyway where any space will do.
    where = _mask(land, condition.at)
    return [Wish("end", where, 1 / max(1, condition.distinct))] if where != land.everywhere else []


def _fought(condition: Fought, land: Land) -> list[Wish]:
    """Against whom; a story's foes and the Sheriff are nobody one could look for."""
    against = condition.against
    rivals = ("player", "bandit", "guard") if against is None else (against,) if isinstance(against, str) else against
    if condition.result == "lost":
        return []
    share = (0.8 if condition.result == "won" else 1.0) / max(condition.count, condition.distinct, 1)
    found: list[Wish] = []
    for rival in rivals:
        if rival == "npc":
            found += [Wish("bandit", _mask(land, condition.at), share), Wish("guard", _mask(land, condition.at), share)]
        elif rival in ("player", "bandit", "guard"):
            found.append(Wish(rival, _mask(land, condition.at), share))
    return found


def _state(condition: AnyCondition, land: Land) -> list[Wish]:
    """Where to be, what to have, what to bring."""
    match condition:
        case StandsAt(place=place):
            return [Wish("end", _mask(land, place), 1.0)]
        case IsNear(who="player", distance=0):
            return [Wish("meet", land.everywhere, 1.0)]
        case CanPay(cost=cost, at=at):
            return _paid(cost[0] if isinstance(cost[0], ItemEffect) else None, _mask(land, at), land)
        case Has(what=what, upgraded=True):
            return [Wish(f"own_{what}+", land.everywhere, 1.0)]
        case HasStatus(is_="marshal", min=least):
            return [Wish("gain_mp", land.everywhere, 0.5 / max(1, least))]
        case HasStatus(is_="outlaw", min=least):
            return [Wish("gain_wp", land.everywhere, 0.5 / max(1, least))]
        case _:
            return []


def _paid(item: ItemEffect | None, where: int, land: Land) -> list[Wish]:
    if item is None:
        return [Wish("end", where, 1.0)] if where != land.everywhere else []
    return [Wish(f"bring_{item.what}", where, 1.0)]


@lru_cache(maxsize=8)
def _story_wishes(content: Content) -> dict[str, list[Wish]]:
    """By the name of a condition."""
    return {
        content.condition_id[number]: wishes_of(row.condition, content.land) for number, row in content.stories.items()
    }


@lru_cache(maxsize=8)
def _goal_wishes(content: Content) -> dict[str, list[Wish]]:
    return {id: wishes_of(row.condition, content.land) for id, row in content.goals.items()}


def hopes(view: LegendsView, me: LegendsPlayer, turns: int, liking: float = 1.0) -> list[Hope]:
    """What the open stories and my goals would bring me; `liking`: how much I care for stories."""
    found: list[Hope] = []
    needed = 2 if len(view.players) <= 4 else 3
    content = content_of(view.content, view.boxes)
    for story in view.stories:
        known = _story_wishes(content).get(story.condition or "", [])
        worth = story_worth(len(story.markers), needed, turns, mine=me.seat in story.markers)
        found += [Hope(wish, worth * liking) for wish in known]
    for goal in me.goals or ():
        found += [Hope(wish, TOKEN) for wish in _goal_wishes(content).get(goal, [])]
    return found


def story_worth(markers: int, needed: int, turns: int, *, mine: bool) -> float:
    """A marker more on a story: the last one has it told at once, earlier ones may wait for ever."""
    if markers >= needed:
        return 0.0
    last = markers + 1 == needed
    if mine:
        # The reward comes once (LEG-350): a second marker only hastens it.
        return 0.45 if last and turns > 1 else 0.1
    if last:
        return STORY if turns > 1 else 0.8
    return STORY * min(0.65, 0.2 * (turns - 1))
