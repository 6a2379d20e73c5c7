"""Goals: hidden objectives of one's character, and the legend tokens they bring."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat
from sagebrush.games.legends.conditions import met, payable
from sagebrush.games.legends.effects import amounts, pay
from sagebrush.games.legends.options import Claim, PutBack, ReturnToken
from sagebrush.games.legends.table import LegendsTable


def deal(table: LegendsTable) -> None:
    """LEG-386: the goals of each character but one, which goes back unseen."""
    for number in range(table.players):
        seat = Seat(number)
        goals = [goal.id for goal in table.content.goals_of[table.character[seat]]]
        table.chance.shuffle(goals)
        table.deal_goals(seat, sorted(goals[1:]))


def options(table: LegendsTable, seat: Seat) -> list[Option]:
    """LEG-389: in the own turn, any number of them, without an action."""
    found: list[Option] = []
    for goal in table.goals[seat]:
        condition = table.content.goals[goal].condition
        if met(table, seat, condition):
            found.append(Claim(goal, amounts(payable(table, seat, condition))))
    return found


async def claim(table: LegendsTable, seat: Seat, answer: Claim) -> None:
    """LEG-390 to LEG-394: laid open; tokens are drawn, and of all that the player has then some go back."""
    await pay(table, seat, payable(table, seat, table.content.goals[answer.goal].condition), answer.goal)
    table.claim_goal(seat, answer.goal)
    done = len(table.goals_done[seat])
    draw_tokens(table, seat, table.content.goal_tokens.draw[done - 1])
    # LEG-X37: tokens that no goal has brought do not count for it.
    bound = sum([part.bound_tokens(seat) for part in table.parts.values()])
    keep = bound + table.content.goal_tokens.keep[done - 1]
    if len(table.legend_tokens[seat]) <= keep:
        return
    while (excess := len(table.legend_tokens[seat]) - keep) > 0:
        options = tuple([PutBack(value) for value in sorted(set(table.legend_tokens[seat][bound:]))])
        table.return_token(seat, (await table.ask(seat, ReturnToken(excess), options)).value, bound)
    table.shuffle_bag()


def draw_tokens(table: LegendsTable, seat: Seat, count: int) -> None:
    """LEG-395: seen by their owner alone; an empty bag gives nothing."""
    table.draw_tokens(seat, min(count, len(table.legend_bag)))
