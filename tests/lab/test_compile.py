"""Compiled copies for play: one that does not fit the sources to the letter is never used."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "compile.py"


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool at work on a small package, with a compiler that only says that it was called."""
    spec = importlib.util.spec_from_file_location("compile_tool", TOOL)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    package = tmp_path / "src" / "sagebrush"
    package.mkdir(parents=True)
    (package / "rules.py").write_text("LIFE = 4\n")
    (package / "words.ftl").write_text("life = Life\n")
    begun: list[Any] = []
    monkeypatch.setattr(module, "SRC", tmp_path / "src")
    monkeypatch.setattr(module, "PLAY", tmp_path / "build" / "play")
    monkeypatch.setattr(module, "compile_in", lambda src, jobs: (src / "sagebrush" / "rules.so").touch())
    monkeypatch.setattr(module.subprocess, "Popen", lambda command, **_: begun.append(command))
    monkeypatch.setattr(module.shutil, "which", lambda name: name)
    module.begun = begun  # type: ignore[attr-defined]
    return module


def test_the_first_start_does_not_wait(tool: ModuleType) -> None:
    assert tool.for_play() == tool.SRC
    assert [command[-1] for command in tool.begun] == ["--now"]


def test_without_a_compiler_nothing_is_begun(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool.shutil, "which", lambda _: None)
    assert tool.for_play() == tool.SRC
    assert tool.begun == []


def test_the_next_start_runs_what_is_compiled(tool: ModuleType) -> None:
    copy = tool.make_for_play(polite=False)
    assert tool.for_play() == copy
    assert (copy / "sagebrush" / "rules.so").exists()
    assert tool.begun == []


@pytest.mark.parametrize("name", ["rules.py", "words.ftl", "new.py"])
def test_a_copy_that_does_not_fit_is_not_used(tool: ModuleType, name: str) -> None:
    copy = tool.make_for_play(polite=False)
    path = tool.SRC / "sagebrush" / name
    before = path.read_text() if path.exists() else None
    path.write_text("# changed\n")
    assert tool.for_play() == tool.SRC
    if before is None:
        path.unlink()
    else:
        path.write_text(before)
    assert tool.for_play() == copy


def test_sources_that_change_meanwhile_spoil_the_copy(tool: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    source = tool.SRC / "sagebrush" / "rules.py"
    monkeypatch.setattr(tool, "compile_in", lambda src, jobs: source.write_text("LIFE = 5\n"))
    tool.make_for_play(polite=False)
    assert tool.for_play() == tool.SRC
    assert list(tool.PLAY.glob("*.draft")) == []


def test_libraries_beside_the_sources_go(tool: ModuleType) -> None:
    library = tool.SRC / "sagebrush" / "rules.so"
    library.touch()
    tool.for_play()
    assert not library.exists()


def test_the_copy_before_the_newest_stays(tool: ModuleType) -> None:
    made = []
    for life in range(4):
        (tool.SRC / "sagebrush" / "rules.py").write_text(f"LIFE = {life}\n")
        made.append(tool.make_for_play(polite=False))
    assert [copy.is_dir() for copy in made] == [False, False, True, True]
