"""The one clock of the server, in seconds since 1970."""

from __future__ import annotations

import secrets
import time


def now() -> float:
    return time.time()


def new_id(length: int = 12) -> str:
    """An id that nobody can guess: lower case letters and digits without those that look alike."""
    return "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(length))
