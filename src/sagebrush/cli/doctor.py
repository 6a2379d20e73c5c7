"""`sagebrush doctor`."""

from __future__ import annotations

import os
import platform
import re
import sys
from importlib.metadata import PackageNotFoundError, requires
from importlib.metadata import version as version_of

import msgspec
import typer

from sagebrush import __version__
from sagebrush.cli.common import JsonOption, console, print_json
from sagebrush.core.errors import BadConfig, SagebrushError

#: What the optional parts are for; `dev` is for those who work on the project itself.
EXTRAS = {
    "envs": "environments for learners: PettingZoo, Gymnasium",
    "openspiel": "the same games for OpenSpiel",
    "learn": "the tutorial that trains a bot",
    "lab": "reports, exports and pages of tournaments",
    "ray": "many machines (--ray)",
    "postgres": "a server of several processes: PostgreSQL, Redis",
    "train": "bots that learn: sagebrush train",
    "peers": "the environment that `bench --peers` compares with",
}

GOOD, OPTIONAL, BAD = "ok", "optional", "missing"


class Finding(msgspec.Struct, frozen=True):
    """`state` is ok, optional (not there, and not needed to play) or missing; `cure` says how to get it."""

    what: str
    state: str
    found: str
    cure: str = ""


def doctor(*, json: JsonOption = False) -> None:
    """Say what is there, what is missing and how to get it."""
    findings = [_python(), _program(), _games(), _website(), _data(), *_extras()]
    if json:
        print_json({"findings": findings})
    else:
        signs = {GOOD: "[green]✔[/]", OPTIONAL: "[yellow]–[/]", BAD: "[red]✘[/]"}
        for one in findings:
            cure = f"  [dim]→ {_plain(one.cure)}[/]" if one.cure else ""
            console().print(f"{signs[one.state]} {one.what}: {_plain(one.found)}{cure}")
    if any(one.state == BAD for one in findings):
        raise typer.Exit(1)


def _plain(text: str) -> str:
    """Square brackets mean styles to the console."""
    return text.replace("[", "\\[")


def _python() -> Finding:
    return Finding("Python", GOOD, f"{platform.python_version()}, {sys.executable}")


def _program() -> Finding:
    from sagebrush.lab.bench import compiled  # noqa: PLC0415

    if compiled():
        return Finding("Sagebrush", GOOD, f"{__version__}, compiled")
    return Finding(
        "Sagebrush", GOOD, f"{__version__}, interpreted", "the wheel for your platform is about four times as fast"
    )


def _games() -> Finding:
    from sagebrush.core.registry import games  # noqa: PLC0415
    from sagebrush.words import languages  # noqa: PLC0415

    try:
        names, spoken = [game.info.name for game in games()], languages()
    except (SagebrushError, OSError) as error:
        return Finding("games and words", BAD, str(error), "install the package again")
    return Finding("games and words", GOOD, f"{', '.join(names)}; in {', '.join(spoken)}")


def _website() -> Finding:
    from sagebrush.server.config import load_settings  # noqa: PLC0415
    from sagebrush.server.website import find_website  # noqa: PLC0415

    try:
        folder = find_website(load_settings())
    except BadConfig as error:
        return Finding("web client", BAD, str(error), "SAGEBRUSH_WEB names the folder of its index.html")
    if folder is None:
        return Finding("web client", BAD, "not there", "make play builds it; a wheel of `make dist` holds it")
    return Finding("web client", GOOD, str(folder))


def _data() -> Finding:
    """Where `serve` keeps accounts and games."""
    from sagebrush.server.config import load_settings  # noqa: PLC0415

    folder = load_settings().folder.absolute()
    home = next(path for path in (folder, *folder.parents) if path.exists())
    if home.is_dir() and os.access(home, os.W_OK):
        return Finding("folder for games", GOOD, str(folder))
    return Finding("folder for games", BAD, f"cannot write to {folder}", "give another one: SAGEBRUSH_DATA=…")


def _extras() -> list[Finding]:
    return [_extra(name, what, _packages(name)) for name, what in EXTRAS.items()]


def _extra(name: str, what: str, packages: list[str]) -> Finding:
    lacking = [package for package in packages if not _installed(package)]
    title = f"{name} ({what})"
    if not packages:
        return Finding(title, OPTIONAL, "unknown: the package was not installed by pip")
    if lacking:
        return Finding(title, OPTIONAL, f"without {', '.join(lacking)}", f"pip install 'sagebrush[{name}]'")
    return Finding(title, GOOD, ", ".join(f"{package} {version_of(package)}" for package in packages))


def _packages(extra: str) -> list[str]:
    """What an optional part needs, as the package itself says."""
    try:
        wanted = requires("sagebrush") or []
    except PackageNotFoundError:
        return []
    ends = f'extra == "{extra}"'
    found = [re.match(r"[\w.-]+", line) for line in wanted if line.replace("'", '"').endswith(ends)]
    return [match.group() for match in found if match]


def _installed(package: str) -> bool:
    try:
        version_of(package)
    except PackageNotFoundError:
        return False
    return True
