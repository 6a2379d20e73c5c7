"""Whoever applies what is told has the true view after every event, in every game; and nothing changes unsaid."""

from __future__ import annotations

import ast
import re
import runpy
from pathlib import Path
from typing import Any

import pytest

from sagebrush.core.config import Value, allowed_players, configure
from sagebrush.core.match import Match
from sagebrush.core.registry import game_named
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.bang.table import BangTable
from sagebrush.games.legends.table import LegendsTable
from sagebrush.testing.witness import plain, witness
from tests.core.toy import TOY
from tests.fuzz.test_bang import VARIANTS
from tests.fuzz.test_legends import VARIANTS as LEGENDS_VARIANTS

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "sagebrush" / "games"
GUIDE = ROOT / "docs" / "guides" / "add-a-game.md"
EVERY_EXPANSION = tuple(expansion.name for expansion in game_named("bang").info.expansions)

#: Where deeds are in the canonical form of a table of Western Legends.
DEEDS = 7

#: The modules in which verbs are written, and those that lay a table before the game begins.
VERBS = {"state.py", "reading.py", "places.py", "drawing.py", "moving.py", "table.py"} | {
    "gambling.py",
    "faro_cards.py",
}
LAYING = {"redeal.py", "setup.py", "game.py", "round_events.py"}
#: What is worked out for the views is kept with the table, but it is no state of the game.
LOOKING = {"viewing.py", "sheet.py"}

#: Methods that change a list, a dictionary or a set.
CHANGING = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort", "update", "add", "setdefault"}


def settled(table: BangTable) -> object:
    """All of a table of BANG! but the notes of the rules to themselves: what waits, and who commands whom."""
    state: Any = table.canonical()
    return [*state[:9], state[9][1:2], *state[10:]]


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 5, 6, 7])
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_base_games(players: int, options: dict[str, Value]) -> None:
    game = game_named("bang")
    config = configure(game.info, players=players, options=options)
    assert witness(game, config, Chance(players).spawn().seed, settled, 150) > 100


@pytest.mark.slow
@pytest.mark.parametrize("players", allowed_players(game_named("bang").info, EVERY_EXPANSION))
@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_games_with_every_expansion(players: int, options: dict[str, Value]) -> None:
    game = game_named("bang")
    config = configure(game.info, players=players, expansions=EVERY_EXPANSION, options=options)
    assert witness(game, config, Chance(players).spawn().seed, settled, 150) > 100


@pytest.mark.long
def test_whole_games() -> None:
    game = game_named("bang")
    for seed in range(30):
        expansions = EVERY_EXPANSION if seed % 2 else ()
        allowed = allowed_players(game.info, expansions)
        options = VARIANTS[seed % len(VARIANTS)]
        config = configure(game.info, players=allowed[seed % len(allowed)], expansions=expansions, options=options)
        witness(game, config, Chance(seed).spawn().seed, settled)


@pytest.mark.slow
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
@pytest.mark.parametrize("options", [{}, {"choose_characters": True}], ids=["dealt", "chosen"])
def test_dice_games(players: int, options: dict[str, Value]) -> None:
    game = game_named("dice")
    config = configure(game.info, players=players, options=options)
    for seed in range(3):
        assert witness(game, config, Chance(seed).spawn().seed) > 30


def undeeded(table: LegendsTable) -> object:
    """All of a table of Western Legends but what is remembered of deeds, which no view shows."""
    state: Any = table.canonical()
    return [*state[:DEEDS], *state[DEEDS + 1 :]]


@pytest.mark.parametrize("players", [2, 4])
def test_the_first_rounds_of_western_legends(players: int) -> None:
    game = game_named("legends")
    assert witness(game, configure(game.info, players=players, options={"goals": True}), players, undeeded, 100) > 200


@pytest.mark.slow
@pytest.mark.parametrize("players", game_named("legends").info.players)
@pytest.mark.parametrize("variant", LEGENDS_VARIANTS)
def test_games_of_western_legends(players: int, variant: str) -> None:
    game = game_named("legends")
    config = configure(game.info, players=players, options=LEGENDS_VARIANTS[variant])
    assert witness(game, config, Chance(players).spawn().seed, undeeded, 300) > 300


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_whole_games_of_western_legends(players: int) -> None:
    """To the final scoring, after which hands and tokens are laid open."""
    game = game_named("legends")
    config = configure(game.info, players=players, options={"goals": True})
    assert witness(game, config, Chance(players).spawn().seed, undeeded) > 400


def test_deeds_are_where_they_are_looked_for() -> None:
    game = game_named("legends")
    table = game.setup(configure(game.info, players=3), Chance(1))
    assert isinstance(table, LegendsTable)
    before: Any = plain(table.canonical())
    table.record(Seat(0), "gain:lp", 1)
    after: Any = plain(table.canonical())
    assert [place for place, was in enumerate(before) if after[place] != was] == [DEEDS]


