"""The pictures of expansions are fetched when somebody plays with them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sagebrush.core.registry import game_named
from tests.web.site import Visit

pytestmark = pytest.mark.browser

#: Drawn of somebody whose face is not at hand: a shadow with a hat.
SHADOW = 'svg path[d^="M40 210c0-50"]'
PLAYERS = 8


def test_everybody_has_a_face_whatever_they_play_with(visit: Visit) -> None:
    """At a full table, where somebody of another box than the first is bound to sit."""
    expansions = [one.name for one in game_named("bang").info.expansions]
    ann = visit()
    ann.open("/nowhere")
    ann.ask("people/guest", {"name": "Ann"})
    bots = [None, *["simple"] * (PLAYERS - 1)]
    wish = {"game": "bang", "players": PLAYERS, "expansions": expansions, "options": {}, "bots": bots, "private": True}
    table = ann.ask("tables", wish)
    ann.ask(f"tables/{table['id']}/start", {})
    ann.open(f"/t/{table['id']}")
    ann.at_table()
    expect(ann.page.locator(".ring .seat")).to_have_count(PLAYERS - 1)
    expect(ann.page.locator(SHADOW)).to_have_count(0)
    ann.picture("faces")
