"""Lessons in the browser: a learner reads, touches what is pointed at, and plays on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from sagebrush.core.registry import game_named
from tests.web.lessons import play_on, start_lesson, take_lesson
from tests.web.site import DESKTOP, PHONE, Visit, violations

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    ("game", "lesson", "size", "lang"),
    [
        ("bang", "basics", DESKTOP, "en"),
        ("dice", "basics", PHONE, "uk"),
        ("bang", "dodge_city", PHONE, "ru"),
        ("bang", "gold_rush", DESKTOP, "cs"),
        # On a phone: what is pointed at on the map must come into sight.
        ("legends", "basics", PHONE, "cs"),
        ("legends", "ante_up", PHONE, "ru"),
    ],
)
def test_a_lesson_leads_to_its_end(visit: Visit, game: str, lesson: str, size: tuple[int, int], lang: str) -> None:
    learner = visit(size, lang)
    start_lesson(learner, game, lesson)
    info = next(one for one in game_named(game).info.lessons if one.name == lesson)
    assert take_lesson(learner) == info.steps
    if (game, lesson, lang) == ("bang", "basics", "en"):
        # What a draw check turned up stands in the log, by the name of what asked for it.
        told = learner.page.locator(".log li", has_text="You make a draw check for Barrel:")
        expect(told.locator("a[data-thing='card:barrel']")).to_have_count(1)
        expect(told).to_contain_text("♥")
    play_on(learner)
    if lesson == "basics":
        # From here on the guide has a word for what is asked, not for one answer.
        expect(learner.page.locator(".coach p")).not_to_be_empty()
    page = learner.open(f"/learn/{game}")
    done = page.locator(f"[data-lesson={lesson}] .done, .first:has([data-lesson={lesson}]) .done")
    expect(done).to_have_count(1)


def test_what_the_lesson_does_not_ask_for_is_refused_kindly(visit: Visit) -> None:
    learner = visit(DESKTOP)
    start_lesson(learner, "bang", "basics")
    page, card = learner.page, learner.page.locator(".lesson")
    for _ in range(4):
        page.keyboard.press("n")
    expect(card).to_contain_text("Schofield")
    page.get_by_role("button", name="End your turn").click()
    expect(card.locator(".why")).to_contain_text("First the Schofield")
    assert violations(page) == []
    page.keyboard.press("b")
    expect(card).to_contain_text("4 of 25")


def test_back_takes_back_and_leaving_plays_on(visit: Visit) -> None:
    learner = visit(DESKTOP)
    start_lesson(learner, "bang", "wild_west_show")
    page, card = learner.page, learner.page.locator(".lesson")
    page.keyboard.press("n")
    card.get_by_role("button", name="Do it for me").click()
    expect(card).to_contain_text("Sacagaway")
    card.get_by_role("button", name="Back").click()
    expect(card).to_contain_text("Play the Stagecoach")
    page.reload()
    expect(card).to_contain_text("of 5")
    card.get_by_role("button", name="End the lesson and play on").click()
    expect(card).to_have_count(0)
    page.reload()
    learner.at_table()
    expect(card).to_have_count(0)
