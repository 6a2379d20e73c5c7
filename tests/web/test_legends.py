"""Western Legends in the browser: whole games, the map by touch and by keys, for everyone, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sagebrush.core.decisions import Decision
from sagebrush.core.rng import Chance
from tests.web.keys import Keys
from tests.web.positions import find, sit_down
from tests.web.shifts import SHIFTS, assert_steady
from tests.web.site import DESKTOP, PHONE, Visit, Visitor, play_out, violations

pytestmark = pytest.mark.browser

SMALL = (320, 640)
#: Low windows, and phones on their side.
LOW = ((320, 568), (320, 480), (412, 560), (480, 360), (560, 480), (640, 360), (740, 360), (768, 640), (844, 390))
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
#: What of the table is not in the window, once it has been laid out.
SEEN = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const wrong = []
    if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page is too wide')
    if (document.documentElement.scrollHeight > innerHeight) wrong.push('the page can be scrolled')
    for (const part of ['section.prompt p', '.prompt .aside button', '.bar button:last-child', '.seat']) {
        const box = document.querySelector(part).getBoundingClientRect()
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
            wrong.push(`${part} is outside`)
    }
    const map = document.querySelector('section.port').getBoundingClientRect()
    if (map.height < Math.min(120, innerHeight / 8)) wrong.push(`the map is ${map.height} high`)
    return wrong
}"""
#: What the table and its pictures may weigh on the wire, beyond the first page.
BUDGET = 250_000


def sit(ann: Visitor, players: int, **options: object) -> None:
    """Into a game against bots, with these choices."""
    ann.open("/nowhere")
    ann.ask("people/guest", {"name": "Ann"})
    bots = [None, *["simple"] * (players - 1)]
    table = ann.ask("tables", {"game": "legends", "players": players, "bots": bots, "options": options})
    ann.ask(f"tables/{table['id']}/start", {})
    ann.open(f"/t/{table['id']}")
    ann.at_table()
    ann.asked()


def asks(*kinds: str) -> Any:
    return lambda decision, _: decision.question.kind in kinds


def sit_together(ann: Visitor, bob: Visitor, players: int, **options: object) -> None:
    """Both into one game; bots have the other chairs."""
    for one, name in ((ann, "Ann"), (bob, "Bob")):
        one.open("/nowhere")
        one.ask("people/guest", {"name": name})
    bots = [None, None, *["simple"] * (players - 2)]
    table = ann.ask("tables", {"game": "legends", "players": players, "bots": bots, "options": options})
    bob.ask(f"tables/{table['id']}/join", {})
    ann.ask(f"tables/{table['id']}/start", {})
    for one in (ann, bob):
        one.open(f"/t/{table['id']}")
        one.at_table()


def at_the_end(one: Visitor, players: int) -> None:
    """How it ended is told, with the faces of all. The Man in Black may have won."""
    expect(one.page.locator(".finale .outcome")).not_to_be_empty()
    expect(one.page.locator(".finale li .face svg")).to_have_count(players)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("sizes", "players", "options"),
    [((DESKTOP, PHONE), 4, {"goals": True}), ((PHONE, DESKTOP), 2, {})],
    ids=["goals", "in two"],
)
def test_two_people_play_to_the_end(
    visit: Visit, sizes: tuple[tuple[int, int], ...], players: int, options: dict[str, object]
) -> None:
    """One at a desk, one with a phone; with goals, and in two with the Man in Black. Every answer is a touch."""
    ann, bob = (visit(size) for size in sizes)
    sit_together(ann, bob, players, **options)
    if players == 2:
        expect(ann.page.locator(".figure.black")).to_have_count(1)
    play_out([ann, bob])
    for one in (ann, bob):
        at_the_end(one, players)
    ann.picture(f"legends-{players}-finale")


def test_a_first_game(visit: Visit) -> None:
    """To the end on a phone, where nothing jumps while others play."""
    ann = visit(PHONE)
    ann.context.add_init_script(SHIFTS)
    sit(ann, 3, first_game=True)
    play_out([ann])
    assert_steady(ann.page)
    at_the_end(ann, 3)
    ann.picture("legends-first-game-finale")


@pytest.mark.slow
def test_a_whole_game_by_keys(visit: Visit) -> None:
    """To the final scoring without a mouse. All answers to a question of a new kind are in reach of Tab."""
    ann = visit()
    keys = Keys(ann, Chance(7))
    sit(ann, 3, first_game=True)
    keys.play()
    at_the_end(ann, 3)
    expect(ann.page.locator(".finale tfoot td")).to_have_count(3)
    # On from there: another game is one of the stops in the sheet.
    expect(ann.page.locator(".finale .button.big")).to_be_enabled()
    keys.stop_at(".finale .button.big")
    assert len(keys.kinds) > 3
    assert {"key", "tab"} < set(keys.ways), keys.ways


