"""Records that are played to the end, to check or to seal them: work for the back room."""

from __future__ import annotations

import msgspec

from sagebrush.core.errors import BadRecord
from sagebrush.core.match import Match
from sagebrush.core.record import Record, decode_record
from sagebrush.core.results import Result

#: Several times the longest game of people: whatever is kept is played again whenever somebody looks at it.
MAX_ANSWERS = 5_000


class Checked(msgspec.Struct, frozen=True):
    """A record that holds what it says."""

    record: Record
    result: Result | None


def check(data: bytes) -> Checked | str:
    """Play what came from elsewhere; what is wrong with it, in one sentence."""
    try:
        record = decode_record(data)
        if len(record.answers) > MAX_ANSWERS:
            return f"A record kept here has at most {MAX_ANSWERS} answers."
        return Checked(record, Match.replay(record).result)
    except BadRecord as error:
        return str(error)


def seal(log: Record) -> bytes:
    """The record of a game that was played here, as a file."""
    match = Match.opening(log)
    for seat, option in log.answers:
        match.answer(option, seat=seat)
    return match.record.encode()
