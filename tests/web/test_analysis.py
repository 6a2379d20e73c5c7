"""After a game: where it was won, what was best, what could be known. Every line leads to the replay there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sagebrush import Match
from sagebrush.bots import make_bot
from tests.web.site import DESKTOP, PHONE, PICTURES, Visit, violations

pytestmark = pytest.mark.browser

#: Lines that a reader would want to see on the table, and those of them that lead nowhere.
LINES = "main ol > li, main section:last-of-type li"


def careless() -> str:
    """A record in which the first player does anything and the others play with a purpose."""
    match = Match.new("dice", players=5, seed=22)
    bots = [make_bot("simple" if seat else "random", "dice", seat) for seat in range(5)]
    while decision := match.decision:
        match.answer(bots[decision.seat].answer(match.eyes(decision.seat)), seat=decision.seat)
    return match.record.encode().decode()


def test_the_page_says_what_decisions_cost_and_opens_the_replay_there(visit: Visit) -> None:
    """In all languages, on a desk and on a phone; what was found once comes at once to everybody."""
    ann = visit()
    ann.open()
    ann.be("Ann")
    table = ann.ask("records", careless())["id"]
    for lang, size in (("en", DESKTOP), ("cs", PHONE), ("uk", PHONE), ("ru", PHONE)):
        bob = visit(size, lang=lang)
        page = bob.open(f"/analysis/{table}")
        costly = page.locator("main section:nth-of-type(2) ol > li")
        costly.first.wait_for()
        assert costly.first.inner_text().count("%") >= 2
        for line in page.locator(LINES).all():
            expect(line.locator(f"a[href^='/replay/{table}?step=']").first).to_be_attached()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{lang} is wider than the screen"
        assert violations(page) == []
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=str(PICTURES / f"analysis-{lang}.png"), full_page=True)
    step = costly.first.locator("a").first.get_attribute("href")
    costly.first.locator("a").first.click()
    page.locator(".seat").first.wait_for()
    assert step is not None
    assert page.url.endswith(step)
