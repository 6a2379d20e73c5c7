"""A game is its record: config, seed and answers regenerate everything. This module reads and writes records."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec

from sagebrush.core.config import Config
from sagebrush.core.errors import DamagedRecord
from sagebrush.core.files import replacing
from sagebrush.core.seats import Seat

FORMAT: Final = "sagebrush-record/1"
MAX_BYTES: Final = 16 << 20

Answer = tuple[Seat, str]


def digest_of(value: object) -> str:
    """A short hash over plain data, equal for equal data in every process."""
    return blake2b(msgspec.json.encode(value, order="deterministic"), digest_size=16).hexdigest()


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All there is to know about a match, finished or not. `digest` seals the rest and the state it leads to."""

    format: str
    game: str
    rules: int
    config: Config
    seed: str
    answers: tuple[Answer, ...]
    digest: str

    def sealed(self, state_digest: str) -> str:
        """The digest this record must carry if it leads to that state."""
        return digest_of([self.format, self.game, self.rules, self.config, self.seed, self.answers, state_digest])

    def encode(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"

    def save(self, path: Path | str) -> None:
        """Write the file whole or not at all, so that a crash leaves the earlier one."""
        with replacing(path) as file:
            file.write(self.encode())


def decode_record(data: bytes) -> Record:
    if len(data) > MAX_BYTES:
        raise DamagedRecord(f"the record is larger than {MAX_BYTES >> 20} MiB")
    try:
        head = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
        name = msgspec.json.decode(head.get("format", msgspec.Raw(b"null")))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise DamagedRecord(f"this is not a record: {error}") from error
    if name != FORMAT:
        raise DamagedRecord(f"this is not a record of format {FORMAT}, but {name!r}")
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise DamagedRecord(f"the record is damaged: {error}") from error


def load_record(path: Path | str) -> Record:
    try:
        with Path(path).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise DamagedRecord(f"cannot read {path}: {error.strerror or error}") from error
    return decode_record(data)
