"""The answers given so far. A fork shares its parent's trail up to the point where it left it."""

from __future__ import annotations

from sagebrush.core.options import Option
from sagebrush.core.seats import Seat


class Trail:
    """Append-only, so that sharing a beginning is safe; cutting makes a new trail."""

    __slots__ = ("own", "parent", "shared")

    def __init__(self, parent: Trail | None = None) -> None:
        self.parent = parent
        self.shared = 0 if parent is None else parent.length()
        self.own: list[tuple[Seat, Option]] = []

    def length(self) -> int:
        return self.shared + len(self.own)

    def add(self, seat: Seat, option: Option) -> None:
        self.own.append((seat, option))

    def since(self, start: int) -> list[tuple[Seat, Option]]:
        """The answers from number `start` on."""
        if start >= self.shared or self.parent is None:
            return self.own[start - self.shared :]
        return self.parent.since(start)[: self.shared - start] + self.own

    def cut(self, length: int) -> Trail:
        shorter = Trail()
        shorter.own = self.since(0)[:length]
        return shorter
