"""Imports point one way: core, games, bots and whatever uses them. Read from the source, so nothing can hide."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent / "src" / "sagebrush"
PACKAGES = sorted(path.name for path in ROOT.iterdir() if (path / "__init__.py").exists())
#: Packages and the single modules beside them.
PARTS = sorted({*PACKAGES, *[path.stem for path in ROOT.glob("*.py") if path.stem != "__init__"]})

#: What each of the lower layers may use of ours; the layers that are not listed are free.
ALLOWED = {
    "core": {"core"},
    "games": {"core", "games"},
    "testing": {"core", "games", "testing"},
    "bots": {"core", "games", "bots"},
}

#: All that a bot may know of a game: what it sees, what it may answer, what happened, and the facts that anybody can
#: look up in the rulebook. Not among them is anything that holds or changes a table.
FOR_BOTS = {"view", "options", "events", "data", "library", "symbols", "characters", "rules"} | {
    "map",
    "land",
    "ways",
    "cards",
    "hands",
    "language",
    "content",
    "own",
}

#: What chance and clocks must not come from.
BANNED = {"random", "time", "datetime", "uuid", "secrets"}


def modules(package: str = "") -> list[Path]:
    """All modules of a package; a part that is a single module is that module."""
    single = ROOT / f"{package}.py"
    return [single] if package and single.exists() else sorted((ROOT / package).rglob("*.py"))


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def is_module(name: str) -> bool:
    path = ROOT.parent.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def imports(path: Path, tree: ast.AST | None = None) -> Iterator[str]:
    """Every module this one imports, also inside functions and for types only."""
    for node in ast.walk(tree or ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} has a relative import"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if is_module(inner) else str(node.module)


def ours(path: Path) -> Iterator[tuple[str, ...]]:
    """The parts after `sagebrush` of everything of ours that this module imports."""
    for name in imports(path):
        parts = name.split(".")
        if parts[0] == "sagebrush":
            yield tuple(parts[1:])


def test_the_source_is_found() -> None:
    assert {"core", "games", "bots", "testing"} <= set(PACKAGES)
    assert len(modules("core")) > 10
    assert ("core", "errors") in set(ours(ROOT / "core" / "config.py"))


@pytest.mark.parametrize("package", list(ALLOWED))
def test_lower_layers_know_nothing_of_higher_ones(package: str) -> None:
    for path in modules(package):
        for parts in ours(path):
            assert parts, f"{name_of(path)} imports the whole of sagebrush"
            assert parts[0] in ALLOWED[package], f"{name_of(path)} imports {'.'.join(parts)}"


def test_a_game_knows_no_other_game() -> None:
    for path in modules("games"):
        own = path.relative_to(ROOT / "games").parts[0]
        for parts in ours(path):
            if parts[0] == "games" and own != "__init__.py":
                assert parts[1:2] == (own,), f"{name_of(path)} imports {'.'.join(parts)}"


def test_bots_see_no_table() -> None:
    """A bot may use a game's views, options, events and facts, never its table or its rules."""
    for path in modules("bots"):
        for parts in ours(path):
            if parts[0] == "games":
                within = parts[4:] if parts[2:3] == ("expansions",) else parts[2:]
                assert within in {(name,) for name in FOR_BOTS}, f"{name_of(path)} imports {'.'.join(parts)}"
            assert parts[:2] not in (("core", "table"), ("core", "match")), f"{name_of(path)} imports {'.'.join(parts)}"


def test_packages_form_no_circle() -> None:
    """The packages can be put in an order in which each uses only earlier ones."""
    uses = {
        package: {parts[0] for path in modules(package) for parts in ours(path) if parts} & set(PARTS) - {package}
        for package in PARTS
    }
    while uses:
        free = sorted(package for package, used in uses.items() if not used & uses.keys())
        assert free, f"a circle among {uses}"
        for package in free:
            del uses[package]


@pytest.mark.parametrize("package", ["core", "games"])
def test_rules_know_no_clock_and_no_foreign_chance(package: str) -> None:
    for path in modules(package):
        found = {name.split(".")[0] for name in imports(path)} & BANNED
        assert not found, f"{name_of(path)} imports {found}"


def test_a_wrong_arrow_would_be_seen() -> None:
    """The reader itself: plain, from, nested, for types only and dotted imports all count."""
    source = """
import sagebrush.server
from sagebrush import cli
from sagebrush.lab.series import run
def late():
    from sagebrush.games.dice import table
if TYPE_CHECKING:
    from sagebrush import Match
"""
    found = set(imports(Path("none.py"), ast.parse(source)))
    assert {"sagebrush.server", "sagebrush.games.dice.table", "sagebrush"} <= found
