"""BANG! as the core knows it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from sagebrush.core.config import Config, ExpansionInfo, GameInfo, OptionInfo
from sagebrush.core.decisions import Decision
from sagebrush.core.errors import BadConfig
from sagebrush.core.game import Game, Rule
from sagebrush.core.lessons import BASICS, Lesson, find_lessons
from sagebrush.core.options import Option, WhyNot
from sagebrush.core.panes import Panes, SheetPanes
from sagebrush.core.results import Result, Stage, Standing
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.core.types import GameTypes, declare
from sagebrush.games.bang import card_events, events, options
from sagebrush.games.bang.flow.dealing import become
from sagebrush.games.bang.flow.turn import play
from sagebrush.games.bang.library import BONUS, BOX, CARDS, HOMES, ROLES, cast_for, deck_for
from sagebrush.games.bang.redeal import redeal, shuffle_unseen
from sagebrush.games.bang.state import ABSENT
from sagebrush.games.bang.table import BangTable
from sagebrush.games.bang.take_back import take_back_point
from sagebrush.games.bang.view import BangView
from sagebrush.games.bang.viewing import sheet_of, view
from sagebrush.games.bang.why_not import why_not


def info() -> GameInfo:
    """What the game and the expansions in the box offer."""
    return GameInfo(
        name="bang",
        rules=5,
        players=_players("base"),
        expansions=tuple(
            ExpansionInfo(expansion.name, _players(expansion.name)) for expansion in BOX if not expansion.always
        ),
        options=(
            OptionInfo("characters", "list", "", choices=("random", *HOMES)),
            # BANG-065: who survived the last game may keep the character; "random" for all others.
            OptionInfo("keep_characters", "list", "", choices=("random", *HOMES)),
            # BANG-066: the seat that is the Sheriff this time, counted from 1; 0 deals that role too.
            OptionInfo("sheriff", "number", 0, lowest=0, highest=max(ROLES)),
            *_options(),
        ),
    )


def _players(expansion: str) -> tuple[int, ...]:
    return tuple(sorted(players for players, (home, _) in ROLES.items() if home == expansion))


def _options() -> list[OptionInfo]:
    """What an expansion asks for is asked only with it; what several ask for, only where all of them meet."""
    found: dict[str, OptionInfo] = {}
    for expansion in BOX:
        own = () if expansion.always else (expansion.name,)
        for option in expansion.options():
            others = found[option.name].expansions if option.name in found else option.expansions
            found[option.name] = msgspec.structs.replace(option, expansions=(*others, *own))
    return list(found.values())


def types() -> GameTypes:
    """The records that the game and the expansions in the box speak in."""
    modules = [module for expansion in BOX for module in expansion.records]
    parts = {name: kind for expansion in BOX for name, kind in expansion.parts.items()}
    return declare(BangView, card_events, events, options, *modules, parts=parts)


class BangGame(Game[BangTable]):
    """Hidden roles, a deck of cards, and a Sheriff in everybody's sight."""

    def check(self, config: Config) -> None:
        wished = [name for name in _wishes(config) if name]
        if len(set(wished)) < len(wished):
            raise BadConfig("two players are to have the same character")
        cast = _cast(config)
        for name in wished:
            if name not in cast:
                needed = "option bonus_characters" if name in BONUS else f"expansion {HOMES[name]}"
                raise BadConfig(f"character {name} needs the {needed}")
        sheriff = int(GAME.info.value(config, "sheriff"))
        if sheriff > config.players or (sheriff and "sheriff" not in ROLES[config.players][1]):
            raise BadConfig(f"option sheriff names seat {sheriff}, which cannot be the Sheriff")
        for expansion in BOX:
            expansion.check(config)

    def pieces(self) -> dict[str, tuple[str, ...]]:
        return {"card": tuple([card.id for card in CARDS])}

    def setup(self, config: Config, chance: Chance) -> BangTable:
        """Roles, characters, the deck, and what the expansions add (BANG-009 to BANG-030)."""
        table = BangTable(chance, config.names)
        table.lay()
        table.deck = list(deck_for(config.expansions))
        table.known = [ABSENT] * len(CARDS)
        table.lots = [0] * len(CARDS)
        for card in table.deck:
            table.known[card.index] = 0
        table.roles = _deal_roles(config, chance)
        if "sheriff" in table.roles:
            # BANG-014, BANG-034: the Sheriff is known to all and begins.
            table.first = Seat(table.roles.index("sheriff"))
            table.shown[table.first] = True
        # The base game comes last, because its variants depend on who begins.
        for expansion in reversed(BOX):
            if expansion.always or expansion.name in config.expansions:
                expansion.prepare(table, config)
        table.active = table.first
        chance.shuffle(table.deck)
        _deal_characters(table, config, chance)
        return table

    def run(self, table: BangTable) -> Rule:
        return play(table)

    def view(self, table: BangTable, seat: Seat | None) -> BangView:
        return view(table, seat)

    def panes(self, table: BangTable, eyes: tuple[Seat | None, ...]) -> Panes:
        return SheetPanes(sheet_of(table), eyes)

    def result(self, table: BangTable) -> Result | None:
        if not table.outcome:
            return None
        standings = [
            Standing(
                Seat(seat),
                seat in table.winners,
                {"role": table.dealt_role(Seat(seat)), "character": table.characters[seat].id},
            )
            for seat in range(table.players)
        ]
        return Result(table.outcome, tuple(standings))

    def stage(self, table: BangTable) -> Stage:
        out = [Seat(seat) for seat in range(table.players) if _is_gone(table, Seat(seat))]
        quiet = any(trait.hushes(table, owner) for owner, trait in table.heard("hushes"))
        returning = [seat for seat in out if _may_return(table, seat)]
        return Stage(table.turns, table.active, tuple(out), quiet, tuple(returning))

    def turns(self, table: BangTable) -> int:
        return table.turns

    def is_out(self, table: BangTable, seat: Seat) -> bool:
        """An eliminated player has nothing left to play for, unless something may still bring him back."""
        return _is_gone(table, seat) and not _may_return(table, seat)

    def redeal(self, table: BangTable, seat: Seat | None, chance: Chance) -> None:
        redeal(table, seat, chance)

    def shuffle_unseen(self, table: BangTable, chance: Chance) -> None:
        shuffle_unseen(table, chance)

    def why_not(self, table: BangTable, decision: Decision[Option]) -> tuple[WhyNot, ...]:
        return why_not(table, decision)

    def take_back_point(self, answers: list[tuple[Seat, Option]], seat: Seat) -> int | None:
        return take_back_point(answers, seat)


