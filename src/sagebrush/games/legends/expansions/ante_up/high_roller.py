"""Rich visitors, called high rollers: poker at their saloon, one against one, for what their token promises."""

from __future__ import annotations

from typing import ClassVar, Final

from sagebrush.core.options import Option, WhyNot
from sagebrush.core.seats import Seat
from sagebrush.games.legends import gambling
from sagebrush.games.legends.board_rows import HighRollerRow
from sagebrush.games.legends.effects import carry_out
from sagebrush.games.legends.expansions.ante_up.events import RollerChallenged
from sagebrush.games.legends.expansions.ante_up.options import Challenge
from sagebrush.games.legends.expansions.ante_up.waiting import HIGH_ROLLER, Token, waiting_of
from sagebrush.games.legends.fighting import BLACK
from sagebrush.games.legends.flow import poker
from sagebrush.games.legends.systems import System
from sagebrush.games.legends.table import LegendsTable

HIGH_ROLLERS: Final = "high_rollers"


class HighRollers(System):
    """Their tokens lie with all who wait on the boards; of its own it has nothing."""

    public: ClassVar[bool] = True

    def copy(self) -> HighRollers:
        return self

    def canonical(self) -> object:
        return []

    def offers(self, table: LegendsTable, seat: Seat) -> list[Option]:
        """LEG-479, LEG-X42: with the stake in hand."""
        token = _token_here(table, seat)
        if token is None or table.actions <= 0:
            return []
        row = _row(table, token)
        return [Challenge(row.id, row.stake)] if table.money[seat] >= row.stake else []

    def why_not(self, table: LegendsTable, seat: Seat) -> list[WhyNot]:
        token = _token_here(table, seat)
        if token is None or table.actions <= 0:
            return []
        row, money = _row(table, token), table.money[seat]
        if money >= row.stake:
            return []
        return [WhyNot("challenge", "legends-why-too-dear", "LEG-X42", {"price": row.stake, "money": money})]

    async def perform(self, table: LegendsTable, seat: Seat, answer: Option) -> bool:
        if not isinstance(answer, Challenge):
            return False
        token = _token_here(table, seat)
        assert token is not None
        table.spend_action()
        await _play(table, seat, token)
        return True


def _token_here(table: LegendsTable, seat: Seat) -> Token | None:
    """At the same saloon; its token lies on one of the saloon's spaces."""
    land = table.land
    here = land.location[table.space[seat]]
    if not here:
        return None
    for token in waiting_of(table).tokens:
        if token.kind == HIGH_ROLLER and land.location[token.space] == here:
            return token
    return None


def _row(table: LegendsTable, token: Token) -> HighRollerRow:
    return table.content.rows.tokens.high_roller[token.number]


async def _play(table: LegendsTable, seat: Seat, token: Token) -> None:
    """LEG-480, LEG-481, LEG-540: nobody joins, the house adds nothing, and a neighbour plays the visitor's cards."""
    row, waiting = _row(table, token), waiting_of(table)
    waiting.playing = row.id
    table.tell(RollerChallenged(seat, row.id, row.stake))
    gambling.sit_down(table, seat, row.stake)
    gambling.draw_for_dealer(table, row.poker_cards, table.right_of(seat))
    await poker.show_hands(table, seat)
    winners = [seat] if _beaten(table, seat) else [BLACK]
    played = poker.played_by_players(table)
    # LEG-483: the stake is the whole pot; a winner has it back.
    gambling.pay_out(table, winners, poker.verdict(table, seat, winners))
    poker.remember(table, played, winners)
    # LEG-484: whatever the result.
    waiting.playing = ""
    waiting.remove(table, token)
    if seat in winners:
        # LEG-482: in place of the pot and of the point that poker brings.
        await carry_out(table, seat, row.do, HIGH_ROLLER)
    await poker.after_game(table, played, winners)


def _beaten(table: LegendsTable, seat: Seat) -> bool:
    """LEG-540: a tie is the visitor's, in every edition."""
    by_player = {who: poker.strength(table, poker.as_counted(table, cards)) for who, cards in table.played}
    return by_player[seat] > by_player[BLACK]
