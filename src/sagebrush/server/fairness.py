"""Shuffles that players can check.

Before anyone sits down, the server draws a secret and shows its hash, the commitment. Everyone who takes a seat adds a
salt. The seed of the game is a hash of the secret and all salts: the server cannot choose the seed any more, because it
does not know the salts; the players cannot, because they do not know the secret. After the game the secret is shown.
Every step is SHA-256 over plain text, so that anybody can check it with a command of their own.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import sha256

from sagebrush.core.record import Record
from sagebrush.server.infos import Fairness

SECRET_BYTES = 16


def new_secret() -> str:
    return secrets.token_hex(SECRET_BYTES)


def commitment_of(table: str, secret: str) -> str:
    """What is shown before the game: `printf 'sagebrush:TABLE:SECRET' | sha256sum`."""
    return sha256(f"sagebrush:{table}:{secret}".encode()).hexdigest()


def seed_of(table: str, secret: str, salts: Sequence[str]) -> str:
    """The first 32 digits of the hash of table, secret and one salt a seat, joined by colons."""
    hashed = [sha256(salt.encode()).hexdigest() for salt in salts]
    return sha256(":".join(["sagebrush", table, secret, *hashed]).encode()).hexdigest()[:32]


def problem(table: str, fairness: Fairness, record: Record) -> str | None:
    """What is wrong with the proof, in one sentence; None if every card and die came from the promised secret."""
    if fairness.secret is None or fairness.seed is None:
        return "the secret has not been shown yet"
    if commitment_of(table, fairness.secret) != fairness.commitment:
        return "the secret is not the one that was promised before the game"
    if seed_of(table, fairness.secret, fairness.salts) != fairness.seed:
        return "the seed was not made from the secret and the players' salts"
    if int(record.seed, 16) != int(fairness.seed, 16):
        return "the record was played with another seed"
    return None
