"""The table does not jump: what the client makes of the told changes is what a page that has just come is shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, WebSocket

from sagebrush.core.rng import Chance
from tests.web.site import PATIENCE, Visit, Visitor

pytestmark = pytest.mark.browser

#: All that is to be seen of the table and the seats: texts, labels, cards by their ids. Dice put aside lie anywhere.
SEEN = """() => {
    const parts = [...document.querySelectorAll('.main > .ring, .main > .you')]
    const named = '[data-seat], [data-thing], [data-key], [aria-label]'
    const things = parts.flatMap((part) => [...part.querySelectorAll(named)])
    const facts = things.map((one) => {
        const { seat, thing, key } = one.dataset
        const state = ['dead', 'active', 'lit'].filter((name) => one.classList.contains(name))
        return [seat, thing, key, one.getAttribute('aria-label'), ...state].map((fact) => fact ?? '').join(' ')
    })
    return [...parts.map((part) => part.innerText), ...facts.sort()]
}"""

ANSWERS = 12


def test_the_table_of_bang_is_the_one_a_fresh_page_shows(visit: Visit) -> None:
    follow(visit(), "bang")


def test_the_table_of_dice_is_the_one_a_fresh_page_shows(visit: Visit) -> None:
    follow(visit(), "dice")


def follow(ann: Visitor, game: str) -> None:
    """Ann plays; whenever she is asked, a second page of hers, just loaded, shows the very same table."""
    answers = count_answers(ann)
    ann.play_bots(game, players=4)
    fresh, chance = ann.context.new_page(), Chance(5)
    for _ in range(ANSWERS):
        ann.asked()
        fresh.goto(ann.page.url)
        fresh.locator(".prompt.mine").wait_for()
        same_table(ann.page, fresh)
        answer(ann, answers, chance)
    assert len(answers) > 3


def count_answers(ann: Visitor) -> list[str]:
    """The answers that the page has sent, kept as they are sent."""
    sent: list[str] = []

    def keep(frame: str | bytes) -> None:
        if isinstance(frame, str) and '"type":"answer"' in frame:
            sent.append(frame)

    def listen(line: WebSocket) -> None:
        line.on("framesent", keep)

    ann.page.on("websocket", listen)
    return sent


def same_table(played: Page, fresh: Page) -> None:
    """At once, or as soon as the last of what was answered has arrived; while Ann is asked nothing else changes."""
    for _ in range(40):
        if played.evaluate(SEEN) == fresh.evaluate(SEEN):
            return
        played.wait_for_timeout(50)
    assert played.evaluate(SEEN) == fresh.evaluate(SEEN)


def answer(ann: Visitor, answers: list[str], chance: Chance) -> None:
    """Touch what can be touched until an answer is given."""
    before = len(answers)
    for _ in range(PATIENCE):
        if len(answers) > before or ann.over():
            return
        ann.touch(chance)
        ann.page.wait_for_timeout(20)
    raise AssertionError("nothing that is touched is an answer")
