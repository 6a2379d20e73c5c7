"""Following the game: sentences that can be read, a show that can be stopped, and a log with the whole of it."""

from __future__ import annotations

import re
from statistics import median

import pytest
from playwright.sync_api import expect

from sagebrush.core.rng import Chance
from tests.web.site import PHONE, Visit, Visitor

pytestmark = pytest.mark.browser

#: Notes each sentence that the table shows, and for how many milliseconds. A table that says it is catching up (the
#: page of a busy machine was late) hurries, and is not measured.
WATCH = """() => {
    window.told = []
    let since = performance.now()
    const where = document.querySelector('[role=status][aria-live=polite]')
    const late = () => document.querySelector('.late') !== null
    let text = where.textContent
    let hurried = late()
    new MutationObserver(() => {
        if (text && !hurried && !late()) window.told.push([text, performance.now() - since])
        text = where.textContent
        hurried = late()
        since = performance.now()
    }).observe(where, { characterData: true, childList: true, subtree: true })
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_sentences_stand_as_long_as_reading_takes(visit: Visit, motion: str) -> None:
    """At the usual pace, and just as long where nothing moves: a letter takes some 40 milliseconds to read."""
    ann = visit(tempo="normal")
    ann.page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    ann.play_bots("bang", players=7)
    ann.page.evaluate(WATCH)
    chance = Chance(3)
    while len(told := ann.page.evaluate("window.told")) < 7:
        ann.touch(chance)
        ann.page.wait_for_timeout(200)
    # A busy machine is late with some of them; it cannot be early with half.
    assert median(ms / len(text) for text, ms in told) > 35


def test_the_log_marks_the_reader_s_last_turn(visit: Visit) -> None:
    """From her second turn on Ann sees where the others began, and reads that part alone."""
    ann = visit(PHONE)
    ann.play_bots("dice", players=3)
    for _ in range(40):
        ann.asked()
        ann.page.get_by_role("button", name="Log").click()
        marked = ann.page.locator("dialog .since").count() > 0
        if marked:
            break
        ann.page.keyboard.press("Escape")
        ann.page.evaluate(
            "document.querySelector('.seat.target .plate, .you.help .me, .prompt.mine button:last-of-type')?.click()"
        )
        ann.page.wait_for_timeout(200)
    whole = ann.page.locator("dialog ol li").count()
    ann.page.get_by_role("button", name="Since your last turn").click()
    expect(ann.page.locator("dialog .since")).to_have_count(0)
    assert 0 < ann.page.locator("dialog ol li").count() < whole


#: Every line to a table that the page opens (the lobby has one of its own), and a page that is busy for so many
#: milliseconds right after it asked for a word.
LINES = """
window.lines = 0
window.WebSocket = class extends WebSocket {
    constructor(...given) {
        super(...given)
        if (!this.url.includes('/lobby/')) window.lines += 1
    }
    send(text) {
        super.send(text)
        if (!window.busy || !text.includes('ping')) return
        const until = performance.now() + window.busy
        while (performance.now() < until);
        window.busy = 0
    }
}"""


def stop_the_show(ann: Visitor) -> None:
    """Lets a bot play for Ann, and stops the show as soon as there is one: from then on there is more to come."""
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Let a bot play for me").click()
    ann.page.get_by_role("button", name="Pause", exact=True).click()


def test_a_stopped_show_stands_and_goes_on_step_by_step(visit: Visit) -> None:
    """What the bots do is stored up meanwhile; the line stays, even where the page itself is busy for a while."""
    ann = visit(tempo="normal")
    ann.context.add_init_script(LINES)
    ann.play_bots("bang", players=7)
    stop_the_show(ann)
    bar = ann.page.locator(".bar").bounding_box()
    caption = ann.page.locator("[role=status][aria-live=polite]")
    before = caption.text_content()
    assert before
    # Longer than a silent line is trusted.
    ann.page.evaluate("window.busy = 5000")
    while ann.page.evaluate("window.busy"):
        ann.page.wait_for_timeout(200)
    ann.page.wait_for_timeout(600)
    assert caption.text_content() == before
    for way in ("One step on", "n"):
        was = ann.page.locator(".log li").count()
        told = caption.text_content()
        while ann.page.locator(".log li").count() == was:
            # A step that is only told (a shot that waits for its answer) is not written down.
            if len(way) == 1:
                ann.page.keyboard.press(way)
            else:
                ann.page.get_by_role("button", name=way).click()
            expect(caption).not_to_have_text(told or "")
            told = caption.text_content()
        assert ann.page.locator(".log li").count() == was + 1
    ann.page.get_by_role("button", name="Skip", exact=True).click()
    expect(ann.page.get_by_role("button", name="Skip", exact=True)).to_have_count(0)
    # The table lies where it lay when there were more buttons above it.
    assert ann.page.locator(".bar").bounding_box() == bar
    assert ann.page.evaluate("window.lines") == 1
    expect(ann.page.locator(".lost")).to_have_count(0)


#: The buttons of the bar that are not in the window.
LOST = """() => [...document.querySelectorAll('.bar button')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth)
    .map((one) => one.innerText || one.ariaLabel)"""


def test_what_the_bar_says_leaves_the_buttons_in_the_window(visit: Visit) -> None:
    """On a small phone, however long the words of a language are: Bob watches in Ukrainian."""
    ann = visit()
    ann.open("/nowhere")
    ann.be("Ann")
    table = ann.ask("tables", {"game": "legends", "players": 2, "bots": [None, "simple"], "options": {}})["id"]
    ann.ask(f"tables/{table}/start", {})
    bob = visit((320, 640), "uk", tempo="normal")
    bob.open(f"/t/{table}")
    bob.at_table()
    expect(bob.page.locator(".bar .line b")).to_be_visible()
    # The bot has the name that it has in the log.
    expect(bob.page.locator(".seat[data-seat] .who > b")).to_have_text(["Ann", re.compile("^[А-ЯҐЄІЇ]")])
    assert bob.page.evaluate(LOST) == []
