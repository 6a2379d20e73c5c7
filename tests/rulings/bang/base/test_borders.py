"""Borders: what stays, and what counts as blue (BANG-048, BANG-049, BANG-735)."""

import pytest

from sagebrush.games.bang.rows import Border, CardRow
from sagebrush.games.bang.rules import CardRule
from tests.ruling import ruling


@ruling("BANG-048", "BANG-049")
@pytest.mark.parametrize(
    ("border", "stays", "is_blue"),
    [("brown", False, False), ("blue", True, True), ("green", True, False), ("orange", True, True)],
)
def test_orange_cards_are_blue_cards(border: Border, stays: bool, is_blue: bool) -> None:  # noqa: FBT001
    """Brown cards act at once; orange ones stay in play and are blue to all rules that speak of blue cards."""
    rule = CardRule("thing", CardRow(border=border, copies=()))
    assert (rule.stays, rule.is_blue) == (stays, is_blue)