def _cast(config: Config) -> tuple[str, ...]:
    return cast_for(config.expansions, bonus=bool(GAME.info.value(config, "bonus_characters")))


def _is_gone(table: BangTable, seat: Seat) -> bool:
    """BANG-057: an eliminated player has nothing left to hide, and nothing to play once his cards are gone."""
    return table.turns > 0 and not table.alive(seat) and not table.has_cards(seat)


def _may_return(table: BangTable, seat: Seat) -> bool:
    return any(trait.may_return(table, owner, seat) for owner, trait in table.heard("may_return"))


def _wishes(config: Config) -> list[str]:
    """The character that each seat is to have; empty where it is dealt."""
    chosen = str(GAME.info.value(config, "characters")).split(",")
    kept = str(GAME.info.value(config, "keep_characters")).split(",")
    wishes = [""] * config.players
    for names in (chosen, kept):
        for seat, name in enumerate(names):
            if name and name != "random":
                if wishes[seat] and wishes[seat] != name:
                    raise BadConfig(f"{config.names[seat]} cannot both keep one character and be given another")
                wishes[seat] = name
    return wishes


def _deal_roles(config: Config, chance: Chance) -> list[str]:
    """BANG-013, BANG-066: shuffled and dealt; the Sheriff's card may be passed on by agreement."""
    roles = ROLES[config.players][1].copy()
    sheriff = int(GAME.info.value(config, "sheriff"))
    if sheriff:
        roles.remove("sheriff")
    chance.shuffle(roles)
    if sheriff:
        roles.insert(sheriff - 1, "sheriff")
    return roles


def _deal_characters(table: BangTable, config: Config, chance: Chance) -> None:
    """BANG-016, BANG-019: one each, or two to choose from."""
    wishes, two = _wishes(config), GAME.info.value(config, "two_characters")
    rest = [name for name in _cast(config) if name not in wishes]
    chance.shuffle(rest)
    for place in range(table.players):
        seat = Seat(place)
        if wishes[seat]:
            become(table, seat, wishes[seat])
        elif two:
            table.dealt[seat] = (rest.pop(), rest.pop())
        else:
            become(table, seat, rest.pop())
    table.box = rest


def lessons() -> tuple[Lesson, ...]:
    """The first lesson is the game's own; an expansion may bring one of its name."""
    return find_lessons([(BASICS, Path(__file__).parent), *[(expansion.name, expansion.folder) for expansion in BOX]])


GAME = BangGame(info(), types(), lessons())
