"""No message is missing, left over or different in its facts, in any language and for any game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from sagebrush.bots import levels
from sagebrush.bots.thinker import guide_of
from sagebrush.core.events import Event
from sagebrush.core.options import Option, Question
from sagebrush.core.registry import game_named, games
from sagebrush.core.types import OF_EVERY_GAME
from sagebrush.games.bang.library import BOX
from sagebrush.games.bang.rows import CardRow
from sagebrush.games.dice.characters import CHARACTERS
from sagebrush.games.dice.data import FACES, ROLES
from sagebrush.server.botnames import names
from sagebrush.words import Words, languages
from sagebrush.words.narrate import PLAIN, THING, field_table
from tests.words.catalogue import base_name, entries, kinds, sources, structs

GAMES = [game.info.name for game in games()]
OTHERS = [lang for lang in languages() if lang != "en"]

#: Kinds of things a `things.ftl` file may name; see words/README.md.
THINGS = ("name", "role", "face", "character", "card", "weapon", "suit", "border", "expansion", "event_card", "variant")
#: What only some expansions bring.
SPECIAL = ("equipment", "station", "locomotive")
#: What only Western Legends has.
OF_LEGENDS = (
    "amount",
    "black_card",
    "cattle",
    "cause",
    "choice",
    "condition",
    "fight",
    "fight_card",
    "foe",
    "goal",
    "hand",
    "income",
    "item",
    "kind",
    "location",
    "phase",
    "plan",
    "region",
    "side",
    "space",
    "story",
    "token",
    "track",
    "train_card",
)
KINDS = (*THINGS, *SPECIAL, *OF_LEGENDS)


def needed(game: str) -> set[str]:
    """The messages that the game's own types, endings, choices and refusals ask for."""
    wanted = {f"{game}-name", f"{game}-name.text"}
    wanted |= {f"{game}-event-{kind}" for kind in kinds(game, Event)}
    for kind in kinds(game, Question):
        wanted |= {f"{game}-ask-{kind}", f"{game}-ask-{kind}.other"}
    for kind in kinds(game, Option):
        wanted |= {f"{game}-option-{kind}", f"{game}-option-{kind}.hint"}
    wanted |= {f"{game}-outcome-{outcome}" for outcome in field_table(game).get("outcomes", ())}
    info = game_named(game).info
    for option in info.options:
        wanted |= {f"{game}-variant-{option.name}", f"{game}-variant-{option.name}.text"}
    for expansion in info.expansions:
        wanted |= {f"{game}-expansion-{expansion.name}", f"{game}-expansion-{expansion.name}.text"}
    for lesson in game_named(game).lessons:
        wanted |= {f"{game}-lesson-{lesson.name}", f"{game}-lesson-{lesson.name}.text"}
        wanted |= {f"{game}-lesson-{lesson.name}-{step.say}" for step in lesson.script.steps}
    if "legend" in levels(game):
        wanted |= {f"{game}-hint-{name}" for name, _ in guide_of(game).sign_steps}
    wanted |= set(re.findall(rf'"({game}-why-[\w-]+)"', sources()))
    return wanted


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_all_its_words(game: str) -> None:
    assert needed(game) - {entry.name for entry in entries("en")} == set()


