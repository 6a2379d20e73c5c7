"""A fresh table of BANG! for each scenario."""

import pytest

from tests.rulings.bang.bench import BangScenario


@pytest.fixture
def table() -> BangScenario:
    return BangScenario()
