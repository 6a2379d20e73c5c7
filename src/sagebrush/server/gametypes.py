"""Which message types belong to which game, found by walking the Struct classes of its package."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

import msgspec

from sagebrush.core.events import Event
from sagebrush.core.game import Game
from sagebrush.core.options import Option, Question
from sagebrush.core.registry import game_named

K = TypeVar("K", bound=msgspec.Struct)


class GameTypes(msgspec.Struct, frozen=True):
    """The classes of one game, in the order of their names."""

    view: type[msgspec.Struct]
    events: tuple[type[Event], ...]
    questions: tuple[type[Question], ...]
    options: tuple[type[Option], ...]

    def decode_view(self, data: object) -> msgspec.Struct:
        return msgspec.convert(data, self.view)

    def decode_event(self, data: object) -> Event:
        return _convert(data, self.events, "event")

    def decode_question(self, data: object) -> Question:
        return _convert(data, self.questions, "ask")

    def decode_option(self, data: object) -> Option:
        return _convert(data, self.options, "option")


def _convert(data: object, kinds: tuple[type[K], ...], tag_field: str) -> K:
    if not isinstance(data, dict):
        raise msgspec.ValidationError("not an object")
    for kind in kinds:
        if kind.__struct_config__.tag == data.get(tag_field):
            return msgspec.convert(data, kind)
    raise msgspec.ValidationError(f"unknown {tag_field} {data.get(tag_field)!r}")


def _below(base: type[Any]) -> list[type[Any]]:
    found = []
    for kind in base.__subclasses__():
        found.append(kind)
        found.extend(_below(kind))
    return found


def _package(game: Game[Any]) -> str:
    return type(game).__module__.rpartition(".")[0]


def _leaves(base: type[Any], package: str) -> tuple[Any, ...]:
    """The classes of a package that nothing else extends; those are the ones that are sent."""
    own = [kind for kind in _below(base) if f"{kind.__module__}.".startswith(f"{package}.")]
    return tuple(sorted([kind for kind in own if not kind.__subclasses__()], key=lambda kind: str(kind.__name__)))


@cache
def game_types(name: str) -> GameTypes:
    game = game_named(name)
    package = _package(game)
    views = [kind for kind in _leaves(msgspec.Struct, package) if kind.__struct_config__.tag_field == "game"]
    if len(views) != 1:
        raise LookupError(f"game {name} should have one view tagged with its name, but has {len(views)}")
    return GameTypes(views[0], _leaves(Event, package), _leaves(Question, package), _leaves(Option, package))
