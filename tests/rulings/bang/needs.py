"""Scenarios in which several expansions meet: they are left out where one of them is not in the box."""

from __future__ import annotations

import pytest

from sagebrush.games.bang.library import BOX


def needs(expansion: str) -> pytest.MarkDecorator:
    """Marks a scenario with cards or characters of another expansion than its own."""
    here = [each.name for each in BOX]
    return pytest.mark.skipif(expansion not in here, reason=f"{expansion} is not in the box")
