"""What a link to this site says of itself where it is shared: a title, a sentence and a picture.

Messengers ask without signing in, so they are told what any stranger may know who has the link.
"""

from __future__ import annotations

import asyncio
import re
from functools import lru_cache
from html import escape
from urllib.parse import unquote

import msgspec

from sagebrush.core.registry import games
from sagebrush.server import guestlist
from sagebrush.server.clock import is_id
from sagebrush.server.history import find
from sagebrush.server.refusals import Refusal
from sagebrush.server.services import Services
from sagebrush.server.storage import tables as store
from sagebrush.server.storage.models import Chair, Table
from sagebrush.words import SOURCE, Words, languages

SHARED = re.compile(r"^/(t|replay|player|gallery|rules|learn|ratings)/([^/]{1,200})/?$")
#: Pages about a game.
ABOUT = ("gallery", "rules", "learn", "ratings")
#: What may stand in an address that we write into a page.
HOST = re.compile(r"^[A-Za-z0-9.\-]{1,253}(:\d{1,5})?$|^\[[0-9a-fA-F:]{2,45}\](:\d{1,5})?$")
PICTURE = "/share.png"
MAX_TITLE, MAX_TEXT = 120, 240


class Head(msgspec.Struct, frozen=True):
    title: str
    text: str


async def head_of(services: Services, path: str, invite: str | None, lang: str) -> Head:
    """Of a table, a replay, a player or a game; of any other page, and of what a stranger may not see, of the site."""
    words = await asyncio.to_thread(_words, lang)
    found = SHARED.match(path)
    if found is None:
        return _site(words)
    kind, name = found[1], unquote(found[2])
    if kind == "player":
        return await _player(services, name, words)
    if kind in ABOUT:
        return _about(kind, name, words)
    if not is_id(name):
        return _site(words)
    stored = await store.load(services.database, name)
    if stored is None or not guestlist.may_see(*stored, None, invite):
        return _site(words)
    return _table(*stored, words)


def language(accepted: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for wish in accepted.split(","):
        code = wish.partition(";")[0].strip().partition("-")[0].lower()
        if code in languages():
            return code
    return SOURCE


@lru_cache(maxsize=8)
def _words(lang: str) -> Words:
    return Words(lang)


def _site(words: Words) -> Head:
    return Head("Sagebrush", words.say("web-tagline"))


def _about(page: str, game: str, words: Words) -> Head:
    if not any(game == known.info.name for known in games()) or not words.has(f"{game}-name", "text"):
        return _site(words)
    return Head(words.say(f"web-{page}-of", game=words.say(f"{game}-name")), words.say(f"{game}-name", "text"))


async def _player(services: Services, name: str, words: Words) -> Head:
    try:
        person = await find(services.database, name, None)
    except Refusal:
        return _site(words)
    return Head(person.name, words.say("web-head-player", player=person.name))


def _table(row: Table, chairs: list[Chair], words: Words) -> Head:
    game = words.say(f"{row.game}-name") if words.has(f"{row.game}-name") else row.game
    names = ", ".join(chair.name for chair in chairs if chair.name)
    if row.status == "finished":
        return Head(words.say("web-head-replay", game=game), names)
    if row.status == "playing":
        return Head(words.say("web-head-watch", game=game), names)
    free = sum(1 for chair in chairs if not chair.name)
    return Head(words.say("web-head-table", game=game, host=row.host_name), words.say("web-status-waiting", open=free))


def written(page: str, head: Head, origin: str, path: str, build: str) -> str:
    """The page with this head: everything that people chose is escaped."""
    title, text = escape(head.title[:MAX_TITLE]), escape(head.text[:MAX_TEXT])
    tags = [
        ("og:type", "website"),
        ("og:site_name", "Sagebrush"),
        ("og:title", title),
        ("og:description", text),
        ("og:url", escape(origin + path)),
        ("og:image", escape(origin + PICTURE)),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
    ]
    lines = [f'<meta property="{name}" content="{value}" />' for name, value in tags if value]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    lines.append(f'<meta name="description" content="{text}" />')
    lines.append(f'<meta name="build" content="{build}" />')
    page = re.sub(r"<title>[^<]*</title>", lambda _: f"<title>{title}</title>", page, count=1)
    return page.replace("</head>", "\n".join([*lines, "</head>"]), 1)
