"""A disk that is full, read-only, or cannot be made to write: said, survived, and forgiven."""

from __future__ import annotations

import asyncio
import os
from contextlib import closing
from pathlib import Path

import pytest

from sagebrush.client import Client, ClientError
from sagebrush.core.rng import Chance
from sagebrush.server.config import Settings, signing_key
from tests.server import disk
from tests.server.crowd import Crowd
from tests.server.playing import SECONDS
from tests.server.services import QuickServer


async def readiness(person: Client, status: int) -> None:
    async with asyncio.timeout(SECONDS):
        while (await person.http.get("/ready")).status_code != status:
            await asyncio.sleep(0.1)


@pytest.mark.slow
@pytest.mark.parametrize("fault", ["full", "readonly", "unsynced"])
async def test_a_disk_that_fails_is_told_and_forgiven(tmp_path: Path, fault: disk.Fault) -> None:
    """Six tables are in play: nothing is acknowledged that is not stored, and afterwards every game goes on."""
    with closing(QuickServer(tmp_path, tmp_path).start()) as server:
        crowd = Crowd(server)
        async with Client(server.url) as ann, crowd.at_play():
            await ann.guest("Ann")
            await crowd.under_load()
            with disk.failing(tmp_path, fault):
                await readiness(ann, 503)
                assert (await ann.http.get("/health")).status_code == 200
                before = crowd.acknowledged
                with pytest.raises(ClientError):
                    await ann.create("dice", players=3)
                assert crowd.acknowledged == before
            await readiness(ann, 200)
            crowd.forget_lines()
            await crowd.under_load()
        print(crowd.found())


def test_the_key_that_signs_cookies_survives_a_power_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its bytes are on the disk before it has its name, and its name before anybody is told of it."""
    synced: list[tuple[str, bool]] = []

    def sync(handle: int) -> None:
        synced.append((Path(f"/proc/self/fd/{handle}").readlink().name, (tmp_path / "secret.key").exists()))

    monkeypatch.setattr(os, "fsync", sync)
    key = signing_key(Settings(data=str(tmp_path)))
    assert key == (tmp_path / "secret.key").read_bytes()
    draft, folder = synced
    assert (draft[0].startswith("secret.key."), draft[1]) == (True, False)
    assert folder == (tmp_path.name, True)


def test_what_was_not_synced_is_gone_and_what_was_is_there(tmp_path: Path) -> None:
    """The cut itself: of three writes the second was synced, and the power goes before the next sync."""
    file = tmp_path / "file"
    notes = [
        disk.Note(str(file), 0, b"", b"first ", 0),
        disk.Note(str(file), 6, b"", b"second", 6),
        disk.Note(str(file), upto=2),
        disk.Note(str(file), 0, b"first ", b"thirds", 12),
        disk.Note(str(file), 12, b"", b"fourth", 12),
    ]
    left: set[bytes] = set()
    for seed in range(40):
        file.write_bytes(b"thirdssecondfourth")
        disk.write_down(tmp_path, notes)
        with (tmp_path / "notes").open("ab") as notes_file:
            # Killed in the middle of a note: that write was never made.
            notes_file.write(b"\0\0\1\0half")
        assert disk.cut(tmp_path, Chance(seed)) == 2
        left.add(file.read_bytes())
    assert left == {b"first second", b"thirdssecond", b"first secondfourth", b"thirdssecondfourth"}
