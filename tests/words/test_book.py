"""Messages are parsed one by one, when they are asked for, and say what a whole file of them would say."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from sagebrush.words import _Book, _entries, files, languages, message_ids

TRICKY = """
# Says = nothing: it is a comment.
-land = { $case ->
   *[plain] the West
    [of] of the West
}
hero = { $count ->
    [one] a hero { -land(case: "of") }
   *[other] { $count } heroes
}
    .title = Hero = { hero-name }
hero-name =
    Buck
    and sons = heroes
empty =
    .only = { hero }, { hero-name }: { hero.title }
hero = said a second time
round = { there }
there = { round }
broken = { $
after = fine
"""


@pytest.fixture
def book(tmp_path: Path) -> _Book:
    (tmp_path / "tricky.ftl").write_text(TRICKY)
    return _Book("en", [tmp_path / "tricky.ftl"])


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_every_message_stands_for_itself(lang: str) -> None:
    """What is cut out of a file is, to the parser, what it was within the file."""
    for path in files(lang):
        text = path.read_text("utf-8")
        whole = [item for item in FluentResource(text).body if isinstance(item, ast.Message | ast.Term)]
        cut = list(_entries(text))
        assert [id for id, _ in cut] == [f"{'-' * isinstance(item, ast.Term)}{item.id.name}" for item in whole], path
        for (_, entry), item in zip(cut, whole, strict=True):
            (alone, *rest) = FluentResource(entry).body
            assert alone.equals(item, ignored_fields=["span", "comment"]), entry
            assert all(isinstance(one, ast.BaseComment) for one in rest), entry


def test_what_a_message_refers_to_comes_with_it(book: _Book) -> None:
    def said(id: str, attribute: str | None = None, **facts: int) -> tuple[str, list[Exception]]:
        pattern = book.pattern(id, attribute)
        assert pattern is not None
        text, errors = book.bundle.format_pattern(pattern, facts)
        return str(text), errors

    name = "Buck\nand sons = heroes"
    assert said("empty", "only", count=1) == (f"a hero of the West, {name}: Hero = {name}", [])
    assert said("hero", count=2) == ("2 heroes", [])
    assert said("after") == ("fine", [])


def test_what_is_not_there(book: _Book) -> None:
    assert book.pattern("nothing", None) is None
    assert book.pattern("hero", "nothing") is None
    assert book.pattern("empty", None) is None
    assert book.pattern("broken", None) is None
    assert book.pattern("-land", None) is None
    assert book.ids == ("hero", "hero-name", "empty", "round", "there", "broken", "after")


def test_messages_that_refer_to_each_other_are_no_endless_search(book: _Book) -> None:
    assert book.pattern("round", None) is not None


def test_the_ids_of_all_messages_are_known_without_parsing() -> None:
    assert len(message_ids()) == len(set(message_ids())) > 1000
