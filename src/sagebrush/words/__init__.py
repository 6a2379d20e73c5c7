"""Every sentence a player reads, in Project Fluent: one folder per language, English where a language has a gap.

The words that all games share lie here. A game's own lie in the folder `words` of its package, an expansion's in the
folder `words` of the expansion; nobody lists them, they are found.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

from sagebrush.core.config import Config
from sagebrush.core.errors import SagebrushError
from sagebrush.core.game import Game
from sagebrush.core.registry import games

SOURCE = "en"

#: Where the shared words live, a folder for each language.
SHARED = Path(__file__).parent

#: Folders that were added by hand, and the game that each of them is about.
_added: list[tuple[str, Path]] = []

Fact = str | int | float


class UnknownWords(SagebrushError):
    """No language, or no message, of that name."""


def add_folder(folder: Path, game: str) -> None:
    """Let a game bring words that do not lie in its package: `folder/en/*.ftl`, `folder/cs/*.ftl`, …, `fields.toml`."""
    if (game, folder) not in _added:
        _added.append((game, folder))


def folders_of(game: str) -> tuple[Path, ...]:
    """The words of a game and of its expansions, the game's own first."""
    found = [path for other in games() if other.info.name == game for path in owned(other, "words")]
    return (*found, *[folder for name, folder in _added if name == game])


def owned(game: Game[Any], name: str) -> tuple[Path, ...]:
    """What lies under this name beside a game's code and in the folders of its expansions."""
    file = getattr(sys.modules.get(type(game).__module__), "__file__", None)
    return _below(Path(file).parent, name) if file else ()


@cache
def _below(package: Path, name: str) -> tuple[Path, ...]:
    own = package / name
    return (*([own] if own.exists() else ()), *sorted(package.glob(f"expansions/*/{name}")))


def folders() -> tuple[Path, ...]:
    """Every folder that holds words: the shared ones, then game by game."""
    named = dict.fromkeys([*(game.info.name for game in games()), *(game for game, _ in _added)])
    return (SHARED, *dict.fromkeys(folder for game in named for folder in folders_of(game)))


def languages() -> tuple[str, ...]:
    """The languages at hand, English first."""
    found = {path.name for path in SHARED.iterdir() if any(path.glob("*.ftl"))}
    return (SOURCE, *sorted(found - {SOURCE}))


def negotiate(wish: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The language asked for (`cs`, `cs-CZ`), else that of the environment if we speak it, else English."""
    known = languages()
    if wish:
        code = _code(wish)
        if code not in known:
            raise UnknownWords(f"there is no language {wish!r}; there is {', '.join(known)}")
        return code
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            code = _code(environ[name])
            return code if code in known else SOURCE
    return SOURCE


def _code(locale: str) -> str:
    return locale.replace("-", "_").split("_")[0].split(".")[0].lower()


def files(lang: str) -> Iterator[Path]:
    for folder in folders():
        yield from sorted((folder / lang).glob("*.ftl"))


def game_texts(game: str, lang: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """A game's messages as they are written, those of the language before the English ones, and its fields."""
    homes = folders_of(game)
    spoken = [code for code in (lang, SOURCE) if code in languages()]
    texts = [path for code in dict.fromkeys(spoken) for home in homes for path in sorted((home / code).glob("*.ftl"))]
    fields = [path for path in (home / "fields.toml" for home in homes) if path.exists()]
    return tuple(path.read_text("utf-8") for path in texts), tuple(path.read_text("utf-8") for path in fields)


#: Where a message or a term begins: at the start of a line, where nothing else of Fluent looks like it.
_ENTRY = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """Every message and term of a file by its id, as it is written."""
    begins = list(_ENTRY.finditer(text))
    for begin, after in zip_longest(begins, begins[1:]):
        yield begin[1], text[begin.start() : after.start() if after else None]


class _References(Visitor):
    """The ids of the messages and terms that an entry puts into its own."""

    def __init__(self, entry: Resource) -> None:
        self.found: list[str] = []
        self.visit(entry)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 (named by the library)
        self.found.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)


class _Book:
    """The messages of one language. Each is parsed when it is first asked for: to parse them all takes seconds."""

    def __init__(self, lang: str, paths: Iterable[Path]) -> None:
        # Isolation marks would show up as boxes in terminals; none of our languages runs from right to left.
        self.bundle = FluentBundle([lang], use_isolating=False)
        self._written: dict[str, str] = {}
        for path in paths:
            for id, entry in _entries(path.read_text("utf-8")):
                self._written.setdefault(id, entry)
        self._parsed: set[str] = set()

    @property
    def ids(self) -> tuple[str, ...]:
        return tuple(id for id in self._written if not id.startswith("-"))

    def pattern(self, id: str, attribute: str | None) -> Pattern | None:
        if id not in self._written:
            return None
        if id not in self._parsed:
            self._parse(id)
        if not self.bundle.has_message(id):
            return None
        message = self.bundle.get_message(id)
        return message.attributes.get(attribute) if attribute else message.value

    def _parse(self, id: str) -> None:
        """A message, with all that it refers to; a second thread at the same message does no harm."""
        wanted = {id}
        open = [id]
        while open:
            entry = FluentResource(self._written[open.pop()])
            self.bundle.add_resource(entry)
            new = {other for other in _References(entry).found if other in self._written} - wanted - self._parsed
            wanted |= new
            open += new
        self._parsed |= wanted


@cache
def _read(lang: str, paths: tuple[Path, ...]) -> _Book:
    return _Book(lang, paths)


def _book(lang: str) -> _Book:
    return _read(lang, tuple(files(lang)))


def message_ids() -> tuple[str, ...]:
    """The ids of all messages there are; a thing that can be met has a name, so these tell what can be met."""
    return _book(SOURCE).ids


class Words:
    """All messages of one language. `own` are texts that a table brings along; they are shown as they are."""

    def __init__(self, lang: str = SOURCE, own: Mapping[str, str] | None = None) -> None:
        self.lang = negotiate(lang)
        self._own = own or {}
        self._books = tuple(_book(code) for code in dict.fromkeys((self.lang, SOURCE)))

    def has(self, id: str, attribute: str | None = None) -> bool:
        if _name(id, attribute) in self._own:
            return True
        return any(book.pattern(id, attribute) is not None for book in self._books)

    def say(self, id: str, attribute: str | None = None, **facts: Fact) -> str:
        """The message with its facts filled in."""
        if _name(id, attribute) in self._own:
            return self._own[_name(id, attribute)]
        for book in self._books:
            pattern = book.pattern(id, attribute)
            if pattern is not None:
                text, errors = book.bundle.format_pattern(pattern, facts)
                if errors:
                    raise UnknownWords(f"message {_name(id, attribute)} in {self.lang}: {errors[0]}")
                return str(text)
        raise UnknownWords(f"there is no message {_name(id, attribute)}")


def words_at(game: Game[Any], config: Config, lang: str = SOURCE) -> Words:
    """The words of a language for a table with this config."""
    return Words(lang, game.own_words(config, negotiate(lang)))


def _name(id: str, attribute: str | None) -> str:
    return f"{id}.{attribute}" if attribute else id
