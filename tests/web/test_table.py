"""At the table: losing the line, taking back, watching, talking, bots that stand in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from sagebrush.core.decisions import Decision
from tests.server.services import RunningServer, running_server
from tests.web.fit import misfits
from tests.web.positions import find, sit_down
from tests.web.site import AT_REST, DESKTOP, PATIENCE, PHONE, Visit, Visitor

pytestmark = pytest.mark.browser


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[RunningServer]:
    """A server whose bots take their time, so that nothing else happens meanwhile."""
    with running_server(tmp_path, bot_delay=3) as server:
        yield server


def open_table(ann: Visitor, bob: Visitor, game: str = "dice") -> None:
    """Ann and Bob at one table, bots in the other chairs."""
    ann.choose_game(game, 1)
    ann.page.locator("dialog input").first.fill("Ann")
    ann.page.get_by_role("radio", name="4", exact=True).click()
    ann.page.locator("dialog button[type=submit]").click()
    bob.page.goto(ann.page.locator(".invite input").input_value())
    bob.page.locator("form input").first.fill("Bob")
    bob.page.locator(".side form .button.big").click()
    ann.page.locator("li b", has_text="Bob").wait_for()
    ann.page.locator(".side > .button.big").click()
    ann.at_table()
    bob.at_table()


def until_asked_to_roll(visitors: list[Visitor]) -> tuple[Visitor, Visitor]:
    """Play with a pass until one of two may roll again; gives that one and the other."""
    for _ in range(PATIENCE):
        for one, other in (visitors, visitors[::-1]):
            if one.page.locator(".prompt.mine button", has_text="again").count():
                return one, other
            if one.page.locator(".prompt.mine").count():
                one.page.evaluate(
                    "document.querySelector('.seat.target .plate, .you.target .me, .prompt.mine button')?.click()"
                )
        visitors[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked to roll")


def test_a_page_loaded_anew_is_asked_the_same(visit: Visit) -> None:
    ann = visit()
    ann.play_bots("bang")
    ann.asked()
    question = ann.page.locator(".prompt.mine p").inner_text()
    hand = ann.page.locator(".hand button").count()
    ann.page.reload()
    ann.asked()
    assert ann.page.locator(".prompt.mine p").inner_text() == question
    assert ann.page.locator(".hand button").count() == hand


def test_the_server_restarts_in_mid_decision(visit: Visit, tmp_path: Path) -> None:
    """Ann is asked, the server is killed: the page says so. It is back: she answers and the game goes on."""
    with running_server(tmp_path, bot_delay=0.03) as server:
        ann = visit(url=server.url)
        ann.play_bots("dice")
        ann.asked()
        server.kill()
        expect(ann.page.locator(".lost")).to_be_visible()
        server.start()
        expect(ann.page.locator(".lost")).to_have_count(0)
        ann.asked()
        before = ann.page.locator(".log li").count()
        ann.page.evaluate("document.querySelector('.seat.target .plate, .you.target .me, .prompt.mine button').click()")
        expect(ann.page.locator(".log li").nth(before)).to_be_visible()


HAND = "JSON.stringify([...document.querySelectorAll('.hand button')].map((card) => card.textContent))"
#: Cards that are simply put in front of oneself.
STAYS = ("barrel", "mustang", "scope", "schofield", "remington", "rev_carabine", "winchester")


def test_against_bots_a_play_is_taken_back_at_once(visit: Visit) -> None:
    """Ann plays a card that stays in front of her; with a key she has it in her hand again."""

    def may_place(decision: Decision[Any], _: object) -> bool:
        return any(option.id.startswith(f"play:{card}:") for option in decision.options for card in STAYS)

    ann = visit()
    sit_down(ann, find("bang", may_place))
    hand = ann.page.evaluate(HAND)
    card = ann.page.locator(", ".join(f".hand .playable[data-key^='{card}:']" for card in STAYS)).first
    card.focus()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".hand .selected")).to_have_count(1)
    ann.page.locator(".prompt.mine .main").click()
    ann.page.wait_for_function(f"(before) => {HAND} !== before", arg=hand)
    ann.page.keyboard.press("u")
    ann.page.wait_for_function(f"(before) => {HAND} === before", arg=hand)


def test_among_people_taking_back_needs_consent(visit: Visit) -> None:
    """A die was rolled and everybody saw it: the roll is undone only if the other person agrees."""
    ann, bob = visit(), visit()
    open_table(ann, bob)
    roller, other = until_asked_to_roll([ann, bob])
    told = roller.page.locator(".log li").count()
    roller.page.locator(".prompt.mine button", has_text="again").click()
    # Whatever is rolled, and whoever is asked next: it is seen, and so it is taken back by consent only.
    roller.page.locator(".log li").nth(told).wait_for()
    roller.page.keyboard.press("u")
    expect(roller.page.locator(".bar[role=alert]")).to_be_visible()
    other.page.get_by_role("button", name="Agree").click()
    expect(roller.page.locator(".bar[role=alert]")).to_have_count(0)
    expect(roller.page.locator(".prompt.mine button", has_text="again")).to_be_visible()
    other.picture("taken-back")


def test_others_may_watch_and_see_no_hand(visit: Visit) -> None:
    ann, eve = visit(), visit(PHONE)
    ann.play_bots("bang")
    ann.asked()
    ann.page.get_by_role("button", name="Menu").click()
    eve.page.goto(ann.page.locator(".invite input").input_value())
    eve.at_table()
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    assert eve.page.locator(".hand button").count() == 0
    assert eve.page.locator(".prompt.mine").count() == 0
    expect(ann.page.locator(".watchers")).to_contain_text("1")
    eve.picture("watching")


def test_people_talk_and_signal(visit: Visit) -> None:
    ann, bob = visit(), visit()
    open_table(ann, bob)
    ann.page.locator(".talk input").fill("Hands up! <b>now</b>")
    ann.page.keyboard.press("Enter")
    expect(bob.page.locator(".talk .lines p")).to_have_text("Ann Hands up! <b>now</b>")
    # On a phone what is said waits behind a button, and counts there for who has neither said nor seen it.
    bob.page.wait_for_function("localStorage.getItem('sagebrush-read') !== null")
    bob.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(bob.page.locator(".dock .unread")).to_have_count(0)
    expect(bob.page.locator(".talk .lines")).to_be_hidden()
    ann.page.locator(".talk input").fill("Well?")
    ann.page.keyboard.press("Enter")
    unread = bob.page.locator(".dock .unread")
    expect(unread).to_have_text("1")
    bob.page.reload()
    expect(unread).to_have_text("1")
    bob.page.locator(".dock button", has_text="Chat").click()
    expect(unread).to_have_count(0)
    # What was read stays read.
    bob.page.reload()
    bob.at_table()
    expect(unread).to_have_count(0)
    ann.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(ann.page.locator(".unread")).to_have_count(0)
    for one in (ann, bob):
        one.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    bob.page.get_by_role("button", name="Howdy!").click()
    expect(ann.page.locator(".toasts")).to_contain_text("Bob: Howdy!")
    # A note lies above an open sheet: a touch on it is the note's, and the sheet stays.
    ann.page.get_by_role("button", name="Menu").click()
    expect(ann.page.locator("dialog[open]")).to_have_count(1)
    bob.page.get_by_role("button", name="Thank you!").click()
    note = ann.page.locator(".toasts button", has_text="Bob: Thank you!")
    # What is beside the sheet is inert, so that it is read aloud from within.
    expect(ann.page.locator("dialog[open] [aria-live=assertive]")).to_contain_text("Bob: Thank you!")
    ann.page.evaluate(AT_REST)
    box = note.bounding_box()
    assert box is not None
    ann.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(note).to_have_count(0, timeout=3000)
    expect(ann.page.locator("dialog[open]")).to_have_count(1)


def test_a_bot_takes_over_and_gives_back(visit: Visit, slow: RunningServer) -> None:
    ann = visit(url=slow.url)
    ann.play_bots("bang", players=7)
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Let a bot play for me").click()
    expect(ann.page.locator(".stood")).to_be_visible()
    ann.page.get_by_role("button", name="Play on myself").click()
    expect(ann.page.locator(".stood")).to_have_count(0)


def test_a_flat_card_says_why_with_its_ruling(visit: Visit) -> None:
    """A Missed! in one's own turn lies flat: touched, it explains itself."""

    def holds_missed(decision: Decision[Any], view: Any) -> bool:
        own = view.players[decision.seat]
        flat = [card for card in own.hand if not any(card in option.id for option in decision.options)]
        return decision.question.kind == "play_cards" and any(card.startswith("missed:") for card in flat)

    ann = visit()
    sit_down(ann, find("bang", holds_missed))
    flat = ann.page.locator(".hand button:not(.playable)[data-key^='missed:']").first
    # Said to be disabled, so that nobody takes it for playable; touched it explains itself.
    flat.dispatch_event("click")
    expect(ann.page.locator("dialog .why a")).to_contain_text("BANG-")
    ann.picture("why-not")


