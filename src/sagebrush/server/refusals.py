"""What the server refuses, with a code for programs and a sentence for people."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from sagebrush.core.errors import MatchOver, Refused, StaleDecision, UnknownOption, WrongSeat

#: What the database raises when it is down, hangs, or has no room left.
STORAGE_TROUBLE = (DBAPIError, PoolTimeout, OSError, TimeoutError)


class Refusal(Exception):
    """Nothing was changed. `status` is the HTTP status, where it was a request."""

    def __init__(self, code: str, message: str, status: int = 409) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str, int], dict[str, object]]:
        """A worker may refuse too, and what it says must reach the server whole."""
        return type(self), (self.code, self.message, self.status), self.__dict__


ANSWER_CODES = (
    (StaleDecision, "already_decided"),
    (WrongSeat, "not_asked"),
    (UnknownOption, "unknown_option"),
    (MatchOver, "game_over"),
)


def of_answer(error: Refused) -> Refusal:
    for kind, code in ANSWER_CODES:
        if isinstance(error, kind):
            return Refusal(code, str(error))
    return Refusal("refused", str(error))


def not_found() -> Refusal:
    return Refusal("no_such_table", "There is no such table, or you are not invited to it.", 404)
