"""The `sagebrush` command: one module per subcommand, and one clear line with exit code 2 for anything wrong."""

from __future__ import annotations

import io
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Final

import typer

from sagebrush.cli.version import version as say_version
from sagebrush.core.errors import SagebrushError

#: Each is a module of this package with a function of the same name; what is slow to import it imports when called.
COMMANDS: Final = (
    *("games", "play", "simulate", "tournament", "report", "export", "replay", "analyse", "content", "rulings"),
    *("bench", "strength", "train", "lend"),
    *("serve", "backup", "restore", "loadtest", "version", "doctor"),
)

BAD_USAGE: Final = 2
INTERRUPTED: Final = 130
UNHEARD: Final = 1


def build() -> typer.Typer:
    app = typer.Typer(
        name="sagebrush",
        help="The digital table for BANG!, BANG! The Dice Game and Western Legends.",
        context_settings={"help_option_names": ["-h", "--help"]},
        add_completion=False,
        pretty_exceptions_enable=False,
    )
    app.callback()(_before)
    for name in COMMANDS:
        app.command(name)(getattr(import_module(f"sagebrush.cli.{name}"), name))
    return app


def _say_version(wanted: bool) -> None:  # noqa: FBT001 (Typer calls it so)
    if wanted:
        say_version()
        raise typer.Exit


def _before(
    *,
    version: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """Options of the program itself."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command; the exit code is returned, and nothing is ever raised at the reader."""
    wanted = sys.argv[1:] if arguments is None else arguments
    _open_streams()
    try:
        code = build()(wanted or ["--help"], prog_name="sagebrush", standalone_mode=False)
        sys.stdout.flush()
    except SagebrushError as error:
        return _complain(str(error))
    except BrokenPipeError:
        # Whoever read our output has closed it (`| head`): fine, but Python must not try to write to it again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNHEARD
    except OSError as error:
        return _complain(f"{error.filename or 'the system'}: {error.strerror or error}")
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except Exception as error:
        # Typer keeps the classes of its usage errors to itself; they are known by what they can do.
        if not hasattr(error, "format_message"):
            raise
        return _complain(str(error.format_message()))
    if code == INTERRUPTED:
        # Typer makes this code of Ctrl-C.
        print("sagebrush: stopped", file=sys.stderr)
    return code if isinstance(code, int) else 0


def _open_streams() -> None:
    """Somebody must be there to write to, and a letter that their alphabet lacks becomes a question mark."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115  (open as long as we run)
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _complain(message: str) -> int:
    print(f"sagebrush: {' '.join(message.split())}", file=sys.stderr)
    return BAD_USAGE
