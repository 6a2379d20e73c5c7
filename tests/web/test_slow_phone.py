"""What a slow phone makes of it: nothing jumps while the front page comes, and the table never keeps it busy."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import Browser, Page

from tests.web.positions import find, sit_down
from tests.web.shifts import SHIFTS, assert_steady
from tests.web.site import PHONE, Visit

pytestmark = pytest.mark.browser

#: A slow phone is so many times slower than this machine.
SLOWER = 4
LONGEST_MS = 200
#: Whoever measures while others work measures them too: the best of so many is ours.
TRIES = 3

SLOW_LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}


def test_the_front_page_does_not_jump(visit: Visit) -> None:
    """Neither for somebody new, nor for somebody whose games come first."""
    ann = visit(PHONE)
    ann.context.add_init_script(SHIFTS)
    phone = ann.context.new_cdp_session(ann.page)
    phone.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    phone.send("Network.enable")
    phone.send("Network.emulateNetworkConditions", SLOW_LINE)
    for returning in (False, True):
        ann.open("/")
        ann.page.locator("footer").wait_for()
        ann.page.wait_for_load_state("networkidle")
        assert_steady(ann.page)
        if not returning:
            ann.ask("people/guest", {"name": "Ann"})
            ann.page.evaluate("localStorage.setItem('sagebrush-name', 'Ann')")
            ann.ask("tables", {"game": "dice", "players": 4, "seat": 0})


def longest_task(browser: Browser, page: Page, url: str) -> float:
    """Milliseconds of the main thread's own time for the longest thing that it did while the page came."""
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    page.goto(url)
    page.locator(".prompt.mine").wait_for()
    page.locator(".layout.building").wait_for(state="detached")
    page.wait_for_timeout(500)
    events = msgspec.json.decode(browser.stop_tracing())["traceEvents"]
    mains = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    tasks: list[float] = [
        one["tdur"] / 1000
        for one in events
        if one["name"] == "ThreadControllerImpl::RunTask" and "tdur" in one and (one["pid"], one["tid"]) in mains
    ]
    assert tasks
    return max(tasks)


@pytest.mark.parametrize(("game", "players", "question"), [("bang", 7, "play_cards"), ("dice", 8, "roll_again")])
def test_the_table_keeps_a_slow_phone_awake(
    visit: Visit, browser: Browser, game: str, players: int, question: str
) -> None:
    ann = visit(PHONE, "ru")
    sit_down(ann, find(game, lambda decision, _: decision.question.kind == question, players=players))
    best = min(longest_task(browser, ann.page, ann.page.url) for _ in range(TRIES))
    assert best * SLOWER < LONGEST_MS, f"{best:.0f} ms of {LONGEST_MS / SLOWER:.0f}"
