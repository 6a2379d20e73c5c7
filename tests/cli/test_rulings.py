"""The catalogue of rulings: complete, covered, and written down."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

from sagebrush import rulings
from sagebrush.core.registry import games
from sagebrush.words import Words, files, languages
from tests.cli.test_commands import told

ROOT = Path(__file__).parents[2]
GAMES = [game.info.name for game in games()]


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_has_a_test_or_is_physical(game: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert told(capfd, "rulings", game, "--missing") == ""


@pytest.mark.parametrize("lang", languages())
def test_every_ruling_has_a_text_in_every_language_and_no_text_is_left_over(lang: str) -> None:
    texts = set()
    for path in (path for path in files(lang) if path.name == "rulings.ftl"):
        lines = path.read_text("utf-8").splitlines()
        texts |= {line.split(" =")[0] for line in lines if line[:1].isupper()}
    assert texts == set(rulings.catalogue())


@pytest.mark.parametrize("game", rulings.games_with_rulings())
def test_the_page_of_rulings_is_up_to_date(game: str) -> None:
    """`make docs` writes it anew."""
    written = (ROOT / "docs" / "rulings" / f"{game}.md").read_text("utf-8")
    assert written == rulings.page(game, Words())


@pytest.mark.parametrize("game", rulings.games_with_rulings())
def test_every_section_has_a_title(game: str) -> None:
    words = Words()
    sections = {ruling.section for ruling in rulings.rulings_of(game)}
    assert [section for section in sorted(sections) if not words.has(f"{game}-section-{section}")] == []


def test_the_table(capfd: pytest.CaptureFixture[str]) -> None:
    shown = told(capfd, "rulings", "dice")
    assert "DICE-001" in shown
    assert "test_five_dice" in shown
    assert "BANG-001" not in shown
    physical = [ruling for ruling in rulings.rulings_of("dice") if ruling.physical]
    assert physical
    assert physical[0].physical[:30] in shown


def test_what_speaks_of_something_is_found(capfd: pytest.CaptureFixture[str]) -> None:
    """By id, by what it is about, or by words of the text in any language; every word has to be there."""

    def found(*asked: str) -> list[str]:
        return [entry["ruling"]["id"] for entry in json.loads(told(capfd, "rulings", *asked, "--json"))["rulings"]]

    assert found("--find", "dice-001") == ["DICE-001"]
    slab = found("bang", "--find", "Slab killer jourdonnais")
    assert {"BANG-079", "BANG-X17"} <= set(slab)
    assert "BANG-232" not in slab
    assert set(found("bang", "--find", "jourdonnais slab", "--lang", "uk")) <= set(
        found("bang", "--find", "slab_the_killer")
    )
    assert found("dice", "--find", "railcar") == []
    shown = told(capfd, "rulings", "bang", "--find", "BANG-232")
    assert "test_slab_is_stopped_by_two_missed" in shown
    assert "BANG-233" not in shown


def test_rulings_for_programs(capfd: pytest.CaptureFixture[str]) -> None:
    found = json.loads(told(capfd, "rulings", "dice", "--json", "--lang", "cs"))["rulings"]
    first = found[0]
    assert first["ruling"]["id"] == "DICE-001"
    assert first["text"] == Words("cs").say("DICE-001")
    assert first["tests"][0].startswith("tests/rulings/dice/")
    assert json.loads(told(capfd, "rulings", "dice", "--json", "--missing")) == {"missing": []}


def test_marks_are_found_however_they_are_written() -> None:
    source = """
@ruling("A-1", "A-2")
def test_plain(): ...

@pytest.mark.ruling("A-3")
async def test_long(): ...

class TestThese:
    @pytest.mark.parametrize("x", [pytest.param(1, marks=ruling("A-4"))])
    def test_param(self): ...

@ruling("A-5")
def helper(): ...
"""
    found = dict(rulings._marked(ast.parse(source)))
    assert found == {"A-1": "test_plain", "A-2": "test_plain", "A-3": "test_long", "A-4": "test_param"}


def test_gaps_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    tests = {"DICE-002": ("tests/x.py::test_x",), "DICE-999": ("tests/x.py::test_y",)}
    monkeypatch.setattr(rulings, "tests_by_ruling", lambda root: tests)
    found = rulings.gaps("dice")
    assert "DICE-001: has no test (The game has 5 dice.)" in found
    assert not [line for line in found if line.startswith(("DICE-002", "DICE-036"))]
    assert found[-1] == "DICE-999: is not in the catalogue, but tests/x.py::test_y names it"


@pytest.mark.parametrize(("game", "id"), [("legends", "LEG-999"), ("legends", "LEG-X99"), ("bang", "BANG-999")])
def test_a_ruling_nobody_wrote_belongs_to_the_game_with_such_ids(
    monkeypatch: pytest.MonkeyPatch, game: str, id: str
) -> None:
    """Whatever these begin with: those of Western Legends are no LEGENDS-001."""
    monkeypatch.setattr(rulings, "tests_by_ruling", lambda root: {id: ("tests/x.py::test_y",)})
    told = f"{id}: is not in the catalogue, but tests/x.py::test_y names it"
    assert told in rulings.gaps(game)
    assert told in rulings.gaps()
    assert told not in rulings.gaps("dice")
