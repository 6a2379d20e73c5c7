"""What a seat may know of a Dice Game, built by adding."""

from __future__ import annotations

import msgspec

from sagebrush.core.seats import Seat
from sagebrush.games.dice.table import DiceTable


class DicePlayer(msgspec.Struct, frozen=True):
    """One player as seen by somebody; `role` is None while it is hidden from them."""

    seat: Seat
    name: str
    character: str
    role: str | None
    role_shown: bool
    life: int
    max_life: int
    arrows: int
    alive: bool
    rolls: int
    #: Life points this player took from and gave to each seat so far.
    harm: tuple[int, ...]
    help: tuple[int, ...]


class DiceView(msgspec.Struct, frozen=True, tag_field="game", tag="dice"):
    """The table from one seat; `seat` is None for a spectator."""

    seat: Seat | None
    players: tuple[DicePlayer, ...]
    supply: int
    active: Seat
    turn: int
    roll: int
    dice: tuple[str, ...]
    #: Three players: the survivors have to be the last one standing.
    duel: bool
    outcome: str
    winners: tuple[Seat, ...]


def view(table: DiceTable, seat: Seat | None) -> DiceView:
    players = tuple([_player(table, Seat(other), seat) for other in range(table.players)])
    return DiceView(
        seat,
        players,
        table.supply,
        table.active,
        table.turns,
        table.roll,
        tuple(table.dice),
        table.duel,
        table.outcome,
        tuple(table.winners),
    )


def _player(table: DiceTable, seat: Seat, viewer: Seat | None) -> DicePlayer:
    shown = table.role_shown(seat) or bool(table.outcome)
    row = seat * table.players
    character = table.characters[seat]
    return DicePlayer(
        seat,
        table.names[seat],
        character.id,
        table.roles[seat] if shown or seat == viewer else None,
        shown,
        table.life[seat],
        table.max_life[seat],
        table.arrows[seat],
        table.alive(seat),
        character.rolls,
        tuple(table.harm[row : row + table.players]),
        tuple(table.help[row : row + table.players]),
    )
