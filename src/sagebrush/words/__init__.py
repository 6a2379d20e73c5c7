"""Every sentence a player reads, in Project Fluent: one folder per language, English where a language has a gap."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from sagebrush.core.errors import SagebrushError

SOURCE = "en"

#: Where the languages live; a game of another project adds its own folder with `add_folder`.
FOLDERS: list[Path] = [Path(__file__).parent]

Fact = str | int | float


class UnknownWords(SagebrushError):
    """No language, or no message, of that name."""


def add_folder(folder: Path) -> None:
    """Let a game bring its words along: `folder/en/*.ftl`, `folder/cs/*.ftl`, …, and `folder/fields.toml`."""
    if folder not in FOLDERS:
        FOLDERS.append(folder)
        _bundle.cache_clear()


def languages() -> tuple[str, ...]:
    """The languages at hand, English first."""
    found = {path.name for path in FOLDERS[0].iterdir() if any(path.glob("*.ftl"))}
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
    for folder in FOLDERS:
        yield from sorted((folder / lang).glob("*.ftl"))


@cache
def _bundle(lang: str) -> FluentBundle:
    # Isolation marks would show up as boxes in terminals; none of our languages runs from right to left.
    bundle = FluentBundle([lang], use_isolating=False)
    for path in files(lang):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


class Words:
    """All messages of one language."""

    def __init__(self, lang: str = SOURCE) -> None:
        self.lang = negotiate(lang)
        self._bundles = (_bundle(self.lang), _bundle(SOURCE)) if self.lang != SOURCE else (_bundle(SOURCE),)

    def has(self, id: str, attribute: str | None = None) -> bool:
        return any(_pattern(bundle, id, attribute) is not None for bundle in self._bundles)

    def say(self, id: str, attribute: str | None = None, **facts: Fact) -> str:
        """The message with its facts filled in."""
        for bundle in self._bundles:
            pattern = _pattern(bundle, id, attribute)
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, facts)
                if errors:
                    raise UnknownWords(f"message {_name(id, attribute)} in {self.lang}: {errors[0]}")
                return str(text)
        raise UnknownWords(f"there is no message {_name(id, attribute)}")


def _pattern(bundle: FluentBundle, id: str, attribute: str | None) -> Pattern | None:
    if not bundle.has_message(id):
        return None
    message = bundle.get_message(id)
    return message.attributes.get(attribute) if attribute else message.value


def _name(id: str, attribute: str | None) -> str:
    return f"{id}.{attribute}" if attribute else id
