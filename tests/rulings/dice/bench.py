"""The bench of the Dice Game: players by name, dice by face, moves by name.

table.seats(Ann={"role": "sheriff", "life": 4, "arrows": 1}, Bob={}, Cat={}, Dan={})
table.turn("Ann", rolls=["arrow", "beer", "beer", "gatling", "dynamite"])
table.rerolls("beer", "beer", into=["gatling", "gatling"])
table.stops()
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import combinations
from typing import Any, TypedDict

from sagebrush.core.config import configure
from sagebrush.core.options import Option
from sagebrush.core.rng import ScriptedChance
from sagebrush.core.seats import Seat
from sagebrush.games.dice.characters import CHARACTERS, Character
from sagebrush.games.dice.data import ARROWS, FACES, ROLES, SHERIFF_EXTRA_LIFE
from sagebrush.games.dice.game import GAME
from sagebrush.games.dice.options import Accept, Become, Choose, Reroll, RollAgain, Shoot, Stop
from sagebrush.games.dice.table import DiceTable
from sagebrush.testing.scenario import Scenario


class Player(TypedDict, total=False):
    """What a scenario may say of a player; the rest is as at the start of a game."""

    role: str
    character: str
    life: int
    arrows: int


ARROW, DYNAMITE, ONE, TWO, BEER, GATLING = "arrow", "dynamite", "bullseye_1", "bullseye_2", "beer", "gatling"

#: What everybody rolls once the scenario's own dice are used up: nothing that happens by itself.
FILLER = FACES.index(BEER)


class DiceScenario(Scenario[DiceTable]):
    """A worked example of the Dice Game."""

    game = GAME

    def seats(self, *, supply: int | None = None, **players: Player) -> None:
        """Lay the table: seats in clockwise order. Roles and characters not given are dealt from what is left."""
        names = tuple(players)
        self.config = configure(GAME.info, names=names)
        table = DiceTable(ScriptedChance([], FILLER), names, _roles(list(players.values())))
        plain = Character("plain", 8)
        table.characters = [CHARACTERS.get(player.get("character", ""), plain) for player in players.values()]
        for seat, player in enumerate(players.values()):
            extra = SHERIFF_EXTRA_LIFE if table.roles[seat] == "sheriff" else 0
            table.max_life[seat] = table.characters[seat].life + extra
            table.life[seat] = player.get("life", table.max_life[seat])
            table.arrows[seat] = player.get("arrows", 0)
        table.living = [Seat(seat) for seat in range(len(names)) if table.life[seat]]
        table.supply = ARROWS - sum(table.arrows)
        if supply is not None:
            # The arrows that are neither in the supply nor before a player of the example lie with the last one.
            table.arrows[-1] += table.supply - supply
            table.supply = supply
        self.laid = table

    def turn(self, name: str, rolls: Iterable[str] = ()) -> None:
        """Start this player's turn; `rolls` are the five faces of the first roll."""
        table = self.laid
        self.will_roll(rolls)
        table.start_turn(Seat(self.config.names.index(name)))
        self.begin(self.config, table)

    def will_roll(self, faces: Iterable[str]) -> None:
        """Script the next dice."""
        chance = self.laid.chance
        assert isinstance(chance, ScriptedChance)
        chance.extend([FACES.index(face) for face in faces])

    def keeps(self, name: str, *faces: str) -> None:
        """This player's turn: he rolls these five faces once and keeps them all."""
        assert len(faces) == 5
        self.turn(name, rolls=faces)
        self.stops()

    # ---------------------------------------------------------------- moves

    def rerolls(self, *faces: str, into: Iterable[str]) -> None:
        """The active player throws these of his dice again."""
        dice = self.table.dice.copy()
        chosen = []
        for face in faces:
            chosen.append(dice.index(face))
            dice[chosen[-1]] = ""
        self.will_roll(into)
        self.choose(self.active, tuple(sorted(chosen)))

    def stops(self) -> None:
        self.asked(self.active, kind="roll_again").answers("stop")

    def shoots(self, target: Hashable, *, offered: Iterable[Hashable] | None = None) -> None:
        self.asked(self.active, kind="choose_target", options=offered).answers(target)

    def gives_beer(self, name: str, *, offered: Iterable[Hashable] | None = None) -> None:
        self.asked(self.active, kind="give_beer", options=offered).answers(name)

    def label(self, option: Option) -> Hashable:
        match option:
            case Reroll(dice=dice):
                return dice
            case Stop():
                return "stop"
            case Shoot(target=target, doubled=doubled):
                return (self.name(target), "doubled") if doubled else self.name(target)
            case Choose(seat=seat):
                return self.name(seat)
            case Become(character=character):
                return character
            case _:
                return isinstance(option, Accept)

    # ---------------------------------------------------------------- checks

    def may_reroll(self, *dice: int) -> None:
        """The active player may stop, or throw any choice of exactly these dice (by place) again."""
        subsets = [chosen for count in range(1, len(dice) + 1) for chosen in combinations(dice, count)]
        self.asked(self.active, kind="roll_again", options=["stop", *subsets])

    def has_rolls(self, **rolls: int) -> None:
        """The player named is asked about the dice as they lie, and has so many rolls left."""
        ((name, left),) = rolls.items()
        assert self.decision(name, "roll_again").question == RollAgain(left, tuple(self.table.dice))

    def shows(self, *faces: str) -> None:
        """The dice as they lie, in any order."""
        assert sorted(self.table.dice) == sorted(faces)

    def happened(self, *kinds: str) -> list[str]:
        """Which of these events there were, in their order."""
        return [event.kind for event in self.match.all_events() if event.kind in kinds]

    @property
    def active(self) -> str:
        return self.name(self.table.active)

    def has_life(self, **life: int) -> None:
        """Every player's life points, bystanders too."""
        assert dict(zip(self.match.config.names, self.table.life, strict=True)) == life

    def has_arrows(self, *, supply: int | None = None, **arrows: int) -> None:
        """The arrows of the players named; nobody else has any."""
        names = self.match.config.names
        held = {name: count for name, count in zip(names, self.table.arrows, strict=True) if count}
        assert held == {name: count for name, count in arrows.items() if count}
        assert supply is None or self.table.supply == supply

    def is_quiet(self, turn: str) -> None:
        """Nothing is left to ask of the turn that ended: this player has just made his first roll."""
        self._all_dice_rolled()
        assert self.active == turn, f"it is {self.active}'s turn"
        kinds = [decision.question.kind for decision in self.match.decisions]
        assert kinds == ["roll_again"], f"still asked: {kinds}"
        assert self.table.roll == 1

    def is_over(self, *, outcome: str, winners: Iterable[str]) -> None:
        self._all_dice_rolled()
        super().is_over(outcome=outcome, winners=winners)
        assert not self.match.decisions
        assert [event.outcome for event in self.events("game_won")] == [outcome]

    def _all_dice_rolled(self) -> None:
        chance = self.table.chance
        assert isinstance(chance, ScriptedChance)
        assert not chance.left(), f"{chance.left()} scripted dice were never rolled"


def _roles(players: list[Player]) -> list[str]:
    """The roles asked for, and for the others those that are left of the usual set."""
    left = ROLES[len(players)].copy()
    for player in players:
        if "role" in player:
            left.remove(player["role"])
    # Where nothing is said the first player is the one who starts.
    wanted: list[Any] = [player.get("role") for player in players]
    return [role or left.pop(0) for role in wanted]
