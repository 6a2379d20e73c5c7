"""Every sentence a player reads, in Project Fluent: one folder per language, English where a language has a gap.

The words that all games share lie here. A game's own lie in the folder `words` of its package, an expansion's in the
folder `words` of the expansion; nobody lists them, they are found.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

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


def _bundle(lang: str) -> FluentBundle:
    return _read(lang, tuple(files(lang)))


@cache
def _read(lang: str, paths: tuple[Path, ...]) -> FluentBundle:
    # Isolation marks would show up as boxes in terminals; none of our languages runs from right to left.
    bundle = FluentBundle([lang], use_isolating=False)
    for path in paths:
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def message_ids() -> tuple[str, ...]:
    """The ids of all messages there are; a thing that can be met has a name, so these tell what can be met."""
    return tuple(_bundle(SOURCE)._messages)


class Words:
    """All messages of one language. `own` are texts that a table brings along; they are shown as they are."""

    def __init__(self, lang: str = SOURCE, own: Mapping[str, str] | None = None) -> None:
        self.lang = negotiate(lang)
        self._own = own or {}
        self._bundles = (_bundle(self.lang), _bundle(SOURCE)) if self.lang != SOURCE else (_bundle(SOURCE),)

    def has(self, id: str, attribute: str | None = None) -> bool:
        if _name(id, attribute) in self._own:
            return True
        return any(_pattern(bundle, id, attribute) is not None for bundle in self._bundles)

    def say(self, id: str, attribute: str | None = None, **facts: Fact) -> str:
        """The message with its facts filled in."""
        if _name(id, attribute) in self._own:
            return self._own[_name(id, attribute)]
        for bundle in self._bundles:
            pattern = _pattern(bundle, id, attribute)
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, facts)
                if errors:
                    raise UnknownWords(f"message {_name(id, attribute)} in {self.lang}: {errors[0]}")
                return str(text)
        raise UnknownWords(f"there is no message {_name(id, attribute)}")


def words_at(game: Game[Any], config: Config, lang: str = SOURCE) -> Words:
    """The words of a language for a table with this config."""
    return Words(lang, game.own_words(config, negotiate(lang)))


def _pattern(bundle: FluentBundle, id: str, attribute: str | None) -> Pattern | None:
    if not bundle.has_message(id):
        return None
    message = bundle.get_message(id)
    return message.attributes.get(attribute) if attribute else message.value


def _name(id: str, attribute: str | None) -> str:
    return f"{id}.{attribute}" if attribute else id
