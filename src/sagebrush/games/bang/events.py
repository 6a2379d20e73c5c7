"""What happens to the players of BANG!; what happens to the cards is told in `card_events`."""

from __future__ import annotations

from typing import ClassVar

from sagebrush.core.events import Event
from sagebrush.core.seats import Seat


class CharacterTaken(Event, frozen=True, tag="character_taken"):
    reveals: ClassVar[bool] = True
    seat: Seat
    character: str
    life: int


class TurnStarted(Event, frozen=True, tag="turn_started"):
    seat: Seat
    turn: int


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    seat: Seat


class ShotFired(Event, frozen=True, tag="shot_fired"):
    """A BANG! effect is aimed at a player."""

    seat: Seat | None
    target: Seat
    by: str


class ShotCancelled(Event, frozen=True, tag="shot_cancelled"):
    seat: Seat | None
    target: Seat
    by: str


class ShotDiverted(Event, frozen=True, tag="shot_diverted"):
    """`to` is the new target of a shot."""

    seat: Seat | None
    target: Seat
    to: Seat
    by: str


class Unaffected(Event, frozen=True, tag="unaffected"):
    """A card or ability does nothing to this player."""

    seat: Seat
    by: str


class AbilityUsed(Event, frozen=True, tag="ability_used"):
    seat: Seat
    ability: str


class AbilityCopied(Event, frozen=True, tag="ability_copied"):
    seat: Seat
    ability: str
    owner: Seat


class AbilitiesDealt(Event, frozen=True, tag="abilities_dealt"):
    """Besides his own ability a player has those of these characters from the box."""

    reveals: ClassVar[bool] = True
    seat: Seat
    abilities: tuple[str, ...]


class LifeLost(Event, frozen=True, tag="life_lost"):
    """`by` is the card or ability; `cause` the player behind it, if any. `life` may go below 0 until a Beer helps."""

    seat: Seat
    amount: int
    life: int
    by: str
    cause: Seat | None


class LifeGained(Event, frozen=True, tag="life_gained"):
    """`amount` is 0 where nothing could be healed."""

    seat: Seat
    amount: int
    life: int
    by: str
    cause: Seat


class PlayerEliminated(Event, frozen=True, tag="player_eliminated"):
    reveals: ClassVar[bool] = True
    seat: Seat
    role: str
    cause: Seat | None


class PlayerSpared(Event, frozen=True, tag="player_spared"):
    """What a player does to several leaves another one alone."""

    seat: Seat
    other: Seat
    by: str


class PlayerReturned(Event, frozen=True, tag="player_returned"):
    """An eliminated player is in play again; with 0 lives he can neither gain nor lose any."""

    seat: Seat
    life: int
    by: str


class GhostStayed(Event, frozen=True, tag="ghost_stayed"):
    """Instead of being killed the player stays in play without lives."""

    seat: Seat
    by: str


class NextTurnLost(Event, frozen=True, tag="next_turn_lost"):
    """This player's next turn will be skipped."""

    seat: Seat


class TurnSkipped(Event, frozen=True, tag="turn_skipped"):
    seat: Seat


class PlacesChanged(Event, frozen=True, tag="places_changed"):
    """Two players sit in each other's places now."""

    seat: Seat
    other: Seat


class RolesDealt(Event, frozen=True, tag="roles_dealt"):
    """Roles were shuffled and dealt anew among some players; everybody sees only his own."""

    reveals: ClassVar[bool] = True
    seats: tuple[Seat, ...]
    roles: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> RolesDealt:
        roles = zip(self.seats, self.roles, strict=True)
        return RolesDealt(self.seats, tuple([role if owner == seat else "" for owner, role in roles]))


class RoleTurned(Event, frozen=True, tag="role_turned"):
    """A role card lies face up and shows this."""

    reveals: ClassVar[bool] = True
    seat: Seat
    role: str


class PlayerLeft(Event, frozen=True, tag="player_left"):
    """A player without lives is out again, which is not a kill."""

    seat: Seat


class RewardPaid(Event, frozen=True, tag="reward_paid"):
    """So many cards for a kill."""

    seat: Seat
    dead: Seat
    count: int


class PenaltyPaid(Event, frozen=True, tag="penalty_paid"):
    """The Sheriff killed a Deputy and loses all cards."""

    seat: Seat
    dead: Seat


class DynamiteExploded(Event, frozen=True, tag="dynamite_exploded"):
    seat: Seat


class DynamitePassed(Event, frozen=True, tag="dynamite_passed"):
    seat: Seat
    to: Seat
    card: str


class JailChecked(Event, frozen=True, tag="jail_checked"):
    seat: Seat
    escaped: bool


class StickMoved(Event, frozen=True, tag="stick_moved"):
    """The stick of dynamite comes to this player."""

    seat: Seat


class EventTurned(Event, frozen=True, tag="event_turned"):
    """A card of a deck of events (`deck`) comes into force."""

    reveals: ClassVar[bool] = True
    deck: str
    occasion: str


class EventUsed(Event, frozen=True, tag="event_used"):
    """A player does what the event card in force lets everybody do."""

    seat: Seat
    occasion: str


class GoalChanged(Event, frozen=True, tag="goal_changed"):
    """From now on only the last one alive wins."""


class GameWon(Event, frozen=True, tag="game_won"):
    outcome: str
    winners: tuple[Seat, ...]


class PhaseStarted(Event, frozen=True, tag="phase_started"):
    quiet: ClassVar[bool] = True
    phase: str


class EventSpent(Event, frozen=True, tag="event_spent"):
    """A card of a deck of events is in force, but nothing more will come of it."""

    quiet: ClassVar[bool] = True
    deck: str
    occasion: str


class DrawingPassed(Event, frozen=True, tag="drawing_passed"):
    """A player does not draw in the way that this card or ability offers."""

    quiet: ClassVar[bool] = True
    seat: Seat
    by: str


class DiggingStarted(Event, frozen=True, tag="digging_started"):
    """From now on this player draws from the discard pile, and discards onto the deck until the turn is over."""

    quiet: ClassVar[bool] = True
    seat: Seat


class DiggingStopped(Event, frozen=True, tag="digging_stopped"):
    """This player draws from the deck again."""

    quiet: ClassVar[bool] = True
    seat: Seat


class AbilityForgotten(Event, frozen=True, tag="ability_forgotten"):
    """What was copied is over."""

    quiet: ClassVar[bool] = True
    seat: Seat


class DuelStarted(Event, frozen=True, tag="duel_started"):
    quiet: ClassVar[bool] = True
    seat: Seat
    target: Seat


class DuelEnded(Event, frozen=True, tag="duel_ended"):
    quiet: ClassVar[bool] = True


class AttackNoted(Event, frozen=True, tag="attack_noted"):
    quiet: ClassVar[bool] = True
    seat: Seat
    target: Seat


class HelpNoted(Event, frozen=True, tag="help_noted"):
    quiet: ClassVar[bool] = True
    seat: Seat
    target: Seat


class RobNoted(Event, frozen=True, tag="rob_noted"):
    quiet: ClassVar[bool] = True
    seat: Seat
    owner: Seat
