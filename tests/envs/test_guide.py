"""The guide's programs run as they are written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

GUIDES = Path(__file__).parents[2] / "docs" / "guides"
ENVIRONMENTS, TRAINING = [(GUIDES / name).read_text("utf-8") for name in ("environments.md", "train-a-bot.md")]
BLOCKS = re.findall(r"^```python\n(.*?)^```", ENVIRONMENTS + TRAINING, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("block", BLOCKS, ids=range(len(BLOCKS)))
def test_a_program_runs(block: str) -> None:
    exec(compile(block, "guide", "exec"), {})


def test_there_are_some() -> None:
    assert len(BLOCKS) >= 5


def test_the_program_for_openspiel_runs() -> None:
    """It stands apart because not everybody has OpenSpiel."""
    pytest.importorskip("pyspiel")
    shown = ENVIRONMENTS.partition("## OpenSpiel")[2].partition("\n## ")[0]
    lines = re.findall(r"^ {4}(.*)$", shown, re.MULTILINE)
    assert len(lines) >= 6
    exec(compile("\n".join(lines), "guide", "exec"), {})