def test_who_has_the_turn_is_in_sight_on_a_phone(visit: Visit) -> None:
    """Six do not find room in a row: it is scrolled to the last of them, who asks Ann for an answer."""
    ann = visit(PHONE)
    sit_down(ann, find("legends", lambda decision, view: (view.active - decision.seat) % 6 == 5, players=6))
    expect(ann.page.locator(".seat.active")).to_be_in_viewport(ratio=0.95)
    ann.picture("legends-phone-six")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_where_to_touch_is_said_before_the_first_touch(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size)
    sit_down(ann, find("legends", asks("choose_start"), players=4, least=0))
    note = ann.page.locator(".prompt.mine small")
    expect(note).to_have_text("Touch one of the glowing spaces on the map.")
    ann.picture(f"legends-start-{size[0]}")
    ann.page.locator("[data-space].lit").first.click()
    expect(ann.page.locator(".prompt", has_text="Where do you start?")).to_have_count(0)


def lit(page: Page) -> set[str]:
    return {one.get_attribute("data-space") or "" for one in page.locator("button.space.lit").all()}


#: The key comes before the browser's word that the sheet is closed.
CLOSE_AND_FIND = """() => {
    document.querySelector('dialog[open]').close()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', code: 'KeyF', bubbles: true }))
}"""


def test_moving_is_touching(visit: Visit) -> None:
    """Spaces in reach are lit with their cost; the way is drawn; a touch goes, and a second where a bandit waits."""

    def rides_to_a_bandit(decision: Decision[Any], view: Any) -> bool:
        reach = [option.to for option in decision.options if option.kind == "move"]
        return any(space in view.bandits for space in reach) and any(space not in view.bandits for space in reach)

    ann = visit()
    sit_down(ann, find("legends", rides_to_a_bandit, players=4))
    page = ann.page
    reach = lit(page)
    assert reach
    expect(page.locator(".cost")).to_have_count(len(reach))
    wild = next(
        space
        for space in reach
        if "bandit" in (page.locator(f"[data-space={space}]").get_attribute("aria-label") or "")
    )
    page.locator(f"[data-space={wild}]").focus()
    expect(page.locator("polyline.way")).to_have_count(2)
    page.keyboard.press("Enter")
    expect(page.locator(".prompt.mine")).to_contain_text("A bandit lies in wait there")
    ann.picture("legends-danger")
    page.keyboard.press("Escape")
    expect(page.locator("path.chosen")).to_have_count(0)
    # What is out of reach tells about itself: what is done there, who is there, what lies beside it.
    far = page.locator("button.space:not(.lit)").first
    far.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] h3")).to_have_text("Next to it")
    # Whoever closes it and looks for another at once finds it, however late the browser says that the first is closed.
    page.evaluate(CLOSE_AND_FIND)
    # By its name, and then along its neighbours.
    page.locator("dialog[open] input").fill("sheriff's office in")
    page.keyboard.press("Enter")
    expect(page.locator("[data-space=D1]")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-space=D2]")).to_be_focused()
    page.keyboard.press("m")
    # It is focused with the next frame, and would take the focus from where it is put meanwhile.
    page.evaluate(TWO_FRAMES)
    safe = next(space for space in sorted(reach) if space != wild)
    page.locator(f"[data-space={safe}]").focus()
    page.keyboard.press("Enter")
    if page.locator("path.chosen").count():
        page.keyboard.press("Enter")
    expect(page.locator(f"[data-space={safe}]")).to_have_attribute("aria-label", re.compile("Here:"))


@pytest.mark.parametrize(
    ("kind", "scene", "told"), [("lay_card", "duel", "You lay"), ("play_hand", "poker", "You show")]
)
def test_who_comes_back_finds_the_same_question(visit: Visit, kind: str, scene: str, told: str) -> None:
    """In a fight, and at poker: the line breaks and comes back to the same scene; an answer meanwhile counts once."""
    ann = visit()
    sit_down(ann, find("legends", asks(kind), players=4))
    page, lines = ann.page, list[str]()
    page.on("websocket", lambda line: line.once("framereceived", lambda _: lines.append(line.url)))
    choices = page.locator(".deed, .hand button.playable")
    on_stage = page.locator(f"[data-scene={scene}]")
    lost = page.locator(".lost")
    before = choices.count()
    assert before
    page.reload()
    ann.asked()
    expect(on_stage).to_have_count(1)
    expect(choices).to_have_count(before)
    lines.clear()
    ann.context.set_offline(True)
    expect(lost).to_be_visible()
    ann.picture(f"legends-lost-{scene}")
    ann.context.set_offline(False)
    expect(lost).to_have_count(0)
    expect(on_stage).to_have_count(1)
    expect(choices).to_have_count(before)
    assert len([url for url in lines if "lobby" not in url]) == 1
    # What is answered to a dead line is kept, and arrives once.
    log = page.locator(".log li", has_text=told)
    so_far = log.count()
    ann.context.set_offline(True)
    expect(lost).to_be_visible()
    chance = Chance(1)
    while lost.filter(has_text="Your answer is kept").count() == 0:
        ann.touch(chance)
        page.wait_for_timeout(100)
    ann.context.set_offline(False)
    expect(lost).to_have_count(0)
    expect(log).to_have_count(so_far + 1)
    expect(page.locator(".toasts button")).to_have_count(0)


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")])
def test_it_is_for_everyone(visit: Visit, size: tuple[int, int], theme: str) -> None:
    ann = visit(size, theme=theme)
    sit_down(ann, find("legends", asks("take_action"), players=5))
    assert violations(ann.page) == []
    if size == PHONE:
        ann.page.locator(".handle").click()
        expect(ann.page.locator(".board")).to_be_visible()
        assert violations(ann.page) == []
        ann.picture("legends-phone-drawer")
        ann.page.locator(".handle").click()
    ann.page.locator(".seat").nth(1).click()
    ann.page.locator("dialog[open] .board").wait_for()
    assert violations(ann.page) == []


