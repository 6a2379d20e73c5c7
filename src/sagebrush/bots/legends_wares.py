"""What items are worth to a bot, bought, upgraded or given."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sagebrush.bots.legends_situation import ACTION, Situation
from sagebrush.bots.legends_wishes import Hope

#: Moves that somebody on foot makes in a turn; with a mount so many fewer are needed.
_MOVES: Final = 1.3
#: What two more nuggets on a mule's back are worth in a turn.
ROOMY: Final = 0.05
#: The chance that what is bought will be upgraded too.
_ONE_DAY: Final = 0.5
#: So many turns before the end new things are tried no more.
UNTRIED: Final = 3
#: What the upgraded side of a weapon adds to a fight, and fights in a turn.
_BETTER: Final[dict[str, float]] = {"revolver": 0.05, "shotgun": 0.1, "rifle": 0.08}


def price_of(situation: Situation, item: str) -> int:
    return situation.content.items[item.rstrip("+")].price


def points_of(situation: Situation, item: str) -> int:
    """The LP of its upgraded side."""
    side = situation.content.items[item.rstrip("+")].upgraded
    return 0 if side is None else side.lp


def speed_of(situation: Situation, item: str) -> int:
    row = situation.content.items[item.rstrip("+")]
    side = row.upgraded if item.endswith("+") and row.upgraded is not None else row.front
    return side.speed or 2


def ride(situation: Situation, speed: int) -> float:
    """What it is worth to be that fast instead of as fast as now, for the rest of the game."""
    spared = _MOVES * (2 / situation.me.speed - 2 / speed)
    return max(0.0, spared) * ACTION * (situation.turns - 0.5)


def bought(situation: Situation, item: str, hopes: Sequence[Hope]) -> float:
    """What it is worth to get this item, whatever it costs."""
    me, turns = situation.me, situation.turns
    wished = max([hope.worth for hope in hopes if hope.what == f"bring_{item}"], default=0.0) * (
        0.7 if turns > 1 else 0
    )
    match item:
        case "mustang" | "mule" | "quarter_horse" | "work_horse":
            roomy = ROOMY * turns if item == "mule" and me.nugget_limit <= 4 else 0.0
            return ride(situation, speed_of(situation, item)) + roomy
        case "rifle" | "shotgun" | "revolver":
            # A second weapon may be upgraded one day, and scores though it stays in its holster.
            score = _ONE_DAY * points_of(situation, item) if turns > UNTRIED else 0.0
            # Until then a revolver does nothing.
            return (
                score
                + (_ONE_DAY if item == "revolver" else 1.0) * _BETTER[item] * turns
                + (0.25 if turns > 2 and item != "revolver" else 0.0)
            )
        case "whiskey":
            worth = situation.wound_price if me.wounds else 0.0
            return max(worth + 0.1, wished)
        case "ten_gallon":
            return max(0.12 * turns + 0.02 * turns * me.cards, wished)
        case "provisions":
            healing = 0.5 * situation.wound_price if me.wounds else 0.15
            return max(situation.card_price * (1.6 if turns > 1 else 1.0) + healing - 0.4 * ACTION, wished)
        case "miners_map":
            return max(0.09 * turns, wished)
    # Of a thing that nobody knows yet: whoever made it will have had a reason for its price.
    return 1.1 * price_of(situation, item) / 30 if turns > UNTRIED else 0.0


def upgraded(situation: Situation, item: str, hopes: Sequence[Hope]) -> float:
    """What it is worth to turn this item over: LP at the end, and what it does until then."""
    me, turns = situation.me, situation.turns
    worth = float(points_of(situation, item))
    worth += max([hope.worth for hope in hopes if hope.what == f"own_{item}+"], default=0.0)
    if item in me.mounts and item == me.mounts[-1]:
        worth += ride(situation, speed_of(situation, item + "+"))
    return worth + _BETTER.get(item, 0.0) * turns * (item == situation.weapon)


def basket(situation: Situation, hopes: Sequence[Hope]) -> float:
    """What a visit to a store would bring, after what it costs: the best things that can be paid for."""
    me = situation.me
    offers = [(bought(situation, item, hopes), price_of(situation, item)) for item in _new_to(situation)]
    for item in (*me.weapons, *me.mounts):
        if not item.endswith("+"):
            offers.append((upgraded(situation, item, hopes), price_of(situation, item)))
    gain, money = 0.0, me.money
    rated = sorted([(worth / price, worth, price) for worth, price in offers], reverse=True)
    for _, worth, price in rated:
        cost = situation.purse(money) - situation.purse(money - price) if price <= money else worth
        if worth > cost:
            gain += worth - cost
            money -= price
    return gain


def _new_to(situation: Situation) -> list[str]:
    me = situation.me
    owned = [item.rstrip("+") for item in (*me.weapons, *me.mounts, *me.belongings)]
    full = len(me.belongings) >= 3
    return [
        item
        for item, row in situation.content.items.items()
        if item not in owned and not (full and row.type == "belonging") and not (row.type == "mount" and me.mounts)
    ]
