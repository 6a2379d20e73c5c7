"""The gallery: everything there is, with its picture, and the rules by chapters."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.site import PHONE, Visit, violations

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("game", "thing"), [("bang", "event_card-high_noon"), ("dice", "face-arrow")])
def test_everything_is_in_the_gallery(visit: Visit, game: str, thing: str) -> None:
    page = visit(PHONE).open(f"/gallery/{game}#{thing}")
    # An address leads to its thing, with all its rulings.
    expect(page.locator("dialog[open] summary")).to_contain_text("ruling")
    assert violations(page) == []
    page.keyboard.press("Escape")
    things = page.locator("section li")
    whole = things.count()
    assert page.locator(f"section li#{thing} .picture svg").count() > 0
    page.get_by_role("searchbox").fill("dynamite")
    expect(things).not_to_have_count(whole)
    page.get_by_role("searchbox").fill("")
    page.get_by_role("combobox", name="Kind").select_option("character")
    expect(things).not_to_have_count(whole)
    assert things.count() > 0
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text("Nothing found.")).to_be_visible()
    assert violations(page) == []


def test_a_ruling_is_found_in_its_chapter_and_leads_to_its_card(visit: Visit) -> None:
    page = visit(PHONE).open("/rules/bang")
    chapters = page.locator("section details")
    chapters.first.wait_for()
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents.get_by_role("link")).to_have_count(chapters.count())
    assert "_" not in contents.inner_text(), "a box has no name"
    expect(page.locator("section li")).to_have_count(0)
    contents.get_by_role("link").nth(2).click()
    expect(page.locator("section details[open]")).to_have_count(1)
    assert violations(page) == []
    page.goto(page.url.split("#")[0] + "#BANG-041")
    expect(page.locator("#BANG-041")).to_be_in_viewport()
    page.locator("#BANG-041 .about").click()
    expect(page.locator("dialog[open] h2")).to_have_text("BANG!")
