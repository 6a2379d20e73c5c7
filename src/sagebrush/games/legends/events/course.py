"""The course of a game: characters, turns, actions, the end."""

from __future__ import annotations

from typing import ClassVar

from sagebrush.core.events import Event
from sagebrush.core.seats import Seat


class CharacterTaken(Event, frozen=True, tag="character_taken"):
    reveals: ClassVar[bool] = True
    seat: Seat
    character: str


class FirstPlayer(Event, frozen=True, tag="first_player"):
    seat: Seat


class StartTaken(Event, frozen=True, tag="start_taken"):
    """Money, gold, wounds and points that a character starts with are laid out."""

    quiet: ClassVar[bool] = True
    seat: Seat


class FigurePlaced(Event, frozen=True, tag="figure_placed"):
    seat: Seat
    space: str


class TurnStarted(Event, frozen=True, tag="turn_started"):
    seat: Seat
    round: int


class PhaseBegun(Event, frozen=True, tag="phase_begun"):
    """Where in the turn the game is."""

    quiet: ClassVar[bool] = True
    phase: str


class IncomeTaken(Event, frozen=True, tag="income_taken"):
    seat: Seat
    income: str


class Equipped(Event, frozen=True, tag="equipped"):
    seat: Seat
    item: str


class ActionSpent(Event, frozen=True, tag="action_spent"):
    quiet: ClassVar[bool] = True
    seat: Seat
    actions: int


class ActionsGained(Event, frozen=True, tag="actions_gained"):
    seat: Seat
    amount: int
    actions: int
    by: str


class WindowChanged(Event, frozen=True, tag="window_changed"):
    """What may follow the action just taken, or no longer may."""

    quiet: ClassVar[bool] = True


class AbilityGained(Event, frozen=True, tag="ability_gained"):
    """5 LP: the ability works from now on."""

    seat: Seat
    character: str


class EndTriggered(Event, frozen=True, tag="end_triggered"):
    """The round is played out, and then everybody has one more turn. `seat` is None for the Man in Black."""

    seat: Seat | None
    lp: int


class FinalScore(Event, frozen=True, tag="final_score"):
    """One line of the final scoring; `part` is upgrades, money, marshal, wanted, tokens or wounds."""

    seat: Seat
    part: str
    amount: int
    lp: int


class GameWon(Event, frozen=True, tag="game_won"):
    outcome: str
    winners: tuple[Seat, ...]
