"""Compile the core and the games with mypyc, in place or into a copy.

    python tools/compile.py                  the .so files land beside their sources and are used from then on
    python tools/compile.py build/compiled   the same for a copy of the package, so that the checkout stays interpreted
    python tools/compile.py --clean          back to interpreted

Left out are the modules of msgspec records: those classes are made in C anyway, and mypyc would drop their class
arguments (frozen, tag).
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="sagebrush-compiled", packages=[], ext_modules=mypycify({args!r}, opt_level="3", debug_level="0"))
"""


def sources(src: Path) -> list[str]:
    """The modules to compile, in a fixed order."""
    found = [path for layer in ("core", "games") for path in (src / "sagebrush" / layer).rglob("*.py")]
    return sorted(str(path.relative_to(src)) for path in found if path.name != "__init__.py" and not has_records(path))


def has_records(path: Path) -> bool:
    """Whether the module defines msgspec records: classes with class arguments, or straight from `msgspec.Struct`."""
    classes = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ClassDef)]
    return any(node.keywords or "msgspec.Struct" in map(ast.unparse, node.bases) for node in classes)


def compile_in(src: Path) -> None:
    args = ["--strict", "--explicit-package-bases", "--namespace-packages", *sources(src)]
    setup = src / "setup_compiled.py"
    setup.write_text(SETUP.format(args=args))
    try:
        command = [sys.executable, setup.name, "-q", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)]
        environment = {**os.environ, "MYPYPATH": str(src), "CFLAGS": os.environ.get("CFLAGS", "-O2 -g0")}
        subprocess.run(command, cwd=src, env=environment, check=True)
    finally:
        setup.unlink()
        shutil.rmtree(src / "build", ignore_errors=True)


def clean(src: Path) -> None:
    for library in src.rglob("*.so"):
        library.unlink()


def main(arguments: list[str]) -> None:
    src = ROOT / "src"
    if arguments == ["--clean"]:
        clean(src)
        return
    if arguments:
        copy = Path(arguments[0]).resolve()
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(src, copy, ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
        src = copy
    clean(src)
    compile_in(src)


if __name__ == "__main__":
    main(sys.argv[1:])
