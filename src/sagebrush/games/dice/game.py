"""BANG! The Dice Game as the core knows it."""

from __future__ import annotations

from pathlib import Path

from sagebrush.core.config import Config, GameInfo, OptionInfo
from sagebrush.core.decisions import Decision
from sagebrush.core.errors import BadConfig
from sagebrush.core.game import Game, Rule
from sagebrush.core.lessons import BASICS, find_lessons
from sagebrush.core.options import Option, WhyNot
from sagebrush.core.panes import Panes, SheetPanes
from sagebrush.core.results import Result, Stage, Standing
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.core.types import declare
from sagebrush.games.dice import events, options
from sagebrush.games.dice.characters import CHARACTERS, UNCHOSEN
from sagebrush.games.dice.data import FACES, ROLES, SHERIFF_EXTRA_LIFE
from sagebrush.games.dice.options import RollAgain
from sagebrush.games.dice.table import DiceTable
from sagebrush.games.dice.turn import play
from sagebrush.games.dice.view import DiceView
from sagebrush.games.dice.viewing import sheet_of, view

INFO = GameInfo(
    name="dice",
    rules=1,
    players=tuple(ROLES),
    options=(
        OptionInfo("characters", "list", "", choices=("random", *CHARACTERS)),
        OptionInfo("choose_characters", "flag", default=False),
    ),
)


class DiceGame(Game[DiceTable]):
    """Five dice, hidden roles, nine arrows."""

    def check(self, config: Config) -> None:
        wished = [id for id in str(INFO.value(config, "characters")).split(",") if id and id != "random"]
        if len(set(wished)) < len(wished):
            raise BadConfig("option characters names one character twice")
        if wished and INFO.value(config, "choose_characters"):
            raise BadConfig("options characters and choose_characters exclude each other")

    def setup(self, config: Config, chance: Chance) -> DiceTable:
        """Shuffle and deal the roles, then the characters, and hand out the bullets (DICE-015 to DICE-019)."""
        roles = ROLES[config.players].copy()
        chance.shuffle(roles)
        table = DiceTable(chance, config.names, roles)
        table.characters = [UNCHOSEN] * config.players
        if INFO.value(config, "choose_characters"):
            return table
        wished = str(INFO.value(config, "characters")).split(",")
        rest = [id for id in CHARACTERS if id not in wished]
        for seat in range(config.players):
            wish = wished[seat] if seat < len(wished) else ""
            character = CHARACTERS[wish if wish in CHARACTERS else chance.take(rest)]
            table.take_character(Seat(seat), character, SHERIFF_EXTRA_LIFE if roles[seat] == "sheriff" else 0)
        return table

    def run(self, table: DiceTable) -> Rule:
        return play(table)

    def view(self, table: DiceTable, seat: Seat | None) -> DiceView:
        return view(table, seat)

    def panes(self, table: DiceTable, eyes: tuple[Seat | None, ...]) -> Panes:
        return SheetPanes(sheet_of(table), eyes)

    def result(self, table: DiceTable) -> Result | None:
        if not table.outcome:
            return None
        standings = [
            Standing(
                Seat(seat),
                seat in table.winners,
                {"role": table.roles[seat], "character": table.characters[seat].id},
            )
            for seat in range(table.players)
        ]
        return Result(table.outcome, tuple(standings))

    def stage(self, table: DiceTable) -> Stage:
        out = [Seat(seat) for seat in range(table.players) if self.is_out(table, Seat(seat))]
        return Stage(table.turns, table.active, tuple(out))

    def turns(self, table: DiceTable) -> int:
        return table.turns

    def is_out(self, table: DiceTable, seat: Seat) -> bool:
        """DICE-068: an eliminated player takes no further part."""
        return table.turns > 0 and not table.alive(seat)

    def redeal(self, table: DiceTable, seat: Seat | None, chance: Chance) -> None:
        """The hidden roles of the others could lie in any order."""
        table.sheet = None
        hidden = [other for other in range(table.players) if other != seat and not table.role_shown(Seat(other))]
        roles = sorted([table.roles[other] for other in hidden])
        chance.shuffle(roles)
        for other, role in zip(hidden, roles, strict=True):
            table.roles[other] = role

    def why_not(self, table: DiceTable, decision: Decision[Option]) -> tuple[WhyNot, ...]:
        """The dynamites among the dice that wait to be rolled again."""
        if not isinstance(decision.question, RollAgain) or table.characters[decision.seat].rerolls_dynamite:
            return ()
        locked = [die for die, face in enumerate(table.dice) if face == "dynamite"]
        return tuple([WhyNot(f"die:{die}", "dice-why-dynamite", "DICE-032") for die in locked])


LESSONS = find_lessons([(BASICS, Path(__file__).parent)], FACES)
GAME = DiceGame(INFO, declare(DiceView, events, options), LESSONS)
