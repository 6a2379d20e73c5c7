"""What the help knows about a game: its things with their texts, its rules by chapter, and the keys."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from sagebrush.rulings import written_for
from sagebrush.tui.panels.base import Panel
from sagebrush.words import Words
from sagebrush.words.narrate import Narrator

#: What the kinds of things are called.
KINDS: Final[dict[str, str]] = {
    "face": "tui-kind-face",
    "character": "tui-kind-character",
    "role": "tui-kind-role",
    "card": "tui-kind-card",
    "weapon": "tui-kind-weapon",
    "border": "tui-kind-border",
    "event_card": "tui-kind-event_card",
    "equipment": "tui-kind-equipment",
    "station": "tui-kind-station",
    "locomotive": "tui-kind-locomotive",
    "item": "tui-kind-item",
    "kind": "tui-kind-place",
    "fight_card": "tui-kind-fight_card",
    "side": "tui-kind-side",
    "goal": "tui-kind-goal",
    "story": "tui-kind-story",
    "black_card": "tui-kind-black_card",
    "section": "tui-kind-section",
}

#: The page about everybody at the table.
TABLE: Final = "table-all"


@dataclass(frozen=True)
class Topic:
    """One page of the help; `id` is `kind-thing`."""

    id: str
    title: str
    kind: str
    text: str
    rulings: tuple[tuple[str, str], ...] = ()

    def matches(self, wanted: str) -> bool:
        """Every word of the search is found somewhere on the page."""
        page = plain(" ".join([self.title, self.kind, self.text, *(f"{id} {text}" for id, text in self.rulings)]))
        return all(word in page for word in plain(wanted).split())


def title_of(words: Words, id: str, otherwise: str, attribute: str | None = None) -> str:
    """A message, or the bare name where a game has come without words."""
    return words.say(id, attribute) if words.has(id, attribute) else otherwise


def plain(text: str) -> str:
    """Small letters without accents, as people type when they search."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def topics(panel: Panel, view: Any) -> list[Topic]:
    """All pages: the table as it is, the keys, the things and the rules."""
    table = Topic(TABLE, panel.say("tui-help-table"), "", panel.who_is_who(view))
    return [table, _keys(panel), *panel.pages(view), *_things(panel, view), *_chapters(panel.narrator)]


def _keys(panel: Panel) -> Topic:
    words = panel.narrator.words
    texts = [words.say("tui-help-keys", "text"), *([words.say(panel.own_keys)] if panel.own_keys else [])]
    return Topic("keys-all", words.say("tui-help-keys"), "", " ".join(texts))


def _things(panel: Panel, view: Any) -> Iterator[Topic]:
    teller = panel.narrator
    for kind, ids in panel.things_at(view):
        title = teller.words.say(KINDS[kind])
        for id in ids:
            attribute = "text3" if kind == "role" and len(teller.names) == 3 else "text"
            if teller.words.has(f"{teller.game}-{kind}-{id}", attribute):
                text = teller.thing(kind, id, attribute)
                yield Topic(f"{kind}-{id}", teller.thing(kind, id), title, text, _about(teller, id))


def _about(teller: Narrator, thing: str) -> tuple[tuple[str, str], ...]:
    return _told(teller, [ruling.id for ruling in written_for(teller.game) if thing in ruling.things])


def _told(teller: Narrator, ids: list[str]) -> tuple[tuple[str, str], ...]:
    return tuple((id, teller.words.say(id)) for id in ids if teller.words.has(id))


def _chapters(teller: Narrator) -> Iterator[Topic]:
    chapters: dict[str, list[str]] = {}
    for ruling in written_for(teller.game):
        chapters.setdefault(ruling.section, []).append(ruling.id)
    kind = teller.words.say(KINDS["section"])
    for section, ids in chapters.items():
        told = _told(teller, ids)
        if told:
            yield Topic(f"section-{section}", teller.thing("section", section), kind, "", told)
