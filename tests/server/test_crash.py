"""`kill -9` and power cuts under load: no acknowledged answer is lost, every table resumes, every record verifies.

`SAGEBRUSH_KILLS=1000 SAGEBRUSH_CUTS=100 pytest tests/server/test_crash.py -s` is the long form.
"""

from __future__ import annotations

import os
from contextlib import closing, nullcontext
from pathlib import Path

import pytest

from sagebrush.core.rng import Chance
from tests.server import disk
from tests.server.crowd import Crowd
from tests.server.services import QuickServer

pytestmark = pytest.mark.slow

KILLS = int(os.environ.get("SAGEBRUSH_KILLS", "5"))
CUTS = int(os.environ.get("SAGEBRUSH_CUTS", "5"))


async def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    with closing(QuickServer(tmp_path).start()) as server:
        print(f"{KILLS} kills:", await Crowd(server).live_through(KILLS, Chance(7), server.kill))


async def test_nothing_is_lost_when_the_power_is_cut(tmp_path: Path) -> None:
    """What the disk was not made to write is gone, or half there: at any moment, and every other time in the middle of
    a write, for a quick disk is seldom met there by chance.
    """
    chance = Chance(8)
    undone: list[int] = []

    def cut() -> None:
        with disk.in_the_middle(tmp_path) if len(undone) % 2 else nullcontext():
            server.kill()
        undone.append(disk.cut(tmp_path, chance))

    with closing(QuickServer(tmp_path, tmp_path).start()) as server:
        found = await Crowd(server).live_through(CUTS, chance, cut)
    print(f"{CUTS} power cuts, {sum(undone)} writes undone:", found)
    assert all(undone[1::2]), "nothing was cut off in the middle of a write"
