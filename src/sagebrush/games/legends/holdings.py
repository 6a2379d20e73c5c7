"""What a player holds, can hand over and can still receive: pure questions that conditions and effects share."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.legends.fighting import BLACK
from sagebrush.games.legends.language import Effects, ItemEffect, Lose
from sagebrush.games.legends.state import LegendsState

#: Words that mean several items; every other one is the id of an item.
WEAPON, MOUNT, BELONGING, WEAPON_OR_MOUNT, ANY = "weapon", "mount", "belonging", "weapon_or_mount", "any"


def held(table: LegendsState, seat: Seat, what: str) -> int:
    """How much of a resource, or how many items of a sort."""
    if seat == BLACK:
        return held_by_black(table, what)
    if what == "money":
        return table.money[seat]
    if what == "card":
        return len(table.hands[seat])
    if what == "nugget":
        return table.nuggets[seat]
    if what == "wound":
        return table.wounds[seat]
    return _points_or_items(table, seat, what)


def _points_or_items(table: LegendsState, seat: Seat, what: str) -> int:
    points = {"lp": table.lp, "mp": table.mp, "wp": table.wp}.get(what)
    if points is not None:
        return points[seat]
    tokens = {
        "cattle": len(table.cattle[seat]),
        "legend_token": len(table.legend_tokens[seat]),
        WEAPON: len(table.weapons[seat]),
        MOUNT: len(table.mounts[seat]),
        BELONGING: len(table.belongings[seat]),
    }
    if what in tokens:
        return tokens[what]
    more = sum([part.held(seat, what) for part in table.parts.values()])
    return more + int(table.owns(seat, what))


def held_upgraded(table: LegendsState, seat: Seat, what: str) -> int:
    """How many upgraded weapons or mounts, or whether that one item is."""
    owned = {WEAPON: table.weapons[seat], MOUNT: table.mounts[seat]}.get(what)
    if owned is None:
        return int(f"{what}+" in table.items(seat))
    return len([item for item in owned if item.endswith("+")])


def held_by_black(table: LegendsState, what: str) -> int:
    """He always counts as holding the same money and gold; a card taken from him comes off the deck (LEG-383)."""
    if what == "money":
        return table.content.black.money
    if what == "nugget":
        return table.content.black.nuggets
    return len(table.deck) + len(table.pile) if what == "card" else 0


def can_pay(table: LegendsState, seat: Seat, cost: Effects) -> bool:
    """Whether all of it can be paid at once."""
    needed: dict[str, int] = {}
    for effect in cost:
        if isinstance(effect, Lose):
            amount = 1 if isinstance(effect.n, str) else effect.n
            needed[effect.what] = needed.get(effect.what, 0) + amount
        elif not (isinstance(effect, ItemEffect) and effect.do == "discard" and table.owns(seat, effect.what)):
            return False
    return all(held(table, seat, what) >= amount for what, amount in needed.items())


def can_receive(table: LegendsState, seat: Seat, item: str) -> bool:
    """LEG-294, LEG-298, LEG-352: one of each kind, three belongings, and only what the store still has."""
    if table.owns(seat, item) or table.stock(item) < 1:
        return False
    if table.content.items[item].type == BELONGING:
        return len(table.belongings[seat]) < table.belonging_limit(seat)
    return True


def upgradable(table: LegendsState, seat: Seat, what: str) -> list[str]:
    """The plain weapons and mounts that this word means."""
    owned = [item for item in table.weapons[seat] + table.mounts[seat] if not item.endswith("+")]
    if what == WEAPON:
        return [item for item in owned if item in table.weapons[seat]]
    return owned if what in (WEAPON_OR_MOUNT, ANY) else [item for item in owned if item == what]


def receivable(table: LegendsState, seat: Seat, what: str) -> list[str]:
    """The items of the store that this word means and the player can have."""
    rows = table.content.items
    if what == WEAPON:
        kinds = [id for id in rows if rows[id].type == WEAPON]
    elif what == WEAPON_OR_MOUNT:
        kinds = [id for id in rows if rows[id].type != BELONGING]
    else:
        kinds = list(rows) if what == ANY else [what]
    return [id for id in kinds if can_receive(table, seat, id)]
