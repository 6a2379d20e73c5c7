"""Build what people install: wheels that hold the web client, the words and the data beside the code.

    python tools/dist.py                 a pure wheel and one compiled for this platform, into dist/
    python tools/dist.py --pure          only the pure one
    python tools/dist.py --out FOLDER    somewhere else
    python tools/dist.py --from FOLDER   take the compiled libraries from this copy (made by tools/compile.py)

The web client must have been built (`make dist` does it first).
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web" / "dist"
#: What a wheel is made from, beside the sources.
PAPERS = ("pyproject.toml", "README.md", "LICENSE")


def pure_wheel(out: Path, web: Path = WEB) -> Path:
    """The sources and the web client, for any platform."""
    if not (web / "index.html").is_file():
        sys.exit(f"the web client has not been built: there is no {web / 'index.html'} (`make dist` builds it)")
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        bench = Path(folder)
        for name in PAPERS:
            shutil.copy(ROOT / name, bench)
        junk = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
        shutil.copytree(ROOT / "src", bench / "src", ignore=junk)
        shutil.copytree(web, bench / "src" / "sagebrush" / "website")
        _pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(bench / "out"), str(bench))
        (made,) = (bench / "out").glob("*.whl")
        return Path(shutil.copy(made, out / made.name))


def compiled_wheel(pure: Path, copy: Path) -> Path:
    """The same with the libraries of a compiled copy in it, for this version of Python and this platform."""
    libraries = sorted(copy.rglob("*.so"))
    if not libraries:
        sys.exit(f"there is nothing compiled in {copy}")
    with tempfile.TemporaryDirectory() as folder:
        bench = Path(folder)
        _wheel("unpack", "--dest", folder, str(pure))
        (inside,) = bench.iterdir()
        for library in libraries:
            shutil.copy(library, inside / library.relative_to(copy))
        (label,) = inside.glob("*.dist-info/WHEEL")
        label.write_text(label.read_text().replace("Root-Is-Purelib: true", "Root-Is-Purelib: false"))
        _wheel("pack", "--dest-dir", folder, str(inside))
        version = f"cp{sys.version_info.major}{sys.version_info.minor}"
        platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
        (packed,) = bench.glob("*.whl")
        _wheel(
            *("tags", "--remove", "--python-tag", version, "--abi-tag", version, "--platform-tag", platform),
            str(packed),
        )
        (tagged,) = bench.glob("*.whl")
        return Path(shutil.copy(tagged, pure.parent / tagged.name))


def _pip(*arguments: str) -> None:
    _run("pip", "--disable-pip-version-check", "-q", *arguments)


def _wheel(*arguments: str) -> None:
    _run("wheel", *arguments)


def _run(*arguments: str) -> None:
    done = subprocess.run([sys.executable, "-m", *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(arguments[:2])} failed:\n{done.stdout}{done.stderr}")


def compiler() -> ModuleType:
    """tools/compile.py, which is a script and no package."""
    spec = importlib.util.spec_from_file_location("compile_tool", ROOT / "tools" / "compile.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pure", action="store_true", help="only the pure wheel")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where the wheels go")
    parser.add_argument("--from", dest="copy", type=Path, help="a compiled copy that is there already")
    wish = parser.parse_args(arguments)
    pure = pure_wheel(wish.out)
    print(pure)
    if wish.pure:
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = wish.copy
        if copy is None:
            copy = Path(folder) / "compiled"
            compiler().compile_copy(copy, os.cpu_count() or 1)
        print(compiled_wheel(pure, copy))


if __name__ == "__main__":
    main(sys.argv[1:])
