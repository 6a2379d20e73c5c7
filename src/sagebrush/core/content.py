"""Content of a user's own: files that a game reads beside its own, such as the cards of a box somebody owns.

What is in them only the game knows. Here is what holds for all of them: they are text, few and small, and they travel
in the config, so that a record has all it needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from sagebrush.core.errors import BadConfig

#: Content as it is kept: the text of each file by its name without the ending.
Content = Mapping[str, str]

ENDING: Final = ".toml"
#: Bytes of all files together.
MAX_CONTENT: Final = 256 << 10


def read_content(folder: Path | str) -> dict[str, str]:
    """The files of a folder; what it says is for the game to judge."""
    path = Path(folder)
    if not path.is_dir():
        raise BadConfig(f"there is no folder {folder}")
    found: dict[str, str] = {}
    left = MAX_CONTENT
    for file in sorted(path.glob(f"*{ENDING}")):
        found[file.stem] = _text(file, left)
        left -= len(found[file.stem].encode())
    if not found:
        raise BadConfig(f"there is no {ENDING} file in {folder}")
    return found


def _text(file: Path, left: int) -> str:
    try:
        with file.open("rb") as opened:
            data = opened.read(left + 1)
    except OSError as error:
        raise BadConfig(f"cannot read {file}: {error.strerror or error}") from error
    if len(data) > left:
        raise BadConfig(_too_large())
    try:
        # The same on every system, so that the record is the same too.
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise BadConfig(f"{file} is not text in UTF-8") from error


def checked_content(game: str, known: tuple[str, ...], wanted: Content) -> dict[str, str]:
    """Files that this game reads, in its order, small enough for a record."""
    try:
        pages = msgspec.convert(wanted, dict[str, str])
    except msgspec.ValidationError as error:
        raise BadConfig("content is the text of each file by its name") from error
    if pages and not known:
        raise BadConfig(f"{game} reads no content of your own")
    for name in pages:
        if name not in known:
            raise BadConfig(f"{game} reads no file {name + ENDING!r:.60}; there is {', '.join(known)}")
    if sum(len(text.encode("utf-8", "replace")) for text in pages.values()) > MAX_CONTENT:
        raise BadConfig(_too_large())
    return {name: pages[name] for name in known if name in pages}


def _too_large() -> str:
    return f"content of your own has at most {MAX_CONTENT >> 10} KiB in all"
