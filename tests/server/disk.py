"""A disk under SQLite that knows what it has not written yet, and that can fail, for servers of the tests.

`Watch` puts itself between SQLite and its files in this process: every write is noted beside what was there before,
until the file is synced. `cut` takes the power away: after a `kill -9` it undoes what was never synced, or parts of it,
sector by sector, as a disk may have written them in any order. `failing` makes the disk full, read-only, unable to
sync, or busy: then a sync takes until the disk has time again.
"""

from __future__ import annotations

import fcntl
import os
import threading
import time  # noqa: TID251  (a disk takes time)
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import (
    CDLL,
    CFUNCTYPE,
    Structure,
    addressof,
    c_int,
    c_int64,
    c_void_p,
    cast,
    create_string_buffer,
    memmove,
    sizeof,
    string_at,
)
from pathlib import Path
from typing import Literal

import msgspec

from sagebrush.core.rng import Chance

Fault = Literal["full", "readonly", "unsynced", "busy"]

SECTOR = 512
#: Seconds between two looks at what somebody waits for.
MOMENT = 0.005
#: Seconds after which nobody writes any more.
LONG = 60
#: SQLite's own numbers: fine, a read past the end, and what a disk says that is full, read-only or broken.
OK, SHORT_READ, FULL, READ_ONLY, SYNC_FAILED = 0, 522, 13, 8, 1034

_Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
_Move = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_Truncate = CFUNCTYPE(c_int, c_void_p, c_int64)
_Sync = CFUNCTYPE(c_int, c_void_p, c_int)
_Size = CFUNCTYPE(c_int, c_void_p, c_void_p)


class _Vfs(Structure):
    """`sqlite3_vfs`, as far as we need it."""

    _fields_ = (
        ("version", c_int),
        ("file_size", c_int),
        ("path_size", c_int),
        ("next", c_void_p),
        ("name", c_void_p),
        ("data", c_void_p),
        ("open", c_void_p),
    )


class _Methods(Structure):
    """`sqlite3_io_methods`, version 3: how an open file is used."""

    _fields_ = (
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", c_void_p),
        ("truncate", c_void_p),
        ("sync", c_void_p),
        ("size", c_void_p),
        *[(f"other{number}", c_void_p) for number in range(12)],
    )


class Note(msgspec.Struct, array_like=True):
    """A write (`new` instead of `old` at `offset`, in a file of `size` bytes), or a sync of all before `upto`."""

    path: str
    offset: int = 0
    old: bytes = b""
    new: bytes = b""
    size: int = 0
    upto: int = -1


class Real:
    """SQLite's own way to use an open file."""

    def __init__(self, file: int, path: str, methods: int) -> None:
        table = _Methods.from_address(methods)
        self.file = file
        self.path = path
        self.write, self.read = _Move(table.write), _Move(table.read)
        self.truncate, self.sync = _Truncate(table.truncate), _Sync(table.sync)
        self._size = _Size(table.size)

    def size(self) -> int:
        found = c_int64()
        assert self._size(self.file, addressof(found)) == OK
        return found.value

    def part(self, length: int, offset: int) -> bytes:
        """By SQLite's own hands: to open the file once more, and close it, would take its locks away."""
        length = max(0, min(length, self.size() - offset))
        buffer = create_string_buffer(length + 1)
        assert self.read(self.file, addressof(buffer), length, offset) in (OK, SHORT_READ)
        return buffer.raw[:length]


