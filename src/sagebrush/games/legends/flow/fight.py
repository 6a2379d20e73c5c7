"""Fights between players, the Man in Black among them: arrest, duel and robbery."""

from __future__ import annotations

from typing import Final

from sagebrush.core.seats import Seat
from sagebrush.games.legends.effects import carry_out
from sagebrush.games.legends.events import FightWon, FoeBeaten, FoeWon, NothingToLay, Robbed
from sagebrush.games.legends.fighting import BLACK, MAN_IN_BLACK, NOBODY, PLAYER, Fight
from sagebrush.games.legends.flow.jail import arrest, half, half_of_money
from sagebrush.games.legends.flow.showdown import (
    accepts,
    aftermath,
    before_fight,
    fight_text,
    fighter_wins,
    hurt,
    lay,
    reactions,
    restarts,
    reveal,
)
from sagebrush.games.legends.language import Effects
from sagebrush.games.legends.moments import use_powers
from sagebrush.games.legends.options import Spoils, TakeSpoils
from sagebrush.games.legends.table import LegendsTable

ARREST: Final = "arrest"
ROBBERY: Final = "robbery"

#: What happens to the winner of an attack besides the reward.
FOLLOWS: Final = {ARREST: "arrested_player", ROBBERY: "robbed_player"}


async def fight(table: LegendsTable, attacker: Seat, defender: Seat, kind: str, win: Effects = ()) -> bool:
    """Whether the attacker won. `win` is what a card adds to the reward; for the Man in Black it is all of it."""
    if BLACK in (attacker, defender):
        bout = Fight(defender if attacker == BLACK else attacker, BLACK, MAN_IN_BLACK, kind)
        bout.attacker = attacker
    else:
        bout = Fight(attacker, defender, PLAYER, kind)
    table.begin_fight(bout)
    if attacker != BLACK:
        table.record_fight(attacker, "started")
    winner = await _decide(table)
    while winner == NOBODY:
        table.restart_fight()
        winner = await _decide(table)
    await _settle(table, winner, win)
    table.end_fight()
    return winner == attacker


async def _decide(table: LegendsTable) -> Seat:
    """The winner; nobody where the fight is to begin anew (LEG-X03)."""
    fight = table.fight_now()
    winner = await _lay_cards(table)
    if winner != NOBODY:
        return winner
    if fight.foe == MAN_IN_BLACK:
        # LEG-X32: the highest of his cards counts.
        table.draw_fight_cards(table.content.black.fight_cards)
        table.play_fight_card(max(fight.drawn))
    await reveal(table)
    if await restarts(table):
        return NOBODY
    await reactions(table)
    if fight.foe == MAN_IN_BLACK and table.settings.black_fight_text:
        await fight_text(table)
    return fight.fighter if fighter_wins(table) else fight.other


async def _lay_cards(table: LegendsTable) -> Seat:
    """LEG-109: attacker, then defender. Whoever has won by this already; nobody where both cards lie.

    LEG-113: effects before the fight come first or, by option, once cards are laid or refused.
    """
    fight = table.fight_now()
    attacker, defender = fight.attacker, fight.rival_of(fight.attacker)
    if table.settings.before_fight_first:
        await before_fight(table)
    if attacker != BLACK:
        if not table.can_lay(attacker):
            # LEG-X01, LEG-X54
            table.tell(NothingToLay(attacker))
            return defender
        await lay(table, attacker)
    # LEG-X33: the Man in Black never surrenders.
    accepted = defender == BLACK or await accepts(table, defender)
    if not accepted:
        table.surrender(defender)
    if not table.settings.before_fight_first:
        await before_fight(table)
    return NOBODY if accepted else attacker


# -------------------------------------------------------------------- the outcome


async def _settle(table: LegendsTable, winner: Seat, win: Effects) -> None:
    """LEG-X10: the loser's wound and card, losses, the reward, and only then what follows a fight."""
    fight = table.fight_now()
    loser = fight.rival_of(winner)
    table.clear_fight()
    for seat in fight.humans:
        table.record_fight(seat, "won" if seat == winner else "lost")
    _tell_who_won(table, winner, loser)
    if table.settings.surrender_wound or not fight.surrendered:
        await hurt(table, loser)
    # LEG-124: a winning defender earns nothing.
    if winner == fight.attacker:
        await _reward(table, winner, loser, win)
    await aftermath(table, winner)
    if winner == fight.attacker and winner != BLACK and fight.kind in FOLLOWS:
        await use_powers(table, winner, FOLLOWS[fight.kind])


def _tell_who_won(table: LegendsTable, winner: Seat, loser: Seat) -> None:
    if winner == BLACK:
        table.tell(FoeWon(loser, MAN_IN_BLACK))
    elif loser == BLACK:
        table.tell(FoeBeaten(winner, MAN_IN_BLACK))
    else:
        table.tell(FightWon(winner, loser))


async def _reward(table: LegendsTable, winner: Seat, loser: Seat, win: Effects) -> None:
    """LEG-125, LEG-126, LEG-132, after what the loser loses."""
    kind = table.fight_now().kind
    if winner == BLACK:
        await carry_out(table, winner, win, kind)
        return
    if kind == ARREST:
        await arrest(table, loser, winner, winner)
    elif kind == ROBBERY:
        await _rob(table, winner, loser)
    await carry_out(table, winner, table.content.fight_types[kind].win + win, kind)


async def _rob(table: LegendsTable, robber: Seat, victim: Seat) -> None:
    """LEG-133, LEG-134: half of the money or of the nuggets, and one token, as far as the robber likes."""
    options = _spoils(table, victim)
    cattle = len(options) > 1 and await _take_spoils(table, robber, victim, options)
    if victim != BLACK and not cattle:
        for part in table.parts.values():
            await part.robbed(table, robber, victim)


async def _take_spoils(table: LegendsTable, robber: Seat, victim: Seat, options: tuple[Spoils, ...]) -> bool:
    """Whether the cattle was taken."""
    target = victim if victim != BLACK else None
    answer = await table.ask(robber, TakeSpoils(target), options)
    table.tell(Robbed(robber, target, answer.what, answer.amount))
    # LEG-X08: the victim loses it all, also what the robber cannot hold. What the Man in Black loses is replaced.
    if answer.what == "money":
        if victim != BLACK:
            table.lose_money(victim, answer.amount, ROBBERY)
        table.gain_money(robber, answer.amount, ROBBERY)
    elif answer.what == "nuggets":
        if victim != BLACK:
            table.lose_nuggets(victim, answer.amount, ROBBERY)
        table.gain_nuggets(robber, answer.amount, ROBBERY)
    if answer.cattle:
        table.rob_cattle(robber, victim)
    return answer.cattle


def _spoils(table: LegendsTable, victim: Seat) -> tuple[Spoils, ...]:
    """Everything a robber may take; the last is to take nothing."""
    black = table.content.black
    money = half_of_money(black.money if victim == BLACK else table.money[victim])
    nuggets = half(black.nuggets if victim == BLACK else table.nuggets[victim])
    herds = (True, False) if victim != BLACK and table.cattle[victim] else (False,)
    found: list[Spoils] = []
    for cattle in herds:
        if money:
            found.append(Spoils("money", money, cattle))
        if nuggets:
            found.append(Spoils("nuggets", nuggets, cattle))
    found += [Spoils("nothing", 0, cattle) for cattle in herds]
    return tuple(found)
