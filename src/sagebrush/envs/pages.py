"""The documentation of an encoding, field by field: `python -m sagebrush.envs.pages` writes docs/encodings anew."""

from __future__ import annotations

from pathlib import Path

from sagebrush import envs
from sagebrush.envs.actions import Kind
from sagebrush.envs.encoding import Encoding, encoding

#: Up to so many words stand in the row itself; longer lists have a place of their own, once for all that share it.
SHORT = 12

HEAD = """# {name}

Written by `make docs` from the types that the game declares; do not edit. How to use it is told in
[environments](../guides/environments.md).

An observation is {size:,} bytes (`uint8`), whatever the number of players and the expansions in play; an action is a
number below {actions:,}. Seats are counted from the observer, who is 0, then clockwise; bytes of seats that nobody has
are 0. A number above 255 is written as 255. Digest of this layout: `{digest}`.

## Observation

| from | bytes | field | holds |
|---:|---:|---|---|
"""

ACTIONS = """
## Actions

The number of an action is `from + digits × copies + copy`. The digits are those of the fields in their order, each as
large as is said in brackets. Seats are counted from the actor, and where nobody may be meant, the last one is nobody;
of things, 0 is none and the others follow in the order of their list. Options that differ in no digit are copies, in
the order in which they are offered.

| from | actions | option | digits | copies |
|---:|---:|---|---|---:|
"""


def page(found: Encoding) -> str:
    lists: dict[tuple[str, ...], str] = {}
    rows = [f"| {s.start} | {s.size} | `{s.name}` | {_holds(s.holds, s.words, s.name, lists)} |" for s in found.slots]
    kinds = [f"| {kind.first} | {kind.size} | `{kind.tag}` | {_digits(kind)} | {kind.copies} |" for kind in found.kinds]
    head = HEAD.format(name=found.name, size=found.observation_size, actions=found.action_size, digest=found.digest)
    tail = [f"\n### {title}\n\n{', '.join(f'`{word}`' for word in words)}\n" for words, title in lists.items()]
    return head + "\n".join(rows) + "\n" + ACTIONS + "\n".join(kinds) + "\n\n## Lists\n" + "".join(tail)


def _holds(holds: str, words: tuple[str, ...], name: str, lists: dict[tuple[str, ...], str]) -> str:
    if not words:
        return holds
    if len(words) <= SHORT:
        return f"{holds}: {', '.join(f'`{word}`' for word in words)}"
    title = lists.setdefault(words, f"List {len(lists) + 1}, first of `{name}`")
    return f"{holds} {title.partition(',')[0]}"


def _digits(kind: Kind) -> str:
    return ", ".join(f"`{digit.name}` ({digit.size})" for digit in kind.digits) or "–"


def main(folder: Path = Path("docs/encodings")) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for game in envs.names().values():
        found = encoding(game)
        (folder / f"{found.name}.md").write_text(page(found), "utf-8")


if __name__ == "__main__":
    main()
