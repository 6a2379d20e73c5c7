"""What moves at the table is left to the compositor: it moves at the screen's own pace, however much there is to draw.

A rate of frames depends on the machine; what is painted anew does not. A thing that is painted anew at every frame of
its movement costs some sixty paintings a second, so here they are counted against what happened.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import median

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from tests.server.services import RunningServer, running_server
from tests.web.measure import closer, drag, pinch, traced
from tests.web.positions import find, sit_down
from tests.web.site import PHONE, Visit, Visitor

pytestmark = pytest.mark.browser

SECONDS = 6
#: Milliseconds of the main thread's own time for a frame while the map follows a finger.
FRAME_MS = 10
#: Paintings of the page for each line of the log, and those that belong to none.
PER_LINE = 4
BESIDES = 20


@pytest.fixture
def calm(built: None, tmp_path: Path) -> Iterator[RunningServer]:
    """A server whose bots give everything the time to be shown."""
    with running_server(tmp_path, bot_delay=0.5) as server:
        yield server


def paintings(browser: Browser, ann: Visitor, seconds: float) -> list[str | None]:
    """What was painted meanwhile, by the name of its node."""
    browser.start_tracing(page=ann.page, categories=["devtools.timeline"])
    ann.page.wait_for_timeout(seconds * 1000)
    trace = msgspec.json.decode(browser.stop_tracing())
    paints = [event["args"]["data"] for event in trace["traceEvents"] if event["name"] == "Paint"]
    return [paint.get("nodeName") for paint in paints]


@pytest.mark.parametrize("game", ["dice", "bang"])
def test_movement_paints_nothing_anew(visit: Visit, browser: Browser, calm: RunningServer, game: str) -> None:
    ann = visit(tempo="calm", url=calm.url)
    ann.play_bots(game)
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Let a bot play for me").click()
    before = ann.page.locator(".log li").count()
    painted = paintings(browser, ann, SECONDS).count("#document")
    happened = ann.page.locator(".log li").count() - before
    assert happened, "nothing moved"
    assert painted <= happened * PER_LINE + BESIDES, f"{painted} paintings for {happened} lines of the log"


def test_a_map_that_waits_for_its_player_rests(visit: Visit, browser: Browser, calm: RunningServer) -> None:
    """Spaces to ride to glow, and somebody may look at them for an hour: on a phone that must cost next to nothing."""
    ann = visit(tempo="calm", url=calm.url)
    sit_down(ann, find("legends", lambda decision, _: decision.question.kind == "take_action", players=4))
    expect(ann.page.locator(".glow.breath path").first).to_be_attached()
    ann.page.wait_for_timeout(1500)
    painted = paintings(browser, ann, 3)
    assert len(painted) <= BESIDES, f"{len(painted)} paintings while nothing happens"


def test_a_map_under_the_finger_is_not_painted_anew(visit: Visit, browser: Browser) -> None:
    """Dragged and pulled apart on a phone: a handful of paintings at the beginning and the end, not one a frame."""
    ann = visit(PHONE)
    sit_down(ann, find("legends", lambda decision, _: decision.question.kind == "take_action", players=4))
    closer(ann)
    where = "() => getComputedStyle(document.querySelector('.picture')).transform"
    for act in (drag, pinch):
        before = ann.page.evaluate(where)
        work = traced(browser, ann, partial(act, ann, 60))
        assert ann.page.evaluate(where) != before
        # A slow machine lets the map rest between two steps, and paints it sharp.
        resting = sum(count for node, count in work.paints.items() if "picture" in node)
        assert sum(work.paints.values()) - resting <= BESIDES + resting, work.paints
        assert median(work.frames) < FRAME_MS, work.told(act.__name__)
