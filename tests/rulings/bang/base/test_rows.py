"""Rows are typed: whatever is misspelt or does not fit stops the program at start-up, with file and row."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from sagebrush.games.bang import library
from sagebrush.games.bang.expansion import Expansion
from sagebrush.games.bang.library import BadLibrary
from sagebrush.games.bang.rows import BadRow
from sagebrush.games.bang.rules import BOOK, CardRule


class Throws(CardRule):
    """A card that is aimed."""

    aimed: ClassVar[bool | None] = True


def wanted(folder: Path, row: str, **rules: type[CardRule]) -> Expansion:
    """The expansion `wanted`, whose only card is the poster."""
    home = folder / "wanted"
    home.mkdir()
    (home / "cards.toml").write_text(f"[poster]\n{row}\n", "utf-8")
    return Expansion("wanted", home, rules, {})


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ('border = "brown"\nrule = "draws"\ndrews = 2\ncopies = []', "unknown field `drews`"),
        ('border = "bronw"\ncopies = []', "Invalid enum value 'bronw'"),
        ('border = "brown"', "missing required field `copies`"),
        ('border = "brown"\ncopies = ["1S"]', "matching regex"),
        ('border = "brown"\ncopies = ["10C"]\nsymbols = ["bnag"]', "Invalid enum value 'bnag'"),
        ('border = "brown"\ncopies = ["10C"]\ntarget = "anybody"', "matching regex"),
        ('border = "brown"\ncopies = ["10C"]\nextra = 0', "`int` >= 1"),
        ('border = "brown"\ncopies = ["10C"]\nbook = "yes"', "Expected `bool`"),
    ],
)
def test_a_misspelt_row_is_refused(tmp_path: Path, row: str, said: str) -> None:
    with pytest.raises(BadRow) as refused:
        wanted(tmp_path, row)
    assert str(refused.value).startswith("wanted/cards.toml, [poster]: ")
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ('border = "brown"\nrule = "shots"\ncopies = []', "there is no rule 'shots'"),
        ('border = "brown"\ncopies = []', "has neither a symbol rule nor one of its own"),
        ('copies = ["10C"]', "copies of a card that no expansion has brought so far"),
        ('border = "brown"\nrule = "shoots"\ncopies = []', "is aimed at a chosen player, but its target is 'none'"),
        ('border = "green"\nrule = "takes"\ntarget = "all"\ncopies = []', "but its target is 'all'"),
        ('border = "brown"\nrule = "draws"\ndraws = 2\ntarget = "any"\ncopies = []', "is not aimed at anybody"),
        ('border = "brown"\nrule = "draws"\ncopies = []', "its rule needs 'draws'"),
        ('border = "blue"\nrule = "weapon"\ncopies = []', "its rule needs 'range'"),
    ],
)
@pytest.mark.usefixtures("box")
def test_a_row_that_does_not_fit_its_rule_is_refused(tmp_path: Path, row: str, said: str) -> None:
    with pytest.raises(BadLibrary) as refused:
        library.add(wanted(tmp_path, row))
    assert str(refused.value).startswith("wanted/cards.toml, [poster]: ")
    assert said in str(refused.value)


@pytest.mark.usefixtures("box")
def test_a_rule_of_ones_own_that_aims_has_a_target(tmp_path: Path) -> None:
    with pytest.raises(BadLibrary, match="is aimed at a chosen player"):
        library.add(wanted(tmp_path, 'border = "brown"\ncopies = ["10C"]', poster=Throws))


@pytest.mark.usefixtures("box")
def test_rules_and_rows_belong_together(tmp_path: Path) -> None:
    row = 'border = "brown"\ntarget = "other"\ncopies = ["10C"]'
    with pytest.raises(BadLibrary, match="wanted has rules without a row: postre"):
        library.add(wanted(tmp_path, row, postre=Throws))


@pytest.mark.usefixtures("box")
def test_a_card_is_brought_only_once(tmp_path: Path) -> None:
    home = tmp_path / "again"
    home.mkdir()
    (home / "cards.toml").write_text('[beer]\nborder = "brown"\nrule = "heals"\nlives = 9\ncopies = []\n', "utf-8")
    with pytest.raises(BadLibrary, match=r"again/cards.toml, \[beer\]: another expansion has brought this card"):
        library.add(Expansion("again", home, {}, {}))


@pytest.mark.usefixtures("box")
def test_a_good_row_is_taken(tmp_path: Path) -> None:
    """Also where such a deck was asked for before the expansion was in the box."""
    assert "poster" not in {card.name for card in library.deck_for(("wanted",))}
    library.add(wanted(tmp_path, 'border = "brown"\ntarget = "other"\ncopies = ["10C", "10C"]', poster=Throws))
    assert [card.id for card in library.CARDS[-2:]] == ["poster:10C", "poster:10C:2"]
    assert (BOOK["poster"].aims, BOOK["poster"].extra) == (True, 0)
    assert library.deck_for(("wanted",))[-1].name == "poster"
    assert "poster" not in {card.name for card in library.deck_for(())}


@pytest.mark.parametrize("row", ["lives = 4", "life = 0", 'life = "four"'])
def test_a_misspelt_character_is_refused(tmp_path: Path, row: str) -> None:
    (tmp_path / "characters.toml").write_text(f"[joe]\n{row}\n", "utf-8")
    with pytest.raises(BadRow, match=r"characters.toml, \[joe\]: "):
        Expansion("saloon", tmp_path, {}, {})


@pytest.mark.usefixtures("box")
def test_a_character_without_a_rule_is_refused(tmp_path: Path) -> None:
    (tmp_path / "characters.toml").write_text("[joe]\nlife = 4\n", "utf-8")
    with pytest.raises(BadLibrary, match="saloon: rows and rules of the characters differ"):
        library.add(Expansion("saloon", tmp_path, {}, {}))
