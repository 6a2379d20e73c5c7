"""The typed records a decision is made of: questions, which the table may read, and options, for the asked seat alone.

Not compiled: msgspec makes these classes in C already, and mypyc would drop their class arguments.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec


def _part(value: object) -> str:
    if isinstance(value, tuple):
        return ".".join(_part(item) for item in value) or "-"
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


class Question(msgspec.Struct, frozen=True, gc=False, tag_field="ask", tag=True):
    """What is asked, in terms everybody at the table may know."""

    #: True where being asked already shows what nobody could know before, so that it cannot simply be taken back.
    reveals: ClassVar[bool] = False

    @property
    def kind(self) -> str:
        tag = self.__struct_config__.tag
        return str(tag)


class Option(msgspec.Struct, frozen=True, gc=False, tag_field="option", tag=True):
    """One legal answer. Its id is made of its tag and fields, so it never depends on the place in a list."""

    #: True for an answer that leaves everything as it is: nothing is played, used or chosen.
    passes: ClassVar[bool] = False
    #: True for one that plays or uses something: after it, nothing earlier may be taken back.
    uses: ClassVar[bool] = False
    #: True for a use that only answers what somebody else does.
    answers: ClassVar[bool] = False
    #: True for a choice within a play, such as which card it concerns.
    chooses: ClassVar[bool] = False

    @property
    def kind(self) -> str:
        tag = self.__struct_config__.tag
        return str(tag)

    @property
    def id(self) -> str:
        parts = [self.kind]
        parts.extend(_part(getattr(self, field)) for field in self.__struct_fields__)
        return ":".join(parts)


class PassFor(Option, frozen=True, tag="pass_for"):
    """Pass now, and unasked whenever the same is asked again: until the turn ends, or until one's own begins."""

    passes: ClassVar[bool] = True
    until: Literal["turn", "my_turn"]


class WhyNot(msgspec.Struct, frozen=True):
    """Why something in sight cannot be chosen now: the thing, the message that says so and the ruling behind it."""

    thing: str
    message: str
    ruling: str
    facts: dict[str, str | int] = {}
