"""What several sentences have in common."""

from __future__ import annotations

from collections.abc import Sequence

BLANK = "…"


def blanked(texts: Sequence[str]) -> str:
    """Dots where the sentences differ: "Sit with Ann", "Sit with Bob": "Sit with …"."""
    words = [text.split(" ") for text in texts]
    head = _alike(words)
    if head == len(words[0]):
        return texts[0]
    tail = _alike([one[head:][::-1] for one in words])
    first = words[0]
    return " ".join([*first[:head], BLANK, *first[len(first) - tail :]])


def _alike(words: Sequence[Sequence[str]]) -> int:
    """How many words they all begin with."""
    count = 0
    for said in zip(*words, strict=False):
        if len(set(said)) > 1:
            break
        count += 1
    return count
