"""What the new poker cards of Ante Up do that no other effect can say: Vendetta and Outfit (LEG-X50, LEG-X51)."""

from __future__ import annotations

from typing import Final

from sagebrush.core.seats import Seat
from sagebrush.games.legends.costs import rule_matters
from sagebrush.games.legends.effects import named_rule
from sagebrush.games.legends.expansions.ante_up.options import BuyOnTheWay, ChooseFight
from sagebrush.games.legends.fighting import BLACK
from sagebrush.games.legends.flow import acting, moving, shop
from sagebrush.games.legends.flow.fight import fight
from sagebrush.games.legends.jokers import plain
from sagebrush.games.legends.options import ChooseWay, Fight, FightBlack, Move
from sagebrush.games.legends.state import LegendsState
from sagebrush.games.legends.table import LegendsTable

CHOOSE_FIGHT: Final = ChooseFight()
#: The card that is played, and one to lay.
CARDS: Final = 2


# -------------------------------------------------------------------- Vendetta


@named_rule("ride_to_a_fight")
async def ride_to_a_fight(table: LegendsTable, seat: Seat, n: int, by: str) -> None:
    """LEG-X50: to somebody not attacked in this turn, and a fight there, unless the ride came to something else."""
    ways = _ways(table, seat, n)
    if not ways:
        return
    way = ways[0] if len(ways) == 1 else await table.ask(seat, ChooseWay(by, n), tuple(ways))
    if way.distance:
        await moving.ride(table, seat, way, by, as_action=False)
    options = tuple(acting.fights(table, seat)) if table.space[seat] == table.land.space[way.to] else ()
    if not options:
        return
    answer = await table.ask(seat, CHOOSE_FIGHT, options)
    assert isinstance(answer, Fight | FightBlack)
    target = answer.target if isinstance(answer, Fight) else BLACK
    table.mark_fought(target)
    await fight(table, seat, target, answer.fight)


@rule_matters("ride_to_a_fight")
def rides_to_a_fight(table: LegendsState, seat: Seat, n: int) -> bool:
    """LEG-X50: somebody in reach, and a card left to lay."""
    assert isinstance(table, LegendsTable)
    return len(plain(table.hands[seat])) >= CARDS and bool(_ways(table, seat, n))


def _ways(table: LegendsTable, seat: Seat, n: int) -> list[Move]:
    """To each space with somebody whom the player may still attack in this turn; the own one is no way at all."""
    spaces = 0
    for other in range(table.players):
        if other != seat and not table.fought >> other & 1:
            spaces |= 1 << table.space[other]
    if table.black is not None and not table.fought >> table.players & 1:
        spaces |= 1 << table.black.space
    here = table.space[seat]
    found = [Move(table.land.spaces[here], 0)] if spaces >> here & 1 else []
    reached = moving.reachable(table, seat, n, as_action=False)
    return found + [move for move in reached if (spaces & ~(1 << here)) >> table.land.space[move.to] & 1]


# -------------------------------------------------------------------- Outfit


@named_rule("buy_on_the_way")
async def buy_on_the_way(table: LegendsTable, seat: Seat, n: int, _by: str) -> None:
    """LEG-X51: one thing of either stand, bought or made better anywhere, so much cheaper."""
    options = tuple(shop.wares(table, seat, discount=n, anywhere=True))
    if options:
        await shop.trade(table, seat, await table.ask(seat, BuyOnTheWay(n), options))


@rule_matters("buy_on_the_way")
def buys_on_the_way(table: LegendsState, seat: Seat, n: int) -> bool:
    """LEG-X18: something that the player can pay for and may have."""
    assert isinstance(table, LegendsTable)
    return bool(shop.wares(table, seat, discount=n, anywhere=True))