def test_a_card_in_front_that_cannot_be_used_says_why(visit: Visit) -> None:
    """A green card just played waits for the next turn: touched, it says so."""
    green = "canteen:7H"

    def waits(decision: Decision[Any], view: Any) -> bool:
        usable = any(green in option.id for option in decision.options)
        return decision.question.kind == "play_cards" and green in view.players[decision.seat].in_play and not usable

    ann = visit()
    sit_down(ann, find("bang", waits, expansions=["dodge_city"]))
    ann.page.locator("[data-place='me'] [data-thing^='card:canteen']").click()
    expect(ann.page.locator("dialog .why a")).to_contain_text("BANG-254")


@pytest.mark.parametrize("size", [(1366, 640), PHONE])
def test_who_is_out_has_one_panel_that_leaves_the_table_its_room(
    visit: Visit, slow: RunningServer, size: tuple[int, int]
) -> None:
    def doomed(decision: Decision[Any], view: Any) -> bool:
        left = sum(player.alive for player in view.players)
        return decision.question.kind == "last_chance" and left == 7 and all(one.passes for one in decision.options)

    ann = visit(size, url=slow.url)
    sit_down(ann, find("bang", doomed, players=7, least=0))
    ann.page.keyboard.press("p")
    panel = ann.page.locator(".main > .prompt")
    expect(panel.locator(".guess")).to_be_visible()
    assert panel.locator("> *").count() == 1
    box = panel.bounding_box()
    assert box is not None
    assert box["height"] <= size[1] / 5
    assert misfits(ann.page, size) == []
    ann.picture(f"out-{size[0]}")


