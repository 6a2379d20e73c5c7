"""The verbs that change a table of BANG!. Each says what happened in the same breath."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sagebrush.core.seats import Seat
from sagebrush.games.bang.casting import Casting
from sagebrush.games.bang.events import (
    AbilityUsed,
    AttackNoted,
    DiggingStarted,
    DiggingStopped,
    DuelEnded,
    DuelStarted,
    EventTurned,
    EventUsed,
    GameWon,
    GhostStayed,
    GoalChanged,
    HelpNoted,
    LifeGained,
    LifeLost,
    NextTurnLost,
    PhaseStarted,
    PlacesChanged,
    PlayerEliminated,
    PlayerLeft,
    PlayerReturned,
    PlayerSpared,
    RobNoted,
    ShotDiverted,
    ShotFired,
    StickMoved,
    TurnEnded,
    TurnSkipped,
    TurnStarted,
)
from sagebrush.games.bang.marks import ATTACKS, END, HARM, HELP, LIFE, ROBS, RULES, STICK, TURN, WHO
from sagebrush.games.bang.state import BETWEEN, DISCARD, DRAW, LOST, PLAY, START

if TYPE_CHECKING:
    from sagebrush.core.events import Event
    from sagebrush.games.bang.traits import Trait


#: What is said when a phase begins, made once.
PHASES: Final = {phase: PhaseStarted(phase) for phase in (START, DRAW, PLAY, DISCARD, LOST)}


class BangTable(Casting):
    """A table of BANG!. Nothing else changes it."""

    __slots__ = ()

    def _table(self) -> BangTable:
        return self

    def copy(self) -> BangTable:
        twin = BangTable(self.chance.copy(), self.names)
        self.copy_onto(twin)
        return twin

    # ---------------------------------------------------------------- turns and rules

    def change_goal(self) -> None:
        """BANG-312, BANG-731: from now on only the last one alive wins."""
        self.survivors = True
        self.touch_table(RULES)
        self.emit(GoalChanged())

    def put_in_force(self, deck: str, before: Trait | None, event: Trait) -> None:
        """A card of a deck of events takes the place of another one among the rules of the whole table."""
        self.rules = [*[trait for trait in self.rules if trait is not before], event]
        self.changed()
        self.emit(EventTurned(deck, event.id))

    def start_turn(self, seat: Seat) -> None:
        self.turn_begins(seat)
        # Who was granted another turn may have been killed since.
        self.extra_turn, self.again = self.again and seat == self.active, False
        self.active = seat
        self.turns += 1
        self.phase = START
        self.bangs = 0
        self.fresh.clear()
        self.used.clear()
        self.played = ()
        self.digging = self.burying = False
        self.touch_table(TURN)
        self.turn_changed()
        self.emit(TurnStarted(seat, self.turns))

    def end_turn(self) -> None:
        self.emit(TurnEnded(self.active))

    def start_round(self) -> None:
        """BANG-666: the turns from the Sheriff's on; before the first of them it is nobody's turn."""
        self.rounds += 1
        self.phase = BETWEEN
        self.touch_table(TURN)
        self.turn_changed()

    def grant_turn(self) -> None:
        """The active player takes another turn after this one."""
        self.again = True

    def lose_next_turn(self, seat: Seat) -> None:
        self.skipping = (*self.skipping, seat)
        self.emit(NextTurnLost(seat))

    def skip_turn(self, seat: Seat) -> None:
        """It would be this player's turn, but he has lost it."""
        left = list(self.skipping)
        left.remove(seat)
        self.skipping = tuple(left)
        self.emit(TurnSkipped(seat))

    def change_places(self, seat: Seat, other: Seat) -> None:
        """BANG-727: with all that they have; whoever sat there sits here."""
        order = list(self.order)
        here, there = self.places[seat], self.places[other]
        order[here], order[there] = other, seat
        self.order = tuple(order)
        self.places = tuple([order.index(Seat(each)) for each in range(self.players)])
        self.living = [each for each in order if self.here[each]]
        self.changed()
        self.emit(PlacesChanged(seat, other))

    def command(self, seat: Seat, owner: Seat) -> None:
        """A player chooses the targets of what another one plays now."""
        self.commander, self.commanded = seat, owner
        self.changed()

    def release(self) -> None:
        self.commander = self.commanded = -1
        self.changed()

    def count_bang(self) -> None:
        """BANG-041: a BANG! card was played in this turn."""
        self.bangs += 1
        self.touch_table(TURN)

    def enter(self, phase: str) -> None:
        self.phase = phase
        self.touch_table(TURN)
        self.emit(PHASES[phase])

    def dig(self) -> None:
        """BANG-695: the active player draws from the discard pile, and discards onto the deck in this turn."""
        self.digging = self.burying = True
        self.emit(DiggingStarted(self.active))

    def stop_digging(self) -> None:
        self.digging = False
        self.emit(DiggingStopped(self.active))

    def hold(self, seat: int) -> None:
        """BANG-107: this player's card has still targets to come; -1 when it has not."""
        self.holding = seat

    def spare(self, seat: Seat, other: Seat, by: str) -> None:
        """A card that reaches several players leaves one of them alone."""
        self.spared = other
        self.emit(PlayerSpared(seat, other, by))

    def spare_nobody(self) -> None:
        self.spared = -1

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

    def divert(self, shooter: Seat | None, target: Seat, to: Seat, by: str) -> None:
        """BANG-596: somebody else becomes the target of a shot."""
        if shooter is not None:
            self.attacks[shooter * self.players + to] += 1
            self.touch(shooter, ATTACKS)
        self.emit(ShotDiverted(shooter, target, to, by))

    def use_ability(self, seat: Seat, ability: str) -> None:
        self.remember(ability, AbilityUsed(seat, ability))

    def remember(self, what: str, event: Event) -> None:
        """Something holds for the rest of this turn and is kept with what was used in it; the event tells it."""
        self.used.append(what)
        self.touch_table(TURN)
        self.emit(event)

    def use_event(self, seat: Seat, event: str) -> None:
        """What an event card lets a player do in his turn."""
        self.remember(event, EventUsed(seat, event))

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
        self.make_own()
        self.living.remove(seat)
        self.here[seat] = False
        self.life[seat] = 0
        self.ghosts[seat] = ""
        self.shown[seat] = True
        self.copied[seat] = ()
        if seat not in self.fallen:
            self.fallen = (*self.fallen, seat)
        self._forget_dues(seat)
        self.changed()
        self.emit(PlayerEliminated(seat, self.roles[seat], cause))

    def come_back(self, seat: Seat, life: int, by: str) -> None:
        """An eliminated player is in play again, with so many lives or as one who has none, by this card or rule."""
        self.make_own()
        self.here[seat] = True
        self.living = [other for other in self.order if self.here[other]]
        self.life[seat] = life
        if life:
            self.fallen = tuple([other for other in self.fallen if other != seat])
            # BANG-747: no shadow any more.
            self.roles[seat] = self.dealt_role(seat)
        else:
            self.ghosts[seat] = by
        self.changed()
        self._mind_empty_hand(seat)
        self.emit(PlayerReturned(seat, life, by))

    def leave_game(self, seat: Seat) -> None:
        """A player without lives goes out again."""
        self.make_own()
        self.living.remove(seat)
        self.here[seat] = False
        self.ghosts[seat] = ""
        if seat not in self.fallen:
            self.fallen = (*self.fallen, seat)
        self.shown[seat] = True
        self.copied[seat] = ()
        self._forget_dues(seat)
        self.changed()
        self.emit(PlayerLeft(seat))

    def stay_as_ghost(self, seat: Seat, by: str) -> None:
        """BANG-545: instead of being killed the player stays, without lives."""
        self.make_own()
        self.life[seat] = 0
        self.ghosts[seat] = by
        self.changed()
        self.emit(GhostStayed(seat, by))

    def _forget_dues(self, seat: Seat) -> None:
        """Whoever goes out is owed nothing, and owes no turn."""
        self.owed = [due for due in self.owed if due[0] != seat]
        self.skipping = tuple([other for other in self.skipping if other != seat])
        if self.holding == seat:
            self.holding = -1

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

    def note_help(self, seat: Seat, target: Seat) -> None:
        """Something other than a life given is done for another player."""
        self.help[seat * self.players + target] += 1
        self.touch(seat, HELP)
        self.emit(HelpNoted(seat, target))

    def note_rob(self, seat: Seat, owner: Seat) -> None:
        """A player is about to take or discard a card of another one."""
        self.robs[seat * self.players + owner] += 1
        self.touch(seat, ROBS)
        self.note_lost_card(owner, seat)
        self.emit(RobNoted(seat, owner))

    def note_lost_card(self, owner: Seat, robber: Seat) -> None:
        """Whoever minds that others take or discard his cards says so when what did it is resolved (BANG-750)."""
        if robber != owner and self.own("card_lost", owner):
            self.owe(owner, "card_lost", robber)
        self.note_card_gone(owner, robber)

    def note_card_gone(self, owner: Seat, robber: Seat) -> None:
        """The same where it was not the other one's choice, which some do not mind (BANG-614, BANG-615)."""
        if robber != owner and self.own("card_gone", owner):
            self.owe(owner, "card_gone", robber)
