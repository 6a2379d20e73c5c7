"""The Man in Black's turn: the card he draws at the end of a round, his way and his attacks (LEG-X31 to LEG-X33)."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.legends.black import move_black, next_card
from sagebrush.games.legends.effects import Cause, carry_out, effect, named_rule, pick_player, selected
from sagebrush.games.legends.fighting import BLACK, NOBODY
from sagebrush.games.legends.flow import fight, poker
from sagebrush.games.legends.language import Challenge, MoveFigure, PokerGame
from sagebrush.games.legends.options import ChooseSpace, PickSpace
from sagebrush.games.legends.players import NOWHERE
from sagebrush.games.legends.table import LegendsTable
from sagebrush.games.legends.ways import bits


async def turn_of_black(table: LegendsTable) -> None:
    """LEG-381: one of his cards, from top to bottom."""
    table.begin_step()
    card = next_card(table)
    await carry_out(table, BLACK, card.do, card.id)


# -------------------------------------------------------------------- his way


@effect(MoveFigure, of_black=True)
async def ride(table: LegendsTable, _: Seat, each: MoveFigure, cause: Cause) -> None:
    """A shortest way towards a place or player; bandits and the Sheriff do not stop him (LEG-X33)."""
    goal = await _goal(table, each.to or "", cause)
    here = table.space_of(BLACK)
    if goal in (NOWHERE, here):
        return
    distance = table.land.distance[here][goal]
    end = goal
    if distance > each.n:
        # As far as he gets on any of the shortest ways.
        ends = [
            space
            for space, apart in enumerate(table.land.distance[here])
            if apart == each.n and table.land.distance[space][goal] == distance - each.n
        ]
        end = await _pick_space(table, ends, cause)
    move_black(table, table.land.trails.way(here, end)[1:])


async def _goal(table: LegendsTable, to: str, cause: Cause) -> int:
    """The space he makes for: that of the player meant, or the nearest that will do."""
    if to in ("leader", "richest", "last"):
        cause.chosen = await _prey(table, to, cause)
        return table.space[cause.chosen]
    if to == "player":
        spaces = table.space
    elif to == "nearest_bandit":
        spaces = bits(table.bandits)
    else:
        spaces = bits(table.land.mask_of(to))
    apart = table.land.distance[table.space_of(BLACK)]
    nearest = min([apart[space] for space in spaces], default=0)
    return await _pick_space(table, sorted({space for space in spaces if apart[space] == nearest}), cause)


async def _prey(table: LegendsTable, who: str, cause: Cause) -> Seat:
    """Of equal targets the first player chooses."""
    candidates = await selected(table, BLACK, who, cause)
    return candidates[0] if len(candidates) == 1 else await pick_player(table, table.first, candidates, cause.by)


async def _pick_space(table: LegendsTable, spaces: list[int], cause: Cause) -> int:
    """Of equal ways and places the first player chooses."""
    if len(spaces) <= 1:
        return spaces[0] if spaces else NOWHERE
    options = tuple([PickSpace(table.land.spaces[space]) for space in spaces])
    answer = await table.ask(table.first, ChooseSpace(cause.by), options)
    return table.land.space[answer.space]


# -------------------------------------------------------------------- what he does there


@effect(Challenge, of_black=True)
async def attack(table: LegendsTable, _: Seat, each: Challenge, cause: Cause) -> None:
    """If he has reached his prey; the player defends as usual and may surrender."""
    target = cause.chosen if cause.chosen != NOBODY else await _prey(table, each.who, cause)
    if table.space[target] == table.space_of(BLACK):
        await fight.fight(table, BLACK, target, each.type, each.win)


@effect(PokerGame)
async def play_cards(table: LegendsTable, seat: Seat, each: PokerGame, _: Cause) -> None:
    """LEG-384: with him at the cabaret, or wherever another card says."""
    await poker.host_game(table, seat, each)


@named_rule("remove_bandit_here")
async def remove_bandit_here(table: LegendsTable, seat: Seat, _n: int, _by: str) -> None:
    table.remove_bandit(table.space_of(seat))
