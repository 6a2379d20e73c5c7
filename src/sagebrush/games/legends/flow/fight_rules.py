"""Rules about fights that cards name and no other effect can say."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.legends.effects import Cause, effect, named_rule
from sagebrush.games.legends.fighting import PLAYER
from sagebrush.games.legends.language import Modify
from sagebrush.games.legends.table import LegendsTable


@effect(Modify)
async def _modify(table: LegendsTable, seat: Seat, each: Modify, cause: Cause) -> None:
    """LEG-119 to LEG-121: a card counts more or less. Other numbers change as long as their source is there."""
    if each.what in ("own_card", "rival_card"):
        table.change_value(seat, each.n, cause.by, of_rival=each.what == "rival_card")


@named_rule("restart_fight")
async def _restart_fight(table: LegendsTable, seat: Seat, n: int, by: str) -> None:  # noqa: ARG001
    """LEG-423, LEG-514: Shootout and fight card 10."""
    table.will_restart(by)


@named_rule("cancel_fight_card")
async def _cancel_fight_card(table: LegendsTable, seat: Seat, n: int, by: str) -> None:  # noqa: ARG001
    """LEG-419, LEG-420: Bulletproof and Quickdraw."""
    table.cancel_fight_text(by)


@named_rule("win_ties")
async def _win_ties(table: LegendsTable, seat: Seat, n: int, by: str) -> None:  # noqa: ARG001
    """Quickdraw against NPCs, Jesse James against players (LEG-523)."""
    table.win_ties(seat)


@named_rule("no_mp_from_bandit")
async def _no_mp_from_bandit(table: LegendsTable, seat: Seat, n: int, by: str) -> None:  # noqa: ARG001
    """LEG-509: fight cards 5 and 9."""
    table.forbid_mp()


@named_rule("look_at_cards")
async def _look_at_cards(table: LegendsTable, seat: Seat, n: int, by: str) -> None:
    """LEG-X05, LEG-X06: random cards of the rival's hand, or of the fight cards drawn; the Man in Black has none."""
    fight = table.fight_now()
    if fight.foe == PLAYER:
        rival = fight.rival_of(seat)
        cards = some_of(table, table.hands[rival], n)
        if cards:
            table.look_at_hand(seat, rival, cards, by)
    elif fight.drawn:
        table.look_at_fight_cards(seat, some_of(table, list(range(len(fight.drawn))), n), by)


def some_of(table: LegendsTable, things: list[int], n: int) -> list[int]:
    """So many of them at random; all, where there are no more."""
    if len(things) <= n:
        return sorted(things)
    left = things.copy()
    return sorted([table.chance.take(left) for _ in range(n)])
