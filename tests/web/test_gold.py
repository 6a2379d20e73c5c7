"""Gold Rush, Armed & Dangerous and shadow gunslingers on the table: one answers by touching things."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from sagebrush.core.decisions import Decision
from tests.web.positions import Position, Wanted, find, sit_down
from tests.web.site import PHONE, Visit, Visitor, play_out, violations

pytestmark = pytest.mark.browser

SMALL = (320, 640)
LAPTOP = (1280, 800)
SIZES = [LAPTOP, PHONE, SMALL]
GOLD = ("gold_rush",)
ARMED = ("armed_and_dangerous",)
#: What is touched to answer about loads.
THINGS = ".seat.target .plate, .you.target .me, .spread button:enabled, button.lit"
#: What is asked, and how many answers there are.
ASKED = "(things) => [document.querySelector('.prompt p').innerText, document.querySelectorAll(things).length]"
#: Until an answer has been taken.
SETTLED_MS = 600
#: How far the page is wider than its window.
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def offers(*kinds: str) -> Wanted:
    """A decision with options of all these kinds."""

    def wanted(decision: Decision[Any], _view: Any) -> bool:
        return set(kinds) <= {option.__struct_config__.tag for option in decision.options}

    return wanted


def asks(kind: str) -> Wanted:
    def wanted(decision: Decision[Any], _view: Any) -> bool:
        return decision.question.__struct_config__.tag == kind and len(decision.options) > 1

    return wanted


def is_shadow(decision: Decision[Any], view: Any) -> bool:
    return view.players[decision.seat].ghost == "shadow_gunslingers" and asks("play_cards")(decision, view)


@pytest.fixture(scope="module")
def position() -> Callable[..., Position]:
    """Positions are found once for all sizes."""
    found: dict[tuple[Any, ...], Position] = {}

    def of(name: str, wanted: Wanted, expansions: tuple[str, ...], players: int, **options: bool) -> Position:
        key = (name, expansions, players)
        if key not in found:
            found[key] = find("bang", wanted, expansions=expansions, players=players, **options)
        return found[key]

    return of


def inside(page: Page, things: Locator) -> None:
    """Everything is in the window, sideways."""
    width = page.viewport_size["width"] if page.viewport_size else 0
    for one in things.all():
        box = one.bounding_box()
        assert box is not None
        assert box["x"] >= -1, one
        assert box["x"] + box["width"] <= width + 1, one


def apart(things: Locator) -> None:
    """None of them lies over another one."""
    boxes = [box for one in things.all() if (box := one.bounding_box())]
    for i, one in enumerate(boxes):
        for other in boxes[i + 1 :]:
            beside = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
            below = one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1
            assert beside or below


def sit(visit: Visit, size: tuple[int, int], position: Position, lang: str = "en") -> Visitor:
    ann = visit(size, lang=lang)
    sit_down(ann, position)
    ann.page.mouse.move(1, 1)
    return ann


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_shop_shows_what_one_can_and_cannot_pay(
    visit: Visit, position: Callable[..., Position], size: tuple[int, int], lang: str
) -> None:
    """Three pieces side by side; those that can be bought glow, and what one lacks of a price is faint."""
    ann = sit(visit, size, position("shop", offers("buy", "force_out"), GOLD, 7), lang)
    pieces = ann.page.locator(".shop .piece")
    expect(pieces).to_have_count(3)
    lit = ann.page.locator(".shop .piece.lit")
    expect(lit.first).to_be_visible()
    expect(ann.page.locator(".shop .piece.lit .lacking")).to_have_count(0)
    apart(pieces)
    inside(ann.page, ann.page.locator(".shop, .shop .piece, .gear"))
    assert ann.page.evaluate(TOO_WIDE) <= 0
    assert violations(ann.page) == []
    ann.picture(f"shop-{size[0]}-{lang}")


@pytest.mark.parametrize("size", [LAPTOP, SMALL])
def test_a_piece_is_bought_by_touching_it(
    visit: Visit, position: Callable[..., Position], size: tuple[int, int]
) -> None:
    """The first touch says what it costs and what it does, the second one buys."""
    ann = sit(visit, size, position("shop", offers("buy", "force_out"), GOLD, 7))
    piece = ann.page.locator(".shop .piece.lit").first
    piece.click()
    expect(ann.page.locator(".prompt.mine")).to_contain_text("Buy")
    expect(ann.page.locator(".prompt.mine small")).not_to_be_empty()
    expect(piece).to_have_attribute("aria-pressed", "true")
    ann.picture(f"shop-{size[0]}-chosen")
    piece.click()
    expect(ann.page.locator(".log li, .sr-only[role=status]", has_text="You buy").first).to_be_attached()


def test_a_piece_that_cannot_be_bought_is_shown_large(visit: Visit, position: Callable[..., Position]) -> None:
    def wanted(decision: Decision[Any], view: Any) -> bool:
        bought = {option.equipment for option in decision.options if option.__struct_config__.tag == "buy"}
        return asks("play_cards")(decision, view) and bool({p.equipment for p in view.parts["gold"].offer} - bought)

    ann = sit(visit, PHONE, position("dear", wanted, GOLD, 4))
    ann.page.locator(".shop .piece:not(.lit)").first.click()
    expect(ann.page.locator("dialog .equipment.large")).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_discard_is_forced_by_touching_the_piece_at_its_seat(
    visit: Visit, position: Callable[..., Position], size: tuple[int, int]
) -> None:
    ann = sit(visit, size, position("shop", offers("buy", "force_out"), GOLD, 7))
    gear = ann.page.locator(".seat .gear.lit").first
    before = ann.page.locator(".gear").count()
    gear.click()
    expect(ann.page.locator(".prompt.mine .actions")).to_contain_text("discards")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".gear")).to_have_count(before - 1)


def test_a_beer_is_drunk_or_sold(visit: Visit, position: Callable[..., Position]) -> None:
    """A Beer that would heal as well: both are said in words."""

    def both(decision: Decision[Any], view: Any) -> bool:
        plays = [option for option in decision.options if getattr(option, "card", "").startswith("beer")]
        return {"play", "play_for_gold"} <= {option.__struct_config__.tag for option in plays}

    ann = sit(visit, PHONE, position("beer", both, GOLD, 5))
    ann.page.locator(".hand button.playable[data-thing='card:beer']").first.click()
    actions = ann.page.locator(".prompt.mine .actions button")
    expect(actions).to_have_count(3)
    expect(actions.filter(has_text="for a nugget")).to_have_count(1)
    ann.picture("beer-390")
    actions.filter(has_text="for a nugget").click()
    expect(ann.page.locator(".sr-only[role=status], .log li").filter(has_text="nugget").first).to_be_attached()


@pytest.mark.parametrize(
    "question",
    [
        "gain_load",
        "place_load",
        "pay_load",
        "choose_load",
        "strengthen_card",
        "further_target",
        "strengthen_shot",
        "take_back_card",
        "repeat_check",
        "hand_on",
    ],
)
@pytest.mark.parametrize("size", [LAPTOP, SMALL])
def test_questions_about_loads_are_answered_at_the_table(
    visit: Visit, position: Callable[..., Position], size: tuple[int, int], question: str
) -> None:
    """Something glows or has a price on it; touching it answers."""
    ann = sit(visit, size, position(question, asks(question), ARMED, 6))
    assert violations(ann.page) == []
    ann.picture(f"{question}-{size[0]}")
    bought = ann.page.locator(".prompt.mine .actions .button", has_text="load")
    paid = question in ("strengthen_card", "strengthen_shot", "take_back_card")
    asked = ann.page.evaluate(ASKED, THINGS)
    (bought if paid else ann.page.locator(THINGS)).first.click()
    ann.page.wait_for_timeout(SETTLED_MS)
    if ann.page.evaluate(ASKED, THINGS)[0] == asked[0]:
        # A card of one's own is touched once more to say that it is meant.
        ann.page.keyboard.press("Enter")
    ann.page.wait_for_function(f"([things, asked]) => ({ASKED})(things).join() !== asked.join()", arg=[THINGS, asked])


@pytest.mark.parametrize("size", SIZES)
def test_a_shadow_is_dark(visit: Visit, position: Callable[..., Position], size: tuple[int, int]) -> None:
    """Back for a turn without lives: no bullets, a word for it, and nothing but a shape of the face."""
    ann = sit(visit, size, position("shadow", is_shadow, GOLD, 5, shadow_gunslingers=True))
    you = ann.page.locator(".you.shadow")
    expect(you).to_contain_text("Shadow")
    expect(you.locator(".bullets")).to_have_count(0)
    expect(you.locator(".face filter")).to_have_count(1)
    assert violations(ann.page) == []
    ann.picture(f"shadow-{size[0]}")


@pytest.mark.parametrize(("expansion", "size"), [("Gold Rush", PHONE), ("Armed & Dangerous", LAPTOP)])
def test_a_whole_game_with(visit: Visit, expansion: str, size: tuple[int, int]) -> None:
    ann = visit(size)
    ann.choose_game("bang")
    ann.page.get_by_role("checkbox", name=expansion).check()
    ann.page.get_by_role("radio", name="4", exact=True).click()
    ann.page.locator("dialog button[type=submit]").click()
    ann.at_table()
    play_out([ann])
