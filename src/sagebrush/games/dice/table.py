"""The table of the Dice Game, and the verbs that change it. Each verb says what happened in the same breath."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.core.table import Table
from sagebrush.games.dice.data import ARROWS, DICE, FACES
from sagebrush.games.dice.events import (
    ArrowsReturned,
    ArrowTaken,
    CharacterTaken,
    DiceRolled,
    GameWon,
    GoalChanged,
    LifeGained,
    LifeLost,
    PlayerEliminated,
    ShotFired,
    TurnStarted,
)

if TYPE_CHECKING:
    from sagebrush.games.dice.characters import Character
    from sagebrush.games.dice.viewing import DiceSheet


FACE_COUNT = len(FACES)

#: Beside a bit for each player: something of the table was touched.
TABLE: Final = 1 << 8
EVERYTHING: Final = (1 << 9) - 1


class DiceTable(Table):
    """Five dice, nine arrows, and what lies in front of each player."""

    __slots__ = (
        "active",
        "arrows",
        "characters",
        "dice",
        "duel",
        "first",
        "harm",
        "help",
        "life",
        "living",
        "max_life",
        "names",
        "outcome",
        "players",
        "roles",
        "roll",
        "sheet",
        "spared",
        "stale",
        "supply",
        "turns",
        "unhelped",
        "winners",
    )

    def __init__(self, chance: Chance, names: tuple[str, ...], roles: list[str]) -> None:
        super().__init__(chance)
        players = len(names)
        self.players = players
        self.names = names
        self.roles = roles
        self.characters: list[Character] = []
        self.life: list[int] = [0] * players
        self.max_life: list[int] = [0] * players
        self.arrows: list[int] = [0] * players
        self.living: list[Seat] = [Seat(seat) for seat in range(players)]  # clockwise
        self.supply: int = ARROWS
        # DICE-024, DICE-108: the Sheriff has the first turn, among three players the Deputy.
        self.first: Seat = Seat(roles.index("sheriff" if players > 3 else "deputy"))
        self.active: Seat = self.first
        self.turns: int = 0
        self.roll: int = 0  # rolls made in this turn; 0 before the first one
        self.dice: list[str] = []
        self.duel: bool = False  # three players: the survivors fight it out (DICE-111)
        self.outcome: str = ""
        self.winners: list[Seat] = []
        # Who took life from whom, and who gave it: public, and all that a bot needs to guess roles.
        self.harm: list[int] = [0] * (players * players)
        self.help: list[int] = [0] * (players * players)
        # And whom they passed over when they chose somebody to shoot or to help.
        self.spared: list[int] = [0] * (players * players)
        self.unhelped: list[int] = [0] * (players * players)
        #: What was touched since somebody looked (a bit for each player, one for the table), and what was seen then.
        self.stale: int = EVERYTHING
        self.sheet: DiceSheet | None = None

    def copy(self) -> DiceTable:
        twin = DiceTable(self.chance.copy(), self.names, self.roles.copy())
        twin.characters = self.characters.copy()
        twin.life = self.life.copy()
        twin.max_life = self.max_life.copy()
        twin.arrows = self.arrows.copy()
        twin.living = self.living.copy()
        twin.supply = self.supply
        twin.first = self.first
        twin.active = self.active
        twin.turns = self.turns
        twin.roll = self.roll
        twin.dice = self.dice.copy()
        twin.duel = self.duel
        twin.outcome = self.outcome
        twin.winners = self.winners.copy()
        twin.harm = self.harm.copy()
        twin.help = self.help.copy()
        twin.spared = self.spared.copy()
        twin.unhelped = self.unhelped.copy()
        return twin

    def canonical(self) -> object:
        return [
            self.chance.canonical(),
            list(self.names),
            self.roles,
            [character.id for character in self.characters],
            [self.life, self.max_life, self.arrows],
            [self.living, self.supply, self.first, self.active, self.turns],
            [self.roll, self.dice, self.duel],
            [self.outcome, self.winners],
            [self.harm, self.help],
        ]

    # ---------------------------------------------------------------- questions

    def alive(self, seat: Seat) -> bool:
        return self.life[seat] > 0

    def role_shown(self, seat: Seat) -> bool:
        """DICE-016, DICE-067, DICE-106: the Sheriff's role, a dead player's and all of three players' are face up."""
        return self.players == 3 or self.roles[seat] == "sheriff" or self.life[seat] == 0 < self.max_life[seat]

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """The living, starting with this seat (or the next living one) and going clockwise."""
        living = self.living
        for place, other in enumerate(living):
            if other >= seat:
                return living[place:] + living[:place]
        return living.copy()

    def left_of(self, seat: Seat) -> Seat:
        """The next living player clockwise."""
        for other in self.living:
            if other > seat:
                return other
        return self.living[0]

    def at_distance(self, seat: Seat, distance: int) -> list[Seat]:
        """The living players exactly so many places away, the shorter way round. DICE-052: the dead do not count."""
        living = self.living
        count = len(living)
        if 2 * distance > count:
            return []
        place = living.index(seat)
        right = living[(place + distance) % count]
        return [right] if 2 * distance == count else [right, living[place - distance]]

    # ---------------------------------------------------------------- verbs

    def touch(self, seat: Seat) -> None:
        """Something of this player changes."""
        self.stale |= 1 << seat

    def touch_table(self) -> None:
        self.stale |= TABLE

    def touch_all(self) -> None:
        self.stale = EVERYTHING

    def take_character(self, seat: Seat, character: Character, extra_life: int) -> None:
        """DICE-018, DICE-019: as many bullets as the card shows, and two more for the Sheriff."""
        self.characters[seat] = character
        self.max_life[seat] = self.life[seat] = character.life + extra_life
        self.touch(seat)
        self.emit(CharacterTaken(seat, character.id))

    def start_turn(self, seat: Seat) -> None:
        self.turn_begins(seat)
        self.active = seat
        self.turns += 1
        self.roll = 0
        self.dice = []
        self.touch_table()
        self.emit(TurnStarted(seat))

    def roll_dice(self, which: tuple[int, ...]) -> None:
        if not self.dice:
            self.dice = [""] * DICE
        chance, dice = self.chance, self.dice
        for die in which:
            dice[die] = FACES[chance.below(FACE_COUNT)]
        self.roll += 1
        self.touch_table()
        self.emit(DiceRolled(self.active, tuple(dice), which, self.roll))

    def fire(self, seat: Seat, target: Seat, face: str, *, doubled: bool, in_reach: list[Seat]) -> None:
        """A Bull's Eye is aimed at one of those in reach. DICE-100: the beer that doubles it is gone."""
        self._pass_over(self.spared, seat, target, in_reach)
        if doubled:
            self.dice[self.dice.index("beer")] = "spent"
            self.touch_table()
        self.emit(ShotFired(seat, target, face, doubled))

    def take_arrow(self, seat: Seat, by: str) -> None:
        self.arrows[seat] += 1
        self.supply -= 1
        self.touch(seat)
        self.emit(ArrowTaken(seat, by, self.supply))

    def return_arrows(self, seat: Seat, count: int, by: str) -> None:
        if count:
            self.arrows[seat] -= count
            self.supply += count
            self.touch(seat)
            self.emit(ArrowsReturned(seat, count, by, self.supply))

    def lose_life(self, seat: Seat, amount: int, by: str, cause: Seat | None) -> int:
        """Bullets go back to the middle; nobody loses more than he has."""
        lost = min(amount, self.life[seat])
        self.life[seat] -= lost
        if cause is not None:
            self.harm[cause * self.players + seat] += lost
            self.touch(cause)
        self.touch(seat)
        self.emit(LifeLost(seat, lost, self.life[seat], by, cause))
        return lost

    def gain_life(self, seat: Seat, amount: int, by: str, cause: Seat) -> None:
        """DICE-054, DICE-055: never above the start; on a player at his maximum it is wasted."""
        gained = min(amount, self.max_life[seat] - self.life[seat])
        self.life[seat] += gained
        self.help[cause * self.players + seat] += gained
        self.touch(seat)
        self.touch(cause)
        self.emit(LifeGained(seat, gained, self.life[seat], by, cause))

    def help_one_of(self, seats: list[Seat], seat: Seat, amount: int, by: str, cause: Seat) -> None:
        """Somebody chose who of these gains it."""
        self._pass_over(self.unhelped, cause, seat, seats)
        self.gain_life(seat, amount, by, cause)

    def _pass_over(self, counts: list[int], chooser: Seat, chosen: Seat, seats: list[Seat]) -> None:
        for seat in seats:
            if seat != chosen:
                counts[chooser * self.players + seat] += 1
        self.touch(chooser)

    def eliminate(self, seat: Seat, cause: Seat | None) -> None:
        """DICE-067: he shows his role and returns his arrows."""
        self.living.remove(seat)
        self.touch(seat)
        self.emit(PlayerEliminated(seat, self.roles[seat], cause))
        self.return_arrows(seat, self.arrows[seat], "elimination")

    def change_goal(self) -> None:
        """DICE-111: of three players, from now on only the last one standing wins."""
        self.duel = True
        self.touch_table()
        self.emit(GoalChanged())

    def end(self, outcome: str, winners: list[Seat]) -> None:
        self.outcome = outcome
        self.winners = winners
        self.touch_all()
        self.emit(GameWon(outcome, tuple(winners)))
