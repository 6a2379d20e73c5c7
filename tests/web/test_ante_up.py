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
from tests.web.positions import Position, sit_down
from tests.web.site import DESKTOP, PHONE, Visit, violations

pytestmark = pytest.mark.browser

#: Spaces of the second board.
BEYOND = 47


def tag(record: object) -> str:
    return str(type(record).__struct_config__.tag)  # type: ignore[attr-defined]


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
    ann.picture(f"ante-up-bet-{size[0]}")


@pytest.mark.parametrize("lang", ["cs", "uk", "ru"])
def test_every_word_is_there(visit: Visit, lang: str) -> None:
    ann = visit(DESKTOP, lang=lang)
    sit_down(ann, at_faro())
    seen = ann.page.locator("body").inner_text()
    labels = ann.page.evaluate("[...document.querySelectorAll('[aria-label]')].map((one) => one.ariaLabel).join()")
    assert re.findall(r"\[[a-z]+-[\w-]+\]", seen + labels) == []
    ann.picture(f"ante-up-{lang}")
