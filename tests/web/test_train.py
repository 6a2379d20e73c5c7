"""The train above the table: stations are paid by touching them, the train is moved by touching its engine."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from sagebrush.core.decisions import Decision
from tests.web.positions import Position, find, sit_down
from tests.web.site import PHONE, Visit, violations

pytestmark = pytest.mark.browser

SMALL = (320, 640)
LAPTOP = (1280, 800)
TRAIN = ["dodge_city", "great_train_robbery"]
#: How far the page is wider than its window.
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
#: Stations whose signs overlap.
OVERLAPPING = """() => {
    const boxes = [...document.querySelectorAll('.signs .sign')].map((one) => one.getBoundingClientRect())
    return boxes.filter((box, i) => i > 0 && box.left < boxes[i - 1].right - 1).length
}"""


def tag(record: object) -> str:
    return str(type(record).__struct_config__.tag)  # type: ignore[attr-defined]


def may_rob(decision: Decision[Any], view: Any) -> bool:
    """Somebody may pay for a railcar with a card of the hand, cannot pay for another one, and may move the train."""
    kinds = [tag(option) for option in decision.options]
    paid = [option.station for option in decision.options if tag(option) == "pay_for" and option.station != "tombrock"]
    under = [station for station in view.parts["train"].stations if station.railcar]
    return kinds.count("pay_for") == len(paid) == 1 and "move_train" in kinds and len(under) > 1


@cache
def position() -> Position:
    return find("bang", may_rob, players=8, expansions=TRAIN, least=40)


@pytest.mark.parametrize("size", [LAPTOP, PHONE, SMALL])
def test_a_railcar_is_had_for_its_price(visit: Visit, size: tuple[int, int]) -> None:
    """The station that can be paid glows; touched, it says what it gives, and then the price is chosen."""
    ann = visit(size)
    sit_down(ann, position())
    page = ann.page
    expect(page.locator(".signs .sign")).to_have_count(8)
    assert page.evaluate(TOO_WIDE) <= 0
    assert page.evaluate(OVERLAPPING) == 0
    assert violations(page) == []
    ann.picture(f"train-{size[0]}")
    mine = page.locator(".you .inplay .cutout").count()
    page.locator(".signs .sign.lit").click()
    expect(page.locator(".prompt.mine .actions button.main")).to_be_visible()
    page.locator(".prompt.mine .actions button.main").click()
    pays = page.locator(".hand button.playable, .you .inplay .lit")
    for _ in range(2):
        page.locator(".prompt.mine").wait_for()
        if page.locator(".signs .lit").count() or not pays.count():
            break
        pays.first.click()
        page.locator(".prompt.mine .actions button.main").click()
    expect(page.locator(".inplay .cutout")).not_to_have_count(mine)


def test_a_station_says_why_not(visit: Visit) -> None:
    ann = visit(LAPTOP)
    sit_down(ann, position())
    ann.page.locator(".signs .sign:not(.lit)").last.click()
    expect(ann.page.locator("dialog .why")).to_be_visible()
    expect(ann.page.locator("dialog .wide.large")).to_be_visible()
    ann.picture("station-why-not")


def test_the_train_moves_when_its_engine_is_touched(visit: Visit) -> None:
    ann = visit(LAPTOP)
    sit_down(ann, position())
    engine = ann.page.locator(".engine")
    before = engine.evaluate("(one) => getComputedStyle(one).getPropertyValue('--at')")
    engine.click()
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_function(
        "(at) => getComputedStyle(document.querySelector('.engine')).getPropertyValue('--at') !== at", arg=before
    )
