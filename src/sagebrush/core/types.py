"""The records a game speaks in, declared by the game: its view, events, questions and options.

Whoever reads them from a line (clients in Python, the generator of the web client's types) asks the game for these.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final, TypeVar

import msgspec

from sagebrush.core.events import Event
from sagebrush.core.options import Option, PassFor, Question

K = TypeVar("K", bound=msgspec.Struct)

#: Options that the core itself may offer, whatever is played.
OF_EVERY_GAME: Final[tuple[type[Option], ...]] = (PassFor,)


class GameTypes(msgspec.Struct, frozen=True):
    """The classes of one game. `parts` are the views of parts of the table, by the part's name."""

    view: type[msgspec.Struct]
    events: tuple[type[Event], ...]
    questions: tuple[type[Question], ...]
    options: tuple[type[Option], ...]
    parts: dict[str, type[msgspec.Struct]] = {}

    def decode_view(self, data: object) -> msgspec.Struct:
        view = msgspec.convert(data, self.view)
        shown: dict[str, Any] = getattr(view, "parts", {})
        if not shown:
            return view
        parts = {name: msgspec.convert(part, self.parts[name]) for name, part in shown.items()}
        return msgspec.structs.replace(view, parts=parts)

    def decode_event(self, data: object) -> Event:
        return _convert(data, self.events, "event")

    def decode_question(self, data: object) -> Question:
        return _convert(data, self.questions, "ask")

    def decode_option(self, data: object) -> Option:
        return _convert(data, (*self.options, *OF_EVERY_GAME), "option")


def declare(
    view: type[msgspec.Struct], *modules: ModuleType, parts: dict[str, type[msgspec.Struct]] | None = None
) -> GameTypes:
    """Every event, question and option written in these modules, in the order of their names, and the core's own."""
    options = (*_written(modules, Option), *OF_EVERY_GAME)
    return GameTypes(view, _told(modules), _written(modules, Question), options, parts or {})


def _told(modules: tuple[ModuleType, ...]) -> tuple[type[Event], ...]:
    """Quiet events never reach a line."""
    return tuple([kind for kind in _written(modules, Event) if not kind.quiet])


def _written(modules: tuple[ModuleType, ...], base: type[K]) -> tuple[type[K], ...]:
    own = [
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, base) and kind.__module__ == module.__name__
    ]
    return tuple(sorted(own, key=lambda kind: kind.__name__))


def _convert(data: object, kinds: tuple[type[K], ...], tag_field: str) -> K:
    if not isinstance(data, dict):
        raise msgspec.ValidationError("not an object")
    for kind in kinds:
        if kind.__struct_config__.tag == data.get(tag_field):
            return msgspec.convert(data, kind)
    raise msgspec.ValidationError(f"unknown {tag_field} {data.get(tag_field)!r}")
