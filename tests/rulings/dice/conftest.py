"""A fresh table of the Dice Game for each scenario."""

import pytest

from tests.rulings.dice.bench import DiceScenario


@pytest.fixture
def table() -> DiceScenario:
    return DiceScenario()
