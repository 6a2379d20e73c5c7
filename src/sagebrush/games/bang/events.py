"""What happens in a game of BANG!. Cards drawn or taken unseen are masked for everybody else."""

from __future__ import annotations

from typing import ClassVar

import msgspec

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


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """From the deck into the hand; who else sees it only learns how many."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> CardsDrawn:
        return self if seat == self.seat else CardsDrawn(self.seat, self.count, ())


class CardShown(Event, frozen=True, tag="card_shown"):
    """A card just drawn is shown to everybody."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


class CardsLookedAt(Event, frozen=True, tag="cards_looked_at"):
    """The top cards of the deck, the topmost first."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    cards: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> CardsLookedAt:
        return self if seat == self.seat else CardsLookedAt(self.seat, self.count, ())


class CardReturned(Event, frozen=True, tag="card_returned"):
    """A card goes back face down on the deck."""

    seat: Seat
    card: str | None

    def seen_by(self, seat: Seat | None) -> CardReturned:
        return self if seat == self.seat else CardReturned(self.seat, None)


class CardTaken(Event, frozen=True, tag="card_taken"):
    """From another player's hand (`hidden`: only the two of them know it) or from in front of a player."""

    seat: Seat
    owner: Seat
    card: str | None
    hidden: bool
    by: str

    @property
    def reveals(self) -> bool:  # type: ignore[override]
        return self.hidden

    def seen_by(self, seat: Seat | None) -> CardTaken:
        if not self.hidden or seat in (self.seat, self.owner):
            return self
        return msgspec.structs.replace(self, card=None)


class CardsInherited(Event, frozen=True, tag="cards_inherited"):
    """Cards of a dead player go to another hand; what lay in play everybody saw."""

    seat: Seat
    dead: Seat
    count: int
    cards: tuple[str, ...]
    in_play: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> CardsInherited:
        return self if seat in (self.seat, self.dead) else msgspec.structs.replace(self, cards=())


class CardFromPile(Event, frozen=True, tag="card_from_pile"):
    """The top card of the discard pile is taken into hand."""

    seat: Seat
    card: str


class CardPlayed(Event, frozen=True, tag="card_played"):
    """`name` is what the card was played as; `target` the player it was played on, if any."""

    seat: Seat
    card: str
    name: str
    target: Seat | None


class EffectRepeated(Event, frozen=True, tag="effect_repeated"):
    """A card is discarded for the effect of one of that name to happen once more."""

    seat: Seat
    card: str
    name: str
    target: Seat | None


class CardUsed(Event, frozen=True, tag="card_used"):
    """A card in play was used; one with a green border is discarded for it."""

    seat: Seat
    card: str
    target: Seat | None


class CardPlaced(Event, frozen=True, tag="card_placed"):
    """A card comes to lie in front of `owner`."""

    seat: Seat
    card: str
    owner: Seat


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """`by` is why: the card, ability or phase that asked for it; `cause` who made the owner lose it.

    `exposed` marks a random card of a hand: nobody chose it, so it came to light by this.
    """

    seat: Seat
    card: str
    by: str
    cause: Seat | None
    exposed: bool = False

    @property
    def reveals(self) -> bool:  # type: ignore[override]
        return self.exposed


class CheckMade(Event, frozen=True, tag="check_made"):
    """A draw check: the cards turned up and the one that counts."""

    reveals: ClassVar[bool] = True
    seat: Seat
    by: str
    cards: tuple[str, ...]
    card: str


class CheckVoided(Event, frozen=True, tag="check_voided"):
    """What was turned up for a draw check does not count; it is made again."""

    seat: Seat
    by: str
    cards: tuple[str, ...]


class DeckShuffled(Event, frozen=True, tag="deck_shuffled"):
    """The discard pile becomes the new deck."""

    reveals: ClassVar[bool] = True
    count: int


class StoreOpened(Event, frozen=True, tag="store_opened"):
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]


class StorePicked(Event, frozen=True, tag="store_picked"):
    seat: Seat
    card: str


class CardPutDown(Event, frozen=True, tag="card_put_down"):
    """A card of a hand, chosen in secret, is laid open."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


class CardGiven(Event, frozen=True, tag="card_given"):
    """From hand to hand, seen by the two of them only."""

    reveals: ClassVar[bool] = True
    seat: Seat
    to: Seat
    card: str | None

    def seen_by(self, seat: Seat | None) -> CardGiven:
        return self if seat in (self.seat, self.to) else CardGiven(self.seat, self.to, None)


class CardBuried(Event, frozen=True, tag="card_buried"):
    """From hand face down onto the deck; `shown` where everybody saw it first."""

    seat: Seat
    card: str | None
    by: str
    shown: bool

    def seen_by(self, seat: Seat | None) -> CardBuried:
        return self if self.shown or seat == self.seat else msgspec.structs.replace(self, card=None)


class HandOpened(Event, frozen=True, tag="hand_opened"):
    """Everybody sees all cards of a hand."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]


class CardCancelled(Event, frozen=True, tag="card_cancelled"):
    """A card that another player (`user`) aimed at this one, as `name`, has no effect."""

    seat: Seat
    card: str
    name: str
    user: Seat


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


# -------------------------------------------------------------------- quiet: the table looks different, nobody is told


class PhaseStarted(Event, frozen=True, tag="phase_started"):
    quiet: ClassVar[bool] = True
    phase: str


class CardsTurnedUp(Event, frozen=True, tag="cards_turned_up"):
    """For a draw check, which is told once it is made."""

    quiet: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


class CardsLaidOpen(Event, frozen=True, tag="cards_laid_open"):
    """The cards of a dead player lie in the middle, for several heirs to share."""

    quiet: ClassVar[bool] = True
    dead: Seat


class EventSpent(Event, frozen=True, tag="event_spent"):
    """A card of a deck of events is in force, but nothing more will come of it."""

    quiet: ClassVar[bool] = True
    deck: str
    occasion: str


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
