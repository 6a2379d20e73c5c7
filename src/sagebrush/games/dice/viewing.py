"""What a seat may know of a Dice Game, built by adding, and built again only where something was touched."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sagebrush.core.panes import Sheet
from sagebrush.core.seats import Seat
from sagebrush.games.dice.view import DicePlayer, DiceView

if TYPE_CHECKING:
    from sagebrush.core.table import Table
    from sagebrush.games.dice.table import DiceTable

PLAYER: Final = DicePlayer.__struct_fields__
TABLE: Final = DiceView.__struct_fields__

#: Places in the row of a player.
P_SEAT: Final = PLAYER.index("seat")
P_NAME: Final = PLAYER.index("name")
P_CHARACTER: Final = PLAYER.index("character")
P_ROLE: Final = PLAYER.index("role")
P_ROLE_SHOWN: Final = PLAYER.index("role_shown")
P_LIFE: Final = PLAYER.index("life")
P_MAX_LIFE: Final = PLAYER.index("max_life")
P_ARROWS: Final = PLAYER.index("arrows")
P_ALIVE: Final = PLAYER.index("alive")
P_ROLLS: Final = PLAYER.index("rolls")
P_HARM: Final = PLAYER.index("harm")
P_HELP: Final = PLAYER.index("help")
P_SPARED: Final = PLAYER.index("spared")
P_UNHELPED: Final = PLAYER.index("unhelped")

#: Places among the fields of the table.
T_SEAT: Final = TABLE.index("seat")
T_PLAYERS: Final = TABLE.index("players")
T_SUPPLY: Final = TABLE.index("supply")
T_ACTIVE: Final = TABLE.index("active")
T_TURN: Final = TABLE.index("turn")
T_ROLL: Final = TABLE.index("roll")
T_DICE: Final = TABLE.index("dice")
T_DUEL: Final = TABLE.index("duel")
T_OUTCOME: Final = TABLE.index("outcome")
T_WINNERS: Final = TABLE.index("winners")


def view(table: DiceTable, seat: Seat | None) -> DiceView:
    sheet = sheet_of(table)
    sheet.noting = table.watcher is not None
    sheet.refresh(table)
    return sheet.view(table, seat)


def sheet_of(table: DiceTable) -> DiceSheet:
    """The sheet of this table; made when somebody first looks."""
    sheet = table.sheet
    if sheet is None:
        table.touch_all()
        sheet = DiceSheet(table)
        table.sheet = sheet
    return sheet


class DiceSheet(Sheet):
    """Everything but one's own role is the same for all."""

    def __init__(self, table: DiceTable) -> None:
        super().__init__(table.players, PLAYER, TABLE)
        for seat in range(table.players):
            self.rows[seat][P_SEAT] = seat
            self.rows[seat][P_NAME] = table.names[seat]
        self.refresh(table)

    def view(self, table: DiceTable, seat: Seat | None) -> DiceView:
        viewer = self.players if seat is None else seat
        made = self.views[viewer]
        if made is None:
            fields = self.fields.copy()
            fields[T_SEAT] = seat
            fields[T_PLAYERS] = tuple([self._record(table, viewer, other) for other in range(self.players)])
            made = self.views[viewer] = DiceView(*fields)
        found: DiceView = made
        return found

    def _record(self, table: DiceTable, viewer: int, seat: int) -> DicePlayer:
        # All but the player himself look at the same record.
        place = seat * self.players + seat if viewer == seat else self.players * self.players + seat
        made = self.records[place]
        if made is None:
            row = self.rows[seat]
            if viewer == seat:
                row = row.copy()
                row[P_ROLE] = table.roles[seat]
            made = self.records[place] = DicePlayer(*row)
        found: DicePlayer = made
        return found

    def refresh(self, table: Table) -> None:
        dice: DiceTable = table  # type: ignore[assignment]
        stale = dice.stale
        if not stale:
            return
        dice.stale = 0
        for seat in range(self.players):
            if stale >> seat & 1:
                self._player(dice, Seat(seat))
        self.put_on_table(T_SUPPLY, dice.supply)
        self.put_on_table(T_ACTIVE, dice.active)
        self.put_on_table(T_TURN, dice.turns)
        self.put_on_table(T_ROLL, dice.roll)
        self.put_on_table(T_DICE, tuple(dice.dice))
        self.put_on_table(T_DUEL, dice.duel)
        self.put_on_table(T_OUTCOME, dice.outcome)
        self.put_on_table(T_WINNERS, tuple(dice.winners))

    def _player(self, table: DiceTable, seat: Seat) -> None:
        shown = table.role_shown(seat) or bool(table.outcome)
        character = table.characters[seat]
        self.put(seat, P_CHARACTER, character.id)
        self.put(seat, P_ROLE, table.roles[seat] if shown else None)
        self.put(seat, P_ROLE_SHOWN, shown)
        self.put(seat, P_LIFE, table.life[seat])
        self.put(seat, P_MAX_LIFE, table.max_life[seat])
        self.put(seat, P_ARROWS, table.arrows[seat])
        self.put(seat, P_ALIVE, table.alive(seat))
        self.put(seat, P_ROLLS, character.rolls)
        start, end = seat * self.players, (seat + 1) * self.players
        self.put(seat, P_HARM, tuple(table.harm[start:end]))
        self.put(seat, P_HELP, tuple(table.help[start:end]))
        self.put(seat, P_SPARED, tuple(table.spared[start:end]))
        self.put(seat, P_UNHELPED, tuple(table.unhelped[start:end]))
