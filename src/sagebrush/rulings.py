"""The catalogue of rulings: what the rules say, by id, and the tests that show it.

The structure is in the `rulings.toml` of each game or of each of its expansions, whose folder says which one it is; the
texts are in `words/*/rulings.ftl` beside it, and a test names the rulings it shows with `@ruling("DICE-041")`.
`python -m sagebrush.rulings` writes `docs/rulings` anew.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path

import msgspec

from sagebrush.core.errors import SagebrushError
from sagebrush.core.registry import game_named, games
from sagebrush.words import Words, owned


class NoTests(SagebrushError):
    """The tests are not at hand."""


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence of the rules. `physical` says why nothing on a screen can show it."""

    id: str
    game: str
    section: str
    things: tuple[str, ...] = ()
    example: bool = False
    physical: str = ""
    expansion: str = ""


class Covered(msgspec.Struct, frozen=True):
    """A ruling with its text and the tests that show it (`tests/…/test_x.py::test_y`)."""

    ruling: Ruling
    text: str
    tests: tuple[str, ...]


def catalogue() -> dict[str, Ruling]:
    """Every ruling of every game, in the order of the rulebooks."""
    found: dict[str, Ruling] = {}
    for game in games():
        for ruling in written_for(game.info.name):
            if ruling.id in found:
                raise SagebrushError(f"ruling {ruling.id} is written twice")
            found[ruling.id] = ruling
    return found


@cache
def written_for(game: str) -> tuple[Ruling, ...]:
    """The rulings of one game, its own first and then those of its expansions."""
    return tuple(ruling for path in owned(game_named(game), "rulings.toml") for ruling in _read(path, game))


def _read(path: Path, game: str) -> Iterator[Ruling]:
    expansion = path.parent.name if path.parent.parent.name == "expansions" else ""
    for id, facts in tomllib.loads(path.read_text("utf-8")).items():
        yield msgspec.convert({"id": id, "game": game, "expansion": expansion, **facts}, Ruling)


def games_with_rulings() -> tuple[str, ...]:
    return tuple(dict.fromkeys(ruling.game for ruling in catalogue().values()))


def rulings_of(game: str | None = None, expansion: str | None = None) -> list[Ruling]:
    chosen = [ruling for ruling in catalogue().values() if game in (None, ruling.game)]
    return [ruling for ruling in chosen if expansion in (None, ruling.expansion)]


# -------------------------------------------------------------------- the tests


def checkout_here() -> Path | None:
    """The folder of the project, from which the tests can be read; an installed package has none."""
    for folder in (*Path(__file__).resolve().parents, Path.cwd(), *Path.cwd().parents):
        if (folder / "pyproject.toml").exists() and (folder / "tests" / "rulings").is_dir():
            return folder
    return None


def checkout() -> Path:
    if root := checkout_here():
        return root
    raise NoTests("the tests of the rulings are only in a checkout of the project; start the command there")


@cache
def tests_by_ruling(root: Path) -> dict[str, tuple[str, ...]]:
    """Ruling id to the tests that name it, known rulings or not."""
    found: dict[str, list[str]] = {}
    for path in sorted((root / "tests").rglob("test_*.py")):
        source = path.read_text("utf-8")
        if "ruling" in source:
            for id, name in _marked(ast.parse(source)):
                found.setdefault(id, []).append(f"{path.relative_to(root)}::{name}")
    return {id: tuple(dict.fromkeys(tests)) for id, tests in found.items()}


def _marked(module: ast.Module) -> Iterator[tuple[str, str]]:
    """(ruling, test) for every mark on a test function."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            for decorator in node.decorator_list:
                for id in _ids(decorator):
                    yield id, node.name


def _ids(decorator: ast.expr) -> Iterator[str]:
    """The ids in `@ruling(…)`, in `@pytest.mark.ruling(…)`, or in the marks of `@pytest.mark.parametrize(…)`."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "ruling":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def covered(words: Words, game: str | None = None, expansion: str | None = None) -> list[Covered]:
    """Rulings with their tests, as far as these are at hand: whoever installed the package reads the rulings alone."""
    root = checkout_here()
    tests = tests_by_ruling(root) if root else {}
    chosen = rulings_of(game, expansion)
    return [Covered(ruling, text_of(words, ruling), tests.get(ruling.id, ())) for ruling in chosen]


def speaks_of(entry: Covered, wanted: str) -> bool:
    """Whether a ruling, its id, or what it is about holds every word that somebody looks for."""
    about = " ".join((entry.ruling.id, *entry.ruling.things, entry.text)).replace("_", " ").casefold()
    return all(word in about for word in wanted.replace("_", " ").casefold().split())


def text_of(words: Words, ruling: Ruling) -> str:
    return words.say(ruling.id) if words.has(ruling.id) else ""


def gaps(game: str | None = None, expansion: str | None = None) -> list[str]:
    """What is wrong, a line each: rulings without a test or a text, and tests that name rulings nobody wrote."""
    wrong: list[str] = []
    named = tests_by_ruling(checkout())
    for entry in covered(Words(), game, expansion):
        if not entry.text:
            wrong.append(f"{entry.ruling.id}: has no text")
        if not entry.tests and not entry.ruling.physical:
            wrong.append(f"{entry.ruling.id}: has no test ({entry.text})")
    known = catalogue()
    series = {_series(ruling.id) for ruling in rulings_of(game)}
    for id, tests in sorted(named.items()):
        if id not in known and (game is None or _series(id) in series):
            wrong.append(f"{id}: is not in the catalogue, but {tests[0]} names it")
    return wrong


def _series(id: str) -> str:
    """What the ids of one game begin with: LEG of LEG-001."""
    return id.partition("-")[0]


# -------------------------------------------------------------------- the page


def page(game: str, words: Words) -> str:
    """All rulings of a game as Markdown."""
    lines = [
        f"# {words.say(f'{game}-name')}: rulings",
        "",
        "Every rule by its id, in our own words. Written by `make docs` from the files `rulings.toml` and",
        f"`words/en/rulings.ftl` in `games/{game}` and its expansions; `sagebrush rulings {game}` shows the tests.",
    ]
    for expansion, part in groupby(rulings_of(game), key=lambda ruling: ruling.expansion):
        if expansion:
            lines += ["", f"## {_title(words, f'{game}-expansion-{expansion}', expansion)}"]
        for section, group in groupby(part, key=lambda ruling: ruling.section):
            level = "###" if expansion else "##"
            lines += ["", f"{level} {_title(words, f'{game}-section-{section}', section)}", ""]
            for ruling in group:
                lines += _item(ruling, words)
    return "\n".join(lines) + "\n"


def _title(words: Words, message: str, bare: str) -> str:
    return words.say(message) if words.has(message) else bare


def _item(ruling: Ruling, words: Words) -> list[str]:
    lines = [f"- **{ruling.id}** {text_of(words, ruling)}"]
    if ruling.example:
        lines.append("  *A worked example of the rulebook.*")
    if ruling.physical:
        lines.append(f"  *Not on a screen: {ruling.physical}*")
    return lines


def write_pages(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in games_with_rulings():
        (folder / f"{game}.md").write_text(page(game, Words()), "utf-8")


if __name__ == "__main__":
    write_pages(checkout() / "docs" / "rulings")
