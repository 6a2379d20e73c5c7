"""Looking ahead at effects without carrying them out: can they be met, would they matter, what do they bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from sagebrush.core.seats import Seat
from sagebrush.games.legends.conditions import holds
from sagebrush.games.legends.fighting import BLACK
from sagebrush.games.legends.holdings import can_pay, held, receivable, upgradable
from sagebrush.games.legends.language import (
    AnyEffect,
    Choose,
    Effects,
    For,
    Gain,
    If,
    ItemEffect,
    Lose,
    MoveFigure,
    MoveSheriff,
    NamedRule,
    NpcFight,
    PokerGame,
    Roll,
    Take,
    Trade,
)
from sagebrush.games.legends.state import LegendsState

Check = Callable[[LegendsState, Seat, int], bool]
M = TypeVar("M", bound=Check)
RULE_MATTERS: Final[dict[str, Check]] = {}

#: In dollars: what everybody stakes at poker (LEG-251).
STAKE: Final = 10

# -------------------------------------------------------------------- can it be met


def can_meet(table: LegendsState, seat: Seat, effects: Effects) -> bool:
    """LEG-430, LEG-X09: whether this alternative is open to the player: all losses held, nothing forbidden."""
    losses = tuple([effect for effect in effects if isinstance(effect, Lose) and effect.what != "wound"])
    return can_pay(table, seat, losses) and all(_open(table, seat, effect) for effect in effects)


def _open(table: LegendsState, seat: Seat, effect: AnyEffect) -> bool:
    if isinstance(effect, Gain):
        return _may_gain(table, seat, effect.what)
    if isinstance(effect, ItemEffect):
        return _item_possible(table, seat, effect)
    if isinstance(effect, Trade):
        return can_pay(table, seat, effect.cost) and can_meet(table, seat, effect.get)
    if isinstance(effect, If):
        return can_meet(table, seat, branch(table, seat, effect))
    if isinstance(effect, Choose):
        return any(can_meet(table, seat, option) for option in effect.options)
    return True


def _may_gain(table: LegendsState, seat: Seat, what: str) -> bool:
    """A fourth wound cannot be taken (LEG-X09), nor marshal points by an outlaw (LEG-318)."""
    if what == "wound":
        return seat != BLACK and table.wounds[seat] < table.content.wounds.maximum
    return not (what == "mp" and table.is_outlaw(seat))


def _item_possible(table: LegendsState, seat: Seat, effect: ItemEffect) -> bool:
    if effect.do == "discard":
        return table.owns(seat, effect.what)
    if effect.do == "upgrade":
        return bool(upgradable(table, seat, effect.what))
    return bool(receivable(table, seat, effect.what))


def branch(table: LegendsState, seat: Seat, effect: If) -> Effects:
    return effect.then if holds(table, seat, effect.cond) else effect.else_


# -------------------------------------------------------------------- would it matter


def matters(table: LegendsState, seat: Seat, effects: Effects) -> bool:
    """LEG-X18: whether any of it would change anything; drawing, moving and whatever chance decides do.

    LEG-490: what opens a poker game is for nobody who has no stake, with all that comes with it.
    """
    if seat != BLACK and table.money[seat] < STAKE and any(isinstance(effect, PokerGame) for effect in effects):
        return False
    return any(_matters(table, seat, effect) for effect in effects)


def _matters(table: LegendsState, seat: Seat, effect: AnyEffect) -> bool:
    if isinstance(effect, Gain):
        return _room_for(table, seat, effect.what)
    if isinstance(effect, Lose):
        return held(table, seat, effect.what) > 0
    if isinstance(effect, MoveSheriff | MoveFigure):
        return _can_move(table, seat, effect)
    if isinstance(effect, ItemEffect):
        return _item_possible(table, seat, effect)
    if isinstance(effect, If):
        return matters(table, seat, branch(table, seat, effect))
    if isinstance(effect, Choose):
        return any(can_meet(table, seat, way) and matters(table, seat, way) for way in effect.options)
    if isinstance(effect, Trade):
        got = effect.get
        return can_pay(table, seat, effect.cost) and can_meet(table, seat, got) and matters(table, seat, got)
    return _matters_to_others(table, seat, effect)


def _can_move(table: LegendsState, seat: Seat, effect: MoveSheriff | MoveFigure) -> bool:
    if isinstance(effect, MoveSheriff):
        return effect.to is not None or table.any_outlaw()
    return effect.to != "train" or can_board(table, seat)


def can_board(table: LegendsState, seat: Seat) -> bool:
    """Whether the figure can be put on the train's space: it is elsewhere, and no outlaw goes where the Sheriff is."""
    train = table.where("any:train")
    met = table.is_outlaw(seat) and bool(train >> table.sheriff & 1)
    return train != 0 and not train >> table.space_of(seat) & 1 and not met


def _room_for(table: LegendsState, seat: Seat, what: str) -> bool:
    if what == "money":
        return seat == BLACK or table.money[seat] < table.money_limit(seat)
    if what == "nugget":
        return seat == BLACK or table.nuggets[seat] < table.nugget_limit(seat)
    return _may_gain(table, seat, what)


def rule_matters(name: str) -> Callable[[M], M]:
    """What tells whether a rule of its own would change anything; where there is none, it always does."""

    def register(check: M) -> M:
        RULE_MATTERS[name] = check
        return check

    return register


def _matters_to_others(table: LegendsState, seat: Seat, effect: AnyEffect) -> bool:
    """Of those in the same space somebody must be able to give or suffer it."""
    if isinstance(effect, NamedRule):
        return effect.name not in RULE_MATTERS or RULE_MATTERS[effect.name](table, seat, effect.n)
    if isinstance(effect, For) and effect.who == "chosen_here":
        return any(matters(table, other, effect.do) for other in table.here(seat))
    if isinstance(effect, Take) and effect.from_ == "chosen_here":
        here = table.here(seat)
        return any(held(table, other, what.what) >= what.n for other in here for what in effect.options)
    return True


# -------------------------------------------------------------------- what it brings, in words


def amounts(effects: Effects) -> tuple[str, ...]:
    """What an alternative brings and costs, for options: `gain_money:40`, `take_wound:1`, `gain_item_rifle:1`."""
    found: list[str] = []
    for effect in effects:
        found += _amounts(effect)
    return tuple(found)


def _amounts(effect: AnyEffect) -> list[str]:
    if isinstance(effect, Gain):
        return [f"take_wound:{effect.n}" if effect.what == "wound" else f"gain_{effect.what}:{effect.n}"]
    if isinstance(effect, Lose):
        return [f"heal:{effect.n}" if effect.what == "wound" else f"lose_{effect.what}:{effect.n}"]
    if isinstance(effect, ItemEffect):
        return [f"{effect.do}_item_{effect.what}:1"]
    if isinstance(effect, Trade):
        return [*amounts(effect.cost), *amounts(effect.get)]
    return _amounts_of_events(effect)


def _amounts_of_events(effect: AnyEffect) -> list[str]:
    if isinstance(effect, MoveFigure):
        return [f"move:{effect.n}"]
    if isinstance(effect, MoveSheriff):
        return [f"sheriff:{effect.n or 0}"]
    if isinstance(effect, Roll):
        return [f"roll:{effect.dice}"]
    if isinstance(effect, NpcFight):
        return [f"fight_{effect.npc}:{effect.cards}"]
    return []
