"""Running the real command."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

SAGEBRUSH = Path(sys.executable).with_name("sagebrush")

#: The words of the tests are English, whatever the machine speaks.
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}

#: Longer than any command takes, however busy the machine is: what hangs is found all the same.
TIMEOUT = 240


def sagebrush(*arguments: str | Path, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [SAGEBRUSH, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=TIMEOUT,
        cwd=cwd,
        env=ENVIRONMENT,
        check=False,
        stdin=subprocess.DEVNULL,
    )


def output(*arguments: str | Path, cwd: Path | None = None) -> str:
    """What the command prints; it must succeed and complain of nothing."""
    done = sagebrush(*arguments, cwd=cwd)
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout
