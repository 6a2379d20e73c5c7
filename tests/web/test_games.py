"""Whole games in the browser, from the front page to who was who."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.measure import held
from tests.web.site import DESKTOP, PHONE, Visit, play_out

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", ["bang", "dice", "legends"])
def test_in_a_game_within_two_clicks(visit: Visit, game: str) -> None:
    """Open the page, press "Play against bots", press "Deal me in": a table with cards or dice."""
    ann = visit()
    ann.choose_game(game)
    ann.page.locator("dialog button[type=submit]").click()
    ann.at_table()
    ann.asked()
    ann.picture(f"{game}-desktop")


@pytest.mark.parametrize(("game", "size"), [("dice", DESKTOP), ("dice", PHONE), ("bang", DESKTOP), ("bang", PHONE)])
def test_two_people_and_bots_play_to_the_end(visit: Visit, game: str, size: tuple[int, int]) -> None:
    """Ann opens a table, Bob sits down by the link with just a name, bots take the other chairs."""
    ann, bob = visit(size), visit(size)
    ann.choose_game(game, 1)
    ann.page.locator("dialog input").first.fill("Ann")
    ann.page.locator("dialog button[type=submit]").click()
    link = ann.page.locator(".invite input").input_value()
    assert "?invite=" in link
    # Many send what stands in the browser's own line: it invites too.
    expect(ann.page).to_have_url(link)

    bob.page.goto(link)
    bob.page.locator("form input").first.fill("Bob")
    bob.page.locator(".side form .button.big").click()
    ann.page.locator("li b", has_text="Bob").wait_for()
    ann.page.locator(".side > .button.big").click()
    ann.at_table()
    bob.at_table()

    play_out([ann, bob])
    for one in (ann, bob):
        assert one.page.locator(".finale li").count() == 5
        assert one.page.locator(".finale li.won").count() > 0
        assert one.page.locator(".finale figure path").count() > 0
        one.picture(f"{game}-{size[0]}-finale")


def test_once_more_with_the_same_people(visit: Visit) -> None:
    """In the next game the tab holds nothing of the one before."""
    ann = visit()
    first = ann.play_bots("dice", players=3)
    play_out([ann])
    ann.once_more()
    assert ann.table != first
    assert held(ann).lines == 1


def test_who_watched_takes_the_chair_of_a_bot_in_the_next_game(visit: Visit) -> None:
    """Eve watches Ann against two bots. Ann wants to play again; one click, and Eve sits in a bot's place."""
    ann, eve = visit(), visit(PHONE)
    ann.play_bots("dice", players=3)
    ann.menu()
    eve.page.goto(ann.page.locator(".invite input").input_value())
    eve.at_table()
    ann.page.keyboard.press("Escape")
    play_out([ann])
    ann.page.get_by_role("button", name="Play again").click()
    eve.page.get_by_role("button", name="Take a bot's chair").click()
    expect(eve.page.locator("li.you")).to_be_visible()
    expect(ann.page.locator("li.person")).to_have_count(2)
    expect(ann.page.locator("li.bot")).to_have_count(1)
    ann.picture("rematch")
    ann.page.get_by_role("button", name="Start the game").click()
    ann.at_table()
    eve.at_table()
    expect(eve.page.get_by_text("You are watching")).to_have_count(0)


def test_a_game_left_is_found_on_the_front_page(visit: Visit) -> None:
    ann = visit()
    ann.play_bots("dice")
    ann.asked()
    table = ann.table
    ann.open()
    ann.page.locator(f"a[href='/t/{table}']").click()
    ann.at_table()
    assert ann.table == table
