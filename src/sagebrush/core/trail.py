"""The answers given so far. A fork shares its parent's trail up to the point where it left it."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat


class Trail:
    """Append-only, so that sharing a beginning is safe; cutting makes a new trail."""

    __slots__ = ("own", "parent", "shared")

    def __init__(self, parent: Trail | None = None) -> None:
        self.shared = 0 if parent is None else parent.length()
        # A parent with nothing of its own has nothing to share: a chain of forks grows only where answers were given.
        self.parent: Trail | None = parent.parent if parent is not None and not parent.own else parent
        self.own: list[tuple[Seat, Option]] = []

    def length(self) -> int:
        return self.shared + len(self.own)

    def add(self, seat: Seat, option: Option) -> None:
        self.own.append((seat, option))

    def since(self, start: int) -> list[tuple[Seat, Option]]:
        """The answers from number `start` on."""
        pieces = [self.own[max(0, start - self.shared) :]]
        trail, end = self.parent, self.shared
        while trail is not None and start < end:
            pieces.append(trail.own[max(0, start - trail.shared) : end - trail.shared])
            end = trail.shared
            trail = trail.parent
        if len(pieces) == 1:
            return pieces[0]
        return [answer for piece in reversed(pieces) for answer in piece]

    def cut(self, length: int) -> Trail:
        shorter = Trail()
        shorter.own = self.since(0)[:length]
        return shorter
