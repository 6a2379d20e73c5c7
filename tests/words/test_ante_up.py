"""The words of Ante Up: everything it brings is named, and no more; whatever happens can be told."""

from __future__ import annotations

import pytest

from sagebrush.core.config import configure
from sagebrush.core.match import Match
from sagebrush.core.rng import Chance
from sagebrush.games.legends.content import base_content, box_content
from sagebrush.games.legends.costs import amounts
from sagebrush.games.legends.game import GAME
from sagebrush.testing.fuzz import step
from sagebrush.words import Words, languages
from sagebrush.words.narrate import ANY_THING, Narrator
from tests.words.catalogue import ROOT, written
from tests.words.test_legends import NAMED as BASE_NAMED
from tests.words.test_legends import effects

BOX, BASE = box_content(("ante_up", "new_poker_cards")), base_content()
FOLDER = ROOT / "src/sagebrush/games/legends/expansions/ante_up/words/en"
NAMED = {entry.name for entry in written(FOLDER / "things.ftl")}
#: Kinds that are named as they come up.
AS_NEEDED = ("expansion", "amount", "cause", "foe", "track", "cattle")


def things() -> dict[str, tuple[list[str], tuple[str, ...]]]:
    """Of each kind the ids, and which attributes they have."""
    rows, tokens = BOX.rows, BOX.rows.tokens
    new = [row for row in rows.items.item if row.id not in BASE.items]
    items = [id for row in new for id in (row.id, *[f"{row.id}_plus"] * (row.upgraded is not None))]
    laid = [row.id for row in tokens.frontier] + [row.id for row in (*tokens.renegade, *tokens.claim_jumper)]
    laid += [row.id for row in tokens.high_roller] + [row.id for row in tokens.longhorn]
    return {
        "character": ([id for id in BOX.characters if id not in BASE.characters], ("text", "short", "bio")),
        "item": (items, ("text",)),
        "card": ([id for id in BOX.functions if id not in BASE.functions], ("text", "short")),
        "goal": ([id for id in BOX.goals if id not in BASE.goals], ("text",)),
        "event_card": ([row.id for row in rows.events.event], ("text",)),
        "train_card": ([row.id for row in rows.train.card], ("text",)),
        "token": (laid + [id for id in BOX.cattle if id not in BASE.cattle], ()),
        "space": (list(BOX.land.spaces[len(BASE.land.spaces) :]), ()),
        "location": ([id for id in BOX.land.locations if id not in BASE.land.locations], ()),
        "kind": ([kind for kind in BOX.land.kinds if kind not in BASE.land.kinds], ("text",)),
        "region": (["buzzard_gulch", "buzzard_gulch_frontier"], ()),
    }


def test_everything_is_named_and_nothing_else() -> None:
    wanted = {
        f"legends-{kind}-{id}{part}"
        for kind, (ids, attributes) in things().items()
        for id in ids
        for part in ("", *[f".{attribute}" for attribute in attributes])
    }
    assert {name for name in NAMED if name.split("-")[1].split(".")[0] not in AS_NEEDED} == wanted


def test_whatever_a_choice_may_bring_or_cost_has_its_words() -> None:
    found = {amount.partition(":")[0] for effect in effects(BOX.rows) for amount in amounts((effect,))}
    assert [word for word in sorted(found) if f"legends-amount-{word}" not in NAMED | BASE_NAMED] == []


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_a_whole_game_can_be_told(lang: str) -> None:
    """Every cause has a name, and no sentence holds an id or a fact that is missing."""
    config = configure(GAME.info, players=4, expansions=["ante_up"], options={"goals": True, "new_poker_cards": True})
    match = Match.start(GAME, config, seed=3)
    narrator = Narrator(Words(lang), "legends", config.names)
    chance = Chance(3)
    nameless: set[str] = set()
    while match.decision and match.answer_count < 400:
        for option in match.decision.options:
            told = narrator.option(option, match.decision.question)
            assert told
            assert "legends-" not in told
        step(match, chance)
    for event in match.events(None):
        told = narrator.event(event)
        assert told
        assert "legends-" not in told
        assert "{" not in told
        cause = str(getattr(event, "by", "")).replace("+", "_plus")
        if cause and not any(f"legends-{kind}-{cause}" in NAMED | BASE_NAMED for kind in ANY_THING):
            nameless.add(cause)
    assert nameless == set()


def test_what_can_be_chosen_for_a_table_is_named_where_the_lobby_reads() -> None:
    """It reads the files that every table of the game needs, not those of an expansion that nobody plays yet."""
    folder = ROOT / "src" / "sagebrush" / "games" / "legends"
    texts = [path.read_text("utf-8") for path in sorted(folder.rglob("words/en/play.ftl"))]
    missing = [one.name for one in GAME.info.options if f"legends-variant-{one.name} =" not in "".join(texts)]
    assert missing == []
