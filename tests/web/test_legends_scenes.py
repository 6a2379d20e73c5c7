"""Scenes of Western Legends over the map, how a game went, and the summary of a turn."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from sagebrush import Match
from sagebrush.bots import make_bot
from sagebrush.core.decisions import Decision
from sagebrush.games.legends.events import StoryResolved
from sagebrush.words.narrate import SUIT_SIGNS
from tests.web.positions import Position, find, sit_down
from tests.web.site import DESKTOP, PHONE, Visit, Visitor, violations

pytestmark = pytest.mark.browser

SMALL = (320, 640)
TABLET = (1024, 768)
#: How far the page is wider than its window.
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"

#: How far the controls of a replay reach below the window or their place, and whether they take more than one row, when
#: what happened takes two lines.
CONTROLS = """() => {
    const more = [document.createElement('br'), document.createElement('b')]
    more[1].textContent = 'and more of it'
    document.querySelector('section.prompt p').append(...more)
    const [said, box] = [document.querySelector('section.prompt'), document.querySelector('.controls')]
        .map((one) => one.getBoundingClientRect())
    for (const one of more) one.remove()
    const wrong = []
    if (box.bottom > innerHeight) wrong.push(`the controls end at ${box.bottom}`)
    if (said.bottom > box.top) wrong.push('the controls lie on what is said')
    if (box.height > 80) wrong.push(`the controls are ${box.height} high`)
    return wrong
}"""


def in_a_fight(decision: Decision[Any], view: Any) -> bool:
    """The decision to lay a card against somebody whom another player plays."""
    fight = view.fight
    return decision.question.__struct_config__.tag == "lay_card" and fight.fighter == decision.seat and fight.drawn > 0


def at_poker(decision: Decision[Any], view: Any) -> bool:
    return decision.question.__struct_config__.tag == "play_hand" and decision.seat in view.poker.joined


def in_company(decision: Decision[Any], view: Any) -> bool:
    return at_poker(decision, view) and len(view.poker.joined) > 1


def against_the_man_in_black(decision: Decision[Any], view: Any) -> bool:
    """What is drawn for nobody at the table is drawn for him."""
    question: Any = decision.question
    return at_poker(decision, view) and question.dealer is None and view.poker.dealer_cards > 0


@cache
def position(kind: str) -> Position:
    wanted = {"fight": in_a_fight, "poker": at_poker, "company": in_company, "black": against_the_man_in_black}
    return find("legends", wanted[kind], players=2 if kind == "black" else 4)


def seated(visit: Visit, kind: str, *look: Any, **more: Any) -> Visitor:
    visitor = visit(*look, **more)
    sit_down(visitor, position(kind))
    return visitor


@pytest.mark.parametrize(
    ("size", "theme"), [(DESKTOP, "light"), (TABLET, "dark"), (PHONE, "light"), (SMALL, "dark")], ids=str
)
def test_a_fight_and_a_poker_game_are_seen_at_every_size(visit: Visit, size: tuple[int, int], theme: str) -> None:
    """Both who decide are shown as thinking, the odds are there, and nothing is hidden behind the edge."""
    ann = seated(visit, "fight", size, "en", theme)
    page = ann.page
    scene = page.locator("[data-scene=duel]")
    expect(scene).to_be_visible()
    expect(scene.locator(".moods > .seen")).to_have_count(2)
    scene.locator(".odds summary").click()
    expect(scene.locator(".odds tbody tr").first).to_be_visible()
    ann.picture(f"legends-duel-{size[0]}-{theme}")
    assert page.evaluate(TOO_WIDE) <= 0
    assert violations(page) == []
    sit_down(ann, position("poker"))
    expect(page.locator("[data-scene=poker] .flop [data-thing]")).to_have_count(3)
    for player in page.locator("[data-scene=poker] .felt li").all():
        expect(player).to_be_in_viewport(ratio=1)
    ann.picture(f"legends-poker-{size[0]}-{theme}")
    assert page.evaluate(TOO_WIDE) <= 0
    assert violations(page) == []
    # The map is behind the scene, and one key away is what a turn is made of.
    page.locator("[data-scene=poker] header .button").last.click()
    expect(page.locator("[data-scene]")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator("dialog[open] .summary section")).to_have_count(3)
    ann.picture(f"legends-summary-{size[0]}-{theme}")


@pytest.mark.parametrize(("kind", "house"), [("poker", "Dealer played by"), ("company", ""), ("black", "Man in Black")])
def test_who_sits_at_the_poker_table_is_told_on_a_phone_too(visit: Visit, kind: str, house: str) -> None:
    """Also to whoever comes into the middle of a game. Nobody plays the dealer where others have joined."""
    ann = seated(visit, kind, SMALL, "en")
    table = ann.page.locator("[data-scene=poker]")
    for size in (SMALL, PHONE, (844, 390), DESKTOP):
        ann.page.set_viewport_size({"width": size[0], "height": size[1]})
        for player in table.locator(".felt li").all():
            expect(player).to_be_in_viewport(ratio=1)
    told = " ".join(table.locator(".felt ul").inner_text().split())
    assert house in told
    # Whom somebody has fought in the same turn has nothing to do with it.
    expect(ann.page.locator(".prompt .stack")).to_have_count(0)
    assert ("Dealer" in told) == (kind == "poker")


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_hand_that_can_be_played_is_in_sight(visit: Visit, lang: str) -> None:
    """On a laptop nothing is below the edge, and each hand says what it takes."""
    ann = seated(visit, "poker", DESKTOP, lang)
    hands = ann.page.locator(".prompt .deed")
    expect(hands).to_have_count(6)
    for hand in hands.all():
        expect(hand.locator("small")).not_to_be_empty()
        expect(hand).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_what_an_answer_brings_is_told_in_full_on_a_phone(visit: Visit, lang: str) -> None:
    ann = visit(PHONE, lang)
    sit_down(ann, find("legends", lambda one, _: one.question.__struct_config__.tag == "visit_shop", players=4))
    said = ann.page.locator(".prompt .deed small")
    expect(said.first).to_be_visible()
    assert said.evaluate_all("all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length") == 0


def test_who_wins_at_poker_is_told_once_and_why(visit: Visit) -> None:
    """The hands are laid out, the verdict names the combination, and nothing is said twice."""
    ann = visit(tempo="quick")
    sit_down(ann, position("poker"))
    page = ann.page
    page.locator(".prompt.mine .deed").first.click()
    expect(page.locator("[data-scene=poker] .verdict")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("[data-scene=poker] .pot")).not_to_contain_text("$0")
    assert (page.locator("[data-scene=poker] .verdict").inner_text()).strip()
    lines = page.locator("[data-scene=poker] .lines li").all_inner_texts()
    assert lines
    assert len(lines) == len(set(lines))
    ann.picture("legends-poker-verdict")


@cache
def whole_game() -> tuple[str, int, list[int]]:
    """A game of bots to its end: its record, how many answers came before a story was told, everybody's points."""
    match = Match.new("legends", players=4, seed=0)
    bots = [make_bot("simple", "legends", seed=seat) for seat in range(4)]
    told = 0
    while (decision := match.decision) is not None:
        before = match.event_count
        match.answer(bots[decision.seat].choose(match.view(decision.seat), decision), seat=decision.seat)
        if not told and any(isinstance(event, StoryResolved) for event in match.all_events(before)):
            told = match.answer_count - 1
    assert match.result is not None
    return match.record.encode().decode(), told, sorted(standing.points or 0 for standing in match.result.standings)


