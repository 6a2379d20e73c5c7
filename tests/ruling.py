"""`@ruling("DICE-041")` ties a scenario to the rulings that it shows."""

import pytest

ruling = pytest.mark.ruling
