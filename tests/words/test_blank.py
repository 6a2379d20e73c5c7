"""What several sentences have in common."""

from __future__ import annotations

import pytest

from sagebrush.words.blank import blanked


@pytest.mark.parametrize(
    ("texts", "common"),
    [
        (["Sit with Ann", "Sit with Bob"], "Sit with …"),
        (["A life for Ann now", "A life for Bob now"], "A life for … now"),
        (["Ann sits", "Bob sits"], "… sits"),
        (["The same", "The same"], "The same"),
    ],
)
def test_dots_stand_where_sentences_differ(texts: list[str], common: str) -> None:
    assert blanked(texts) == common
