"""`sagebrush version`."""

from __future__ import annotations

import platform
import sys

from sagebrush import __version__
from sagebrush.lab.bench import compiled


def version() -> None:
    """Say which version this is, on which Python, compiled or interpreted."""
    how = "compiled" if compiled() else "interpreted"
    sys.stdout.write(f"sagebrush {__version__} (Python {platform.python_version()}, {how})\n")