@pytest.mark.parametrize("lang", ["en", "cs", "uk", "ru"])
def test_every_word_is_there(visit: Visit, lang: str) -> None:
    ann = visit(lang=lang)
    sit_down(ann, find("legends", asks("take_action"), players=4))
    page = ann.page
    for summary in page.locator("summary").all():
        summary.click()
    seen = page.locator("body").inner_text()
    labels = page.evaluate("[...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel).join()")
    assert re.findall(r"\[[a-z]+-[\w-]+\]", seen + labels) == []
    ann.picture(f"legends-{lang}")


def test_the_table_is_light(visit: Visit) -> None:
    """What is fetched when the game is opened: the table, the map, all portraits and words."""
    ann = visit()
    ann.open()
    ann.page.locator(".game").nth(2).wait_for()
    ann.page.wait_for_load_state("networkidle")
    weights: dict[str, int] = {}
    ann.page.on("requestfinished", lambda request: weights.update({request.url: request.sizes()["responseBodySize"]}))
    ann.page.locator(".game:has(#game-legends)").get_by_role("button").first.click()
    ann.page.locator("dialog button[type=submit]").click()
    ann.at_table()
    ann.page.wait_for_load_state("networkidle")
    assert sum(weights.values()) < BUDGET, weights


def test_it_fits_every_window(visit: Visit) -> None:
    """Nothing is cut off at the sides; what is asked, the way past it and a good piece of the map are in sight."""
    ann = visit()

    def much_to_do(decision: Decision[Any], _: Any) -> bool:
        kinds = [option.kind for option in decision.options]
        return "end_turn" in kinds and len({kind for kind in kinds if kind != "move"}) > 3

    sit_down(ann, find("legends", much_to_do, players=5))
    expect(ann.page.locator(".prompt .aside button")).to_have_text(re.compile("End your turn"))
    wrong = {}
    for size in (SMALL, PHONE, (768, 1024), (1024, 768), (1280, 720), DESKTOP, (2560, 1440), *LOW):
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        found = ann.page.evaluate(SEEN)
        if found:
            wrong[size] = found
        ann.picture(f"legends-{size[0]}x{size[1]}")
    assert wrong == {}
    # A phone that is turned and turned back shows the map as large as before, and no smaller than its window.
    scale = "() => new DOMMatrix(getComputedStyle(document.querySelector('.picture')).transform).a"
    sizes = []
    for turn in (PHONE, PHONE[::-1], PHONE):
        ann.page.set_viewport_size({"width": turn[0], "height": turn[1]})
        ann.page.evaluate(TWO_FRAMES)
        sizes.append(ann.page.evaluate(scale))
    assert sizes[0] == pytest.approx(sizes[2], rel=0.1)


def test_what_changed_since_the_last_turn(visit: Visit) -> None:
    """By a key, on the map: where the others rode, what they have more or less, what they did; gone by the same key."""
    ann = visit()
    sit_down(ann, find("legends", asks("take_action"), players=4, least=120))
    page = ann.page
    page.keyboard.press("r")
    panel = page.locator("[data-recap]")
    expect(panel.locator("li")).not_to_have_count(0)
    expect(panel.locator(".fact")).not_to_have_count(0)
    expect(page.locator("[data-trail]")).not_to_have_count(0)
    assert violations(page) == []
    page.keyboard.press("r")
    expect(panel).to_have_count(0)
    expect(page.locator("[data-trail]")).to_have_count(0)
    # A note on somebody is where their things are, and then on their seat.
    page.locator(".seat").nth(1).click()
    page.locator("dialog[open] fieldset input").fill("bluffs")
    page.keyboard.press("Escape")
    expect(page.locator(".seat .note")).to_contain_text("bluffs")
