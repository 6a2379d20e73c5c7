"""Western Legends with the second board: one country beyond the passes, and faro at its table."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import expect

from sagebrush import Match
from sagebrush.core.config import configure
from sagebrush.core.options import Option
from sagebrush.core.registry import game_named
from sagebrush.core.rng import Chance
from tests.web.curious import everything, tag
from tests.web.positions import Position, sit_down
from tests.web.site import DESKTOP, PHONE, Visit, Visitor, play_out, violations
from tests.web.test_legends import BUDGET, SEEN

pytestmark = pytest.mark.browser

#: Spaces of the second board.
BEYOND = 47


@cache
def at_faro() -> Position:
    """Somebody opens a faro game as soon as it can be had, everybody joins, and the first bet is asked for."""
    rules = game_named("legends")
    config = configure(rules.info, players=3, expansions=["ante_up"], options={})
    for seed in range(100):
        match, chance = Match.start(rules, config, seed), Chance(seed)
        while (decision := match.decision) is not None and match.answer_count < 60:
            if tag(decision.question) == "place_marker":
                return Position(match.record.encode().decode(), match.answer_count, decision.seat)
            wanted = [option for option in decision.options if tag(option) in ("play_faro", "join")]
            answer: Option = wanted[0] if wanted else decision.options[chance.below(len(decision.options))]
            match.answer(answer, seat=decision.seat)
    raise AssertionError("nobody plays faro")


def test_two_boards_are_one_country(visit: Visit) -> None:
    """Keys lead over the passes, spaces have names, and everything that lies there is told."""
    ann = visit(DESKTOP)
    sit_down(ann, at_faro())
    page = ann.page
    beyond = page.locator("[data-space^=B], [data-space^=T]")
    expect(beyond).to_have_count(BEYOND)
    page.get_by_role("button", name="Look at the map").click()
    page.locator('[data-space="S8"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-space="B1"]')).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.locator('[data-space="S8"]')).to_be_focused()
    names = beyond.evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert len(set(names)) == BEYOND
    assert sum("frontier to be opened" in name for name in names) == 9
    assert [name for name in names if "[" in name] == []
    labels = page.locator("[data-space]").evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert sum("the train" in name for name in labels) == 1
    expect(page.locator(".board [role=img][aria-label^='gambler track']")).to_have_count(1)
    assert violations(page) == []
    ann.picture("ante-up-desktop")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_bet_is_laid_on_the_faro_table(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size)
    sit_down(ann, at_faro())
    page = ann.page
    values = page.locator(".values button")
    expect(values).to_have_count(13)
    expect(page.locator(".values .lit")).to_have_count(13)
    assert violations(page) == []
    ann.picture(f"ante-up-faro-{size[0]}")
    values.nth(4).click()
    page.locator(".prompt.mine .actions button").first.click()
    expect(values.nth(4).locator(".bets i")).not_to_have_count(0)
    assert violations(page) == []
    ann.picture(f"ante-up-bet-{size[0]}")


@pytest.mark.parametrize("lang", ["cs", "uk", "ru"])
def test_every_word_is_there(visit: Visit, lang: str) -> None:
    ann = visit(DESKTOP, lang=lang)
    sit_down(ann, at_faro())
    seen = ann.page.locator("body").inner_text()
    labels = ann.page.evaluate("[...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel).join()")
    assert re.findall(r"\[[a-z]+-[\w-]+\]", seen + labels) == []
    ann.picture(f"ante-up-{lang}")


#: What is turned up, and the scene in which it is told.
TURNED = {
    "event_resolved": "event_card",
    "train_boarded": "train_card",
    "frontier_opened": "token",
    "longhorn_delivered": "token",
}


def at(moment: str) -> Position:
    """The question after the answer that led to a moment."""
    game = everything()
    after, seat = game.moments[moment]
    return Position(game.record, after + 1, seat)


def reel(ann: Visitor) -> str:
    """Uploads the game in which everything happened, to be looked at."""
    ann.open("/nowhere")
    ann.be("Ann")
    return str(ann.ask("records", everything().record)["id"])


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=str)
def test_what_is_turned_up_is_told_over_the_map(visit: Visit, size: tuple[int, int], theme: str) -> None:
    """Events, what is aboard the train, what a frontier hides: a picture of its own, its text, and who did it."""
    ann = visit(size, theme=theme, tempo="calm")
    page, game = ann.page, reel(ann)
    for moment, kind in TURNED.items():
        after, seat = everything().moments[moment]
        ann.open(f"/replay/{game}?eyes={seat}&step={after}")
        ann.at_table()
        page.keyboard.press("ArrowRight")
        expect(page.locator(f"[data-scene=card] [data-thing^='{kind}:'] svg")).to_be_visible()
        assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
        ann.picture(f"ante-up-{moment}-{size[0]}")


def test_how_it_ended_knows_the_second_board(visit: Visit) -> None:
    """The gambler track has a line of the final scoring, and the rides go over both boards and the mountains."""
    ann = visit(DESKTOP)
    page, game = ann.page, reel(ann)
    ann.open(f"/replay/{game}?eyes=0")
    ann.at_table()
    page.get_by_role("button", name="Result").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_role("rowheader", name="Gambler track")).to_be_visible()
    expect(sheet.locator("tbody tr.still")).to_have_count(0)
    expect(sheet.locator(".map .country svg")).to_have_count(3)
    box = sheet.locator(".map").bounding_box()
    assert box is not None
    assert box["width"] > 1.8 * box["height"] > 360
    assert violations(page) == []
    ann.picture("ante-up-course")


def test_who_waits_is_warned_of_and_fought_for_what_the_token_says(visit: Visit) -> None:
    """A second touch where a renegade waits; a reload in the middle of it leaves all as it was."""
    ann = visit(DESKTOP)
    sit_down(ann, everything().dangers[0])
    page = ann.page
    wild = page.locator("button.space.lit[aria-label*=renegade]").first
    wild.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt.mine")).to_contain_text("A renegade waits there")
    ann.picture("ante-up-danger")
    for moment, said in (("fight_announced:renegade", "fight card"), ("fight_announced:train_guard", "Guards:")):
        sit_down(ann, at(moment))
        expect(page.locator("[data-scene=duel] .stake")).to_contain_text(said)
    ann.picture("ante-up-train-robbery")
    sit_down(ann, at("roller_challenged"))
    guest = page.locator("[data-scene=poker] .stake b")
    expect(guest).not_to_be_empty()
    name = guest.inner_text()
    page.reload()
    ann.asked()
    expect(guest).to_have_text(name)
    ann.picture("ante-up-high-roller")


@cache
def on_the_ride(question: str, card: str) -> Position:
    """Somebody has played one of the new poker cards, as soon as it could be, and is asked what follows from it."""
    rules = game_named("legends")
    config = configure(rules.info, players=3, expansions=["ante_up"], options={"new_poker_cards": True})
    for seed in range(200):
        match, chance = Match.start(rules, config, seed), Chance(seed)
        while (decision := match.decision) is not None and match.answer_count < 150:
            if tag(decision.question) == question and len(decision.options) > 1:
                return Position(match.record.encode().decode(), match.answer_count, decision.seat)
            wanted = [option for option in decision.options if getattr(option, "card", "").startswith(f"{card}:")]
            plays = wanted and tag(decision.question) == "take_action"
            answer: Option = wanted[0] if plays else decision.options[chance.below(len(decision.options))]
            match.answer(answer, seat=decision.seat)
    raise AssertionError(f"nobody is asked: {question}")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_what_the_new_poker_cards_ask_is_answered_by_touch(visit: Visit, size: tuple[int, int]) -> None:
    """Vendetta: which fight; Outfit: what is bought on the way. Everything offered has a button that says it."""
    ann = visit(size)
    page, actions = ann.page, ann.page.locator(".prompt.mine .actions button")
    for question, card in (("choose_fight", "vendetta"), ("buy_on_the_way", "outfit")):
        sit_down(ann, on_the_ride(question, card))
        expect(actions.nth(1)).to_be_visible()
        assert re.findall(r"\[[a-z]+-[\w-]+\]", page.locator(".prompt.mine").inner_text()) == []
        ann.picture(f"ante-up-{question}-{size[0]}")
        assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
        assert violations(page) == []
        asked = page.locator(".prompt.mine").inner_text()
        actions.first.click()
        expect(page.get_by_text(asked, exact=True)).to_have_count(0)


def test_it_fits_every_window(visit: Visit) -> None:
    """Nothing is cut off; nothing of the country lies behind the map's tools; and it is light enough to carry."""
    ann = visit(DESKTOP)
    sit_down(ann, everything().dangers[0])
    page, wrong = ann.page, {}
    for width, height in (DESKTOP, (1024, 768), PHONE, (320, 640), (640, 360), (2560, 1440)):
        page.set_viewport_size({"width": width, "height": height})
        found = page.evaluate(SEEN)
        if found:
            wrong[width, height] = found
        ann.picture(f"ante-up-{width}x{height}")
    assert wrong == {}


