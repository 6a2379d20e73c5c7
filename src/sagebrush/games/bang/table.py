"""The verbs that change a table of BANG!. Each says what happened in the same breath."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sagebrush.core.seats import Seat
from sagebrush.games.bang.events import (
    AbilityCopied,
    AbilityForgotten,
    AbilityUsed,
    AttackNoted,
    CharacterTaken,
    DuelEnded,
    DuelStarted,
    GameWon,
    GoalChanged,
    LifeGained,
    LifeLost,
    PhaseStarted,
    PlayerEliminated,
    PlayerLeft,
    PlayerReturned,
    RobNoted,
    ShotFired,
    StickMoved,
    TurnEnded,
    TurnStarted,
)
from sagebrush.games.bang.marks import ATTACKS, END, HARM, HELP, LIFE, ROBS, RULES, STICK, TURN, WHO
from sagebrush.games.bang.moving import MovingCards
from sagebrush.games.bang.options import Become
from sagebrush.games.bang.state import START

if TYPE_CHECKING:
    from sagebrush.games.bang.state import Character


class BangTable(MovingCards):
    """A table of BANG!. Nothing else changes it."""

    __slots__ = ()

    def _table(self) -> BangTable:
        return self

    def copy(self) -> BangTable:
        twin = BangTable(self.chance.copy(), self.names)
        self.copy_onto(twin)
        return twin

    # ---------------------------------------------------------------- characters and turns

    def character_options(self, seat: Seat) -> tuple[Become, ...]:
        return tuple([Become(name) for name in self.dealt[seat]])

    def take_character(self, seat: Seat, character: Character, extra_life: int) -> None:
        """BANG-017, BANG-020: as many bullets as the card shows, and one more for the Sheriff."""
        self.dealt[seat] = ()
        self.characters[seat] = character
        self.abilities[seat] = (character,)
        self.copied[seat] = ()
        self.max_life[seat] = self.life[seat] = character.life + extra_life
        self.changed()
        self.emit(CharacterTaken(seat, character.id, self.life[seat]))

    def copy_ability(self, seat: Seat, owner: Seat) -> None:
        """BANG-277: besides his own, the player has the ability of another character."""
        copied = self.characters[owner]
        self.copied[seat] = (copied,)
        self.changed()
        if not self.hands[seat] and self.own("hand_emptied", seat):
            # BANG-237: what counts is that the hand is empty, not when it became so.
            self.owe(seat, "hand_emptied")
        self.emit(AbilityCopied(seat, copied.id, owner))

    def forget_ability(self, seat: Seat) -> None:
        """What was copied ends; whatever else the player has stays."""
        self.copied[seat] = ()
        self.changed()
        self.emit(AbilityForgotten(seat))

    def change_goal(self) -> None:
        """BANG-312: from now on only the last one alive wins."""
        self.survivors = True
        self.touch_table(RULES)
        self.emit(GoalChanged())

    def start_turn(self, seat: Seat) -> None:
        self.turn_begins(seat)
        self.active = seat
        self.turns += 1
        self.phase = START
        self.bangs = 0
        self.fresh.clear()
        self.used.clear()
        self.touch_table(TURN)
        self.turn_changed()
        self.emit(TurnStarted(seat, self.turns))

    def end_turn(self) -> None:
        self.emit(TurnEnded(self.active))

    def count_bang(self) -> None:
        """BANG-041: a BANG! card was played in this turn."""
        self.bangs += 1
        self.touch_table(TURN)

    def enter(self, phase: str) -> None:
        self.phase = phase
        self.touch_table(TURN)
        self.emit(PhaseStarted(phase))

    def start_duel(self, seat: Seat, target: Seat) -> None:
        self.attacks[seat * self.players + target] += 1
        self.touch(seat, ATTACKS)
        self.dueling += 1
        self.emit(DuelStarted(seat, target))

    def end_duel(self) -> None:
        self.dueling -= 1
        self.emit(DuelEnded())

    def fire(self, shooter: Seat | None, target: Seat, by: str) -> None:
        """A BANG! effect is aimed at a player."""
        if shooter is not None:
            self.attacks[shooter * self.players + target] += 1
            self.touch(shooter, ATTACKS)
        self.emit(ShotFired(shooter, target, by))

    def use_ability(self, seat: Seat, ability: str) -> None:
        self.used.append(ability)
        self.touch_table(TURN)
        self.emit(AbilityUsed(seat, ability))

    # ---------------------------------------------------------------- the stick of dynamite

    def move_stick(self, seat: Seat) -> None:
        if self.stick not in (-1, seat):
            self.stick = seat
            self.touch_table(STICK)
            self.emit(StickMoved(seat))

    # ---------------------------------------------------------------- lives

    def lose_life(self, seat: Seat, amount: int, by: str, cause: Seat | None) -> None:
        self.life[seat] -= amount
        self.touch(seat, LIFE)
        if cause is not None:
            self.harm[cause * self.players + seat] += amount
            self.touch(cause, HARM)
        self.emit(LifeLost(seat, amount, self.life[seat], by, cause))

    def gain_life(self, seat: Seat, amount: int, by: str, cause: Seat) -> None:
        """BANG-132: never above the starting number, and nothing for who is in play without lives."""
        gained = 0 if self.ghosts[seat] else min(amount, self.max_life[seat] - self.life[seat])
        self.life[seat] += gained
        self.touch(seat, LIFE)
        self.help[cause * self.players + seat] += gained
        self.touch(cause, HELP)
        self.emit(LifeGained(seat, gained, self.life[seat], by, cause))

    def eliminate(self, seat: Seat, cause: Seat | None) -> None:
        """BANG-057: out of the game, the role turned face up."""
        self.living.remove(seat)
        self.here[seat] = False
        self.life[seat] = 0
        self.shown[seat] = True
        self.owed = [(owner, step) for owner, step in self.owed if owner != seat]
        self.changed()
        self.emit(PlayerEliminated(seat, self.roles[seat], cause))

    def come_back(self, seat: Seat, life: int) -> None:
        """An eliminated player is in play again, with so many lives or as one who has none."""
        self.living = [Seat(other) for other in range(self.players) if self.here[other] or other == seat]
        self.here[seat] = True
        self.life[seat] = life
        self.ghosts[seat] = not life
        self.changed()
        self.emit(PlayerReturned(seat, life))

    def leave_game(self, seat: Seat) -> None:
        """A player without lives goes out again."""
        self.living.remove(seat)
        self.here[seat] = False
        self.ghosts[seat] = False
        self.owed = [(owner, step) for owner, step in self.owed if owner != seat]
        self.changed()
        self.emit(PlayerLeft(seat))

    def end(self, outcome: str, winners: list[Seat]) -> None:
        self.outcome = outcome
        self.winners = winners
        self.touch_all(WHO | END)
        self.emit(GameWon(outcome, tuple(winners)))

    # ---------------------------------------------------------------- tallies

    def note_attack(self, seat: Seat, target: Seat) -> None:
        """Something hostile other than a shot is aimed at a player."""
        self.attacks[seat * self.players + target] += 1
        self.touch(seat, ATTACKS)
        self.emit(AttackNoted(seat, target))

    def note_rob(self, seat: Seat, owner: Seat) -> None:
        """A player is about to take or discard a card of another one."""
        self.robs[seat * self.players + owner] += 1
        self.touch(seat, ROBS)
        self.emit(RobNoted(seat, owner))
