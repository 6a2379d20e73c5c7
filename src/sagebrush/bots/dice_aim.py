"""Dealing several hits out over several targets in the best way."""

from __future__ import annotations

Gains = list[float]


def best_sums(gains: list[Gains], shots: int) -> Gains:
    """The best total for 0, 1, … shots dealt over these targets; `gains[t][h]` is the gain from h hits on target t."""
    best = gains[0][: shots + 1]
    for more in gains[1:]:
        best = [max([best[n - hits] + more[hits] for hits in range(n + 1)]) for n in range(shots + 1)]
    return best


def best_split(gains: list[Gains], shots: int) -> list[int]:
    """How many hits each target gets in the best deal; earlier targets first where it makes no difference."""
    split: list[int] = []
    left = shots
    for place, own in enumerate(gains):
        rest = gains[place + 1 :]
        if not rest:
            split.append(left)
            break
        others = best_sums(rest, left)
        sums = [own[hits] + others[left - hits] for hits in range(left, -1, -1)]
        hits = left - sums.index(max(sums))
        split.append(hits)
        left -= hits
    return split