class Watch:
    """Lives in the server. What it notes down survives a `kill -9`, for the kernel has it by then."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.notes = os.open(folder / "notes", os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_TRUNC)
        self.count = 0
        self.busy = threading.Lock()
        self.files: dict[int, Real] = {}
        self.ours: dict[int, _Methods] = {}
        library = CDLL("libsqlite3.so.0")
        library.sqlite3_vfs_find.restype = c_void_p
        vfs = _Vfs.from_address(library.sqlite3_vfs_find(None))
        self.really_open = _Open(vfs.open)
        # Kept for as long as SQLite may call them.
        self.calls = {"write": _Move(self.write), "truncate": _Truncate(self.truncate), "sync": _Sync(self.sync)}
        self.opens = _Open(self.open)
        vfs.open = cast(self.opens, c_void_p)

    def open(self, vfs: int, name: int | None, file: int, flags: int, out: int | None) -> int:
        """The name is handed on as it lies: SQLite looks at it for as long as the file is open."""
        code = int(self.really_open(vfs, name, file, flags, out))
        methods = c_void_p.from_address(file)
        if code == OK and name is not None and methods.value is not None:
            self.files[file] = Real(file, os.fsdecode(string_at(name)), methods.value)
            if methods.value not in self.ours:
                self.ours[methods.value] = self._between(methods.value)
            methods.value = addressof(self.ours[methods.value])
        return code

    def _between(self, address: int) -> _Methods:
        """SQLite's methods, with ours in between."""
        ours = _Methods()
        memmove(addressof(ours), address, sizeof(_Methods))
        for name, call in self.calls.items():
            setattr(ours, name, cast(call, c_void_p))
        return ours

    def write(self, file: int, data: int, length: int, offset: int) -> int:
        if code := {"full": FULL, "readonly": READ_ONLY}.get(self._fault(), OK):
            return code
        with self.busy:
            real = self.files[file]
            self._note(Note(real.path, offset, real.part(length, offset), string_at(data, length), real.size()))
            return int(real.write(file, data, length, offset))

    def truncate(self, file: int, size: int) -> int:
        with self.busy:
            real = self.files[file]
            self._note(Note(real.path, size, real.part(real.size(), size), b"", real.size()))
            return int(real.truncate(file, size))

    def sync(self, file: int, flags: int) -> int:
        if self._fault() == "unsynced":
            return SYNC_FAILED
        upto, real = self.count, self.files[file]
        code = int(real.sync(file, flags))
        while code == OK and not self._noted(Note(real.path, upto=upto)):
            time.sleep(MOMENT)
        return code

    def _noted(self, note: Note) -> bool:
        """Not while the disk is busy; which it cannot become in the meantime."""
        with self.busy, held(self.folder):
            if self._fault() == "busy":
                return False
            self._note(note)
            return True

    def _note(self, note: Note) -> None:
        os.write(self.notes, _framed(note))
        self.count += 1

    def _fault(self) -> str:
        try:
            return (self.folder / "fault").read_text()
        except FileNotFoundError:
            return ""


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """One process at a time; whoever is killed lets go."""
    door = os.open(folder / "door", os.O_RDWR | os.O_CREAT)
    try:
        fcntl.flock(door, fcntl.LOCK_EX)
        yield
    finally:
        os.close(door)


# ---------------------------------------------------------------- on the side of the tests


@contextmanager
def failing(folder: Path, fault: Fault) -> Iterator[None]:
    """For as long as the block lasts, the disk of the server that is watched from this folder fails."""
    (folder / "draft").write_text(fault)
    with held(folder):
        (folder / "draft").rename(folder / "fault")
    try:
        yield
    finally:
        (folder / "fault").unlink()


@contextmanager
def in_the_middle(folder: Path) -> Iterator[None]:
    """The block begins when something is written and not synced, and that stays so until it ends."""
    with failing(folder, "busy"):
        until = time.monotonic() + LONG
        while not unsynced(folder):
            assert time.monotonic() < until, "nothing is written any more"
            time.sleep(MOMENT)
        yield


def cut(folder: Path, chance: Chance) -> int:
    """The power is gone, and the server was killed: undo what it never synced. Returns how many writes that were."""
    pending = unsynced(folder)
    # In one case of three nothing that was not synced is left; else some of it, in no order.
    kept = chance.below(3)
    for path, writes in pending.items():
        _undo(Path(path), writes)
        for note in writes:
            _write_in_part(Path(path), note, kept, chance)
    return sum(len(writes) for writes in pending.values())


def unsynced(folder: Path) -> dict[str, list[Note]]:
    """Of each file, the writes after its last sync."""
    found: dict[str, list[tuple[int, Note]]] = {}
    for number, note in enumerate(_notes(folder)):
        writes = found.setdefault(note.path, [])
        if note.upto < 0:
            writes.append((number, note))
        else:
            found[note.path] = [(at, write) for at, write in writes if at >= note.upto]
    return {path: [note for _, note in writes] for path, writes in found.items() if writes}


def write_down(folder: Path, notes: list[Note]) -> None:
    """As if a server had done all this."""
    (folder / "notes").write_bytes(b"".join(map(_framed, notes)))


def _framed(note: Note) -> bytes:
    data = msgspec.msgpack.encode(note)
    return len(data).to_bytes(4, "big") + data


def _notes(folder: Path) -> Iterator[Note]:
    data, at = (folder / "notes").read_bytes(), 0
    # A server that was killed while it wrote a note down has not done what it says.
    while at + 4 <= len(data) and at + 4 + (length := int.from_bytes(data[at : at + 4], "big")) <= len(data):
        yield msgspec.msgpack.decode(data[at + 4 : at + 4 + length], type=Note)
        at += 4 + length


def _undo(path: Path, writes: list[Note]) -> None:
    with path.open("r+b") as file:
        for note in reversed(writes):
            file.seek(note.offset)
            file.write(note.old)
            file.truncate(note.size)


def _write_in_part(path: Path, note: Note, kept: int, chance: Chance) -> None:
    """Of the sectors of a write, none, some, or most."""
    with path.open("r+b") as file:
        for start in range(0, len(note.new), SECTOR):
            if chance.below(4) < (0, 2, 3)[kept]:
                file.seek(note.offset + start)
                file.write(note.new[start : start + SECTOR])
