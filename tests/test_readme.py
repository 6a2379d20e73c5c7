"""The README's library example runs as it stands."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_library_example() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(program.strip().splitlines()) <= 10
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"\w+ after \d+ answers\n", done.stdout)


def test_every_linked_page_exists() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    missing = [link for link in re.findall(r"\]\(([^)#:]+)\)", text) if not (ROOT / link).exists()]
    assert missing == []
