"""The end of the game (BANG-061 to BANG-064)."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.core.table import GameEnded
from sagebrush.games.bang.table import BangTable


def check_victory(table: BangTable, dead: Seat, cause: Seat | None) -> None:
    """The Sheriff is dead, or all Outlaws and Renegades are: asked whenever somebody goes out."""
    for owner, trait in table.heard("decides_victory"):
        if trait.decides_victory(table, owner, dead, cause):
            return
    living = [table.side(seat) for seat in table.living]
    if "sheriff" not in living:
        # BANG-061, BANG-307: only a Renegade who alone is alive beats the Outlaws.
        if living == ["renegade"]:
            win(table, "renegade", [table.living[0]])
        win(table, "outlaws", seats_with(table, ("outlaw",)))
    if "outlaw" not in living and "renegade" not in living:
        win(table, "law", seats_with(table, ("sheriff", "deputy")))


def seats_with(table: BangTable, roles: tuple[str, ...]) -> list[Seat]:
    """BANG-064: the dead of a side win with it."""
    return [Seat(seat) for seat in range(table.players) if table.side(Seat(seat)) in roles]


def win(table: BangTable, outcome: str, winners: list[Seat]) -> None:
    table.end(outcome, winners)
    raise GameEnded
