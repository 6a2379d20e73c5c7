"""Classes of other people, named by `module:Class`."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TypeVar

from sagebrush.core.errors import BadConfig

T = TypeVar("T")


def class_at(path: str, what: str, base: type[T], base_name: str) -> type[T]:
    """The class there, which must be one of these; `what` says what it is to be, such as a bot."""
    module, _, name = path.partition(":")
    try:
        kind: object = getattr(import_module(module), name)
    except Exception as error:
        # Somebody else's module may raise anything while it is imported.
        raise BadConfig(f"cannot load {what} {path!r}: {type(error).__name__}: {error}") from error
    if not (isinstance(kind, type) and issubclass(kind, base)):
        raise BadConfig(f"{path!r} is not a subclass of {base_name}")
    return kind


def look_here() -> None:
    """Modules of the current folder count too, as they do for `python -m`."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
