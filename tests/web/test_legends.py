"""Western Legends in the browser: whole games, the map by touch and by keys, for everyone, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sagebrush.core.decisions import Decision
from tests.web.positions import find, sit_down
from tests.web.site import DESKTOP, PHONE, Visit, Visitor, play_out, violations

pytestmark = pytest.mark.browser

SMALL = (320, 640)
#: What the table and its pictures may weigh on the wire, beyond the first page.
BUDGET = 250_000


def sit(ann: Visitor, players: int, **options: object) -> None:
    """Into a game against bots, with these choices."""
    ann.open("/nowhere")
    ann.ask("people/guest", {"name": "Ann"})
    bots = [None, *["simple"] * (players - 1)]
    table = ann.ask("tables", {"game": "legends", "players": players, "bots": bots, "options": options})
    ann.ask(f"tables/{table['id']}/start", {})
    ann.open(f"/t/{table['id']}")
    ann.at_table()
    ann.asked()


def asks(*kinds: str) -> Any:
    return lambda decision, _: decision.question.kind in kinds


@pytest.mark.parametrize(
    ("size", "players", "options"),
    [(DESKTOP, 4, {"goals": True}), (PHONE, 2, {}), (DESKTOP, 3, {"first_game": True})],
)
def test_a_whole_game(visit: Visit, size: tuple[int, int], players: int, options: dict[str, object]) -> None:
    """With goals, in two with the Man in Black, and a first game; every question is answered by touching something."""
    ann = visit(size)
    sit(ann, players, **options)
    if players == 2:
        expect(ann.page.locator(".figure.black")).to_have_count(1)
    play_out([ann])
    expect(ann.page.locator(".finale li.won")).not_to_have_count(0)
    ann.picture(f"legends-{size[0]}-{players}-finale")
