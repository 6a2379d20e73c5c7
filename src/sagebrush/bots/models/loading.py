"""Reading what was learned. Files are named after the game and what they are for."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from sagebrush.core.errors import SagebrushError

FOLDER: Final = Path(__file__).parent


def load_model(name: str) -> dict[str, Any]:
    path = FOLDER / f"{name}.json"
    if not path.is_file():
        raise SagebrushError(f"there is no model {name}; `sagebrush train` makes it")
    model: dict[str, Any] = msgspec.json.decode(path.read_bytes())
    return model


def has_model(name: str) -> bool:
    return (FOLDER / f"{name}.json").is_file()
