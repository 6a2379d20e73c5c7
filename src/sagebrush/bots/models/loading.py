"""Reading what was learned. Files are named after the game and what they are for."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import msgspec

from sagebrush.core.errors import SagebrushError

#: What bots are shipped with.
FOLDER: Final = Path(__file__).parent
#: Names a folder of one's own, as `sagebrush train --into` makes it: what it has is read instead.
VARIABLE: Final = "SAGEBRUSH_MODELS"


def load_model(name: str) -> dict[str, Any]:
    path = _path(name)
    if not path.is_file():
        raise SagebrushError(f"there is no model {name}; `sagebrush train` makes it")
    try:
        model: dict[str, Any] = msgspec.json.decode(path.read_bytes(), type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise SagebrushError(f"{path} is no model: {error}; `sagebrush train` makes it") from error
    return model


def has_model(name: str) -> bool:
    return _path(name).is_file()


def _path(name: str) -> Path:
    own = os.environ.get(VARIABLE, "")
    if not own:
        return FOLDER / f"{name}.json"
    if not Path(own).is_dir():
        raise SagebrushError(f"{VARIABLE} names {own}, which is no folder")
    path = Path(own) / f"{name}.json"
    return path if path.is_file() else FOLDER / f"{name}.json"
