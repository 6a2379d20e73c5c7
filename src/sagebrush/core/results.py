"""How a game stands and how it ended, in terms that every game has."""

from __future__ import annotations

import msgspec

from sagebrush.core.seats import Seat


class Stage(msgspec.Struct, frozen=True):
    """How far a game has come, in terms of every game: the number of the turn, whose it is, and who is out.

    `returning` are those of them who may still come back. `quiet` while the rules forbid the players to talk.
    """

    turn: int = 0
    active: Seat | None = None
    out: tuple[Seat, ...] = ()
    quiet: bool = False
    returning: tuple[Seat, ...] = ()


class Standing(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """One seat at the end. Labels (role, character, …) are what statistics are counted by.

    `points` is for games that count them; `place` for those that rank everybody (1 is the best, ties share it).
    """

    seat: Seat
    won: bool
    labels: dict[str, str] = {}
    points: int | None = None
    place: int | None = None


class Result(msgspec.Struct, frozen=True):
    """`outcome` names the ending in the game's own words (law, outlaws, …)."""

    outcome: str
    standings: tuple[Standing, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(standing.seat for standing in self.standings if standing.won)
