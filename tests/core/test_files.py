"""A file is written whole, or the earlier one stays."""

from __future__ import annotations

import os
import threading
from pathlib import Path
from typing import BinaryIO

import pytest

from sagebrush.core.errors import SagebrushError
from sagebrush.core.files import replacing


def test_a_new_file_takes_the_place_of_the_earlier_one_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "results"
    path.write_bytes(b"earlier")
    with replacing(path, mode=0o600) as file:
        file.write(b"later")
        assert path.read_bytes() == b"earlier"
    assert path.read_bytes() == b"later"
    assert path.stat().st_mode & 0o777 == 0o600
    assert list(tmp_path.iterdir()) == [path]


def fail(file: BinaryIO, trouble: type[BaseException]) -> None:
    file.write(b"half")
    raise trouble


@pytest.mark.parametrize("trouble", [ValueError, KeyboardInterrupt])
def test_whatever_goes_wrong_leaves_the_earlier_one_and_nothing_else(
    tmp_path: Path, trouble: type[BaseException]
) -> None:
    path = tmp_path / "results"
    path.write_bytes(b"earlier")
    with pytest.raises(trouble), replacing(path) as file:
        fail(file, trouble)
    assert path.read_bytes() == b"earlier"
    assert list(tmp_path.iterdir()) == [path]


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "results"
    with pytest.raises(SagebrushError, match=f"cannot write {path}: No such file or directory"), replacing(path):
        pass
    with pytest.raises(SagebrushError, match="cannot write /dev/full: No space left"), replacing("/dev/full") as file:
        file.write(b"too much")


@pytest.mark.parametrize(
    "trouble", [FileNotFoundError(2, "No such file", "elsewhere"), ConnectionResetError(104, "Reset")]
)
def test_what_goes_wrong_elsewhere_is_not_laid_at_its_door(tmp_path: Path, trouble: OSError) -> None:
    path = tmp_path / "results"
    with pytest.raises(OSError, match=str(trouble.strerror)) as raised, replacing(path):
        raise trouble
    assert raised.value is trouble
    assert not path.exists()


def test_a_link_goes_on_leading_there(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_bytes(b"earlier")
    link.symlink_to(real)
    with replacing(link) as file:
        file.write(b"later")
    assert link.is_symlink()
    assert real.read_bytes() == b"later"


def test_a_pipe_is_written_as_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    heard: list[bytes] = []
    reader = threading.Thread(target=lambda: heard.append(pipe.read_bytes()))
    reader.start()
    with replacing(pipe) as file:
        file.write(b"news")
    reader.join()
    assert heard == [b"news"]
    assert pipe.is_fifo()
