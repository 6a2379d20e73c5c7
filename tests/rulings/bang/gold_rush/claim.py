"""What the scenarios of Gold Rush share: nuggets and equipment laid out before the turn is started."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from sagebrush.games.bang.expansions.gold_rush.black_equipment import BLACK
from sagebrush.games.bang.expansions.gold_rush.gold import NUGGETS, Gold
from tests.rulings.bang.bench import BangScenario, key

#: What the table brings with it.
GOLD = ["gold_rush"]
#: An offer that nobody in these scenarios can pay.
DEAR = ["Gold Rush", "Union Pacific", "Pickaxe"]


def gold(table: BangScenario) -> Gold:
    part = table.laid.parts["gold"]
    assert isinstance(part, Gold)
    return part


def nuggets(table: BangScenario, **counts: int) -> None:
    """So many nuggets in front of these players; the rest is the supply."""
    for name, count in counts.items():
        gold(table).purses[table.config.names.index(name)] = count
    gold(table).supply = NUGGETS - sum(gold(table).purses)


def shop(table: BangScenario, *offer: str, coming: Iterable[str] = ()) -> None:
    """The offer, and the cards of the deck that come next, the first of them first."""
    part = gold(table)
    pool = [*part.deck, *part.offer, *part.discarded]
    part.offer = [_take(pool, name) for name in offer]
    top = [_take(pool, name) for name in coming]
    part.deck, part.discarded = pool + top[::-1], []


def _take(pool: list[str], name: str) -> str:
    pool.remove(key(name))
    return key(name)


def equip(table: BangScenario, **pieces: list[str]) -> None:
    """Equipment in front of these players, taken from the deck or, if it is there, from the offer."""
    part = gold(table)
    for name, owned in pieces.items():
        seat = table.config.names.index(name)
        for piece in owned:
            if key(piece) in part.offer:
                part.offer[part.offer.index(key(piece))] = part.deck.pop(0)
            else:
                part.deck.remove(key(piece))
            part.owned[seat] = (*part.owned[seat], key(piece))
            table.laid.granted[seat] = (*table.laid.granted[seat], BLACK[key(piece)])
    table.laid.changed()


def choose(table: BangScenario, *choice: Hashable) -> None:
    """The active player does this in phase 2."""
    table.asked(table.active, kind="play_cards").answers(choice)


def buys(table: BangScenario, piece: str, price: int) -> None:
    choose(table, "buy", piece, price)


def may(table: BangScenario, *choice: Hashable) -> bool:
    """Whether the active player may do this in phase 2."""
    return tuple(key(part) if isinstance(part, str) else part for part in choice) in table.offered(table.active)


def has_nuggets(table: BangScenario, **counts: int) -> None:
    """The nuggets of the players named; none is ever lost or made."""
    part = table.table.parts["gold"]
    assert isinstance(part, Gold)
    assert {name: part.purses[table.seat(name)] for name in counts} == counts
    assert part.supply + sum(part.purses) + len(part.laid) == NUGGETS


def has_equipment(table: BangScenario, **pieces: list[str]) -> None:
    part = table.table.parts["gold"]
    assert isinstance(part, Gold)
    for name, owned in pieces.items():
        seat = table.seat(name)
        assert sorted(part.owned[seat]) == sorted(key(piece) for piece in owned)
        assert [trait.id for trait in table.table.granted[seat]] == list(part.owned[seat])


def under_deck(table: BangScenario) -> list[str]:
    """What lies face up under the equipment deck."""
    part = table.table.parts["gold"]
    assert isinstance(part, Gold)
    return part.discarded
