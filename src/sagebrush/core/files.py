"""Files that are written whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

from sagebrush.core.errors import SagebrushError

#: How the name of what is not whole yet ends.
DRAFT: Final = ".part"


@contextmanager
def replacing(path: Path | str, mode: int = 0o666) -> Iterator[BinaryIO]:
    """A file to write, which takes the place of `path` once it is whole: whatever goes wrong, the earlier one stays.

    What cannot be replaced, such as a pipe, is written as it is.
    """
    target = Path(path)
    try:
        if target.exists() and not target.is_file():
            with target.open("wb") as file:
                yield file
            return
        # Where a link leads to is replaced, not the link.
        target = target.resolve()
        draft = target.with_name(target.name + DRAFT)
        try:
            draft.unlink(missing_ok=True)
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            draft.replace(target)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        if not _is_of(target, error):
            raise
        raise SagebrushError(f"cannot write {path}: {error.strerror or error}") from error


def _is_of(target: Path, error: OSError) -> bool:
    """Whether it is this file that cannot be written, not another one, or a line, that its writer uses besides."""
    if isinstance(error, ConnectionError):
        return False
    return error.filename is None or Path(str(error.filename)).name in (target.name, target.name + DRAFT)
