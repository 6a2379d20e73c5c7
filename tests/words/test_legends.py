"""Everything on the table of Western Legends has its name, and what needs one its text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast, get_args

import msgspec
import pytest

from sagebrush import Match
from sagebrush.core.config import configure
from sagebrush.core.rng import Chance
from sagebrush.core.seats import Seat
from sagebrush.games.legends import map as country
from sagebrush.games.legends.content import base_content
from sagebrush.games.legends.costs import amounts
from sagebrush.games.legends.effects import USE
from sagebrush.games.legends.fighting import BANDIT, GUARD, MAN_IN_BLACK, PLAYER, SHERIFF
from sagebrush.games.legends.game import GAME, INFO
from sagebrush.games.legends.language import AnyEffect, Effect
from sagebrush.games.legends.options import MayUse
from sagebrush.games.legends.state import PHASES
from sagebrush.games.legends.vocabulary import Group
from sagebrush.testing.fuzz import step
from sagebrush.words import Words, languages
from sagebrush.words.narrate import ANY_THING, Narrator
from tests.words.catalogue import ROOT, written

CONTENT = base_content()
THINGS = ROOT / "src/sagebrush/games/legends/words/en/things.ftl"
NAMED = {entry.name for entry in written(THINGS)}

#: Kinds that are named as they come up; the others are named all and no more.
AS_NEEDED = ("name", "amount", "cause", "choice", "plan")


def things() -> dict[str, tuple[list[str], tuple[str, ...]]]:
    """Of each kind the ids, and which attributes they have."""
    rows = CONTENT.rows
    items = [id for row in rows.items.item for id in (row.id, *[f"{row.id}_plus"] * (row.upgraded is not None))]
    return {
        "character": (list(CONTENT.characters), ("text", "short", "bio")),
        "card": (list(CONTENT.functions), ("text", "short")),
        "item": (items, ("text",)),
        "fight_card": ([row.id for row in CONTENT.fight_cards], ("text",)),
        "story": ([row.id for row in CONTENT.stories.values()], ("text", "flavour")),
        "condition": (list(CONTENT.condition_id.values()), ()),
        "goal": (list(CONTENT.goals), ("text",)),
        "black_card": ([row.id for row in CONTENT.black_cards.values()], ("text", "flavour")),
        "space": (list(country.SPACES), ()),
        "location": ([row.id for row in rows.map.location], ()),
        "kind": (list(rows.map.kinds), ("text",)),
        "region": ([row.id for row in rows.map.region], ()),
        "side": (["marshal", "outlaw", "neutral"], ("text",)),
        "track": (["marshal", "wanted"], ()),
        "phase": (list(PHASES), ()),
        "income": (["cash", "cards", "both"], ()),
        "hand": ([row.id for row in rows.poker.hand], ()),
        "face": (list(CONTENT.die_effects), ("text",)),
        "cattle": (["blue", "green"], ()),
        "token": (list(CONTENT.cattle), ()),
        "foe": ([PLAYER, MAN_IN_BLACK, BANDIT, GUARD, SHERIFF, *get_args(Group)], ()),
        "fight": ([*CONTENT.fight_types, "npc"], ()),
    }


def test_the_things_of_western_legends_are_all_named_and_no_others() -> None:
    wanted = {
        f"legends-{kind}-{id}{part}"
        for kind, (ids, attributes) in things().items()
        for id in ids
        for part in ("", *[f".{attribute}" for attribute in attributes])
    }
    assert {name for name in NAMED if name.split("-")[1].split(".")[0] not in AS_NEEDED} == wanted


def effects(node: object) -> Iterator[AnyEffect]:
    """Every effect written anywhere in these rows."""
    if isinstance(node, Effect):
        yield cast(AnyEffect, node)
    if isinstance(node, msgspec.Struct):
        node = [getattr(node, field) for field in node.__struct_fields__]
    if isinstance(node, dict):
        node = list(node.values())
    if isinstance(node, list | tuple):
        for part in node:
            yield from effects(part)


def test_whatever_a_choice_may_bring_or_cost_has_its_words() -> None:
    found = {amount.partition(":")[0] for effect in effects(CONTENT.rows) for amount in amounts((effect,))}
    assert "gain_money" in found
    assert [word for word in sorted(found) if f"legends-amount-{word}" not in NAMED] == []


def test_every_value_of_a_choice_before_the_game_has_a_name_or_is_a_number() -> None:
    values = {value for option in INFO.options for value in option.choices if not value.isdigit()}
    assert [value for value in sorted(values) if f"legends-choice-{value}" not in NAMED] == []


@pytest.mark.parametrize("players", [2, 4])
def test_every_cause_has_a_name(players: int) -> None:
    nameless: set[str] = set()
    match = Match.start(GAME, configure(INFO, players=players, options={"goals": True}), seed=players)
    chance = Chance(players)
    while match.decision:
        step(match, chance)
    causes = {str(getattr(event, "by", "")) for event in match.events(None)} - {""}
    for cause in causes:
        if not any(f"legends-{kind}-{cause.replace('+', '_plus')}" in NAMED for kind in ANY_THING):
            nameless.add(cause)
    assert nameless == set()


@pytest.mark.parametrize("lang", languages())
def test_whoever_may_use_something_reads_what_it_does(lang: str) -> None:
    """A card says its own text; what happens to whoever fights the foe is told to who plays the foe."""
    teller = Narrator(Words(lang), "legends", ("Ann", "Bob"), Seat(0))
    for thing, kind in (("shootout:3H", "card"), ("derringer", "item"), ("wild_bill_hickok", "character")):
        assert teller.hint(USE, MayUse(thing)) == teller.thing(kind, thing, "text")
    assert teller.hint(USE, MayUse("fight_10")) != teller.hint(USE, MayUse("something_else"))
