"""After a game: where it was won, what was best, what could be known. Every line leads to the replay there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from sagebrush import Match
from sagebrush.bots import make_bot
from tests.web.site import DESKTOP, PHONE, PICTURES, Visit, violations

pytestmark = pytest.mark.browser

#: Lines that a reader would want to see on the table, and those of them that lead nowhere.
LINES = "main ol > li, main section:last-of-type li"

#: Marks of the chart that touch another, or stand out of its paper.
OVERLAPPING = """marks => {
    const boxes = marks.map((mark) => [mark.textContent, mark.getBoundingClientRect()])
    const paper = marks[0].closest('section').getBoundingClientRect()
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const bad = ([, box], i) =>
        box.left < paper.left || box.right > paper.right || boxes.some(([, other], j) => i !== j && meet(box, other))
    return boxes.filter(bad).map(([text]) => text)
}"""


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
        marks = page.locator(".chart span")
        assert {"0", "50", "100"} <= {mark.split("%")[0].strip() for mark in marks.all_inner_texts()}
        assert marks.evaluate_all(OVERLAPPING) == []
        assert page.locator(".turns span").count() >= 3
        PICTURES.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=str(PICTURES / f"analysis-{lang}.png"), full_page=True)
    step = costly.first.locator("a").first.get_attribute("href")
    costly.first.locator("a").first.click()
    page.locator(".seat").first.wait_for()
    assert step is not None
    assert page.url.endswith(step)


def test_who_comes_back_from_the_replay_finds_the_line_where_it_was(visit: Visit) -> None:
    """Ann reads Cat's decisions, follows one of the last, and goes back by the browser, then by the link there."""
    ann = visit(PHONE)
    page = ann.open()
    ann.be("Ann")
    table = ann.ask("records", careless())["id"]
    ann.open(f"/analysis/{table}")
    page.get_by_label("The decisions of").select_option("Cat")
    every = page.locator("details.every")
    every.locator("summary").click()
    line = every.locator("ol > li a").nth(-2)
    line.scroll_into_view_if_needed()
    followed, top = line.get_attribute("id"), line.evaluate("line => line.getBoundingClientRect().top")
    for back in (page.go_back, page.get_by_role("link", name="Where was it won?").click):
        page.locator(f"#{followed}").click()
        page.locator(".seat").first.wait_for()
        assert "/replay/" in page.url
        if back != page.go_back:
            page.get_by_role("button", name="Result").click()
        back()
        expect(page.locator(f"#{followed}")).to_be_focused()
        expect(page.get_by_label("The decisions of")).to_have_value("2")
        assert abs(page.locator(f"#{followed}").evaluate("line => line.getBoundingClientRect().top") - top) < 4
    page.locator("h1").scroll_into_view_if_needed()
    page.locator("a#whole").click()
    page.locator(".seat").first.wait_for()
    page.go_back()
    expect(page.locator("a#whole")).to_be_focused()
    assert page.evaluate("scrollY") == 0


def test_whoever_waits_sees_how_far_it_has_come_and_trouble_loses_nothing(visit: Visit) -> None:
    """The first decisions are shown while the others are thought over; refused, it goes on where it was."""
    ann = visit()
    page = ann.open()
    ann.be("Ann")
    table = ann.ask("records", careless())["id"]
    asked: list[str] = []

    def refuse_the_second(route: Route) -> None:
        asked.append(route.request.url.partition("start=")[2])
        if len(asked) == 2:
            problem = {"code": "too_dear", "message": "That was much work for the server; please wait a minute."}
            route.fulfill(status=429, json=problem)
        else:
            route.continue_()

    page.route("**/analysis/choices?*", refuse_the_second)
    page.goto(f"{ann.url}/analysis/{table}")
    again = page.locator("main section:nth-of-type(2)").get_by_role("button")
    again.wait_for()
    bar = page.get_by_role("progressbar")
    assert 0 < bar.evaluate("bar => bar.value / bar.max") < 1
    assert violations(page) == []
    expect(page.locator("main section:nth-of-type(1) ol > li").first).to_be_visible()
    again.click()
    every = page.locator("details.every")
    every.wait_for()
    assert asked[2] == asked[1] != asked[0]
    expect(bar).to_have_count(0)
    every.locator("summary").focus()
    page.keyboard.press("Enter")
    lines = every.locator("ol > li")
    assert lines.count() >= 8
    for line in lines.all():
        expect(line.locator("small")).not_to_be_empty()
        expect(line.locator(f"a[href^='/replay/{table}?step=']")).to_be_visible()
    assert [trouble for trouble in ann.troubles if "429" not in trouble] == []
    ann.troubles.clear()


def test_a_busy_server_is_asked_again_without_a_click(visit: Visit) -> None:
    ann = visit()
    page = ann.open()
    ann.be("Ann")
    table = ann.ask("records", careless())["id"]
    asked: list[str] = []

    def refuse_the_first(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=429, json={"code": "too_dear", "message": "Please wait a minute."})
        else:
            route.continue_()

    page.route("**/analysis/choices?*", refuse_the_first)
    page.clock.install()
    page.goto(f"{ann.url}/analysis/{table}")
    page.get_by_text("It will go on by itself").wait_for()
    page.clock.fast_forward(5_000)
    assert len(asked) == 1
    page.clock.fast_forward(10_000)
    page.locator("details.every").wait_for()
    assert [trouble for trouble in ann.troubles if "429" not in trouble] == []
    ann.troubles.clear()
