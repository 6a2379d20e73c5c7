"""Hints at the table: for who asked for them at the start, by a button or a key, with a reason, and done at a touch."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.web.site import CHOICES, DESKTOP, PHONE, Visit, Visitor, violations

pytestmark = pytest.mark.browser


def with_hints(ann: Visitor, game: str, players: int) -> None:
    """Into a game against bots with hints, to the first decision that is one."""
    ann.choose_game(game)
    ann.page.get_by_role("radio", name=str(players), exact=True).click()
    ann.page.locator("dialog label.check input[type=checkbox]").first.check()
    ann.page.locator("dialog button[type=submit]").click()
    ann.at_table()
    ann.asked()
    while not ann.page.locator(".prompt.mine button", has=ann.page.locator("kbd", has_text="T")).count():
        # Where there is but one thing to do, nobody needs a hint.
        assert ann.page.locator(CHOICES).filter(visible=True).count() == 1
        ann.page.locator(".prompt.mine button").first.click()
        ann.asked()


@pytest.mark.parametrize(
    ("game", "players", "lang", "button"),
    [("bang", 4, "en", ""), ("dice", 5, "cs", "Poradit"), ("legends", 3, "uk", "Підказка")],
)
def test_a_hint_says_what_to_do_and_why(visit: Visit, game: str, players: int, lang: str, button: str) -> None:
    """Ann asks, reads how likely both win and a sentence of reason, sees where to touch, and has it done."""
    ann = visit(PHONE if button else DESKTOP, lang=lang)
    with_hints(ann, game, players)
    page, card = ann.page, ann.page.locator(".hint")
    expect(card).to_have_count(0)
    if button:
        page.locator(".prompt.mine").get_by_role("button", name=button).click()
    else:
        page.keyboard.press("t")
    expect(card.get_by_role("button").first).to_be_visible()
    do_it = card.locator(".button.main")
    do_it.wait_for()
    assert card.locator("p").inner_text().count("%") == 2
    expect(page.locator("[data-ring]").first).to_be_attached()
    assert violations(page) == []
    ann.picture(f"hint-{game}")
    do_it.click()
    expect(card).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "lost", "won"), [("en", "Whatever you do", "all but sure to win"), ("uk", "Хай що", "майже певна")]
)
def test_a_hint_in_a_game_that_is_decided_tells_no_percents(visit: Visit, lang: str, lost: str, won: str) -> None:
    """0 % against 0 % would say nothing: Ann reads that it hardly matters for winning, and why she should."""
    ann = visit(PHONE, lang=lang)
    with_hints(ann, "dice", 5)
    outlooks = ["lost", "won"]

    def decide(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "outlook": outlooks.pop(0), "why": "alive"})

    ann.page.route("**/hint*", decide)
    card = ann.page.locator(".hint")
    for words in (lost, won):
        ann.page.keyboard.press("t")
        expect(card.locator("p")).to_contain_text(words)
        assert "%" not in card.locator("p").inner_text()
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        ann.picture(f"hint-decided-{lang}-{len(outlooks)}")
        card.locator(".leave").click()
        ann.page.reload()
        ann.at_table()
        ann.asked()


def test_without_the_wish_there_is_no_button(visit: Visit) -> None:
    """And at the next table the wish is remembered."""
    ann = visit()
    ann.play_bots("dice", players=3)
    ann.asked()
    expect(ann.page.get_by_role("button", name="Hint")).to_have_count(0)
    ann.page.keyboard.press("t")
    expect(ann.page.locator(".hint")).to_have_count(0)
    with_hints(ann, "dice", 3)
    expect(ann.page.get_by_role("button", name="Hint")).to_be_visible()
    ann.choose_game("dice")
    expect(ann.page.locator("dialog label.check input[type=checkbox]").first).to_be_checked()
