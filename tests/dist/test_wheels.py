"""The wheels hold the whole product: a stranger installs one into an empty environment, in an empty folder, and plays."""

from __future__ import annotations

import importlib.util
import json
import os
import signal
import socket
import subprocess
import sys
import sysconfig
import urllib.request
import venv
import zipfile
from email.parser import Parser
from importlib.metadata import Distribution, distribution
from pathlib import Path
from time import monotonic, sleep
from types import ModuleType

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]

#: What a player's install does without.
LEFT_OUT = ("numpy", "polars", "ray", "asyncpg", "redis", "pytest")


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("dist_tool", ROOT / "tools" / "dist.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def website(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The web client as it was built; where it was not, a page that stands for it."""
    built = ROOT / "web" / "dist"
    if (built / "index.html").is_file():
        return built
    folder = tmp_path_factory.mktemp("web")
    (folder / "index.html").write_text("<!doctype html><title>Sagebrush</title>")
    (folder / "assets").mkdir()
    (folder / "assets" / "app.js").write_text("// the client")
    return folder


@pytest.fixture(scope="module")
def pure(tool: ModuleType, website: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = tool.pure_wheel(tmp_path_factory.mktemp("wheels"), website)
    return made


@pytest.mark.slow
def test_everything_is_in_the_wheel(pure: Path, website: Path) -> None:
    """Every file of the sources that is not code is there too, and the whole web client."""
    names = set(zipfile.ZipFile(pure).namelist())
    sources = ROOT / "src"
    files = [path for path in (sources / "sagebrush").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    wanted = {str(path.relative_to(sources)) for path in files if path.suffix not in (".so", ".pyc")}
    wanted |= {f"sagebrush/website/{path.relative_to(website)}" for path in website.rglob("*") if path.is_file()}
    assert wanted - names == set()
    assert pure.name.endswith("-py3-none-any.whl")


@pytest.mark.slow
def test_the_compiled_wheel_is_for_this_platform(tool: ModuleType, pure: Path, tmp_path: Path) -> None:
    """The libraries go beside the modules that they stand for, those of no package to the top."""
    for name in ("abc__mypyc.so", "sagebrush/core/match.so"):
        library = tmp_path / name
        library.parent.mkdir(parents=True, exist_ok=True)
        library.write_bytes(b"\x7fELF")
    made: Path = tool.compiled_wheel(pure, tmp_path)
    inside = zipfile.ZipFile(made)
    assert {"abc__mypyc.so", "sagebrush/core/match.so", "sagebrush/core/match.py"} <= set(inside.namelist())
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    assert made.name.endswith(f"-cp3{sys.version_info.minor}-cp3{sys.version_info.minor}-{platform}.whl")
    label = next(name for name in inside.namelist() if name.endswith(".dist-info/WHEEL"))
    assert b"Root-Is-Purelib: false" in inside.read(label)
    with pytest.raises(SystemExit, match="nothing compiled"):
        tool.compiled_wheel(pure, tmp_path / "sagebrush" / "core" / "nowhere")


def test_without_a_web_client_nothing_is_built(tool: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="has not been built"):
        tool.pure_wheel(tmp_path / "out", tmp_path / "nowhere")
    assert not (tmp_path / "out").exists()


@pytest.mark.slow
def test_a_stranger_installs_it(pure: Path, tmp_path: Path) -> None:
    """`pip install sagebrush-….whl && sagebrush serve` gives a server with its client, and nothing of ours is near."""
    home, folder = tmp_path / "env", tmp_path / "empty"
    folder.mkdir()
    venv.create(home, with_pip=False)
    run = Stranger(home / "bin", folder)
    install(home, pure)
    assert run("sagebrush", "--version").startswith("sagebrush ")
    findings = json.loads(run("sagebrush", "doctor", "--json"))["findings"]
    states = {one["what"].partition(" (")[0]: one["state"] for one in findings}
    assert [what for what, state in states.items() if state == "missing"] == []
    assert states["envs"] == states["ray"] == states["postgres"] == "optional"
    listed = run("python", "-c", "from importlib.metadata import distributions as d; print(*[x.name for x in d()])")
    assert {name.lower() for name in listed.split()} & set(LEFT_OUT) == set()
    for game in json.loads(run("sagebrush", "games", "--json"))["games"]:
        run("sagebrush", "simulate", game["name"], "--games", "2")
    # The rulings are for everybody; the tests that show them are only where they are.
    assert "DICE-" in run("sagebrush", "rulings", "dice", "--find", "gatling")
    assert "checkout" in run.fails("sagebrush", "rulings", "dice", "--missing")
    check_server(run)
    assert run.fails("sagebrush", "bench", "--peers").startswith("sagebrush: that needs more packages: pip install")
    channels = run.fails("sagebrush", "serve", "--channels-url", "redis://localhost:1")
    assert "pip install 'sagebrush[postgres]'" in channels
    database = run.fails("sagebrush", "serve", "--database-url", "postgresql://localhost/x")
    assert "pip install 'sagebrush[postgres]'" in database


def install(home: Path, wheel: Path) -> None:
    """The wheel, and what it says it needs; nothing else can be imported there.

    Its needs are the packages of this environment, lent one by one, so that nothing is fetched and unpacked again;
    with SAGEBRUSH_REAL_INSTALL=1 pip gets them as it would for anybody.
    """
    real = os.environ.get("SAGEBRUSH_REAL_INSTALL") == "1"
    pip = [sys.executable, "-m", "pip", "--python", str(home / "bin" / "python"), "--disable-pip-version-check"]
    done = subprocess.run(
        [*pip, "install", "-q", "--no-compile", *([] if real else ["--no-deps"]), str(wheel)],
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    if not real:
        said = zipfile.ZipFile(wheel)
        label = next(name for name in said.namelist() if name.endswith(".dist-info/METADATA"))
        (packages,) = (home / "lib").glob("python3.*/site-packages")
        wanted = Parser().parsestr(said.read(label).decode()).get_all("Requires-Dist") or []
        for name in sorted(needs([Requirement(line) for line in wanted], frozenset({""}), {})):
            lend(distribution(name), packages)


def needs(wanted: list[Requirement], extras: frozenset[str], found: dict[str, frozenset[str]]) -> dict[str, frozenset[str]]:
    """All that these need in turn, each with the extras that were asked for."""
    for one in wanted:
        if one.marker is None or any(one.marker.evaluate({"extra": extra}) for extra in extras):
            name, asked = one.name.lower(), frozenset({"", *one.extras})
            known = found.get(name, frozenset())
            if not asked <= known:
                found[name] = known | asked
                needs([Requirement(line) for line in distribution(name).requires or ()], found[name], found)
    return found


def lend(package: Distribution, packages: Path) -> None:
    """Links to the folders and files of an installed package, its own description included."""
    tops = {file.parts[0] for file in package.files or () if file.parts[0] not in ("..", "__pycache__")}
    assert tops, package.name
    for top in tops:
        if not (packages / top).exists():
            (packages / top).symlink_to(str(package.locate_file(top)))


def check_server(run: Stranger) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(run.bin / "sagebrush"), "serve", "--port", str(port)]
    server = subprocess.Popen(command, cwd=run.folder, env=run.environment, stderr=subprocess.DEVNULL)
    try:
        page = fetched(f"http://127.0.0.1:{port}/", server)
        assert "<title>" in page
        assert "has not been built" not in page
        assert '"bang"' in fetched(f"http://127.0.0.1:{port}/api/games", server)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(30)


def fetched(url: str, server: subprocess.Popen[bytes], seconds: float = 60) -> str:
    end = monotonic() + seconds
    while True:
        assert server.poll() is None, "the server has ended"
        try:
            with urllib.request.urlopen(url, timeout=10) as answer:
                text: str = answer.read().decode()
                return text
        except OSError:
            assert monotonic() < end, "the server does not answer"
            sleep(0.2)


class Stranger:
    """Runs commands of an environment in a folder, with nothing of the project in sight."""

    def __init__(self, bin: Path, folder: Path) -> None:
        self.bin = bin
        self.folder = folder
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SAGEBRUSH"))}
        self.environment = {**kept, "LC_ALL": "C.UTF-8"}

    def _run(self, command: str, arguments: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.bin / command, *arguments],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )

    def __call__(self, command: str, *arguments: str) -> str:
        done = self._run(command, arguments)
        assert done.returncode == 0, done
        return done.stdout

    def fails(self, command: str, *arguments: str) -> str:
        done = self._run(command, arguments)
        assert done.returncode == 2, done
        return done.stderr
