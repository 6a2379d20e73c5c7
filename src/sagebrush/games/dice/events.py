"""What happens in the Dice Game. Everything but a role is public, and roles are shown only by PlayerEliminated."""

from __future__ import annotations

from typing import ClassVar

from sagebrush.core.events import Event
from sagebrush.core.seats import Seat


class CharacterTaken(Event, frozen=True, tag="character_taken"):
    seat: Seat
    character: str


class TurnStarted(Event, frozen=True, tag="turn_started"):
    seat: Seat


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    """All five dice after the roll; `rolled` are those that were thrown."""

    reveals: ClassVar[bool] = True
    seat: Seat
    dice: tuple[str, ...]
    rolled: tuple[int, ...]
    roll: int


class ArrowTaken(Event, frozen=True, tag="arrow_taken"):
    """`by` is what made the seat take it: the die face, or a character's id."""

    seat: Seat
    by: str
    supply: int


class ArrowsReturned(Event, frozen=True, tag="arrows_returned"):
    seat: Seat
    count: int
    by: str
    supply: int


class IndiansAttacked(Event, frozen=True, tag="indians_attacked"):
    """The supply is empty: one life point for each arrow."""

    arrows: tuple[int, ...]


class DynamiteExploded(Event, frozen=True, tag="dynamite_exploded"):
    seat: Seat


class ShotFired(Event, frozen=True, tag="shot_fired"):
    seat: Seat
    target: Seat
    face: str
    doubled: bool


class GatlingFired(Event, frozen=True, tag="gatling_fired"):
    seat: Seat


class LifeLost(Event, frozen=True, tag="life_lost"):
    """`by` is indians, dynamite, bullseye or gatling; `cause` the player behind it, if any."""

    seat: Seat
    amount: int
    life: int
    by: str
    cause: Seat | None


class LifeGained(Event, frozen=True, tag="life_gained"):
    """`amount` is 0 where it was wasted on a player at full life."""

    seat: Seat
    amount: int
    life: int
    by: str
    cause: Seat


class AbilityUsed(Event, frozen=True, tag="ability_used"):
    seat: Seat
    character: str


class PlayerEliminated(Event, frozen=True, tag="player_eliminated"):
    reveals: ClassVar[bool] = True
    seat: Seat
    role: str
    cause: Seat | None


class GoalChanged(Event, frozen=True, tag="goal_changed"):
    """Three players: nobody took his own target's last life point, so the two survivors fight it out."""


class GameWon(Event, frozen=True, tag="game_won"):
    outcome: str
    winners: tuple[Seat, ...]
