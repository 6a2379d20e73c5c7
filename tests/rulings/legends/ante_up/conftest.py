"""A fresh table with Ante Up for every scenario."""

import pytest

from tests.rulings.legends.ante_up.bench import AnteUpScenario


@pytest.fixture
def table() -> AnteUpScenario:
    return AnteUpScenario()
