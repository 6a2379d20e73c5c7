"""People at the table: the lobby, the waiting room, whoever is away, and what stays of them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.server.services import RunningServer
from tests.web.site import DESKTOP, PHONE, Visit, Visitor, violations, visitor

pytestmark = pytest.mark.browser

SMALL = (320, 640)


def arrived(one: Visitor, name: str) -> Visitor:
    one.open()
    one.page.locator(".posters").wait_for()
    one.be(name)
    return one


def fits(one: Visitor) -> bool:
    """Nothing sticks out sideways, once what moves has come to rest."""
    for _ in range(20):
        if one.page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
            return True
        one.page.wait_for_timeout(200)
    return False


def test_tables_come_and_go_in_the_lobby_and_in_the_waiting_room_people_do(visit: Visit) -> None:
    """Nobody loads a page anew: Bob sees Ann's table, sits down, is sent away, and the table goes."""
    ann, bob = arrived(visit(), "Abigail"), arrived(visit(SMALL, theme="light"), "Bartholomew")
    bob.page.reload()
    table = ann.ask("tables", {"game": "dice", "players": 3, "bots": [None, None, "random"]})["id"]
    card = bob.page.locator(f"a[href='/t/{table}']")
    expect(card).to_contain_text("Abigail")
    card.click()
    bob.page.get_by_label("Your name").fill("Bart")
    bob.page.get_by_role("button", name="Join the game").click()
    ann.open(f"/t/{table}")
    expect(ann.page.locator("li", has_text="Bart")).to_contain_text("is here")
    bob.page.get_by_label("Your name").fill("Bat")
    bob.page.get_by_role("button", name="Change name").click()
    away = ann.page.get_by_role("button", name="Send away: Bat", exact=True)
    away.wait_for()
    for one in (ann, bob):
        assert violations(one.page) == []
        assert fits(one)
    away.click()
    expect(bob.page.get_by_text("The host has sent you away")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Sit here")).to_have_count(0)
    bob.picture("sent-away")
    bob.page.get_by_role("button", name="To the front page").click()
    expect(card).to_be_visible()
    # What stands on the board while the line is lost may be out of date, and says so.
    bob.context.set_offline(True)
    lost = bob.page.get_by_text("Connection lost, trying again")
    expect(lost).to_be_visible()
    assert fits(bob)
    ann.page.get_by_role("button", name="Get up").click()
    bob.context.set_offline(False)
    expect(card).to_have_count(0)
    expect(lost).to_have_count(0)


def waits_for(host: Visitor, other: Visitor) -> str:
    """A game of both that waits for the other, who is not there."""
    while True:
        wish = {"game": "dice", "players": 3, "bots": [None, None, "random"]}
        table: str = host.ask("tables", wish)["id"]
        other.ask(f"tables/{table}/join", {})
        host.ask(f"tables/{table}/start", {"salt": ""})
        # The bot may be the first to play; then it is somebody's turn, unless it has won.
        while (seen := host.ask_for(f"tables/{table}"))["status"] == "playing" and seen["waited"] is None:
            if other.ask_for(f"tables/{table}")["waited"] is not None:
                return table


def test_who_is_away_is_played_by_a_bot_and_has_the_seat_back_at_once(visit: Visit) -> None:
    ann, bob = arrived(visit(PHONE), "Ada"), arrived(visit(), "Burt")
    table = waits_for(ann, bob)
    ann.open(f"/t/{table}")
    bob.open()
    first = bob.page.locator(".resume a").first
    expect(first).to_have_attribute("href", f"/t/{table}")
    expect(first).to_contain_text("has been waiting for you for")
    expect(bob.page).to_have_title("★ Your move · Sagebrush")
    expect(ann.page.get_by_text("Burt: away for")).to_be_visible()
    let = ann.page.get_by_role("button", name="Let a bot play until they are back")
    expect(let).to_be_visible()
    # At the seat too, for everybody to see, and not by a fading face alone.
    mark = ann.page.locator(".seat .away")
    expect(mark).to_contain_text("away")
    expect(mark).to_have_attribute("title", re.compile("away .*(sec|min)"))
    assert violations(ann.page) == []
    assert fits(ann)
    ann.picture("away-phone")
    ann.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    expect(mark).to_be_visible()
    ann.picture("away-desktop")
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    let.click()
    expect(ann.page.locator(".toasts")).to_contain_text("Burt: away, so a bot plays on.")
    expect(let).to_have_count(0)


def test_a_page_has_the_games_of_a_player_and_a_shared_link_says_whose(visit: Visit) -> None:
    ann = arrived(visit(), "Clementine")
    ann.ask("people/passphrase", {"passphrase": "a horse in the river", "current": None})
    game = {"game": "dice", "players": 3, "bots": [None, "random", "random"], "private": True}
    table = ann.ask("tables", game)["id"]
    ann.ask(f"tables/{table}/start", {"salt": ""})
    ann.ask(f"tables/{table}/leave", {})
    while ann.ask_for(f"tables/{table}")["status"] != "finished":
        ann.page.wait_for_timeout(100)
    for size, theme in ((DESKTOP, "dark"), (SMALL, "light")):
        ann.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        ann.open("/player")
        expect(ann.page.locator("h1")).to_contain_text("Clementine")
        expect(ann.page.locator(f"a[href='/replay/{table}'] time")).to_contain_text("against bots")
        expect(ann.page.get_by_text("By character")).to_be_visible()
        ann.picture(f"player-{size[0]}")
        assert violations(ann.page) == []
        assert fits(ann)
    ann.open("/player/clementine")
    expect(ann.page.locator("h1")).to_contain_text("Clementine")
    shared = ann.page.locator("meta[property='og:description']")
    assert shared.get_attribute("content") == "Games, wins and ratings of Clementine"
    picture = ann.page.locator("meta[property='og:image']").get_attribute("content") or ""
    assert ann.page.request.get(picture).headers["content-type"] == "image/png"
    ann.open("/player/nobody-at-all")
    expect(ann.page.get_by_text("No account has that name.")).to_be_visible()
    ann.troubles.clear()


def test_a_quick_match_counts_down_in_the_waiting_room(visit: Visit) -> None:
    ann = arrived(visit(SMALL, lang="ru"), "Dolores")
    ann.open()
    ann.page.locator(".game:has(#game-dice) nav button").click()
    assert violations(ann.page) == []
    ann.page.locator("dialog button[type=submit]").click()
    expect(ann.page.get_by_role("timer")).to_contain_text("Начало через")
    assert fits(ann)


def test_without_a_line_the_page_is_still_there(browser: Browser, site: RunningServer) -> None:
    """What the worker kept comes up, says what is the matter, and is not what one gets once the line is back."""
    ann = visitor(browser, site.url, DESKTOP, "en", "dark", tempo="instant", worker=True)
    page = ann.open()
    page.locator(".posters").wait_for()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.wait_for_function(
        "() => caches.open('sagebrush-parts').then((parts) => parts.keys()).then((all) => all.length > 5)"
    )
    page.reload()
    page.locator(".posters").wait_for()
    ann.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("The server does not answer.")).to_be_visible()
    ann.context.set_offline(False)
    page.reload()
    page.locator(".posters").wait_for()
    assert page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")["display"] == "standalone"
    ann.context.close()
