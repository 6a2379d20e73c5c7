"""Somebody who plays with the keyboard alone: what is on the page is read, and nothing is done but by keys."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
from playwright.sync_api import WebSocket

from sagebrush.core.rng import Chance
from tests.web.site import CHOICES, PATIENCE, Visitor

#: Whether the game is over, whether a sheet lies over the table, and what answers the question: how each is called by
#: the page, the key that is written at it, and for a space of the map its name.
LOOK = """(choices) => {
    const all = document.querySelector('.prompt.mine')
        ? [...document.querySelectorAll(choices)].filter((one) => one.dataset.token && one.checkVisibility())
        : []
    return {
        over: document.querySelector('dialog[open] .finale') !== null,
        sheet: document.querySelector('dialog[open]') !== null,
        asked: document.querySelector('section.prompt')?.innerText ?? '',
        choices: all.map((one) => ({
            token: one.dataset.token,
            key: one.querySelector('kbd')?.textContent ?? '',
            space: one.dataset.space ?? null,
            named: (one.ariaLabel ?? '').split(',')[0],
        })),
    }
}"""
#: What the keys have come to, if it is something that can be chosen.
FOCUSED = "() => document.activeElement.dataset.token ?? ''"
#: How many stops the tabulator has, and how many lie before a choice, or behind it where that is shorter: one sees
#: where it is.
STOPS_TO = """(token) => {
    const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
        .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }))
    if (!token) return stops.length
    const on = stops.findIndex((one) => one.dataset.token === token) - stops.indexOf(document.activeElement)
    const back = on > 0 ? on - stops.length : on + stops.length
    return Math.abs(on) < Math.abs(back) ? on : back
}"""
#: What the tabulator came to with its last step, and whether the round began there: whatever a browser takes for a stop
#: beside ours (a list that scrolls, the page itself) makes a round longer.
STEPPED = """() => {
    const stop = document.activeElement
    const round = stop === window.first
    if (!window.first && stop !== document.body) window.first = stop
    return { token: stop.dataset.token ?? '', round }
}"""
#: Where the next Enter goes: to a space of the map, as the frames after `f` and `m` bring it there.
ON_THE_MAP = "() => document.activeElement.dataset.space !== undefined"
SEARCHING = "() => document.activeElement.matches('dialog[open] input')"
#: Stops of the tabulator that a table may have, and steps along neighbours after which a name is written instead.
STOPS = 70
STEPS = 4
CAPS = {"⏎": "Enter"}


class Keys:
    """Answers at random: by the key that is shown, by Tab and Enter, along the map with arrows, or by a name."""

    def __init__(self, ann: Visitor, chance: Chance) -> None:
        self.ann, self.page, self.chance = ann, ann.page, chance
        self.kind = ""
        #: How often each kind of question was answered, and each way of answering was taken.
        self.kinds: Counter[str] = Counter()
        self.ways: Counter[str] = Counter()
        self.page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        decision = msgspec.json.decode(frame).get("decision")
        if decision:
            self.kind = decision["question"]["ask"]

    def look(self) -> Any:
        return self.page.evaluate(LOOK, CHOICES)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def play(self) -> None:
        """To the end."""
        for _ in range(PATIENCE):
            seen = self.look()
            if seen["over"]:
                return
            if seen["sheet"]:
                self.press("Escape")
            elif seen["choices"]:
                self.answer(seen)
            self.page.wait_for_timeout(15 if seen["choices"] else 50)
        raise AssertionError("the game does not end")

    def answer(self, seen: Any) -> None:
        """One step: what was begun is ended, otherwise anything that can be chosen."""
        choices = seen["choices"]
        if self.kind not in self.kinds:
            self.reach_all(seen)
        self.kinds[self.kind] += 1
        begun = [one for one in choices if one["token"] == "confirm"]
        one = (begun or choices)[self.chance.below(len(begun or choices))]
        if one["space"] is not None:
            self.ride(one)
        elif one["key"] and (one["token"] != "confirm" or self.held()):
            self.ways["key"] += 1
            self.press(CAPS.get(one["key"], one["key"].lower()))
        elif self.tab_to(one["token"], seen):
            self.ways["tab"] += 1
            self.press("Enter")

    def held(self) -> bool:
        """Whether the keys are still at what was chosen: Enter means it, as it is written at the button."""
        return bool(self.page.evaluate("() => document.activeElement.matches('.chosen, [aria-pressed=true]')"))

    # ---------------------------------------------------------------- ways to a choice

    def ride(self, space: Any) -> None:
        """From where one stands along the neighbours, to the first that is lit; else by name."""
        self.press("m")
        self.page.wait_for_function(ON_THE_MAP)
        if self.chance.below(2):
            for _ in range(STEPS):
                self.press(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")[self.chance.below(4)])
                if self.page.evaluate("() => document.activeElement.matches('.lit')"):
                    self.ways["arrows"] += 1
                    self.press("Enter")
                    return
        self.press("f")
        self.page.wait_for_function(SEARCHING)
        self.page.keyboard.type(space["named"])
        self.press("Enter")
        self.page.wait_for_function(ON_THE_MAP)
        self.ways["name"] += 1
        self.press("Enter")

    def tab_to(self, token: str, asked: Any) -> bool:
        """Tab until it is there. Others answer too: what is asked no longer cannot be reached."""
        stops = self.page.evaluate(STOPS_TO, token)
        for _ in range(abs(stops)):
            self.press("Tab" if stops > 0 else "Shift+Tab")
        for _ in range(STOPS):
            if self.page.evaluate(FOCUSED) == token:
                return True
            self.press("Tab")
        assert self.look() != asked, f"{token} is not reached by keys: {self.kind}, {asked['asked']}"
        return False

    def reach_all(self, asked: Any) -> None:
        """Once round the page: all that answers the question has a place in it, and the map has one."""
        stops = self.page.evaluate(STOPS_TO)
        assert stops <= STOPS, f"nobody presses Tab {stops} times"
        wanted = {one["token"] for one in asked["choices"] if one["space"] is None}
        # What others do may move the page under a first round: a scene opens, a button to skip goes.
        met = self.go_round()
        if not wanted < met:
            met |= self.go_round()
        missed = wanted - met
        if not any(token.startswith("space:") for token in met):
            missed.add("the map")
        assert not missed or self.look() != asked, f"not reached by keys: {missed}, {self.kind}, {asked['asked']}"

    def go_round(self) -> set[str]:
        """Tab until it comes to where it began; all the choices on the way."""
        self.page.evaluate("() => { window.first = null }")
        met: set[str] = set()
        for _ in range(2 * STOPS):
            self.press("Tab")
            step = self.page.evaluate(STEPPED)
            if step["round"]:
                break
            met.add(step["token"])
        return met

    def stop_at(self, place: str) -> None:
        """Tab until this part of the page has the focus."""
        for _ in range(STOPS):
            self.press("Tab")
            if self.page.evaluate("place => document.activeElement.matches(place)", place):
                return
        raise AssertionError(f"{place} is not reached by keys")
