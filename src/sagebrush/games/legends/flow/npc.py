"""Fights with bandits, bank guards, the Sheriff and the groups of stories, whom another player plays."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.legends.cards import FIGHT_CARD, FIGHT_CARD_IDS
from sagebrush.games.legends.effects import carry_out
from sagebrush.games.legends.events import FoeBeaten, FoeWon, NothingToLay
from sagebrush.games.legends.fighting import BANDIT, NOBODY, SHERIFF, Fight
from sagebrush.games.legends.flow.jail import arrest, put
from sagebrush.games.legends.flow.showdown import (
    LAY_CARD,
    aftermath,
    before_fight,
    fight_text,
    fighter_wins,
    hurt,
    lays,
    put_down,
    reactions,
    restarts,
    reveal,
)
from sagebrush.games.legends.language import Choose, Effects, Gain
from sagebrush.games.legends.moments import use_powers
from sagebrush.games.legends.options import Lay, LayFoe, LayJoker
from sagebrush.games.legends.table import LegendsTable


async def fight_npc(
    table: LegendsTable,
    seat: Seat,
    foe: str,
    cards: int,
    keeper: Seat,
    *,
    win: Effects = (),
    lose: Effects = (),
    mover: Seat = NOBODY,
) -> bool:
    """Whether the player won. `cards` 0 is the number printed for this foe.

    `win` and `lose` are what a story, a token or a train card adds; `mover` is who has moved the Sheriff here.
    """
    rows = table.content.npcs
    row = rows[foe] if foe in rows else rows["story"]
    table.begin_fight(Fight(seat, NOBODY, foe, "npc", keeper))
    won = await _decide(table, cards or row.cards)
    while won is None:
        table.restart_fight()
        won = await _decide(table, cards or row.cards)
    outcome = _reward(table.fight_now(), row.win) + win if won else row.lose + lose
    await _settle(table, outcome, mover, won=won)
    table.end_fight()
    return won


async def _decide(table: LegendsTable, cards: int) -> bool | None:
    """LEG-143, step by step. Whether the player won; None where the fight is to begin anew (LEG-424)."""
    fight = table.fight_now()
    if not table.can_lay(fight.fighter):
        # LEG-X54, LEG-152, LEG-X02: no fight card is drawn, and none works.
        table.tell(NothingToLay(fight.fighter))
        return False
    # LEG-X06: drawn before anything else, because some may look at them.
    table.draw_fight_cards(cards)
    await before_fight(table)
    await _lay_cards(table)
    await reveal(table)
    if await restarts(table):
        return None
    await reactions(table)
    await fight_text(table)
    return None if fight.restart else fighter_wins(table)


async def _lay_cards(table: LegendsTable) -> None:
    """LEG-155: player and foe at once and in secret; whoever has only one card is not asked."""

    def offer(asked: Seat) -> tuple[Lay | LayJoker | LayFoe, ...]:
        drawn = table.fight_now().drawn
        if asked == table.fight_now().keeper:
            return tuple([LayFoe(FIGHT_CARD_IDS[card]) for card in sorted(drawn)])
        return lays(table, asked)

    fight = table.fight_now()
    asked = tuple([seat for seat in (fight.fighter, fight.keeper) if len(offer(seat)) > 1])
    answers = await table.ask_together(asked, LAY_CARD, offer) if asked else {}
    for seat in (fight.fighter, fight.keeper):
        answer = answers[seat] if seat in answers else offer(seat)[0]
        if isinstance(answer, LayFoe):
            table.play_fight_card(FIGHT_CARD[answer.fight_card])
        else:
            put_down(table, seat, answer)


# -------------------------------------------------------------------- the outcome


async def _settle(table: LegendsTable, outcome: Effects, mover: Seat, *, won: bool) -> None:
    """LEG-X10: the loser's wound and card, an arrest, the reward, and only then what follows a fight."""
    fight = table.fight_now()
    seat = fight.fighter
    table.clear_fight()
    table.record_fight(seat, "won" if won else "lost")
    table.tell(FoeBeaten(seat, fight.foe) if won else FoeWon(seat, fight.foe))
    if not won:
        await hurt(table, seat)
    if fight.foe == BANDIT:
        # LEG-173: whoever won.
        table.remove_bandit(table.space[seat])
    elif fight.foe == SHERIFF:
        await _after_the_sheriff(table, seat, mover, won=won)
    await carry_out(table, seat, outcome, fight.foe)
    await aftermath(table, seat if won else NOBODY)
    if won and fight.foe == BANDIT:
        await use_powers(table, seat, "bandit_beaten")


async def _after_the_sheriff(table: LegendsTable, outlaw: Seat, mover: Seat, *, won: bool) -> None:
    """LEG-195 to LEG-197: an arrest, or the Sheriff alone goes back to his office."""
    if won:
        put(table, table.land.sheriff_office, SHERIFF)
    else:
        await arrest(table, outlaw, None, mover)


def _reward(fight: Fight, win: Effects) -> Effects:
    """LEG-170, LEG-509: fight cards 5 and 9 take away the choice of marshal points."""
    if not fight.no_mp:
        return win
    return tuple([_without_mp(each) if isinstance(each, Choose) else each for each in win])


def _without_mp(choice: Choose) -> Choose:
    left = [way for way in choice.options if not any(isinstance(each, Gain) and each.what == "mp" for each in way)]
    return Choose(tuple(left), choice.by, choice.pick)