def test_the_toy_game() -> None:
    for players in (2, 3, 4):
        assert witness(TOY, configure(TOY.info, players=players), players) >= 9


def test_the_game_of_the_guide(tmp_path: Path) -> None:
    text = GUIDE.read_text("utf-8")
    program = re.search(r"```python\n# panning.py\n(.*?)```", text, re.DOTALL)
    assert program
    (tmp_path / "panning.py").write_text(program[1], "utf-8")
    game = runpy.run_path(str(tmp_path / "panning.py"))["GAME"]
    for players in (2, 3, 4, 5):
        assert witness(game, configure(game.info, players=players), players) >= players


def test_eyes_that_see_the_same_share_the_bytes() -> None:
    game = game_named("bang")
    match = Match.start(game, configure(game.info, players=5), 4)
    watcher = match.watch((None, *[Seat(seat) for seat in range(5)]))
    assert match.decision
    match.answer(match.decision.options[0])
    while match.decision and match.decision.question.kind == "discard_excess":
        match.answer(match.decision.options[0])
    told = [watcher.take_encoded(seat) for seat in watcher.eyes]
    started = [[raw for raw in seen if b'"turn_started"' in bytes(raw)] for seen in told]
    assert all(seen and seen[0] is started[0][0] for seen in started)
    assert watcher.take(None) == ()


# -------------------------------------------------------------------- the source


def rule_modules() -> list[Path]:
    found = [path for path in sorted(GAMES.rglob("*.py")) if path.name not in VERBS | LAYING | LOOKING]
    assert len(found) > 20
    return found


def changes_of_tables(source: str) -> list[int]:
    """The lines in which something that hangs on a `table` is assigned to or changed in place."""
    lines: list[int] = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Assign(targets=targets):
                lines += [node.lineno for target in targets if _on_table(target)]
            case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
                lines += [node.lineno] if _on_table(target) else []
            case ast.Delete(targets=targets):
                lines += [node.lineno for target in targets if _on_table(target)]
            case ast.Call(func=ast.Attribute(value=value, attr=name)) if name in CHANGING and _on_table(value):
                lines.append(node.lineno)
    return lines


def _on_table(node: ast.AST) -> bool:
    """Whether this is an attribute of a table, or something within one."""
    if isinstance(node, ast.Tuple | ast.List):
        return any(_on_table(item) for item in node.elts)
    depth = 0
    while isinstance(node, ast.Attribute | ast.Subscript):
        depth += 1
        node = node.value
    return depth > 0 and isinstance(node, ast.Name) and node.id == "table"


@pytest.mark.parametrize("path", rule_modules(), ids=lambda path: str(path.relative_to(GAMES)))
def test_only_verbs_change_a_table(path: Path) -> None:
    assert changes_of_tables(path.read_text("utf-8")) == []


def test_the_search_finds_what_it_should() -> None:
    wrong = "table.x = 1\ntable.x[0] += 1\ntable.x[0].append(2)\ndel table.x[1]\na, table.y = 1, 2\n"
    assert sorted(changes_of_tables(wrong)) == [1, 2, 3, 4, 5]
    assert changes_of_tables("table.discard(1)\nx = table.y\ny = table.hands[0].copy()\n") == []


#: What a table of BANG! lends to its copies.
LENT = {"roles", "shown", "characters", "abilities", "copied", "granted", "dealt", "box", "rules", "max_life"}
LENT |= {"living", "here", "ghosts"}


def changes_of_lent_things(source: str) -> set[str]:
    """The functions that change in place what is lent, and do not make it the table's own first."""
    found: set[str] = set()
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef) and "make_own()" not in ast.unparse(function):
            for node in ast.walk(function):
                match node:
                    case ast.Subscript(value=ast.Attribute(attr=name), ctx=ast.Store()) if name in LENT:
                        found.add(function.name)
                    case ast.Call(func=ast.Attribute(value=ast.Attribute(attr=name), attr=verb)) if name in LENT:
                        found |= {function.name} if verb in CHANGING else set()
    return found


@pytest.mark.parametrize("module", ["state", "reading", "places", "drawing", "moving", "table"])
def test_what_is_lent_is_not_changed_in_place(module: str) -> None:
    source = (GAMES / "bang" / f"{module}.py").read_text("utf-8")
    assert changes_of_lent_things(source) == set()


def test_that_search_finds_what_it_should() -> None:
    wrong = "def a(self):\n    self.here[1] = 2\ndef b(self):\n    self.rules.append(1)\n"
    right = "def c(self):\n    self.make_own()\n    self.here[1] = 2\ndef d(self):\n    self.life[1] = 2\n"
    assert changes_of_lent_things(wrong + right) == {"a", "b"}
