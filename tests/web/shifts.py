"""How much the page jumps under the reader's eyes, as the web measures it.

What moves within half a second of a touch moved because of it. Of the rest the worst stretch counts: moves no more
than a second apart, over at most five. https://web.dev/articles/cls

A question comes up from below, over the map of a phone, as high as there is to choose from: that it grows is no jump.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

#: What nobody is disturbed by.
SHIFT = 0.05

#: To be run before the page is.
SHIFTS = """
window.shifts = { worst: 0, what: [] }
const touches = []
let waiting = false
addEventListener('click', () => {
    touches.push(performance.now())
    waiting = true
}, true)
// However slow the machine is, the first word after a touch answers it.
window.WebSocket = class extends WebSocket {
    constructor(...about) {
        super(...about)
        this.addEventListener('message', () => {
            if (waiting) touches.push(performance.now())
            waiting = false
        })
    }
}
let stretch = { from: 0, last: -5000, sum: 0, what: [] }
new PerformanceObserver((list) => {
    for (const one of list.getEntries()) {
        const touched = touches.some((at) => at <= one.startTime && one.startTime < at + 500)
        const asked = one.sources.every(({ node }) => (node?.closest ? node : node?.parentElement)?.closest('.prompt'))
        if (one.hadRecentInput || touched || asked) continue
        if (one.startTime - stretch.last > 1000 || one.startTime - stretch.from > 5000)
            stretch = { from: one.startTime, sum: 0, what: [] }
        stretch.last = one.startTime
        stretch.sum += one.value
        for (const { node, previousRect, currentRect } of one.sources) {
            const name = (node?.nodeName ?? 'gone') + '.' + (node?.className?.baseVal ?? node?.className ?? '')
            const [was, is] = [previousRect, currentRect].map((box) => `${box.x} ${box.y} ${box.width} ${box.height}`)
            stretch.what.push(`${one.value.toFixed(3)} ${name}: ${was} to ${is}`)
        }
        if (stretch.sum > window.shifts.worst) window.shifts = { worst: stretch.sum, what: [...stretch.what] }
    }
}).observe({ type: 'layout-shift', buffered: true })"""


def assert_steady(page: Page) -> None:
    """Nothing has jumped since the page was opened."""
    found: Any = page.evaluate("window.shifts")
    assert found["worst"] < SHIFT, f"the page jumped by {found['worst']:.3f}: {found['what']}"
