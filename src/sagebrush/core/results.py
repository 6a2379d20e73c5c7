"""How a game ended."""

from __future__ import annotations

import msgspec

from sagebrush.core.seats import Seat


class Standing(msgspec.Struct, frozen=True):
    """One seat at the end. Labels (role, character, …) are what statistics are counted by."""

    seat: Seat
    won: bool
    labels: dict[str, str] = {}


class Result(msgspec.Struct, frozen=True):
    """`outcome` names the ending in the game's own words (law, outlaws, …)."""

    outcome: str
    standings: tuple[Standing, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(standing.seat for standing in self.standings if standing.won)