@pytest.mark.parametrize("lang", languages())
def test_no_message_is_written_twice(lang: str) -> None:
    counted = Counter(entry.name for entry in entries(lang))
    assert [name for name, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_files(lang: str) -> None:
    english = {(entry.folder, entry.file, entry.name) for entry in entries("en")}
    other = {(entry.folder, entry.file, entry.name) for entry in entries(lang)}
    assert {"missing": english - other, "left over": other - english} == {"missing": set(), "left over": set()}


@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_uses_the_same_facts(lang: str) -> None:
    english = {entry.name: {base_name(name) for name in entry.variables} for entry in entries("en")}
    other = {entry.name: {base_name(name) for name in entry.variables} for entry in entries(lang)}
    assert {name: facts for name, facts in other.items() if facts != english.get(name, facts)} == {}


def test_no_message_is_unused() -> None:
    wanted = set().union(*(needed(game) for game in GAMES))
    wanted |= {f"common-option-{option.__struct_config__.tag}" for option in OF_EVERY_GAME}
    wanted |= {f"web-bot-{level}{part}" for game in GAMES for level in levels(game) for part in ("", ".text")}
    wanted |= {f"common-bot-{bot}" for bot in names()}
    named = set(re.findall(r"""["']([\w-]+)["']""", sources()))
    assert [name for name in _spoken() if name not in wanted | named] == []


def _spoken() -> Iterator[str]:
    """Messages that some program must name, apart from their attributes: not the things and not the rulings."""
    for entry in entries("en"):
        if entry.file not in ("things", "rulings") and "." not in entry.name:
            yield entry.name


def test_things_are_of_known_kinds() -> None:
    named = [entry for entry in entries("en") if entry.file == "things"]
    strange = [entry.name for entry in named if entry.name.split("-")[1].split(".")[0] not in KINDS]
    assert strange == []


def test_the_things_of_the_dice_game_are_all_named_and_no_others() -> None:
    roles = {role for dealt in ROLES.values() for role in dealt}
    wanted = {f"dice-role-{role}{part}" for role in roles for part in ("", ".text", ".text3")}
    wanted |= {f"dice-face-{face}{part}" for face in FACES for part in ("", ".text")}
    wanted |= {f"dice-character-{id}{part}" for id in CHARACTERS for part in ("", ".text", ".short")}
    named = {entry.name for entry in entries("en") if entry.file == "things" and entry.name.startswith("dice-")}
    assert named == wanted


def test_the_things_of_bang_are_all_named() -> None:
    """Each card, event and character that an expansion brings has its name, its text and its line, with it."""
    named = {(Path(entry.folder).parent.name, entry.name) for entry in entries("en") if entry.file == "things"}
    for expansion in BOX:
        # The words of the base game are the game's own.
        owner = "bang" if expansion.name == "base" else expansion.name
        cards = [f"bang-card-{id}" for id, row in expansion.card_rows.items() if isinstance(row, CardRow)]
        events = [f"bang-event_card-{id}" for id in expansion.event_rows]
        others = [f"bang-{kind}-{id}" for kind, ids in expansion.things.items() for id in ids]
        for thing in (*cards, *events, *others, *[f"bang-character-{id}" for id in expansion.character_rows]):
            assert {(owner, thing + part) for part in ("", ".text", ".short")} <= named, thing


@pytest.mark.parametrize("lang", languages())
def test_no_two_cards_of_bang_share_a_name(lang: str) -> None:
    """Equipment included: whatever boxes are on the table together, a name means one thing."""
    words = Words(lang)
    cards = [f"bang-card-{id}" for expansion in BOX for id in expansion.card_rows]
    pieces = [f"bang-equipment-{id}" for expansion in BOX for id in expansion.things.get("equipment", ())]
    counted = Counter(words.say(thing) for thing in dict.fromkeys([*cards, *pieces]))
    assert [name for name, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_field_says_what_it_holds(game: str) -> None:
    """The narrator reads the field table, so a new field of an event has to be entered there."""
    table = field_table(game)
    known: dict[str, str] = table["fields"]
    used: set[str] = set()
    for sort, base in (("event", Event), ("ask", Question), ("option", Option)):
        for struct in structs(game, base):
            special = table.get(sort, {}).get(str(struct.__struct_config__.tag), {})
            used |= set(struct.__struct_fields__)
            assert set(struct.__struct_fields__) <= {*known, *special}, struct
    assert set(known) <= used, "left over in fields.toml"
    assert all(kind in (*PLAIN, *KINDS, THING, "outcome") for kind in known.values())


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_front_page_calls_things_by_their_names(game: str, lang: str) -> None:
    """What hangs in the picture of a game is written beside its name once more: the same, to the letter."""
    words = Words(lang)
    told = [entry.name.partition(".")[2] for entry in entries(lang) if entry.name.startswith(f"{game}-name.")]
    for attribute in told:
        things = [f"{game}-{kind}-{attribute}" for kind in ("card", "character")]
        if attribute != "text":
            assert words.say(f"{game}-name", attribute) in [words.say(thing) for thing in things if words.has(thing)]
