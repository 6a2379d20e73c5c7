"""The one clock of the server, in seconds since 1970, and its ids."""

from __future__ import annotations

import secrets
import time

#: What ids are made of: lower case letters and digits without those that look alike.
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
MAX_ID = 32


def now() -> float:
    return time.time()


def new_id(length: int = 12) -> str:
    """An id that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def is_id(text: str) -> bool:
    """Whether this could be one; what cannot is not worth a look into the database, which may not even take it."""
    return len(text) <= MAX_ID and all(letter in LETTERS for letter in text)
