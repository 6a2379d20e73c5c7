"""The last steps of setting up: choosing characters and dealing hands (BANG-016 to BANG-023)."""

from __future__ import annotations

from sagebrush.core.seats import Seat
from sagebrush.games.bang.options import CHOOSE_CHARACTER
from sagebrush.games.bang.state import UNCHOSEN, Character
from sagebrush.games.bang.table import BangTable

#: All characters by name, filled in when the expansions are loaded.
CAST: dict[str, Character] = {}


async def begin(table: BangTable) -> None:
    """Everybody who was dealt two characters keeps one, all at once; then hands are dealt."""
    choosing = tuple([seat for seat in table.living if table.characters[seat] is UNCHOSEN])
    if choosing:
        answers = await table.ask_together(choosing, CHOOSE_CHARACTER, table.character_options)
        for seat in choosing:
            become(table, seat, answers[seat].character)
    for seat in table.clockwise_from(table.first):
        settle_in(table, seat)
    deal(table)


def become(table: BangTable, seat: Seat, name: str) -> None:
    """BANG-020: the Sheriff has one life more; BANG-019: the other card leaves the game."""
    table.take_character(seat, CAST[name], 1 if table.roles[seat] == "sheriff" else 0)
    if table.turns:
        settle_in(table, seat)


def settle_in(table: BangTable, seat: Seat) -> None:
    """What comes with a character, once everybody has one."""
    for trait in table.own("settles_in", seat):
        trait.settles_in(table, seat)


def deal(table: BangTable) -> None:
    """BANG-022, BANG-023: as many cards as bullets are printed on the character."""
    for seat in table.clockwise_from(table.first):
        table.deal(seat, table.characters[seat].hand)
    table.shuffle_in()
