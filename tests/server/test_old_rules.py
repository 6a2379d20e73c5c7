"""A game that began under rules this program does not know any more."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sagebrush.client import Client, ClientError
from tests.server.playing import new_table
from tests.server.services import RunningServer

#: Servers are started and stopped for each of these.
pytestmark = pytest.mark.slow


async def test_a_game_of_other_rules_is_refused_for_good(tmp_path: Path) -> None:
    """A client that is told to try again would do so for ever."""
    server = RunningServer(tmp_path)
    try:
        async with Client(server.start().url) as ann:
            await ann.guest("Ann")
            table = await new_table(ann)
            await ann.start(table.id)
            server.stop()
            with closing(sqlite3.connect(tmp_path / "data" / "sagebrush.db")) as database, database:
                database.execute("UPDATE tables SET rules = 999")
            server.start()
            async with ann.stream(table.id) as line:
                with pytest.raises(ClientError, match="rules version 999"):
                    await line.next()
            # The others are not in its way.
            other = await new_table(ann)
            assert (await ann.start(other.id)).status == "playing"
    finally:
        server.stop()
