"""A fresh table for every scenario of Western Legends."""

import pytest

from tests.rulings.legends.bench import LegendsScenario


@pytest.fixture
def table() -> LegendsScenario:
    return LegendsScenario()