def test_an_answer_given_without_a_line_arrives_once(visit: Visit) -> None:
    """The network goes: a banner says so, and what Ann answers is kept. It is back: the answer arrives, once."""
    ann = visit()
    ann.play_bots("dice")
    ann.asked()
    ann.context.set_offline(True)
    expect(ann.page.locator(".lost")).to_be_visible(timeout=5000)
    ann.page.evaluate("document.querySelector('.seat.target .plate, .you.target .me, .prompt.mine button').click()")
    expect(ann.page.locator(".lost")).to_contain_text("Your answer is kept")
    before = ann.page.locator(".log li").count()
    ann.context.set_offline(False)
    expect(ann.page.locator(".lost")).to_have_count(0)
    expect(ann.page.locator(".log li").nth(before)).to_be_visible()
    expect(ann.page.locator(".toasts button")).to_have_count(0)


def test_a_line_that_falls_silent_is_noticed(visit: Visit) -> None:
    """Nothing says that the line is dead: no word comes through any more, in either direction. The page finds out."""
    ann = visit()
    silent = {"now": False}

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: None if silent["now"] else server.send(text))
        server.on_message(lambda text: None if silent["now"] else socket.send(text))

    ann.page.route_web_socket("**/stream*", between)
    ann.play_bots("dice")
    ann.asked()
    silent["now"] = True
    expect(ann.page.locator(".lost")).to_be_visible(timeout=7000)
    silent["now"] = False
    expect(ann.page.locator(".lost")).to_have_count(0)
    ann.asked()


def test_a_refusal_is_told_to_who_asked(visit: Visit) -> None:
    ann, bob = visit(), visit()
    open_table(ann, bob)
    roller, other = until_asked_to_roll([ann, bob])
    told = roller.page.locator(".log li").count()
    roller.page.locator(".prompt.mine button", has_text="again").click()
    roller.page.locator(".log li").nth(told).wait_for()
    roller.page.keyboard.press("u")
    other.page.get_by_role("button", name="Refuse").click()
    expect(roller.page.locator(".toasts")).to_contain_text("does not agree")
