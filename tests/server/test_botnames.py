"""Bots have names of their own, for everybody in their own script, and never a person's."""

from __future__ import annotations

from sagebrush.client import Client
from sagebrush.server import botnames
from sagebrush.words import languages
from tests.server.playing import new_table


def test_every_name_is_written_in_every_language_and_none_looks_like_another() -> None:
    ids = list(botnames.names())
    assert len(ids) >= 24
    assert {"cs", "en", "ru", "uk"} <= set(languages())
    seen = [look for bot in ids for look in botnames.looks(bot)]
    assert len(seen) == len(set(seen))


def test_nobody_is_called_like_a_person_in_whatever_script() -> None:
    whole = [botnames.pick("table", ()) for _ in range(3)]
    assert len(set(whole)) == 1
    bot = whole[0].casefold()
    for look in botnames.looks(bot):
        assert botnames.pick("table", [look]) != whole[0]
        assert botnames.clash(whole[0], look)
    many = list(botnames.names().values())
    assert botnames.pick("table", many) == "Bot 1"
    assert botnames.pick("table", [*many, "bot 1"]) == "Bot 2"


async def test_bots_at_a_table_have_different_names(ann: Client) -> None:
    table = await new_table(ann, people=1, players=8)
    names = [seat.name for seat in (await ann.table(table.id)).seats]
    assert len(set(names)) == 8
    assert set(names) - {"Ann"} <= set(botnames.names().values())
