"""What the table is told besides what happens: that an ability was used."""

from __future__ import annotations

from sagebrush.games.bang.events import AbilityUsed
from tests.ruling import ruling
from tests.rulings.bang.bench import BangScenario


@ruling("BANG-X11")
def test_claus_says_what_he_does(table: BangScenario) -> None:
    """Everybody hears that the cards come from the ability of Claus the Saint."""
    table.seats(Ann={"character": "Claus the Saint"}, Bob={}, Cat={}, Dan={})
    table.turn("Ann", phase="start")
    used = [event for event in table.match.events(None) if isinstance(event, AbilityUsed)]
    assert [(event.seat, event.ability) for event in used] == [(0, "claus_the_saint")]
