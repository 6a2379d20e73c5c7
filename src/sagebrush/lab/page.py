"""Pages that open in any browser without a network: plain HTML, readable on a phone, light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --ink: #30241a; --paper: #f7f0e2; --line: #d8c9ac; --accent: #9e4222; }
@media (prefers-color-scheme: dark) { :root { --ink: #efe6d6; --paper: #211a14; --line: #4a3d30; --accent: #e08a5c; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0 auto; padding: 1rem;
  max-width: 60rem; }
h1, h2 { line-height: 1.2; } h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; min-width: 100%; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: left; }
th { vertical-align: bottom; } td.n, th.n { text-align: right; font-variant-numeric: tabular-nums; }
td.n { white-space: nowrap; }
.bar { display: inline-block; height: .6rem; background: var(--accent); border-radius: .3rem; vertical-align: middle; }
.board { width: 100%; max-height: 90vh; } .board polygon { fill: var(--accent); stroke: var(--ink); stroke-width: 2; }
.board circle { fill: var(--paper); stroke: var(--ink); } .board text { fill: var(--ink); font-size: 30px;
  font-weight: 600; text-anchor: middle; dominant-baseline: central; }
td:first-child { min-width: 7rem; } td.n:first-child { min-width: 0; }
@media (max-width: 32rem) { table { font-size: .85rem; } th, td { padding: .25rem .35rem; } }
.note { opacity: .8; } .vega-embed { width: 100%; overflow-x: auto; }
"""


def page(title: str, body: str, head: str = "", lang: str = "en") -> str:
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n{head}</head>\n<body>\n<h1>{escape(title)}</h1>\n{body}\n</body>\n</html>\n"
    )


def paragraph(text: str, *, note: bool = False) -> str:
    return f'<p class="note">{escape(text)}</p>' if note else f"<p>{escape(text)}</p>"


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Numbers stand on the right; what is a `Bar` is drawn beside its text."""
    numeric = [all(_is_number(row[column]) for row in rows) for column in range(len(head))]
    lines = ["<tr>" + "".join(_cell("th", text, right) for text, right in zip(head, numeric, strict=True)) + "</tr>"]
    for row in rows:
        lines.append(
            "<tr>" + "".join(_cell("td", item, right) for item, right in zip(row, numeric, strict=True)) + "</tr>"
        )
    return f'<div class="wide"><table>{"".join(lines)}</table></div>'


class Bar:
    """A share from 0 to 1, said and drawn."""

    def __init__(self, text: str, share: float) -> None:
        self.text = text
        self.share = min(max(share, 0.0), 1.0)

    def __str__(self) -> str:
        return self.text


def _is_number(item: object) -> bool:
    return isinstance(item, int | float) or (isinstance(item, str) and item[:1] in "+-−0123456789" and item != "")


def _cell(tag: str, item: object, right: bool) -> str:  # noqa: FBT001
    kind = ' class="n"' if right else ""
    drawn = f'<span class="bar" style="width:{6 * item.share:.2f}rem"></span> ' if isinstance(item, Bar) else ""
    text = f"{item:,}" if isinstance(item, int) else str(item)
    return f"<{tag}{kind}>{drawn}{escape(text)}</{tag}>"
