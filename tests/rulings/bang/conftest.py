"""A fresh table of BANG! for each scenario, and a box that a test may add to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sagebrush.games.bang import library
from sagebrush.games.bang.cards import NAMED
from sagebrush.games.bang.event_deck import EVENTS
from sagebrush.games.bang.flow.dealing import CAST
from sagebrush.games.bang.round_events import SETS
from sagebrush.games.bang.rules import BOOK
from tests.rulings.bang.bench import BangScenario


@pytest.fixture
def table() -> BangScenario:
    return BangScenario()


@pytest.fixture
def box() -> Iterator[None]:
    """Whatever a test puts into the box is taken out again."""
    box, cards, bonus = library.BOX.copy(), library.CARDS.copy(), library.BONUS.copy()
    kept = [
        (into, into.copy()) for into in (library.HOMES, library.THINGS, library.ROLES, CAST, BOOK, NAMED, EVENTS, SETS)
    ]
    yield
    library.BOX[:] = box
    library.CARDS[:] = cards
    library.BONUS[:] = bonus
    for into, before in kept:
        into.clear()
        into.update(before)  # type: ignore[arg-type]
    library.deck_for.cache_clear()
    library.cast_for.cache_clear()
