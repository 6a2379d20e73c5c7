"""For everyone: keys alone, no accessibility violation, movement only where it is liked."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option
from tests.web.positions import find, sit_down
from tests.web.site import DESKTOP, PATIENCE, PHONE, Visit, Visitor, play_out, violations

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(
    "path", ["/", "/rules/dice", "/learn/bang", "/learn/dice", "/ratings/bang", "/past", "/nowhere"]
)
def test_pages_have_no_violation(visit: Visit, path: str, theme: str) -> None:
    page = visit(theme=theme).open(path)
    page.locator("h1, h2").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", ["bang", "dice"])
def test_tables_have_no_violation(visit: Visit, game: str, size: tuple[int, int], theme: str) -> None:
    ann = visit(size, theme=theme)
    ann.choose_game(game)
    ann.page.locator("dialog[open]").wait_for()
    assert violations(ann.page) == []
    ann.page.locator("dialog button[type=submit]").click()
    ann.at_table()
    ann.asked()
    ann.picture(f"{game}-{size[0]}-{theme}")
    assert violations(ann.page) == []
    ann.page.locator(".bar .button").last.click()
    ann.page.locator("dialog[open]").wait_for()
    assert violations(ann.page) == []


def test_the_waiting_room_and_a_replay_have_no_violation(visit: Visit) -> None:
    ann = visit()
    ann.choose_game("bang", 1)
    ann.page.locator("dialog button[type=submit]").click()
    ann.page.locator(".invite svg").wait_for()
    ann.picture("waiting-room")
    assert violations(ann.page) == []
    ann.play_bots("dice", players=3)
    play_out([ann])
    assert violations(ann.page) == []
    ann.page.get_by_role("button", name="Watch again").click()
    ann.page.locator(".controls").wait_for()
    assert violations(ann.page) == []


def test_into_a_game_by_keys(visit: Visit) -> None:
    ann = visit()
    page = ann.open()
    page.locator(".game").first.wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate(
            "document.activeElement?.closest('.game')?.querySelector('#game-dice') !== null"
        ) and page.evaluate("document.activeElement?.matches('.game button')"):
            break
    page.keyboard.press("Enter")
    page.locator("dialog[open] input").first.wait_for()
    page.locator("dialog[open] input").first.focus()
    page.keyboard.press("Enter")
    ann.at_table()


def _keys(ann: Visitor, keys: list[str]) -> None:
    """Press keys in turn until the game is over; only the keyboard is used."""
    place = 0
    for _ in range(PATIENCE):
        if ann.over():
            return
        if ann.page.locator(".prompt.mine").count():
            ann.page.keyboard.press(keys[place % len(keys)])
            place += 1
        else:
            ann.page.wait_for_timeout(40)
    raise AssertionError("the game does not end")


def test_a_whole_dice_game_by_keys(visit: Visit) -> None:
    ann = visit()
    ann.play_bots("dice", players=3)
    _keys(ann, ["1", "3", "r", "1", "Enter", "p", "2", "Enter"])


def test_a_whole_game_of_bang_by_keys(visit: Visit) -> None:
    ann = visit()
    ann.play_bots("bang", players=4)
    _keys(ann, ["1", "Enter", "1", "2", "Enter", "Escape", "3", "Enter", "1", "p"])


def test_escape_steps_back(visit: Visit) -> None:
    ann = visit()
    sit_down(
        ann, find("bang", lambda decision, _: decision.question.kind == "play_cards" and len(decision.options) > 3)
    )
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".hand .selected")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".hand .selected")).to_have_count(0)
    expect(ann.page.get_by_text("What do you play?")).to_be_visible()


def test_cards_in_front_of_oneself_have_digits_too(visit: Visit) -> None:
    """Ann plays Cat Balou on herself, and says by keys which of her cards in play goes."""
    ann = visit()

    def may_cat_balou_oneself(decision: Decision[Option], view: Any) -> bool:
        own = [option for option in decision.options if getattr(option, "target", None) == decision.seat]
        robs = any(option.id.startswith("play:cat_balou:") for option in own)
        return robs and len(view.players[decision.seat].in_play) > 1

    sit_down(ann, find("bang", may_cat_balou_oneself))
    ann.page.locator(".hand .playable[data-key^='cat_balou:']").first.dispatch_event("click")
    ann.page.locator(".you.self .me").click()
    ann.page.locator(".prompt.mine [data-token=confirm]").click()
    expect(ann.page.locator(".prompt.mine p")).to_contain_text("which card of yours")
    ann.page.keyboard.press("2")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".log li", has_text="You discard").last).to_contain_text("(Cat Balou)")


def test_what_only_a_button_says_has_a_digit_too(visit: Visit) -> None:
    """Uncle Will may play any card as itself or as a General Store: that is asked below the table."""
    ann = visit()

    def twofold(decision: Decision[Option], _: object) -> bool:
        return any(getattr(option, "ability", "") == "uncle_will" for option in decision.options)

    sit_down(ann, find("bang", twofold))
    ann.page.keyboard.press("1")
    button = ann.page.locator(".prompt.mine button", has_text="Play").first
    expect(button.locator("kbd")).to_have_text("1")
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".prompt", has_text="and then?")).to_have_count(0)


def test_the_number_of_players_is_chosen_with_the_arrows(visit: Visit) -> None:
    ann = visit()
    ann.choose_game("dice")
    chosen = ann.page.locator("dialog input[type=radio]:checked")
    expect(chosen).to_have_value("5")
    chosen.focus()
    ann.page.keyboard.press("ArrowRight")
    expect(chosen).to_have_value("6")
    expect(chosen).to_be_focused()
    ann.page.keyboard.press("ArrowLeft")
    ann.page.keyboard.press("ArrowLeft")
    expect(chosen).to_have_value("4")
    ann.page.keyboard.press("Enter")
    ann.at_table()
    expect(ann.page.locator(".ring .seat")).to_have_count(3)