def test_a_replay_plays_its_scenes_and_tells_how_the_game_went(visit: Visit) -> None:
    """From one seat: the story is told over the map; the result counts up to the standings, with the rides."""
    record, told, points = whole_game()
    ann = visit(tempo="calm")
    ann.open("/nowhere")
    ann.ask("people/guest", {"name": "Ann"})
    game = ann.ask("records", record)
    page = ann.open(f"/replay/{game['id']}?eyes=1&step={told}")
    ann.at_table()
    for width, height in (DESKTOP, (1280, 800)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CONTROLS) == []
        ann.picture(f"legends-replay-{width}")
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-scene=tale] .tale b").first).to_be_visible()
    page.get_by_role("button", name="Result").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator("tfoot td")).to_have_count(4)
    # Line by line, to what the standings say.
    expect(sheet.locator("tbody tr.still")).to_have_count(0)
    assert sorted(int(one) for one in sheet.locator("tfoot b").all_inner_texts()) == points
    # The rides are drawn on the country, not on the bare sheet.
    for part in ("", " .country svg"):
        box = sheet.locator(f".map{part}").bounding_box()
        assert box is not None
        assert box["height"] > 200
    ann.picture("legends-course")
    assert violations(page) == []


@cache
def with_a_joker(kind: str) -> Position:
    """Somebody may lay a joker, or add it to the flop for one of several cards."""

    def wanted(decision: Decision[Any], view: Any) -> bool:
        tags = [option.__struct_config__.tag for option in decision.options]
        return tags.count(kind) > 2

    return find("legends", wanted, players=3, least=10, jokers=True)


def named(card: str | None) -> str:
    """`grit:KS` as it is called at the table."""
    sign = (card or "").split(":")[1]
    return sign[:-1] + SUIT_SIGNS[sign[-1]]


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "light"), (PHONE, "dark")], ids=str)
def test_what_a_joker_stands_for_is_chosen_in_two_steps(visit: Visit, size: tuple[int, int], theme: str) -> None:
    """In a fight by two touches of the hand; at poker first what is played, then what the joker among it is."""
    ann = visit(size, "en", theme)
    page = ann.page
    sit_down(ann, with_a_joker("lay_joker"))
    ann.page.locator(".odds summary").click()
    expect(page.locator(".odds tbody tr").last).to_contain_text("counts as")
    held = page.locator(".hand button.playable")
    page.locator(".hand [data-thing='card:joker']").first.click()
    expect(page.locator(".prompt.mine")).to_contain_text("Which card does the joker stand for?")
    ann.picture(f"legends-joker-fight-{size[0]}")
    assert page.evaluate(TOO_WIDE) <= 0
    assert violations(page) == []
    shown = held.first.get_attribute("data-key")
    held.first.click()
    # The card is shown and stays in the hand, so there is something to react with; who comes back sees the same.
    counted = page.locator("[data-scene=duel] .value").first
    expect(counted).to_have_text(f"★ = {named(shown)}")
    page.reload()
    expect(counted).to_have_text(f"★ = {named(shown)}")
    ann.picture(f"legends-joker-shown-{size[0]}")
    sit_down(ann, with_a_joker("play_jokers"))
    actions = page.locator(".prompt.mine .actions button")
    actions.filter(has_text="at best").first.click()
    expect(page.locator(".prompt.mine")).to_contain_text("Which card does the joker stand for?")
    # Whichever game was found, one joker is among it or both.
    expect(actions.filter(has_text=re.compile(r"Joker [★☆] \(for"))).not_to_have_count(0)
    ann.picture(f"legends-joker-poker-{size[0]}")
    assert page.evaluate(TOO_WIDE) <= 0
    assert violations(page) == []
