"""Cards with a rule that only a scenario knows. The rules may be compiled, so they are exchanged and never patched."""

from __future__ import annotations

import pytest

from sagebrush.games.bang.cards import NAMED
from sagebrush.games.bang.library import BOX
from sagebrush.games.bang.rows import CardRow
from sagebrush.games.bang.rules import BOOK, CardRule


def exchange(monkeypatch: pytest.MonkeyPatch, name: str, kind: type[CardRule]) -> None:
    """Until the scenario ends, all cards of this name in the base game follow another rule."""
    row = BOX[0].card_rows[name]
    assert isinstance(row, CardRow)
    rule = kind(name, row)
    monkeypatch.setitem(BOOK, name, rule)
    for card in NAMED[name]:
        monkeypatch.setattr(card, "rule", rule)
