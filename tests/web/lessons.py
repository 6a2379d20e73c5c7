"""A learner: reads what the lesson says and touches what it points at."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.site import Visitor

#: How often a learner looks before giving up.
LOOKS = 700

#: How the lesson stands: its step, whether it waits for the learner, whether for "next", whether it is the last step;
#: and where to touch each thing pointed at. Of a card in hand it is the left edge: the next one may lie upon the rest.
STANDS = """() => {
    const card = document.querySelector('.lesson')
    if (!card) return null
    const [goesOn, skips, last] = ['footer .main', 'footer .quiet:not(:first-child)', 'footer a'].map(
        (one) => card.querySelector(one) !== null)
    const rings = [...document.querySelectorAll('[data-ring]')].map((ring) => {
        const { x, y, width, height } = ring.getBoundingClientRect()
        // A space of a map is no box: its edge may be somebody else's.
        const reach = ring.dataset.ring.startsWith('space:') ? width / 2 : Math.min(width / 2, 26)
        return [ring.dataset.ring, x + reach, y + height / 2]
    })
    return [Number(card.querySelector('progress').value), goesOn || skips, goesOn, last, rings]
}"""

Ring = tuple[str, float, float]


def start_lesson(learner: Visitor, game: str, lesson: str) -> None:
    """From the front page to the table of the lesson."""
    page = learner.open()
    page.locator(f".game:has(#game-{game}) a[href='/learn/{game}']").click()
    page.locator(f"[data-lesson={lesson}]").click()
    learner.at_table()
    page.locator(".lesson").wait_for()


def take_lesson(learner: Visitor, seen: Callable[[int], None] = lambda _: None) -> int:
    """Go through the lesson to its last step, and give how many steps it had."""
    page, step = learner.page, 0
    for _ in range(LOOKS):
        if page.locator("dialog[open]").count():
            # The cards moved under the finger, and another one was touched: it tells what it is.
            page.keyboard.press("Escape")
        stands = page.evaluate(STANDS)
        assert stands is not None, f"the lesson was left after step {step}"
        place, waits, goes_on, last, rings = stands
        if waits and place != step:
            step = place
            page.wait_for_timeout(250)
            seen(step)
        if last:
            return step
        if waits and goes_on:
            page.locator(".lesson .main").click()
        elif waits:
            touch(learner, rings)
        page.wait_for_timeout(120)
    raise AssertionError(f"the lesson hangs at step {step}")


def touch(learner: Visitor, rings: list[Ring]) -> None:
    """Touch what is pointed at; dice are put aside and the others thrown."""
    page = learner.page
    dice = [token.removeprefix("die:") for token, _, _ in rings if token.startswith("die:")]
    for die in dice:
        page.locator(f"[data-die='{die}'][aria-pressed=false]").click()
    if dice:
        page.locator("[data-token=dice]").click()
    elif rings:
        page.mouse.click(rings[0][1], rings[0][2])


def play_on(learner: Visitor) -> None:
    """The lesson is over, the game goes on."""
    learner.page.locator(".lesson .main").click()
    expect(learner.page.locator(".lesson")).to_have_count(0)
