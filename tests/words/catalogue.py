"""What the Fluent files hold and what the games need, for the tests beside this module."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from sagebrush.core.events import Event
from sagebrush.core.options import Option, Question
from sagebrush.core.registry import game_named
from sagebrush.core.types import OF_EVERY_GAME
from sagebrush.words import files

ROOT = Path(__file__).parents[2]

#: Companions stand for the field they accompany: one language may need them where another does not.
COMPANIONS = ("_is", "_id", "_text", "_count")

Struct = type[Event] | type[Question] | type[Option]


class Entry(NamedTuple):
    """One message, or one attribute of it. `folder` is that of the words, `file` the topic: `things`, `play`, …"""

    folder: str
    file: str
    name: str
    variables: frozenset[str]


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own spelling)
        self.names.add(node.id.name)


def variables(node: Any) -> frozenset[str]:
    found = _Variables()
    found.visit(node)
    return frozenset(found.names)


@cache
def entries(lang: str) -> tuple[Entry, ...]:
    return tuple(entry for path in files(lang) for entry in written(path))


def written(path: Path) -> Iterator[Entry]:
    """The messages of one file."""
    for item in FluentResource(path.read_text("utf-8")).body:
        assert not isinstance(item, ast.Junk), f"{path}: {item.content!r}"
        if isinstance(item, ast.Message):
            folder = str(path.parent.parent)
            if item.value is not None:
                yield Entry(folder, path.stem, item.id.name, variables(item.value))
            for attribute in item.attributes:
                yield Entry(folder, path.stem, f"{item.id.name}.{attribute.id.name}", variables(attribute.value))


def base_name(variable: str) -> str:
    for companion in COMPANIONS:
        variable = variable.removesuffix(companion)
    return variable


def structs(game: str, base: Struct) -> list[Any]:
    """The events, questions or options of a game's own, its expansions' too; quiet events are never told."""
    types = game_named(game).types
    told = [event for event in types.events if not event.quiet]
    own = [option for option in types.options if option not in OF_EVERY_GAME]
    found = [kind for kind in (*told, *types.questions, *own) if issubclass(kind, base)]
    return sorted(found, key=lambda kind: str(kind.__struct_config__.tag))


def kinds(game: str, base: Struct) -> list[str]:
    return [str(kind.__struct_config__.tag) for kind in structs(game, base)]


@cache
def sources() -> str:
    """All program text that may name a message."""
    python = sorted((ROOT / "src").rglob("*.py"))
    web = [path for ending in ("ts", "svelte") for path in sorted((ROOT / "web" / "src").rglob(f"*.{ending}"))]
    return "\n".join(path.read_text("utf-8") for path in (*python, *web))
