"""The narrator: turns the events, questions and options of any game into sentences for one reader.

A message gets each field of its record under the field's name, in words: a seat as a name, a card as its title. Beside
it come companions for selectors: `$target_is` says whether a player is the reader (`you`), the player of the first
field again (`self`), nobody (`none`) or somebody else (`other`); `$card_id` is a thing's bare id and `$card_text` its
description (`none` where it has none), and `$name_is` says whether a thing is the same as the record's first thing
(`self`), none or an `other`; `$dice_count` says how many values a list holds. An option knows the facts of its question
as well, as `$asked_thing`; where it only points at some of the things asked about, they are told by what they are. A
playing card's id carries its sign after a colon, and a number where there are several alike (`panic:JH:2`): the sign
becomes part of the name ("Panic! J♥") and not of the bare id. A better side of the same thing has a plus behind its id
(`rifle+`), which is `_plus` in the message.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from sagebrush.core.events import Event
from sagebrush.core.options import Option, Question, WhyNot
from sagebrush.core.results import Result
from sagebrush.core.seats import Seat
from sagebrush.words import Fact, Words, folders_of

PLAIN = ("player", "number", "amount", "place", "flag", "text")

#: A field of kind `thing` may hold any of these, whichever has its id: what hit a player is a card or an ability.
THING = "thing"
ANY_THING = (
    "card",
    "character",
    "weapon",
    "face",
    "equipment",
    "event_card",
    "station",
    "locomotive",
    "item",
    "story",
    "black_card",
    "cause",
    "foe",
    "fight",
    "goal",
)

#: A field of this kind holds places in what the question has under the same name.
POINTING = "asked"

#: What ends the names of facts that only accompany others; the question of an option goes without saying too.
COMPANIONS = ("_is", "_id", "_text", "_count", "question")
#: Facts of the question, among those of an option that answers it.
ASKED = "asked_"

#: The last two are no suits: a black card without one, and a red one.
SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣", "B": "★", "R": "☆"}


def field_table(game: str) -> dict[str, Any]:
    """What the records of a game hold: its fields.toml, with what its expansions add to it."""
    return _fields(folders_of(game))


@cache
def _fields(folders: tuple[Path, ...]) -> dict[str, Any]:
    table: dict[str, Any] = {}
    for path in (folder / "fields.toml" for folder in folders):
        if path.exists():
            _add_to(table, tomllib.loads(path.read_text("utf-8")))
    return table


def _add_to(table: dict[str, Any], more: dict[str, Any]) -> None:
    for key, value in more.items():
        if isinstance(value, dict):
            _add_to(table.setdefault(key, {}), value)
        elif isinstance(value, list):
            table[key] = [*table.get(key, ()), *value]
        else:
            table[key] = value


def field_kind(game: str, sort: str, kind: str, field: str) -> str:
    """What a field holds; `sort` is event, ask or option."""
    table = field_table(game)
    special: dict[str, str] = table.get(sort, {}).get(kind, {})
    usual: dict[str, str] = table.get("fields", {})
    return special.get(field) or usual.get(field) or ("player" if field == "seat" else "text")


def plain(id: str) -> str:
    """An id as it can be read: `pan_again` becomes "pan again"."""
    return id.replace("_", " ")


def bare_id(id: str) -> str:
    """A thing's id without the sign of a playing card."""
    return id.partition(":")[0]


def card_sign(sign: str) -> str:
    """The rank and suit of a playing card: `10C` becomes 10♣."""
    return sign[:-1] + SUIT_SIGNS.get(sign[-1:], sign[-1:])


