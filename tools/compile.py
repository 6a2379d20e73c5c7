"""Compile the core, the games and the bots with mypyc, always into a copy of the package: sources stay interpreted.

    python tools/compile.py build/compiled   into this folder
    python tools/compile.py --for-play       say where to run from: a copy that fits the sources to the letter, or else
                                             the sources, while a copy is made in the background for the next start
    python tools/compile.py --now            make that copy now
    python tools/compile.py --clean          throw all such copies away

A copy for play lies in a folder named after a hash over all the package's files, the version of Python and that of
mypyc. Whatever changes, by hand or by `git pull`, changes the hash: a stale copy is not found, so it cannot be used.
Left out of compiling are the modules of msgspec records: those classes are made in C anyway, and mypyc would drop their
class arguments (frozen, tag).
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
PLAY = ROOT / "build" / "play"

#: Beside the core, the games and the bots: whatever runs at every step of a game.
HOT = ("lab/playing.py", "envs/fields.py", "envs/actions.py", "envs/sight.py")

#: Copies kept: the one that fits, and the one before, from which a server may still run.
KEPT = 2

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="sagebrush-compiled", packages=[], ext_modules=mypycify({args!r}, opt_level="3", debug_level="0"))
"""


def sources(src: Path) -> list[str]:
    """The modules to compile, in a fixed order."""
    package = src / "sagebrush"
    found = [path for layer in ("core", "games", "bots") for path in (package / layer).rglob("*.py")]
    found += [package / path for path in HOT]
    return sorted(str(path.relative_to(src)) for path in found if path.name != "__init__.py" and not has_records(path))


def has_records(path: Path) -> bool:
    """Whether the module defines msgspec records: classes with class arguments, or straight from `msgspec.Struct`."""
    classes = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ClassDef)]
    return any(node.keywords or "msgspec.Struct" in map(ast.unparse, node.bases) for node in classes)


def compile_in(src: Path, jobs: int) -> None:
    args = ["--strict", "--explicit-package-bases", "--namespace-packages", *sources(src)]
    setup = src / "setup_compiled.py"
    setup.write_text(SETUP.format(args=args))
    try:
        command = [sys.executable, setup.name, "-q", "build_ext", "--inplace", "--parallel", str(jobs)]
        environment = {**os.environ, "MYPYPATH": str(src), "CFLAGS": os.environ.get("CFLAGS", "-O2 -g0")}
        subprocess.run(command, cwd=src, env=environment, check=True)
    finally:
        setup.unlink()
        shutil.rmtree(src / "build", ignore_errors=True)


def compile_copy(copy: Path, jobs: int) -> None:
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(SRC, copy, ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
    compile_in(copy, jobs)


# -------------------------------------------------------------------- copies for play


def stamp() -> str:
    """A hash over everything a compiled copy is made of."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {Path(__file__).read_text('utf-8')}".encode())
    for path in sorted((SRC / "sagebrush").rglob("*")):
        if path.is_file() and path.suffix not in (".so", ".pyc"):
            digest.update(f"{path.relative_to(SRC)}\0{path.stat().st_size}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def for_play() -> Path:
    """The folder to run from now; a copy that is lacking is begun behind the player's back, and never waited for."""
    clean(SRC)
    copy = PLAY / stamp()
    if copy.is_dir():
        return copy
    if not being_made(copy.name) and any(shutil.which(name) for name in ("cc", "gcc", "clang")):
        PLAY.mkdir(parents=True, exist_ok=True)
        with (PLAY / "log").open("ab") as log:
            command = [sys.executable, __file__, "--now"]
            subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)
    return SRC


def being_made(name: str) -> bool:
    """Whether somebody is at it already."""
    makers = [path.name.split(".")[1] for path in PLAY.glob(f"{name}.*.draft")]
    return any(Path(f"/proc/{maker}").exists() for maker in makers)


def clean(src: Path) -> None:
    """Libraries beside the sources, as earlier releases put them there, would be used instead of them."""
    for library in src.rglob("*.so"):
        library.unlink()


def make_for_play(*, polite: bool) -> Path:
    """Make the copy beside its place and move it there when it is whole, so that half a copy is never found."""
    name = stamp()
    copy = PLAY / name
    if copy.is_dir():
        return copy
    if polite:
        os.nice(19)
    PLAY.mkdir(parents=True, exist_ok=True)
    draft = PLAY / f"{name}.{os.getpid()}.draft"
    try:
        compile_copy(draft, 1 if polite else os.cpu_count() or 1)
        # Whoever changed a file in the meantime has sources that this copy does not fit.
        if stamp() == name and not copy.is_dir():
            draft.rename(copy)
            os.utime(copy)
            _drop_old(copy)
    finally:
        shutil.rmtree(draft, ignore_errors=True)
    return copy


def _drop_old(newest: Path) -> None:
    copies = [path for path in PLAY.iterdir() if path.is_dir() and path.suffix != ".draft" and path != newest]
    copies.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in copies[KEPT - 1 :]:
        shutil.rmtree(path, ignore_errors=True)


def main(arguments: list[str]) -> None:
    match arguments:
        case ["--for-play"]:
            print(for_play())
        case ["--now"]:
            make_for_play(polite=not sys.stderr.isatty())
        case ["--clean"]:
            shutil.rmtree(PLAY, ignore_errors=True)
        case [folder] if not folder.startswith("-"):
            compile_copy(Path(folder).resolve(), os.cpu_count() or 1)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
