"""What a part of the table says of itself in words, for screens that do not draw it."""

from __future__ import annotations

import msgspec

#: A message, and its facts: what each holds, as in `fields.toml`, and its value.
Said = tuple[str, dict[str, tuple[str, object]]]


class PlainView(msgspec.Struct, frozen=True):
    """The view of a part that can be read aloud: a line about the table, and a note about each player."""

    def line(self) -> list[Said]:
        """What everybody has in common."""
        return []

    def notes(self, seat: int) -> list[Said]:
        """What this player has."""
        return []
