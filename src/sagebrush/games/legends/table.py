"""The verbs of Western Legends: the only code that changes the table. Each says what happened in the same breath."""

from __future__ import annotations

from sagebrush.core.events import Event
from sagebrush.core.seats import Seat
from sagebrush.games.legends import events
from sagebrush.games.legends.deeds import FAR, Deed
from sagebrush.games.legends.fighting import BLACK
from sagebrush.games.legends.owner_verbs import OwnerTable
from sagebrush.games.legends.state import ACT, ACTIONS, OPEN, PHASES, START, STORIES


class LegendsTable(OwnerTable):
    """Verbs about turns, figures and fame. What happens in fights, at poker and in stories is built from these."""

    def copy(self) -> LegendsTable:
        twin = LegendsTable(self.chance.copy(), self.names, self.content, self.settings)
        self.copy_into(twin)
        return twin

    # ---------------------------------------------------------------- the course of play

    def begin_phase(self, phase: int) -> None:
        self.phase = phase
        if phase == STORIES:
            self._end_action()
        self.emit(events.PhaseBegun(PHASES[phase]))

    def start_turn(self, seat: Seat) -> None:
        """The turn passes; a new round begins with the first player (LEG-064)."""
        self.turn_begins(seat)
        self.active = seat
        self.turns += 1
        if seat == self.first:
            self.round += 1
        self.actions = ACTIONS
        self.windows = 0
        self.fought = 0
        self.robbed_bank = False
        self.contributed = False
        self.used = []
        self.forget_deeds(seat)
        self.turn_from = len(self.deeds[seat])
        self.spans = []
        self.phase = START
        self.emit(events.TurnStarted(seat, self.round))

    def spend_action(self) -> None:
        """One action less; deeds of this action begin here."""
        self.actions -= 1
        self.close_span()
        self.spans.append((len(self.deeds[self.active]), OPEN))
        self._end_action()
        self.emit(events.ActionSpent(self.active, self.actions))

    def _end_action(self) -> None:
        """What is limited to once per action is free again."""
        self.used = [key for key in self.used if not key.startswith(("action:", "move_action:"))]

    def gain_actions(self, seat: Seat, amount: int, by: str) -> None:
        """Only the player whose turn it is can use them."""
        if seat == self.active and self.phase == ACT:
            self.actions += amount
            self.emit(events.ActionsGained(seat, amount, self.actions, by))

    def open_window(self, window: int) -> None:
        if not self.windows & window:
            self.windows |= window
            self.emit(events.WindowChanged())

    def close_window(self, window: int) -> None:
        if self.windows & window:
            self.windows &= ~window
            self.emit(events.WindowChanged())

    def close_windows(self) -> None:
        if self.windows:
            self.windows = 0
            self.emit(events.WindowChanged())

    def mark_fought(self, target: Seat) -> None:
        """LEG-102: nobody is attacked twice in a turn by the same player."""
        self.fought |= 1 << (self.players if target == BLACK else target)
        self.emit(events.WindowChanged())

    def mark_bank_robbed(self) -> None:
        """LEG-159: whatever comes of it, this was the attempt of the turn."""
        self.robbed_bank = True
        self.emit(events.WindowChanged())

    def mark_used(self, key: str) -> None:
        self.used.append(key)
        self.emit(events.WindowChanged())

    def tell(self, event: Event) -> None:
        """Say what happened where nothing on the table changes by it."""
        self.emit(event)

    # ---------------------------------------------------------------- characters and figures

    def take_character(self, seat: Seat, character: str) -> None:
        self.character[seat] = character
        self.dealt[seat] = ()
        self.emit(events.CharacterTaken(seat, character))

    def choose_first(self, seat: Seat) -> None:
        """LEG-048: for the whole game."""
        self.first = self.active = seat
        self.emit(events.FirstPlayer(seat))

    def start_with(self, seat: Seat, *, money: int, nuggets: int, wounds: int, mp: int, wp: int) -> None:
        """What a character card shows besides cards and items."""
        self.money[seat] = money
        self.nuggets[seat] = nuggets
        self.wounds[seat] = wounds
        self.mp[seat] = mp
        self.wp[seat] = wp
        self.emit(events.StartTaken(seat))

    def place_figure(self, seat: Seat, space: int) -> None:
        self.space[seat] = space
        self.emit(events.FigurePlaced(seat, self.land.spaces[space]))

    def move_figure(self, seat: Seat, way: tuple[int, ...], distance: int, by: str) -> None:
        """A movement of the player's own accord, along this way; `distance` is what it counts for (LEG-X17)."""
        self.space[seat] = way[-1]
        self.record(seat, "travel", distance)
        others = [self.land.distance[way[-1]][self.space[other]] for other in range(self.players) if other != seat]
        if self.black is not None:
            others.append(self.land.distance[way[-1]][self.black.space])
        near_sheriff = self.land.distance[way[-1]][self.sheriff]
        near = min(others, default=FAR)
        self.deeds[seat].append(Deed("end_move", 1, way[-1], near_player=near, near_sheriff=near_sheriff))
        self.emit(events.Moved(seat, self.land.spaces[way[-1]], tuple([self.land.spaces[space] for space in way]), by))

    def put_figure(self, seat: Seat, space: int, by: str) -> None:
        """A figure is put somewhere by an arrest: no movement of the player's own accord."""
        self.space[seat] = space
        self.emit(events.Moved(seat, self.land.spaces[space], (self.land.spaces[space],), by))

    def move_sheriff(self, way: tuple[int, ...], seat: Seat | None, by: str) -> None:
        self.sheriff = way[-1]
        self.emit(
            events.SheriffMoved(seat, self.land.spaces[way[-1]], tuple([self.land.spaces[space] for space in way]), by)
        )

    def place_bandit(self, space: int) -> None:
        self.bandits |= 1 << space
        self.emit(events.BanditPlaced(self.land.spaces[space]))

    def remove_bandit(self, space: int) -> None:
        self.bandits &= ~(1 << space)
        self.emit(events.BanditGone(self.land.spaces[space]))

    # ---------------------------------------------------------------- fame

    def gain_lp(self, seat: Seat, amount: int, by: str) -> None:
        """LEG-071: with the fifth legend point the ability is gained for good."""
        if seat == BLACK:
            assert self.black is not None
            self.black.lp += amount
            self.emit(events.BlackGained(amount, self.black.lp))
            self._reached(seat, "lp", self.black.lp)
            return
        self.lp[seat] += amount
        self.record(seat, "gain:lp", amount)
        self.emit(events.LegendGained(seat, amount, self.lp[seat], by))
        if self.lp[seat] >= self.content.lp.ability_at and not self.ability_on[seat]:
            self.ability_on[seat] = True
            self.powers[seat] = None
            self.emit(events.AbilityGained(seat, self.character[seat]))
        self._reached(seat, "lp", self.lp[seat])

    def _reached(self, seat: Seat, track: str, points: int) -> None:
        for part in self.parts.values():
            part.reached(self, seat, track, points)

    def lose_lp(self, seat: Seat, amount: int, by: str) -> None:
        """LEG-X16: never below 0 during play."""
        lost = min(amount, self.lp[seat])
        if lost > 0:
            self.lp[seat] -= lost
            self.emit(events.LegendLost(seat, lost, self.lp[seat], by))

    def score(self, seat: Seat, part: str, amount: int) -> None:
        """A line of the final scoring, which may go below 0."""
        self.lp[seat] += amount
        self.emit(events.FinalScore(seat, part, amount, self.lp[seat]))

    # ---------------------------------------------------------------- tracks and wounds

    def advance(self, seat: Seat, track: str, by: str) -> int:
        """One point on the marshal or wanted track; where the cube stands now."""
        points = self.mp if track == "marshal" else self.wp
        points[seat] += 1
        self.emit(events.PointsGained(seat, track, 1, points[seat], by))
        self._reached(seat, track, points[seat])
        return points[seat]

    def leave_track(self, seat: Seat, track: str, by: str) -> None:
        """All points of a track are lost."""
        points = self.mp if track == "marshal" else self.wp
        if points[seat]:
            points[seat] = 0
            self.emit(events.TrackLeft(seat, track, by))

    def add_wounds(self, seat: Seat, amount: int, by: str) -> int:
        """LEG-310: at most three; further ones are ignored. How many were taken."""
        taken = min(amount, self.content.wounds.maximum - self.wounds[seat])
        if taken > 0:
            self.wounds[seat] += taken
            self.record(seat, "gain:wound", taken)
            self.emit(events.WoundsTaken(seat, taken, self.wounds[seat], by))
        return max(taken, 0)

    def heal(self, seat: Seat, amount: int, by: str) -> int:
        healed = min(amount, self.wounds[seat])
        if healed > 0:
            self.wounds[seat] -= healed
            self.record(seat, "act:heal", healed)
            self.emit(events.WoundsHealed(seat, healed, self.wounds[seat], by))
        return healed

    # ---------------------------------------------------------------- dice

    def roll_dice(self, seat: Seat | None, dice: int, by: str) -> list[str]:
        """Prospecting dice; their faces are those of tokens.toml."""
        faces = self.content.die.faces
        rolled: list[str] = [faces[self.chance.below(len(faces))] for _ in range(dice)]
        self.emit(events.DiceRolled(seat, tuple(rolled), by))
        return rolled

    # ---------------------------------------------------------------- the end

    def trigger_end(self, seat: Seat | None) -> None:
        """LEG-365: this round is completed, and then everybody has one more turn."""
        self.end_round = self.round + 1
        lp = self.lp[seat] if seat is not None else self.black.lp if self.black is not None else 0
        self.emit(events.EndTriggered(seat, lp))

    def end(self, outcome: str, winners: list[Seat], places: list[int]) -> None:
        self.outcome = outcome
        self.winners = winners
        self.places = places
        self.emit(events.GameWon(outcome, tuple(winners)))
