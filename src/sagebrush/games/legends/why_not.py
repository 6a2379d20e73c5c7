"""Why something in sight cannot be chosen now: an action, a fight, a space, a card, an item, a story, a goal.

Cards, items, spaces and goals go by their ids, an action by the kind of its option (`rob_bank`), a story by its deck
(`story:0`), a fight by its kind and whom it is against (`arrest:2`, `duel:black`), all actions together by `action`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option, WhyNot
from sagebrush.core.seats import Seat
from sagebrush.games.legends.conditions import met
from sagebrush.games.legends.costs import STAKE
from sagebrush.games.legends.fighting import BLACK
from sagebrush.games.legends.flow import places, shop
from sagebrush.games.legends.flow.stories import MARKERS
from sagebrush.games.legends.jokers import nothing_to_lay
from sagebrush.games.legends.moments import is_used
from sagebrush.games.legends.options import (
    Buy,
    ChooseWay,
    Claim,
    Contribute,
    EndTurn,
    Fight,
    FightBlack,
    MayReact,
    Move,
    PlayAction,
    PlayReaction,
    Shift,
    TakeAction,
    Upgrade,
    VisitShop,
)
from sagebrush.games.legends.powers import Power
from sagebrush.games.legends.rows import ItemRow
from sagebrush.games.legends.state import AFTER_MOVE, AFTER_POINTS
from sagebrush.games.legends.table import LegendsTable

Reason = tuple[str, str]

NO_EFFECT: Final[Reason] = ("legends-why-no-effect", "LEG-X18")


def why_not(table: LegendsTable, decision: Decision[Option]) -> tuple[WhyNot, ...]:
    """For what the asked player sees and might expect to choose."""
    me, options = decision.seat, decision.options
    match decision.question:
        case TakeAction():
            found = _at_the_place(table, me) + _tales(table, me, options) + _goals(table, me, options)
            if table.actions > 0:
                found += (
                    _actions(table, me) + _fights(table, me, options) + _spaces(table, me, table.speed(me), options)
                )
            else:
                found.append(WhyNot("action", "legends-why-no-action-left", "LEG-072"))
            found += _cards(table, me, options)
            for part in table.parts.values():
                found += part.why_not(table, me)
            if not any(isinstance(option, EndTurn) for option in options):
                found.append(WhyNot("end_turn", "legends-why-actions-left", "LEG-072"))
            return tuple(found)
        case ChooseWay(points=points):
            return tuple(_spaces(table, me, points, options))
        case VisitShop():
            return tuple(_items(table, me, options))
        case MayReact():
            return tuple(_reactions(table, me, options))
        case _:
            return ()


def _why(thing: str, reason: Reason) -> WhyNot:
    return WhyNot(thing, *reason)


# -------------------------------------------------------------------- where the figure stands


def _actions(table: LegendsTable, me: Seat) -> list[WhyNot]:
    """What the place has, but not for this player now."""
    explain = _AT.get(table.land.kind[table.space[me]])
    return explain(table, me) if explain is not None else []


def _bank(table: LegendsTable, me: Seat) -> list[WhyNot]:
    found: list[WhyNot] = []
    if not places.can_deposit(table, me):
        found.append(WhyNot("deposit", "legends-why-no-nuggets", "LEG-X18"))
    if not table.can_lay(me):
        found.append(WhyNot("rob_bank", "legends-why-rob-no-card", nothing_to_lay(table, me, "LEG-160")))
    elif table.robbed_bank:
        found.append(WhyNot("rob_bank", "legends-why-robbed-already", "LEG-159"))
    return found


def _doctor(table: LegendsTable, me: Seat) -> list[WhyNot]:
    if not table.wounds[me]:
        return [WhyNot("heal", "legends-why-no-wounds", "LEG-X18")]
    return _dear(table, me, "heal", places.FEE, "LEG-211")


def _cabaret(table: LegendsTable, me: Seat) -> list[WhyNot]:
    return _dear(table, me, "revel", places.REVELRY, "LEG-213")


def _saloon(table: LegendsTable, me: Seat) -> list[WhyNot]:
    return _dear(table, me, "play_poker", STAKE, "LEG-490")


def _store(table: LegendsTable, me: Seat) -> list[WhyNot]:
    return [] if shop.wares(table, me) else [WhyNot("shop", "legends-why-nothing-to-buy", "LEG-210")]


def _ranch(table: LegendsTable, me: Seat) -> list[WhyNot]:
    colour = places.ranch_colour(table, me)
    if table.settings.first_game:
        return [WhyNot("acquire", "legends-why-no-cattle", "LEG-405")]
    if len(table.cattle[me]) >= table.cattle_limit(me):
        return [WhyNot("acquire", "legends-why-cattle-held", "LEG-232")]
    return [] if table.cattle_supply.get(colour) else [_why("acquire", NO_EFFECT)]


def _dear(table: LegendsTable, me: Seat, thing: str, price: int, ruling: str) -> list[WhyNot]:
    """Where something has a price that the player cannot pay."""
    if table.money[me] >= price:
        return []
    return [WhyNot(thing, "legends-why-too-dear", ruling, {"price": price, "money": table.money[me]})]


_AT: Final[dict[str, Callable[[LegendsTable, Seat], list[WhyNot]]]] = {
    "bank": _bank,
    "doctor": _doctor,
    "cabaret": _cabaret,
    "saloon": _saloon,
    "store": _store,
    "trading_post": _store,
    "ranch": _ranch,
}


def _at_the_place(table: LegendsTable, me: Seat) -> list[WhyNot]:
    """Deliveries, which cost no action."""
    if not table.cattle[me]:
        return []
    kind = table.land.kind[table.space[me]]
    if kind == "station" and table.is_outlaw(me) and not table.settings.outlaw_cattle_drive:
        return [WhyNot("drive", "legends-why-outlaw-drives", "LEG-241")]
    if kind == "ranch":
        here = places.ranch_colour(table, me)
        if all(table.content.cattle[token].colour == here for token in table.cattle[me]):
            return [WhyNot("rustle", "legends-why-own-ranch", "LEG-236")]
    return []


# -------------------------------------------------------------------- fights and ways


def _fights(table: LegendsTable, me: Seat, options: tuple[Option, ...]) -> list[WhyNot]:
    offered = [(option.target, option.fight) for option in options if isinstance(option, Fight)]
    offered += [(BLACK, option.fight) for option in options if isinstance(option, FightBlack)]
    found: list[WhyNot] = []
    for other in table.here(me):
        name = "black" if other == BLACK else str(int(other))
        for kind in ("duel", "robbery", "arrest"):
            if (other, kind) not in offered:
                barred = kind == "arrest" and not (table.is_marshal(me) and table.is_outlaw(other))
                reason = _no_arrest(table, me, other) if barred else _no_fight(table, me)
                if reason is not None:
                    found.append(_why(f"{kind}:{name}", reason))
    return found


def _no_fight(table: LegendsTable, me: Seat) -> Reason:
    if not table.can_lay(me):
        return ("legends-why-no-card-to-lay", nothing_to_lay(table, me, "LEG-108"))
    return ("legends-why-fought-already", "LEG-102")


def _no_arrest(table: LegendsTable, me: Seat, other: Seat) -> Reason | None:
    """Nobody expects an arrest where there is neither a badge nor a price on a head."""
    if table.is_marshal(me) and other != BLACK:
        return ("legends-why-not-wanted", "LEG-106")
    return ("legends-why-no-badge", "LEG-105") if table.is_outlaw(other) else None


def _spaces(table: LegendsTable, me: Seat, points: int, options: tuple[Option, ...]) -> list[WhyNot]:
    """Spaces near enough that the Sheriff keeps an outlaw from, or that a bandit lies in front of."""
    offered = [table.land.space[option.to] for option in options if isinstance(option, Move)]
    start, here = table.space[me], table.land.roads.distance[table.space[me]]
    unhunted = [space for space, _ in table.land.reach(start, points, table.stops())]
    alone = [space for space, _ in table.land.reach(start, points, table.bandits)] if table.parts else unhunted
    found: list[WhyNot] = []
    for space, distance in enumerate(here):
        if 0 < distance <= points and space not in offered:
            if space == table.sheriff:
                reason = ("legends-why-sheriff-there", "LEG-085")
            elif space in unhunted:
                reason = ("legends-why-sheriff-between", "LEG-085")
            elif space in alone:
                reason = ("legends-why-foe-between", "LEG-539")
            else:
                reason = ("legends-why-bandit-between", "LEG-087")
            found.append(_why(table.land.spaces[space], reason))
    return found


# -------------------------------------------------------------------- cards


def _cards(table: LegendsTable, me: Seat, options: tuple[Option, ...]) -> list[WhyNot]:
    """Each card of the hand that has no use among these options."""
    offered = [option.card for option in options if isinstance(option, PlayAction | PlayReaction)]
    found: list[WhyNot] = []
    for card in table.hands[me]:
        name = table.content.card_id[card]
        if name not in offered:
            found.append(_why(name, _no_use(table, me, table.content.card_powers[card])))
    return found


def _no_use(table: LegendsTable, me: Seat, powers: tuple[Power, ...]) -> Reason:
    """Why a card does nothing now: the first reason that applies to what could be done with it."""
    moments = [power.ability.when for power in powers]
    if "action" in moments:
        return ("legends-why-card-no-action-left", "LEG-091") if table.actions <= 0 else NO_EFFECT
    for power in powers:
        moment = _MOMENTS.get(power.ability.when)
        if moment is not None:
            window, closed, limit = moment
            if is_used(table, me, power):
                return ("legends-why-used-up", limit)
            return NO_EFFECT if table.windows & window else closed
    return ("legends-why-bonus", "LEG-096")


#: Of reactions: the window in which they are offered, what is said outside it, and the ruling that limits them.
_MOMENTS: Final[dict[str, tuple[int, Reason, str]]] = {
    "after_move_action": (AFTER_MOVE, ("legends-why-after-move", "LEG-411"), "LEG-412"),
    "track_points": (AFTER_POINTS, ("legends-why-after-points", "LEG-095"), "LEG-422"),
    "fight_reaction": (0, ("legends-why-only-in-fights", "LEG-116"), "LEG-147"),
}


def _reactions(table: LegendsTable, me: Seat, options: tuple[Option, ...]) -> list[WhyNot]:
    """In a fight, once the cards are shown."""
    offered = [option.card for option in options if isinstance(option, PlayReaction)]
    found: list[WhyNot] = []
    for card in table.hands[me]:
        name = table.content.card_id[card]
        if name not in offered:
            powers = [power for power in table.content.card_powers[card] if power.ability.when == "fight_reaction"]
            used = any(is_used(table, me, power) for power in powers)
            reason = ("legends-why-used-up", "LEG-147") if used else ("legends-why-no-reaction", "LEG-117")
            found.append(_why(name, reason))
    return found


# -------------------------------------------------------------------- the store


def _items(table: LegendsTable, me: Seat, options: tuple[Option, ...]) -> list[WhyNot]:
    offered = [option.item for option in options if isinstance(option, Buy | Upgrade)]
    found: list[WhyNot] = []
    for item, row in table.content.items.items():
        if item not in offered:
            found.append(_no_sale(table, me, row))
    return found


def _no_sale(table: LegendsTable, me: Seat, row: ItemRow) -> WhyNot:
    """An item that is not to be had; of one that is owned, why it is not made better."""
    if table.settings.first_game and not row.first_game:
        return WhyNot(row.id, "legends-why-not-in-first-game", "LEG-404")
    if table.owns(me, row.id):
        if row.upgraded is not None and row.id in table.items(me):
            return _dear(table, me, row.id, row.price, "LEG-297")[0]
        return WhyNot(row.id, "legends-why-owned", "LEG-294")
    if row.sold_at != shop.stand(table, me):
        return WhyNot(row.id, "legends-why-sold-elsewhere", "LEG-446")
    if not shop.for_sale(table, row):
        return WhyNot(row.id, "legends-why-sold-out", "LEG-035")
    if not shop.may_own(table, me, row):
        return WhyNot(row.id, "legends-why-belongings-full", "LEG-299")
    return _dear(table, me, row.id, row.price, "LEG-210")[0]


# -------------------------------------------------------------------- stories and goals


def _tales(table: LegendsTable, me: Seat, options: tuple[Option, ...]) -> list[WhyNot]:
    offered = [option.deck for option in options if isinstance(option, Contribute | Shift)]
    found: list[WhyNot] = []
    for deck in range(len(table.markers)):
        if table.open_story(deck) and deck not in offered:
            found.append(_why(f"story:{deck}", _no_marker(table, me, deck)))
    return found


def _no_marker(table: LegendsTable, me: Seat, deck: int) -> Reason:
    markers = table.markers[deck]
    if table.contributed:
        return ("legends-why-contributed-already", "LEG-342")
    if len(markers) >= table.markers_needed():
        return ("legends-why-story-full", "LEG-343")
    if not met(table, me, table.content.stories[table.open_story(deck)].condition):
        return ("legends-why-condition", "LEG-343")
    assert markers.count(me) >= MARKERS
    return ("legends-why-markers-here", "LEG-346")


def _goals(table: LegendsTable, me: Seat, options: tuple[Option, ...]) -> list[WhyNot]:
    offered = [option.goal for option in options if isinstance(option, Claim)]
    return [WhyNot(goal, "legends-why-goal", "LEG-389") for goal in table.goals[me] if goal not in offered]
