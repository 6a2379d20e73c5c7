"""Knowing what one is doing: who one is, what a card says, and no harm to oneself by accident."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from sagebrush.core.decisions import Decision
from tests.web.positions import find, sit_down
from tests.web.site import DESKTOP, PHONE, Visit, Visitor, violations

pytestmark = pytest.mark.browser

#: Longer than it takes to open what is held.
HELD_MS = 600
LANDSCAPE = (844, 390)
SMALL = (320, 640)


def may_shoot_at_oneself(decision: Decision[Any], _: object) -> bool:
    return any(
        getattr(option, "target", None) == decision.seat and option.id.startswith("play:bang:")
        for option in decision.options
    )


def has_a_beer_in_vain(decision: Decision[Any], view: Any) -> bool:
    own = view.players[decision.seat]
    return own.life == own.max_life and any(option.id.startswith("play:beer:") for option in decision.options)


def rest_on(who: Visitor, thing: Locator) -> None:
    """A finger, or the button of a mouse, rests on something: pointer events alone, as every device sends them."""
    box = thing.bounding_box()
    assert box is not None
    who.page.mouse.move(box["x"] + 12, box["y"] + box["height"] / 2)
    who.page.mouse.down()
    who.page.wait_for_timeout(HELD_MS)
    who.page.mouse.up()


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [("bang", "en", DESKTOP), ("dice", "cs", PHONE), ("bang", "uk", LANDSCAPE), ("dice", "ru", SMALL)],
)
def test_a_game_begins_with_who_one_is(visit: Visit, game: str, lang: str, size: tuple[int, int]) -> None:
    """Role, goal and character, once; the button needs no scrolling, and Enter presses it."""
    ann = visit(size, lang, opening=True)
    ann.play_bots(game, players=5)
    told = ann.page.locator("dialog[open] .who .role .goal")
    expect(told).to_be_visible()
    expect(ann.page.locator("dialog[open] .who .character .goal")).not_to_be_empty()
    expect(ann.page.locator("dialog[open] .ride button")).to_be_in_viewport()
    ann.picture(f"who-{game}-{lang}-{size[0]}x{size[1]}")
    assert violations(ann.page) == []
    ann.page.keyboard.press("Enter")
    expect(told).to_have_count(0)
    ann.page.reload()
    # Bots may have ended the game before her first turn; another one would tell her anew.
    ann.page.locator(".prompt.mine, dialog[open] .finale").first.wait_for()
    expect(told).to_have_count(0)


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("ru", SMALL), ("uk", LANDSCAPE)])
def test_western_legends_begins_with_what_one_wants(visit: Visit, lang: str, size: tuple[int, int]) -> None:
    """The goal and what a turn is, before anything is asked; who one is comes with the choice of a character."""
    ann = visit(size, lang, opening=True)
    ann.play_bots("legends", players=3)
    told = ann.page.locator("dialog[open] .who .role .goal")
    expect(told).to_contain_text("15")
    expect(ann.page.locator("dialog[open] .ride button")).to_be_in_viewport()
    ann.picture(f"who-legends-{lang}-{size[0]}x{size[1]}")
    assert violations(ann.page) == []
    ann.page.keyboard.press("Enter")
    expect(told).to_have_count(0)
    expect(ann.page.locator(".prompt .deed").first).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, SMALL])
def test_who_one_is_stays_a_touch_away(visit: Visit, size: tuple[int, int]) -> None:
    """One's own plate names the role, and touched it tells the goal and what each of one's cards does."""
    ann = visit(size)
    sit_down(ann, find("bang", has_a_beer_in_vain))
    role = ann.page.locator(".you .role small, .you .goal").filter(visible=True)
    expect(role.first).not_to_be_empty()
    ann.page.locator(".you .me").click()
    expect(ann.page.locator("dialog[open] .who .role .goal")).to_be_visible()
    assert ann.page.locator("dialog[open] .who li").count() >= ann.page.locator(".hand button").count()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_to_shoot_oneself_takes_more_than_a_touch(visit: Visit, size: tuple[int, int]) -> None:
    """It looks like a warning; touched twice it still asks, and one can step back."""
    ann = visit(size)
    sit_down(ann, find("bang", may_shoot_at_oneself))
    ann.page.locator(".hand .playable[data-key^='bang:']").first.dispatch_event("click")
    own = ann.page.locator(".you.self .me")
    expect(own.locator(".warns")).to_be_visible()
    own.dblclick()
    expect(ann.page.locator(".prompt.mine p")).to_contain_text("hit yourself")
    ann.picture(f"myself-{size[0]}")
    ann.page.get_by_role("button", name="Back", exact=True).click()
    expect(own).to_be_visible()


def test_a_beer_that_heals_nobody_says_so(visit: Visit) -> None:
    ann = visit()
    sit_down(ann, find("bang", has_a_beer_in_vain))
    ann.page.locator(".hand .playable[data-key^='beer:']").first.dispatch_event("click")
    expect(ann.page.locator(".prompt.mine small")).to_have_text("That would heal nobody now.")


def test_a_card_that_is_given_up_says_what_becomes_of_it(visit: Visit) -> None:
    """Not what it would do if it were played: a gun to be discarded has no range."""
    ann = visit(PHONE)
    sit_down(ann, find("bang", lambda decision, _: decision.question.kind == "discard_excess"))
    ann.page.locator(".hand .playable").first.dispatch_event("click")
    expect(ann.page.locator(".prompt.mine small")).to_have_text("You discard it.")
    expect(ann.page.locator(".prompt.mine [data-token=confirm]")).to_contain_text("Discard ")


def reaches_nobody(decision: Decision[Any], _: object) -> bool:
    aims = {getattr(option, "target", None) for option in decision.options if option.id.startswith("play:bang:")}
    return aims == {decision.seat}


def test_a_shot_that_reaches_nobody_says_so(visit: Visit) -> None:
    ann = visit(PHONE)
    sit_down(ann, find("bang", reaches_nobody))
    ann.page.locator(".hand .playable[data-key^='bang:']").first.dispatch_event("click")
    expect(ann.page.locator(".prompt.mine small")).to_contain_text("Nobody else is within reach")


def can_only_be_shot(decision: Decision[Any], _: object) -> bool:
    return decision.question.kind == "defend" and len(decision.options) == 1


def test_who_has_nothing_against_a_shot_is_told_so(visit: Visit) -> None:
    """She is asked all the same, so that nobody learns it from her silence."""
    ann = visit(PHONE)
    sit_down(ann, find("bang", can_only_be_shot))
    expect(ann.page.locator(".prompt.mine small")).to_have_text("You have nothing that you could use now.")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_card_that_is_held_is_read_and_not_chosen(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size)
    sit_down(ann, find("bang", may_shoot_at_oneself))
    card = ann.page.locator(".hand .playable[data-key^='bang:']").first
    rest_on(ann, card)
    expect(ann.page.locator("dialog[open] .words p").first).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".hand .selected")).to_have_count(0)
    card.dispatch_event("click")
    expect(ann.page.locator(".hand .selected")).to_have_count(1)
    # A card that is chosen says in a line what it does.
    expect(ann.page.locator(".prompt.mine small")).not_to_be_empty()


def test_a_die_says_what_its_face_does(visit: Visit) -> None:
    def rolls(decision: Decision[Any], _: object) -> bool:
        return bool(decision.question.kind == "roll_again")

    ann = visit(PHONE)
    sit_down(ann, find("dice", rolls))
    expect(ann.page.locator(".prompt.mine p")).to_contain_text("dice you keep")
    rest_on(ann, ann.page.locator(".well .slot").first)
    expect(ann.page.locator("dialog[open] .words p").first).not_to_be_empty()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".rail .slot[aria-pressed=true]")).to_have_count(0)


def test_a_die_under_the_mouse_says_what_its_face_does(visit: Visit) -> None:
    """In words, and not over what is asked."""
    ann = visit()
    sit_down(ann, find("dice", lambda decision, _: decision.question.kind == "roll_again"))
    ann.page.locator(".well .slot").first.hover()
    shown = ann.page.locator(".preview.seen")
    expect(shown.locator("p")).not_to_be_empty()
    asked, seen = ann.page.locator("section.prompt").bounding_box(), shown.bounding_box()
    assert asked is not None
    assert seen is not None
    assert seen["y"] + seen["height"] <= asked["y"]
    # Loaded anew, the log shows its end.
    at_the_end = "(log) => log.closest('.body').scrollTop + log.closest('.body').clientHeight"
    assert ann.page.locator(".log ol").evaluate(f"{at_the_end} >= log.closest('.body').scrollHeight - 2")
