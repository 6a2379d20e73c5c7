"""The guide's programs run as they are written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "environments.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", GUIDE.read_text("utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_a_program_runs(block: str) -> None:
    exec(compile(block, str(GUIDE), "exec"), {})


def test_there_are_some() -> None:
    assert len(BLOCKS) >= 4
