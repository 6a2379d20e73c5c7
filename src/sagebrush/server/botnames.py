"""Names for bots: Western ones, known by an id, that every reader reads in a script of their own.

A record keeps the English spelling, as it keeps any name; a client that knows the id shows the reader's own.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from itertools import count
from zlib import crc32

from sagebrush.server.names import skeleton
from sagebrush.words import SHARED, SOURCE, languages

#: A name among the words that all games share. To read the words of every game for these would take seconds.
NAMED = re.compile(r"^common-bot-(\w+) = (.+)$", re.MULTILINE)


@cache
def names() -> dict[str, str]:
    """The names as records keep them, by their ids."""
    return dict(NAMED.findall(_words(SOURCE)))


@cache
def looks(bot: str) -> frozenset[str]:
    """How the name of an id looks in each language."""
    return frozenset(skeleton(dict(NAMED.findall(_words(language)))[bot]) for language in languages())


def _words(language: str) -> str:
    return (SHARED / language / "common.ftl").read_text("utf-8")


def pick(table: str, taken: Collection[str]) -> str:
    """A name that nobody at the table has, in whatever script; other tables begin at other places of the list."""
    known = {skeleton(name) for name in taken if name}
    ids = list(names())
    start = crc32(table.encode()) % len(ids)
    for bot in ids[start:] + ids[:start]:
        if not looks(bot) & known:
            return names()[bot]
    return next(name for number in count(1) if skeleton(name := f"Bot {number}") not in known)


def clash(bot: str, person: str) -> bool:
    """Whether a bot of this name would be taken for the person, in anybody's script."""
    seen = looks(bot.casefold()) if bot.casefold() in names() else {skeleton(bot)}
    return skeleton(person) in seen
