"""What a seat may know of a Dice Game, as records."""

from __future__ import annotations

import msgspec

from sagebrush.core.seats import Seat


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
    #: How often they were passed over when this player chose whom to shoot, and whom to help.
    spared: tuple[int, ...]
    unhelped: tuple[int, ...]


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