class Narrator:
    """Speaks of one game to one reader (`reader` None: a spectator)."""

    def __init__(self, words: Words, game: str, names: Sequence[str], reader: Seat | None = None) -> None:
        self.words = words
        self.game = game
        self.names = names
        self.reader = reader

    # ---------------------------------------------------------------- what can be told

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        return self._tell("event", event.kind, self.facts("event", event.kind, event))

    def question(self, question: Question, asked: Seat) -> str:
        """What is asked: to the asked seat itself, or about it to everybody else."""
        facts = self.facts("ask", question.kind, question)
        if asked == self.reader:
            return self._tell("ask", question.kind, facts)
        name = self.names[asked]
        message = self._message("ask", question.kind)
        if self.words.has(message, "other"):
            return self.words.say(message, "other", **facts, player=name)
        return f"{name}: {self._tell('ask', question.kind, facts)}"

    def option(self, option: Option, question: Question) -> str:
        """The label of an option."""
        return self._tell("option", option.kind, self._option_facts(option, question))

    def hint(self, option: Option, question: Question) -> str:
        """What choosing it would do; nothing where that is not written."""
        message = self._message("option", option.kind)
        facts = self._option_facts(option, question)
        return self.words.say(message, "hint", **facts) if self.words.has(message, "hint") else ""

    def seen(self, question: Question) -> str:
        """What lies there when this is asked, to who does not see the table; nothing where that is not written."""
        message = self._message("ask", question.kind)
        if not self.words.has(message, "seen"):
            return ""
        return self.words.say(message, "seen", **self.facts("ask", question.kind, question))

    def why_not(self, why: WhyNot) -> str:
        """Why something in sight cannot be chosen now."""
        return self.words.say(why.message, None, **why.facts) if self.words.has(why.message) else why.message

    def outcome(self, result: Result) -> str:
        """How the game ended."""
        return self.thing("outcome", result.outcome)

    def thing(self, kind: str, id: str, attribute: str | None = None) -> str:
        """The name of a card, a role, a face, …, or one of its texts."""
        bare, *sign = id.split(":")
        message = self._named(kind, bare)
        name = self.words.say(message, attribute) if self.words.has(message, attribute) else bare
        return f"{name} {card_sign(sign[0])}" if sign and attribute is None else name

    def amount(self, value: str) -> str:
        """So much of something: `gain_money:40` is said by the message `<game>-amount-gain_money` of the number."""
        word, _, number = value.partition(":")
        message = f"{self.game}-amount-{word}"
        # A number, or in words what part of it: half, all.
        n: Fact = int(number) if number.isdigit() else number
        return self.words.say(message, None, n=n) if self.words.has(message) else f"{plain(word)} {number}"

    def _named(self, kind: str, id: str) -> str:
        """The message that names a thing."""
        kinds = ANY_THING if kind == THING else (kind,)
        messages = [f"{self.game}-{kind}-{id.replace('+', '_plus')}" for kind in kinds]
        return next((message for message in messages if self.words.has(message)), messages[0])

    def say(self, message: str, fields: dict[str, tuple[str, object]]) -> str:
        """A message about what is no record: each of its facts with what it holds."""
        facts: dict[str, Fact] = {}
        for field, (holds, value) in fields.items():
            self._add(facts, field, holds, value)
        return self.words.say(message, None, **facts)

    def names_of(self, values: Sequence[str]) -> str:
        """Names in a row: "Ann, Bob and Cat"."""
        if len(values) < 2:
            return values[0] if values else self.words.say("common-nobody")
        return self.words.say("common-list", head=", ".join(values[:-1]), last=values[-1])

    # ---------------------------------------------------------------- facts for the messages

    def facts(self, sort: str, kind: str, record: msgspec.Struct, question: Question | None = None) -> dict[str, Fact]:
        """Every field of a record in words, with its companions; an option answers a question."""
        facts: dict[str, Fact] = {}
        subject: object = None
        first: object = None
        for field in record.__struct_fields__:
            value = getattr(record, field)
            holds = field_kind(self.game, sort, kind, field)
            if holds == POINTING:
                holds, value = self._pointed_at(field, value, question)
            if holds == "player":
                facts[f"{field}_is"] = self._relation(value, subject)
                subject = value if subject is None else subject
            elif holds not in PLAIN and not isinstance(value, tuple):
                bare = None if value is None else bare_id(value)
                facts[f"{field}_is"] = "none" if bare is None else "self" if bare == first else "other"
                first = bare if first is None else first
            self._add(facts, field, holds, value)
        return facts

    def _option_facts(self, option: Option, question: Question) -> dict[str, Fact]:
        asked = {f"{ASKED}{name}": fact for name, fact in self.facts("ask", question.kind, question).items()}
        return {**asked, **self.facts("option", option.kind, option, question), "question": question.kind}

    def _pointed_at(self, field: str, places: tuple[int, ...], question: Question | None) -> tuple[str, Any]:
        """What lies at these places of what is asked about; nothing but the places where that is not known."""
        there: tuple[Any, ...] | None = getattr(question, field, None)
        if question is None or there is None:
            return "place", places
        return field_kind(self.game, "ask", question.kind, field), tuple([there[place] for place in places])

    def _add(self, facts: dict[str, Fact], field: str, holds: str, value: Any) -> None:
        if isinstance(value, tuple):
            facts[f"{field}_count"] = len(value)
            told = [str(self._word(holds, item)) for item in value]
            # Things may repeat (five dice), so they are listed; players and places are named together.
            facts[field] = self.names_of(told) if holds in PLAIN else ", ".join(told)
            return
        facts[field] = self._word(holds, value)
        if holds not in PLAIN:
            facts[f"{field}_id"] = "none" if value is None else bare_id(value)
            described = value is not None and self.words.has(self._named(holds, bare_id(value)), "text")
            facts[f"{field}_text"] = self.thing(holds, value, "text") if described else "none"

    def _word(self, holds: str, value: Any) -> Fact:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        match holds:
            case "player":
                return str(self.names[value])
            case "number":
                return int(value)
            case "amount":
                return self.amount(value)
            case "place":
                return int(value) + 1
            case "text":
                return str(value)
        return self.thing(holds, value)

    def _relation(self, value: Any, subject: object) -> str:
        if value is None or value == ():
            return "none"
        if value == subject:
            return "self"
        if isinstance(value, tuple):
            return "you" if self.reader in value else "other"
        return "you" if value == self.reader else "other"

    def _message(self, sort: str, kind: str) -> str:
        """The message for a record; what the core itself offers in every game has its words among the common ones."""
        own, common = f"{self.game}-{sort}-{kind}", f"common-{sort}-{kind}"
        return common if self.words.has(common) and not self.words.has(own) else own

    def _tell(self, sort: str, kind: str, facts: dict[str, Fact]) -> str:
        message = self._message(sort, kind)
        if self.words.has(message):
            return self.words.say(message, None, **facts)
        # A game whose words are not written yet is still playable: its bare facts are told.
        own = [(name, fact) for name, fact in facts.items() if not name.startswith(ASKED)]
        told = [f"{plain(name)}: {fact}" for name, fact in own if not name.endswith(COMPANIONS)]
        return f"{plain(kind)} ({', '.join(told)})" if told else plain(kind)
