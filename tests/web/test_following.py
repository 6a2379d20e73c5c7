"""After the fact and beside it: replays with an address for every moment, notes of one's own, the end in a hurry."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Route, expect

from sagebrush import Match
from sagebrush.bots import make_bot
from sagebrush.core.config import configure
from sagebrush.core.registry import game_named
from sagebrush.core.seats import Seat
from tests.web.positions import Position, find, sit_down
from tests.web.site import PHONE, Visit

pytestmark = pytest.mark.browser

PLAYERS = 5
#: So many answers are left when somebody has gone: enough to be worth a hurry.
LEFT = 60


@cache
def the_end(players: int = PLAYERS) -> Position:
    """A whole game, and the first moment at which somebody is out and the others play on for long."""
    rules = game_named("bang")
    for seed in range(200):
        match = Match.start(rules, configure(rules.info, players=players), seed)
        bots = [make_bot("simple", "bang", seed=seat) for seat in range(players)]
        gone: tuple[int, int] | None = None
        while (decision := match.decision) is not None:
            match.answer(bots[decision.seat].choose(match.view(decision.seat), decision), seat=decision.seat)
            out = [seat for seat in range(players) if match.is_out(Seat(seat))]
            gone = gone or ((match.answer_count, out[0]) if out else None)
        if gone is not None and match.answer_count - gone[0] > LEFT:
            return Position(match.record.encode().decode(), *gone)
    raise AssertionError("nobody dies early")


def test_a_replay_has_an_address_for_every_moment(visit: Visit) -> None:
    ann = visit()
    ann.open("/nowhere")
    ann.ask("people/guest", {"name": "Ann"})
    game = ann.ask("records", the_end().record)["id"]
    page = ann.open("/")
    page.goto(f"{ann.url}/replay/{game}?step=12")
    slider = page.locator(".controls input[type=range]")
    expect(slider).to_have_value("12")
    # Turns and deaths are marked; the keyboard goes from turn to turn.
    expect(page.locator(".marks .end")).not_to_have_count(0)
    expect(page.locator(".marks .turn")).not_to_have_count(0)
    page.keyboard.press("PageDown")
    expect(slider).not_to_have_value("12")
    page.keyboard.press("End")
    last = str(slider.get_attribute("max"))
    expect(page).to_have_url(re.compile(f"step={last}$"))
    # A line leads to its moment; what was seen after it stays in the log, and the names in it lead to what they name.
    lines = page.locator(".log li")
    whole = lines.count()
    page.locator(".log .jump").nth(30).click(position={"x": 3, "y": 3})
    expect(slider).not_to_have_value(last)
    expect(lines.nth(30)).not_to_have_class(re.compile("later"))
    expect(lines.last).to_have_class(re.compile("later"))
    expect(page.locator(".log [aria-current]")).to_have_count(1)
    assert lines.count() == whole
    expect(page).to_have_url(re.compile(f"step={slider.input_value()}$"))
    name = page.locator(".log a").first
    assert re.match(r"/gallery/bang#\w+-\w+", str(name.get_attribute("href")))
    name.click()
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    # Winding leaves nothing to come back to: one step back is out of the replay.
    page.go_back()
    expect(page.locator(".game").first).to_be_visible()


def test_whoever_winds_faster_than_a_game_arrives_gets_there(visit: Visit) -> None:
    ann = visit()
    ann.open("/nowhere")
    ann.ask("people/guest", {"name": "Ann"})
    game = ann.ask("records", the_end().record)["id"]
    held: list[Route] = []
    later = re.compile(r"/replay\?.*start=[1-9]")
    ann.page.route(later, lambda route: held.append(route))  # noqa: PLW0108
    page = ann.open(f"/replay/{game}?step=12")
    slider = page.locator(".controls input[type=range]")
    expect(slider).to_have_value("12")
    last = str(slider.get_attribute("max"))
    page.keyboard.press("End")
    # The first piece is wound to its end; the rest is on its way, and so is whoever looks.
    expect(slider).to_have_value(last)
    expect(page).to_have_url(re.compile(f"step={last}$"))
    turns = page.locator(".marks .turn").count()
    assert len(held) == 1
    ann.page.route(later, lambda route: route.continue_())
    held[0].continue_()
    expect(slider).to_have_attribute("aria-label", re.compile(rf"\b{last}\b.*\b{last}\b"))
    assert page.locator(".marks .turn").count() > turns
    expect(slider).to_have_value(last)


#: What of a replay's controls is cut off, or too small for a thumb.
CRAMPED = """() => {
    const wrong = []
    for (const node of document.querySelectorAll('.controls :is(button, select, input)')) {
        if (!node.checkVisibility()) continue
        const { width, height, left, right } = node.getBoundingClientRect()
        if (width < 44 || height < 44 || left < 0 || right > innerWidth) wrong.push(node.title || node.tagName)
        if (node.tagName !== 'SELECT') continue
        node.style.maxWidth = 'none'
        node.style.flex = 'none'
        if (node.getBoundingClientRect().width > width + 1) wrong.push(`${node.title} is cut off`)
        node.removeAttribute('style')
    }
    return wrong
}"""


@pytest.mark.parametrize("lang", ["en", "cs", "uk", "ru"])
def test_the_controls_of_a_replay_fit_the_smallest_phone(visit: Visit, lang: str) -> None:
    ann = visit((320, 640), lang)
    ann.open("/nowhere")
    ann.ask("people/guest", {"name": "Ann"})
    game = ann.ask("records", the_end().record)["id"]
    page = ann.open(f"/replay/{game}?step=12")
    ann.at_table()
    for width, height in ((320, 640), PHONE, (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CRAMPED) == []


def test_notes_stay_on_the_device(visit: Visit) -> None:
    ann = visit(PHONE)
    sent: list[str] = []
    ann.page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    ann.page.on("request", lambda request: sent.append(request.post_data or ""))
    sit_down(ann, find("bang", lambda decision, _: decision.question.kind == "play_cards", players=PLAYERS))
    page = ann.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="My notes").click()
    expect(page.locator("dialog[open] fieldset")).to_have_count(PLAYERS - 1)
    suspect = page.locator("dialog[open] fieldset:has(button)").first
    suspect.get_by_role("button", name="Renegade").click()
    suspect.get_by_role("textbox").fill("smiles too much")
    page.keyboard.press("Escape")
    expect(page.locator(".seat .note")).to_have_count(1)
    page.reload()
    expect(page.locator(".seat .note")).to_contain_text("smiles too much")
    # Looking at the player's character shows it too, and the finger did not come for typing.
    page.locator(".seat:has(.note) .plate").click(button="right")
    expect(page.locator("dialog[open] [aria-pressed=true]")).to_contain_text("Renegade")
    assert page.evaluate("document.activeElement.tagName") != "INPUT"
    assert not any("smiles" in text or "renegade" in text.lower() for text in sent)


def test_whoever_is_out_may_have_the_end_at_once(visit: Visit) -> None:
    ann = visit(tempo="normal")
    end = the_end()
    ann.open("/nowhere")
    ann.ask("people/guest", {"name": "Ann"})
    game = ann.ask("records", end.record)["id"]
    table = ann.ask(f"tables/{game}/branch", {"after": end.after, "seat": end.seat})["id"]
    ann.ask(f"tables/{table}/start", {})
    page = ann.open(f"/t/{table}")
    page.get_by_role("button", name="Fast-forward to the end").click()
    # So many moves, each read at leisure, would take minutes.
    expect(page.locator("dialog[open] .finale")).to_be_visible()
