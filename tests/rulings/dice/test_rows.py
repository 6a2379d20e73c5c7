"""dice.toml is typed: whatever is misspelt stops the program at start-up."""

from __future__ import annotations

from pathlib import Path

import pytest

from sagebrush.games.dice import data
from sagebrush.games.dice.characters import cast
from sagebrush.games.dice.rows import BadFacts, read_facts

GOOD = (Path(data.__file__).parent / "dice.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("good", "bad", "said"),
    [
        ("arrows = 9", "arows = 9", "unknown field `arows`"),
        ("arrows = 9", "arrows = 9\nbullets = 6", "unknown field `bullets`"),
        ('"gatling"]', '"gattling"]', "Invalid enum value 'gattling'"),
        ("sheriff = 1, outlaw = 2", "sherif = 1, outlaw = 2", "Invalid enum value 'sherif'"),
        ("bart_cassidy = 8", 'bart_cassidy = "many"', "characters"),
        ("bart_cassidy = 8", "bart_cassidy = 0", "`int` >= 1"),
    ],
)
def test_a_misspelt_fact_is_refused(tmp_path: Path, good: str, bad: str, said: str) -> None:
    assert good in GOOD
    path = tmp_path / "dice.toml"
    path.write_text(GOOD.replace(good, bad), "utf-8")
    with pytest.raises(BadFacts) as refused:
        read_facts(path)
    assert "dice.toml: " in str(refused.value)
    assert said in str(refused.value)


def test_every_character_has_a_row_and_every_row_a_character() -> None:
    life = dict(data.LIFE)
    life["bart_casidy"] = life.pop("bart_cassidy")
    with pytest.raises(BadFacts, match="differ in bart_casidy, bart_cassidy"):
        cast(life)
