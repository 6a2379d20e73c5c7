"""Cards of a table's own over the server: they are played, kept, downloaded, branched off from, and never rated."""

from __future__ import annotations

from pathlib import Path

import pytest

from sagebrush import Match
from sagebrush.client import Client, ClientError
from sagebrush.core.content import read_content
from tests.server.playing import asked
from tests.server.test_tables import refused

OWN = read_content(Path(__file__).parents[2] / "examples" / "own-content")


async def test_a_table_with_cards_of_its_own(ann: Client) -> None:
    table = await ann.create("legends", players=2, bots=[None, "random"], content=OWN)
    assert table.content == ("characters", "items", "stories")
    assert not table.rated
    started = await ann.start(table.id)
    async with ann.stream(started.id) as line:
        await asked(line)
        assert isinstance(line.view, dict)
        assert line.view["content"] == OWN


async def test_cards_that_do_not_fit_are_refused_at_once(ann: Client) -> None:
    spoilt = {"items": OWN["items"].replace('"wound"', '"scratch"')}
    await refused("bad_config", ann.create("legends", players=2, content=spoilt))
    await refused("bad_config", ann.create("dice", players=3, content=OWN))


async def test_what_is_wrong_with_a_card_is_told_with_file_and_line(ann: Client) -> None:
    spoilt = {**OWN, "stories": OWN["stories"].replace('what = "money"', 'what = "mony"')}
    with pytest.raises(ClientError, match=r"content/stories\.toml, line \d+, \[\[story\]\] .*mony"):
        await ann.create("legends", players=2, content=spoilt)


async def test_a_whole_box_fits_into_a_request(ann: Client) -> None:
    """All that a folder may have, and no more."""
    whole = {**OWN, "goals": "# 0123456789\n" * 19_000}
    table = await ann.create("legends", players=2, content=whole)
    assert table.content == ("characters", "items", "stories", "goals")
    await refused("bad_config", ann.create("legends", players=2, content={**whole, "poker": "# 0123456789\n" * 2000}))


async def test_what_own_cards_say(ann: Client, bob: Client) -> None:
    """In the reader's language, else in English; and only who may see the table reads them."""
    table = await ann.create("legends", players=2, bots=[None, "random"], content=OWN, private=True)
    english, czech = [await ann.own_words(table.id, lang) for lang in ("en", "cs")]
    assert english["legends-story-the_photographer"] == "The Photographer"
    assert czech["legends-story-the_photographer"] == "Fotograf"
    assert await ann.own_words(table.id, "xx") == english
    await refused("no_such_table", bob.own_words(table.id, "en"))
    plain = await ann.create("dice", players=3)
    assert await ann.own_words(plain.id, "en") == {}


async def test_a_record_with_its_own_cards_is_kept_whole(ann: Client) -> None:
    """Uploaded, downloaded again and branched off from: it is the same game."""
    match = Match.new("legends", players=2, seed=5, content=OWN)
    while match.answer_count < 12 and match.decision:
        match.answer(match.decision.options[0])
    kept = await ann.upload(match.record)
    assert await ann.record(kept.id) == match.record
    branch = await ann.branch(kept.id, 6)
    assert branch.content == ("characters", "items", "stories")
    assert not branch.rated
