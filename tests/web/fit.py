"""Whether a table fits its window: nothing of it is covered by something else of it, and nothing lies outside."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.web.site import AT_REST

#: What is looked at, by what it is. Cards of a hand lie over each other, and a chosen one rises over everything.
PARTS = {
    "plate": ".seat .plate",
    "hand of a player": ".seat .things > .hand",
    "pile": ".centre .pile, .centre .discard, .centre .tray, .centre .supply",
    "question": "section.prompt",
    "own plate": ".you .me",
    "own card": ".hand[data-place=hand] button:not([aria-pressed=true])",
    "bar": ".layout > .bar .button",
    "dock": ".layout > .dock .button",
    "log": ".layout > .log .panel",
}

#: What has words in it that have to stay there, by where they stand.
WORDED = {
    ".seat .plate .words, .seat .plate .short-life": ".plate",
    ".you .me .words": ".me",
    "section.prompt .actions button": "button",
    ".layout > .bar .button, .layout > .dock .button": ".button",
}

#: So many pixels are a shadow or a rounding.
SLACK = 5

FIT = """([parts, worded, slack]) => {
    const found = []
    for (const [part, selector] of Object.entries(parts))
        for (const node of document.querySelectorAll(selector)) {
            if (!node.checkVisibility()) continue
            let { left, top, right, bottom } = node.getBoundingClientRect()
            // What is scrolled lies behind the edges of its frame.
            const frame = node.closest('.ring')?.parentElement?.closest('.ring')
            if (frame && getComputedStyle(frame).overflowY === 'auto') {
                const edge = frame.getBoundingClientRect()
                top = Math.max(top, edge.top)
                bottom = Math.min(bottom, edge.bottom)
            }
            if (right > left && bottom > top) found.push({ part, left, top, right, bottom })
        }
    const wrong = new Set()
    const far = slack * 3
    for (const one of found) {
        const away = one.part === 'own card' ? far : slack
        if (one.left < -away || one.top < -away || one.right > innerWidth + away || one.bottom > innerHeight + away)
            wrong.add(`${one.part} is outside`)
    }
    found.forEach((one, i) => found.slice(i + 1).forEach((other) => {
        if (one.part === other.part && ['own card', 'pile', 'hand of a player'].includes(one.part)) return
        // Cards fan out: their corners may reach over an edge.
        const lap = one.part === 'own card' || other.part === 'own card' ? far : slack
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        if (wide > lap && high > lap) wrong.add(`${one.part} and ${other.part} overlap`)
    }))
    const rangeOf = (words) => {
        const range = document.createRange()
        range.selectNodeContents(words)
        return range.getBoundingClientRect()
    }
    for (const [place, box] of Object.entries(worded))
        for (const node of document.querySelectorAll(place)) {
            const edge = node.closest(box).getBoundingClientRect()
            const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
            while (texts.nextNode()) {
                const text = texts.currentNode
                if (!text.textContent.trim() || !text.parentElement.checkVisibility()) continue
                if (text.parentElement.closest('.sr-only')) continue
                const { left, right, bottom } = rangeOf(text)
                if (left < edge.left - 1 || right > edge.right + 1 || bottom > edge.bottom + slack)
                    wrong.add(`«${text.textContent.trim()}» reaches over its ${box}`)
            }
        }
    return [...wrong].sort()
}"""


def misfits(page: Page, size: tuple[int, int]) -> Any:
    """What does not fit a window of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.evaluate("() => scrollTo(0, 0)")
    page.evaluate(AT_REST)
    return page.evaluate(FIT, [PARTS, WORDED, SLACK])
