"""Tokens that an expansion lays on the table, as everybody sees them. Not compiled, like all records of msgspec."""

from __future__ import annotations

import msgspec


class TokensView(msgspec.Struct, frozen=True):
    """How many tokens the supply holds, how many lie on each character, by seat, and on cards in play, by their ids."""

    supply: int
    characters: tuple[int, ...]
    cards: dict[str, int]
