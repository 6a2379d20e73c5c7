"""What all tests share: the build under test must be the source beside it."""

from pathlib import Path

import pytest

import sagebrush.core.match


def pytest_configure() -> None:
    """Stop when compiled modules are older than their sources: they would be tested instead of them."""
    package = Path(sagebrush.core.match.__file__).parent.parent
    for library in package.rglob("*.so"):
        source = library.with_name(library.name.split(".")[0] + ".py")
        if source.exists() and source.stat().st_mtime > library.stat().st_mtime:
            pytest.exit(f"{library.name} is older than {source.name}: run `make compile` or `make uncompile`", 2)


def pytest_report_header() -> str:
    return f"sagebrush: {'compiled' if sagebrush.core.match.__file__.endswith('.so') else 'interpreted'}"