def test_it_is_fetched_only_when_it_is_played(visit: Visit) -> None:
    """Its pictures, boards and words come with the first table that has it; with them the game keeps to its budget."""
    ann = visit(DESKTOP)
    ann.open("/nowhere")
    ann.be("Ann")
    ann.page.wait_for_load_state("networkidle")
    weights: dict[str, int] = {}
    ann.page.on("requestfinished", lambda request: weights.update({request.url: request.sizes()["responseBodySize"]}))
    fetched = []
    for expansions in ([], ["ante_up"]):
        table = ann.ask("tables", wish(2, expansions, bots=[None, "simple"]))
        ann.ask(f"tables/{table['id']}/start", {})
        ann.open(f"/t/{table['id']}")
        ann.at_table()
        ann.page.wait_for_load_state("networkidle")
        fetched.append([url for url in weights if re.search(r"gambling|frontier", url)])
    assert fetched[0] == []
    assert fetched[1] != []
    assert sum(weights.values()) < BUDGET, weights


def wish(players: int, expansions: list[str], bots: list[str | None]) -> dict[str, object]:
    options = {"length": "short"}
    return {"game": "legends", "players": players, "bots": bots, "options": options, "expansions": expansions}


@pytest.mark.slow
@pytest.mark.parametrize(("sizes", "players"), [((DESKTOP, PHONE), 4), ((PHONE, DESKTOP), 2)], ids=["four", "two"])
def test_people_play_to_the_end(visit: Visit, sizes: tuple[tuple[int, int], ...], players: int) -> None:
    """One at a laptop, one with a phone, and bots; in two against the Man in Black. Every answer is a touch."""
    ann, bob = (visit(size) for size in sizes)
    for one, name in ((ann, "Ann"), (bob, "Bob")):
        one.open("/nowhere")
        one.be(name)
    table = ann.ask("tables", wish(players, ["ante_up"], [None, None, *["simple"] * (players - 2)]))
    bob.ask(f"tables/{table['id']}/join", {})
    ann.ask(f"tables/{table['id']}/start", {})
    for one in (ann, bob):
        one.open(f"/t/{table['id']}")
        one.at_table()
    play_out([ann, bob])
    for one in (ann, bob):
        expect(one.page.locator(".finale .outcome")).not_to_be_empty()
        expect(one.page.locator(".finale li .face svg")).to_have_count(players)
        assert violations(one.page) == []
    ann.picture(f"ante-up-finale-{players}")
